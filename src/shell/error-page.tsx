// The error page (Spec 2).

import { isRouteErrorResponse } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink } from '#ui/buttons.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { Logo } from './logo.tsx'
import type { Site } from './site.ts'

/** The status of whatever was thrown: the answer's own, or 500. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

/** As browsers say that a request got no answer at all. */
function isUnreached(error: unknown): boolean {
  return error instanceof TypeError && /^(Failed to fetch|NetworkError|Load failed)/.test(error.message)
}

type ErrorPageProps = {
  readonly error: unknown
  readonly site: Site | undefined
  /** Under which the log tells what happened. */
  readonly requestId: string | undefined
}

export function ErrorPage({ error, site, requestId }: ErrorPageProps) {
  const isAway = isUnreached(error)
  const status = statusOf(error)
  const notFound = status === 404
  return (
    <main className="mx-auto flex w-full max-w-2xl grow flex-col items-start justify-center gap-6 px-6 py-16">
      <Logo className="size-24 -rotate-12" />
      {!isAway && <p className="font-semibold text-ink-soft tracking-wide">{status}</p>}
      <h1 className="font-display text-5xl text-ink">
        {isAway ? sentence('shell.notReached') : sentence('shell.oops')}
      </h1>
      <p className="text-lg">{isAway ? sentence('shell.notReachedText') : sentence('shell.wrongTurn')}</p>
      {isAway && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {sentence('shell.tryAgain')}
        </button>
      )}
      {!notFound && <Why error={error} />}
      {notFound && (
        <>
          <p>{sentence('shell.otherStays')}</p>
          <ButtonLink to="/stays">{sentence('shell.allStays')}</ButtonLink>
        </>
      )}
      {site && !isAway && (
        <p className="text-ink-soft">
          <RichSentence
            text={sentence('shell.keepsHappening')}
            parts={{
              contact: () => (
                <a className="link" href={`mailto:${site.contact}?subject=Support`}>
                  {site.contact}
                </a>
              ),
            }}
          />{' '}
          {requestId && (
            <RichSentence
              text={sentence('shell.pageNumber')}
              parts={{ number: () => <code className="break-all">{requestId}</code> }}
            />
          )}
        </p>
      )}
    </main>
  )
}

/** What was wrong with a request that was turned away, and that nothing was done. */
function Why({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status >= 500 || typeof error.data !== 'string') return null
  return <p role="alert">{sentence('shell.nothingChanged', { why: error.data })}</p>
}
