// The view of the favourites page, from the address, the cookies and the cards of the homes.

import {
  type Favourite,
  type Favourites,
  mostFavourites,
  type RequestFavourites,
  recentCookie,
  writeHome,
} from '#favourites/favourites.ts'
import { parseHomes } from '#favourites/parse-favourites.ts'
import { favouritesAddress } from '#favourites/tell-favourites.ts'
import { cookieNamed } from '#platform/cookie.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'

export type FavouritesView = {
  /** `account` and `browser`: what the one or the other keeps. `shared`: what the address names. */
  readonly kind: 'account' | 'browser' | 'shared'
  readonly cards: readonly StayCardView[]
  /** The whole address of these homes, to be sent to others. */
  readonly share: string
  /** Named in the address or kept, and not to be found any more. */
  readonly gone: number
  /** The last homes that made way for newer ones; undefined for none, and on a shared list. */
  readonly leftOut: { readonly count: number; readonly address: string } | undefined
  /** Whether the next home that is kept takes the place of another. */
  readonly isFull: boolean
  /** The homes of a shared list that are not kept yet. */
  readonly unkept: readonly string[]
  /** Viewed homes; undefined when the guest did not ask to remember them. */
  readonly recent: readonly StayCardView[] | undefined
}

export type FavouritesAsked = {
  readonly query: URLSearchParams
  readonly favourites: RequestFavourites
  readonly cookies: string | null
  /** The site's address without a path. */
  readonly origin: string
}

type Named = {
  readonly kind: FavouritesView['kind']
  readonly shown: Favourites
  /** Undefined when the guest did not ask to remember them. */
  readonly recent: Favourites | undefined
}

function readNamed({ query, favourites, cookies }: FavouritesAsked): Named {
  const written = query.get('homes')
  const shown = written === null ? favourites.homes : parseHomes(written)
  const recentText = cookieNamed(recentCookie, cookies)
  const recent =
    recentText === undefined
      ? undefined
      : parseHomes(recentText).filter(({ slug }) => !shown.some(home => home.slug === slug))
  const own = favourites.account === undefined ? 'browser' : 'account'
  return { kind: written === null ? own : 'shared', shown, recent }
}

/** Every home whose card the page needs. */
export function namedHomes(asked: FavouritesAsked): Favourites {
  const { shown, recent = [] } = readNamed(asked)
  return [...shown, ...recent]
}

/** `cards` are those of `namedHomes` that are to be found. */
export function favouritesView(asked: FavouritesAsked, cards: readonly StayCardView[]): FavouritesView {
  const { kind, shown, recent } = readNamed(asked)
  const { homes: own, leftOut } = asked.favourites
  const bySlug = new Map(cards.map(card => [card.slug, card]))
  const isOwn = ({ slug }: Favourite) => own.some(home => home.slug === slug)
  const cardsFor = (homes: Favourites) => homes.flatMap(({ slug }) => bySlug.get(slug) ?? [])
  return {
    kind,
    cards: cardsFor(shown),
    share: `${asked.origin}${favouritesAddress(shown)}`,
    leftOut:
      kind === 'account' && leftOut.length > 0
        ? { count: leftOut.length, address: favouritesAddress(leftOut) }
        : undefined,
    isFull: kind !== 'shared' && shown.length >= mostFavourites,
    gone: shown.length - cardsFor(shown).length,
    unkept: shown.filter(home => bySlug.has(home.slug) && !isOwn(home)).map(writeHome),
    recent: recent && cardsFor(recent),
  }
}
