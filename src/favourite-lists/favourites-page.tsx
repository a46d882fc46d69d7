// The favourites page: the homes, an address to share, and viewed homes after opting in.

import { Form, Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { mostFavourites } from '#favourites/favourites.ts'
import { friendlyMessage } from '#identity/browser/friendly-message.ts'
import { gridSizes, StayGrid } from '#search/card/stay-grid.tsx'
import { ButtonLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { FavouritesView } from './favourites-view.ts'
import { ShareList } from './share-list.tsx'

const titleOf = (kind: FavouritesView['kind']) =>
  kind === 'shared' ? sentence('search.sharedList') : sentence('search.favourites')

const introOf: Readonly<Record<FavouritesView['kind'], () => string>> = {
  account: () => sentence('search.inAccount'),
  browser: () => sentence('search.onlyThisBrowser'),
  shared: () => sentence('search.somebodyShared'),
}

type FavouritesPageProps = {
  readonly view: FavouritesView
  /** Nobody answered: which homes are still here is not known. */
  readonly isUnreachable?: boolean
}

export function FavouritesPage({ view, isUnreachable }: FavouritesPageProps) {
  const { kind, cards, gone, leftOut } = view
  if (isUnreachable) {
    return (
      <section className="flex flex-col gap-4 py-6">
        <h1 className="font-display text-3xl">{titleOf(kind)}</h1>
        {/* Spec 8: the words for whatever has none of its own. */}
        <Notice tone="wrong">{friendlyMessage('unknown-error')}</Notice>
      </section>
    )
  }
  return (
    <>
      <section className="py-6">
        <h1 className="font-display text-3xl">{titleOf(kind)}</h1>
        {leftOut && <LeftOut {...leftOut} />}
        {gone > 0 && <Notice tone="plain">{sentence('search.favouritesGone', { gone })}</Notice>}
        {cards.length > 0 ? <Kept view={view} /> : <NoneKept isOwn={kind !== 'shared'} />}
      </section>
      <Recent recent={view.recent} />
    </>
  )
}

function LeftOut({ count, address }: NonNullable<FavouritesView['leftOut']>) {
  return (
    <Notice tone="plain">
      <RichSentence
        text={sentence('search.leftOut', { count, most: mostFavourites })}
        parts={{
          see: words => (
            <Link to={address} className="link">
              {words}
            </Link>
          ),
        }}
      />
    </Notice>
  )
}

function Kept({ view: { kind, cards, share, unkept, isFull } }: { readonly view: FavouritesView }) {
  return (
    <>
      <p className="pt-2 pb-6 text-ink-soft">
        {introOf[kind]()} {isFull && sentence('search.listFull', { most: mostFavourites })}
      </p>
      <StayGrid cards={cards} sizes={gridSizes} />
      <div className="favourites-share">
        <label htmlFor="share" className="font-semibold">
          {sentence('search.listAddress')}
        </label>
        <ShareList address={share} />
        {kind === 'shared' && unkept.length > 0 && (
          <Form method="post" action="/favourites">
            <input type="hidden" name="homes" value={unkept.join('.')} />
            <button type="submit" name="do" value="keep-all" className="button">
              {sentence('search.keepThese')}
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
      <p className="max-w-xl">{isOwn ? sentence('search.noneKept') : sentence('search.noneShared')}</p>
      <ButtonLink to="/stays">{sentence('search.everyHome')}</ButtonLink>
    </div>
  )
}

function Recent({ recent }: Pick<FavouritesView, 'recent'>) {
  return (
    <section className="border-line border-t py-8">
      <h2 className="pb-2 font-display text-2xl">{sentence('search.looked')}</h2>
      {recent === undefined ? (
        <Ask does="remember" says={sentence('search.rememberLooks')}>
          {sentence('search.rememberLooksText')}
        </Ask>
      ) : (
        <>
          {recent.length > 0 ? (
            <StayGrid cards={recent} sizes={gridSizes} />
          ) : (
            <p className="pb-2">{sentence('search.nextLooks')}</p>
          )}
          <Ask does="forget" says={sentence('search.forgetLooks')} />
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
