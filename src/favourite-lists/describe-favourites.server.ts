// The view of the favourites page: the homes with their prices, each for the visit it was kept with, and the viewed ones.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { type Favourite, readVisit } from '#favourites/favourites.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { parseVisitInput, type VisitInput } from '#quotes/input/visit-input.ts'
import { describeCard, type PricedStay, sayNights } from '#search/card/describe-card.server.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import { carriedSearch } from '#search/input/carried-search.ts'
import { earliestToday } from '#values/calendar-day.ts'
import { type FavouritesAsked, type FavouritesView, favouritesView, namedHomes } from './favourites-view.ts'
import { findFavourites } from './find-favourites.server.ts'

type Asked = FavouritesAsked & {
  /** Dates and party, for homes that were kept without. */
  readonly visit: VisitInput
}

/** The homes the address names, or those the browser keeps when it names none. */
export async function describeFavourites(tools: Tools, asked: Asked): Promise<FavouritesView> {
  const named = namedHomes(asked)
  const visits = new Map<string, VisitInput>(named.map(home => [home.slug, visitOf(tools, home, asked.visit)]))
  const slugs = named.map(({ slug }) => slug)
  const homes = await findFavourites(tools, slugs, slug => visits.get(slug) ?? asked.visit)
  const list = carriedSearch(asked.query)
  return favouritesView(
    asked,
    homes.map(home => cardOf(home, visits.get(home.stay.slug) ?? asked.visit, list)),
  )
}

/** Its own, as long as its days are still to come; else the party alone. */
function visitOf({ clock }: Tools, { visit }: Favourite, other: VisitInput): VisitInput {
  if (visit === '') return other
  const fields = readVisit(visit)
  const parse = (typed: typeof fields) => parseVisitInput(new URLSearchParams(typed), earliestToday(clock.now()))
  const own = parse(fields)
  if (Object.keys(own.faults).length === 0) return own
  const undated = parse({ ...fields, in: '', out: '' })
  return Object.keys(undated.faults).length === 0 ? undated : other
}

/** It always names its days, since each home has its own. */
function cardOf({ stay, price }: PricedStay, { fields, nights }: VisitInput, list: URLSearchParams): StayCardView {
  const { locale } = currentLanguage()
  const card = describeCard(stay, price, { fields, list }, locale)
  if (price || !nights) return card
  return { ...card, days: sentence('search.notForDays', { days: sayNights(nights, locale) }) }
}
