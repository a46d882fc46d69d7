// Cards of homes: each home with its price, in the words that a card shows.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sayAbout, shownWhole } from '#exchange/display-currency.server.ts'
import { writeVisit } from '#favourites/favourites.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import type { HomePrice } from '#search/index/home-price.ts'
import { stayAddress } from '#search/input/search-address.ts'
import { countryName } from '#stays/country.ts'
import { kindNames } from '#stays/kind-names.ts'
import { sayRating } from '#stays/rating.ts'
import type { StayInBrief } from '#stays/stay.ts'
import { stayFacts } from '#stays/stay-facts.ts'
import { findStaysInBrief } from '#stays/stay-store.server.ts'
import { sayDay, writeCalendarDay } from '#values/calendar-day.ts'
import type { Edition } from '#values/edition.ts'
import { sayWhole, scaleMinor } from '#values/money.ts'
import { countNights, type NightRange } from '#values/night-range.ts'
import { sayPlace } from '#values/say-list.ts'
import type { StayCardView } from './stay-card-view.ts'

export type FoundHome = {
  readonly id: number
  readonly price: HomePrice | undefined
  /** From the middle of what was searched, where homes are ordered by it; not rounded. */
  readonly metres?: number
}

export type PricedStay = { readonly stay: StayInBrief; readonly price: HomePrice | undefined }

/** The homes with what a card says of each, in the same order; homes no longer published are left out. */
export async function withStays(queries: Queries, homes: readonly FoundHome[], shown?: Edition): Promise<PricedStay[]> {
  const ids = homes.map(({ id }) => id)
  const stays = await findStaysInBrief(queries, ids, shown)
  return amongStays(homes, new Map(stays.map(stay => [stay.id, stay])))
}

/** The same where the homes have been read. */
export function amongStays(homes: readonly FoundHome[], stays: ReadonlyMap<number, StayInBrief>): PricedStay[] {
  return homes.flatMap(({ id, price }) => {
    const stay = stays.get(id)
    return stay ? [{ stay, price }] : []
  })
}

export type VisitOfCard = Pick<VisitInput, 'fields'> &
  Partial<Pick<VisitInput, 'nights'>> & {
    /** The query of the list that the visit belongs to. */
    readonly list?: URLSearchParams
  }

/** The cards of the homes for one visit. */
export async function describeCards(
  { database }: Tools,
  homes: readonly FoundHome[],
  visit: VisitOfCard,
  shown?: Edition,
): Promise<StayCardView[]> {
  const priced = await withStays(database, homes, shown)
  return priced.map(({ stay, price }) => describeCard(stay, price, visit, currentLanguage().locale))
}

/** The card of `stay`, linking to its page with the visit asked for, or with the nights of its price, and with the list. */
export function describeCard(
  stay: StayInBrief,
  price: HomePrice | undefined,
  visit: VisitOfCard,
  locale: string,
): StayCardView {
  const fields =
    price?.kind === 'visit'
      ? { ...visit.fields, in: writeCalendarDay(price.nights.checkIn), out: writeCalendarDay(price.nights.checkOut) }
      : visit.fields
  return {
    id: stay.id,
    slug: stay.slug,
    visit: writeVisit(fields),
    href: stayAddress(stay.slug, { fields }, visit.list),
    name: stay.name,
    kind: kindNames[stay.kind](),
    place: sayPlace([stay.city, countryName(stay.country)]),
    facts: stayFacts(stay),
    photo: stay.photo,
    morePhotos: stay.photos.slice(1),
    asTyped: stay.asTyped,
    rating: sayRating(stay.rating, locale),
    booked: stay.asksFirst ? sentence('search.asksFirst') : sentence('search.instant'),
    point: stay.publicPoint,
    pin: price ? sayWhole(shownWhole(price.total) ?? price.total, locale) : stay.name,
    days: otherDays(price, visit.nights, locale),
    ...(price ? priceWords(price, locale) : { total: undefined, totalFor: undefined }),
  }
}

/** The days of a visit that is not the one that was asked for. */
function otherDays(price: HomePrice | undefined, asked: NightRange | undefined, locale: string): string | undefined {
  if (price?.kind !== 'visit') return undefined
  const { checkIn, checkOut } = price.nights
  if (asked?.checkIn === checkIn && asked.checkOut === checkOut) return undefined
  return sayNights(price.nights, locale)
}

/** `Tue 14 Jul 2026 to Sat 18 Jul 2026`. */
export function sayNights({ checkIn, checkOut }: NightRange, locale: string): string {
  return sentence('search.days', { from: sayDay(checkIn, locale), to: sayDay(checkOut, locale) })
}

function priceWords({ kind, total: sum, nights: range }: HomePrice, locale: string) {
  const nights = countNights(range)
  const total = sayAbout(sum, locale)
  const perNight = { minor: scaleMinor(sum.minor, 1, nights), currency: sum.currency }
  return {
    total: kind === 'from' ? sentence('search.fromTotal', { total }) : total,
    totalFor:
      nights > 1
        ? sentence('search.totalForAndEach', { nights, each: sayWhole(shownWhole(perNight) ?? perNight, locale) })
        : sentence('quotes.totalFor', { nights }),
  }
}
