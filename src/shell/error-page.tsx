// The error page (Spec 2).

import { isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '#ui/buttons.tsx'
import { Logo } from './logo.tsx'
import type { Site } from './site.ts'

/** The status of whatever was thrown: the answer's own, or 500. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

type ErrorPageProps = {
  readonly error: unknown
  readonly site: Site | undefined
  /** Under which the log tells what happened. */
  readonly requestId: string | undefined
}

export function ErrorPage({ error, site, requestId }: ErrorPageProps) {
  const status = statusOf(error)
  const notFound = status === 404
  return (
    <main className="mx-auto flex w-full max-w-2xl grow flex-col items-start justify-center gap-6 px-6 py-16">
      <Logo className="size-24 -rotate-12" />
      <p className="font-semibold text-clay tracking-wide">{status}</p>
      <h1 className="font-display text-5xl text-ink">Oops!</h1>
      <p className="text-lg">Looks like one of our vacation homes took a wrong turn.</p>
      {!notFound && <Why error={error} />}
      {notFound && (
        <>
          <p>But don't worry, we have plenty of other amazing stays for you to explore!</p>
          <ButtonLink to="/stays">View All Stays</ButtonLink>
        </>
      )}
      {site && (
        <p className="text-ink-soft">
          If this keeps happening, write to{' '}
          <a className="link" href={`mailto:${site.contact}?subject=Support`}>
            {site.contact}
          </a>{' '}
          and we will help.
          {requestId && (
            <>
              {' '}
              It helps us to know the number of this page: <code className="break-all">{requestId}</code>
            </>
          )}
        </p>
      )}
    </main>
  )
}

/** What was wrong with a request that was turned away, and that nothing was done. */
function Why({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status >= 500 || typeof error.data !== 'string') return null
  return (
    <p role="alert">
      {error.data} Nothing was changed: with the way back of your browser, what you typed is still there.
    </p>
  )
}
