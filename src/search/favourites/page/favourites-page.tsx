// The favourites page: the homes, an address to share, and viewed homes after opting in.

import { Form } from 'react-router'
import { friendlyMessage } from '#identity/browser/friendly-message.ts'
import { StayGrid } from '#search/card/stay-grid.tsx'
import { ButtonLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import type { FavouritesView } from './favourites-view.ts'

const titles = { own: 'Homes you keep', shared: 'A list of homes' } as const

const sizes = '(min-width: 75rem) 23rem, (min-width: 48rem) 45vw, calc(100vw - 2rem)'

type FavouritesPageProps = {
  readonly view: FavouritesView
  /** Nobody answered: which homes are still here is not known. */
  readonly isUnreachable?: boolean
}

export function FavouritesPage({ view, isUnreachable }: FavouritesPageProps) {
  const { kind, cards, gone } = view
  if (isUnreachable) {
    return (
      <section className="flex flex-col gap-4 py-6">
        <h1 className="font-display text-3xl">{titles[kind]}</h1>
        {/* Spec 8: the sentence for whatever has none of its own. */}
        <Notice tone="wrong">{friendlyMessage('unknown-error')}</Notice>
      </section>
    )
  }
  return (
    <>
      <section className="py-6">
        <h1 className="font-display text-3xl">{titles[kind]}</h1>
        {gone > 0 && (
          <Notice tone="plain">
            {gone === 1 ? 'One home of this list is no longer here.' : `${gone} homes of this list are no longer here.`}
          </Notice>
        )}
        {cards.length > 0 ? <Kept view={view} /> : <NoneKept isOwn={kind === 'own'} />}
      </section>
      <Recent recent={view.recent} />
    </>
  )
}

function Kept({ view: { kind, cards, share, unkept } }: { readonly view: FavouritesView }) {
  return (
    <>
      <p className="pt-2 pb-6 text-ink-soft">
        {kind === 'own'
          ? 'Only this browser knows them, and only until you empty their hearts.'
          : 'Somebody shared these homes. The prices are those of today.'}
      </p>
      <StayGrid cards={cards} sizes={sizes} />
      <div className="favourites-share">
        <label htmlFor="share" className="font-semibold">
          The address of this list, for whoever comes along
        </label>
        <input id="share" readOnly value={share} className="field" />
        {kind === 'shared' && unkept.length > 0 && (
          <Form method="post" action="/favourites">
            <input type="hidden" name="homes" value={unkept.join('.')} />
            <button type="submit" name="do" value="keep-all" className="button">
              Keep these homes too
            </button>
          </Form>
        )}
      </div>
    </>
  )
}

function NoneKept({ isOwn }: { readonly isOwn: boolean }) {
  return (
    <div className="flex flex-col items-start gap-6 pt-4">
      <p className="max-w-xl">
        {isOwn
          ? 'Press the heart of a home, and it stands here: side by side with the others, with one address to send to whoever comes along.'
          : 'This address names no home that is here.'}
      </p>
      <ButtonLink to="/stays">See every home</ButtonLink>
    </div>
  )
}

function Recent({ recent }: Pick<FavouritesView, 'recent'>) {
  return (
    <section className="border-line border-t py-8">
      <h2 className="pb-2 font-display text-2xl">What you looked at</h2>
      {recent === undefined ? (
        <Ask does="remember" says="Remember the homes I look at">
          Nothing is remembered unless you ask for it. If you do, this browser keeps the last homes you opened, and
          nobody else.
        </Ask>
      ) : (
        <>
          {recent.length > 0 ? (
            <StayGrid cards={recent} sizes={sizes} />
          ) : (
            <p className="pb-2">The next homes you open will stand here.</p>
          )}
          <Ask does="forget" says="Forget them, and remember no more" />
        </>
      )}
    </section>
  )
}

type AskProps = { readonly does: string; readonly says: string; readonly children?: string }

function Ask({ does, says, children }: AskProps) {
  return (
    <Form method="post" action="/favourites" className="flex flex-col items-start gap-4 pt-2">
      {children && <p className="max-w-xl text-ink-soft">{children}</p>}
      <button type="submit" name="do" value={does} className="button button-quiet">
        {says}
      </button>
    </Form>
  )
}
