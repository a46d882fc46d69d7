// The view of the favourites page, from the address, the cookies and the cards of the homes.

import {
  type Favourite,
  type Favourites,
  favouritesAddress,
  favouritesCookie,
  parseHomes,
  recentCookie,
  writeHome,
} from '#favourites/favourites.ts'
import { cookieNamed } from '#platform/cookie.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'

export type FavouritesView = {
  /** `own`: what this browser keeps. `shared`: what the address names. */
  readonly kind: 'own' | 'shared'
  readonly cards: readonly StayCardView[]
  /** The whole address of these homes, to be sent to others. */
  readonly share: string
  /** Named in the address or the cookie, and not to be found any more. */
  readonly gone: number
  /** The homes of a shared list that this browser does not keep yet. */
  readonly unkept: readonly string[]
  /** Viewed homes; undefined when the guest did not ask to remember them. */
  readonly recent: readonly StayCardView[] | undefined
}

export type FavouritesAsked = {
  readonly query: URLSearchParams
  readonly cookies: string | null
  /** The site's address without a path. */
  readonly origin: string
}

type Named = {
  readonly kind: FavouritesView['kind']
  readonly own: Favourites
  readonly shown: Favourites
  /** Undefined when the guest did not ask to remember them. */
  readonly recent: Favourites | undefined
}

function readNamed({ query, cookies }: FavouritesAsked): Named {
  const own = parseHomes(cookieNamed(favouritesCookie, cookies))
  const written = query.get('homes')
  const shown = written === null ? own : parseHomes(written)
  const recentText = cookieNamed(recentCookie, cookies)
  const recent =
    recentText === undefined
      ? undefined
      : parseHomes(recentText).filter(({ slug }) => !shown.some(home => home.slug === slug))
  return { kind: written === null ? 'own' : 'shared', own, shown, recent }
}

/** Every home whose card the page needs. */
export function namedHomes(asked: FavouritesAsked): Favourites {
  const { shown, recent = [] } = readNamed(asked)
  return [...shown, ...recent]
}

/** `cards` are those of `namedHomes` that are to be found. */
export function favouritesView(asked: FavouritesAsked, cards: readonly StayCardView[]): FavouritesView {
  const { kind, own, shown, recent } = readNamed(asked)
  const bySlug = new Map(cards.map(card => [card.slug, card]))
  const isOwn = ({ slug }: Favourite) => own.some(home => home.slug === slug)
  const cardsFor = (homes: Favourites) => homes.flatMap(({ slug }) => bySlug.get(slug) ?? [])
  return {
    kind,
    cards: cardsFor(shown),
    share: `${asked.origin}${favouritesAddress(shown)}`,
    gone: shown.length - cardsFor(shown).length,
    unkept: shown.filter(home => bySlug.has(home.slug) && !isOwn(home)).map(writeHome),
    recent: recent && cardsFor(recent),
  }
}
