// The view of the results page: how many homes, their cards, more pages, and alternatives when there are none.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { sayParty } from '#quotes/input/party-input.ts'
import type { FoundHome } from '#search/card/describe-card.server.ts'
import { describeCard, describeCards, sayNights, type VisitOfCard } from '#search/card/describe-card.server.ts'
import { sayAway } from '#search/card/say-away.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import { gatherHomes } from '#search/index/gather-homes.server.ts'
import { sayFlexible } from '#search/input/flexible-dates.ts'
import { searchAddress, searchQuery } from '#search/input/search-address.ts'
import type { SearchInput } from '#search/input/search-input.ts'
import { findStaysInBrief } from '#stays/stay-store.server.ts'
import { type Edition, unkept } from '#values/edition.ts'
import { describeOrders } from './describe-orders.ts'
import type { FoundStays } from './find-stays.server.ts'
import { middleOfHomes } from './near-place.server.ts'
import { findNearbyVisits } from './nearby-visits.server.ts'
import type { ResultsView } from './results-view.ts'
import type { Unconverted } from './search-homes.server.ts'
import { refusalsOf, sayWhyNothing } from './why-nothing.server.ts'
import { widerSearches } from './wider-searches.server.ts'

export async function describeResults(
  tools: Tools,
  input: SearchInput,
  { found, unconverted: apart }: { readonly found: FoundStays; readonly unconverted?: Unconverted | undefined },
  shown = unkept,
): Promise<ResultsView> {
  const locale = currentLanguage().locale
  const address = searchAddress(input)
  const visit = { ...input.visit, list: searchQuery(input) }
  const frame = { address, box: input.box, asked: saySearch(input, locale) }
  if (found.kind === 'wrong') return { kind: 'wrong', faults: found.faults, ...frame }
  const unconverted = apart && {
    title: sentence('search.unconverted', { count: apart.count }),
    cards: await describeCards(tools, apart.homes, visit, shown),
  }
  if (found.homes.length === 0 && found.isFirstPage) {
    return { kind: 'none', faults: {}, ...frame, unconverted, ...(await describeHelp(tools, input, shown)) }
  }
  return {
    kind: 'found',
    faults: {},
    ...frame,
    unconverted,
    ...sayFound(input, found),
    orders: describeOrders(input, !found.nearly && (input.where !== '' || input.box !== undefined)),
    nearly: found.nearly ? input.where : undefined,
    cards: withDistance(await describeCards(tools, found.homes, visit, shown), found.homes, input),
    next: found.next && searchAddress(input, found.next),
    start: found.isFirstPage ? undefined : address,
  }
}

function withDistance(cards: readonly StayCardView[], homes: readonly FoundHome[], input: SearchInput): StayCardView[] {
  const metresOf = new Map(homes.map(({ id, metres }) => [id, metres]))
  return cards.map(card => ({ ...card, away: sayAway(metresOf.get(card.id), input, currentLanguage().locale) }))
}

function sayFound({ visit, windows }: SearchInput, { homes, count: all }: FoundStays & { kind: 'found' }) {
  const count = homes.length === 0 ? 0 : all
  if (windows)
    return { title: sentence('search.foundMoving', { count }), show: sentence('search.showMoving', { count }) }
  return visit.nights
    ? { title: sentence('search.foundFree', { count }), show: sentence('search.showFree', { count }) }
    : { title: sentence('search.found', { count }), show: sentence('search.show', { count }) }
}

function saySearch({ where, visit, flexible }: SearchInput, locale: string): string {
  const place = where || sentence('search.anywhere')
  const days = visit.nights ? sayNights(visit.nights, locale) : sentence('search.anyTime')
  const moving = flexible && sayFlexible(flexible, locale)
  const when = visit.nights && moving ? sentence('search.daysMoving', { days, moving }) : (moving ?? days)
  return `${place} · ${when} · ${sayParty(visit.party)}`
}

/** For whom every home is large enough. */
const nobody = { adults: 0, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 }

async function describeHelp(tools: Tools, input: SearchInput, shown: Edition) {
  const inPlace = await gatherHomes(tools, {
    where: input.where,
    box: undefined,
    visit: { ...input.visit, nights: undefined, party: nobody },
    windows: undefined,
  })
  const [nearby, wider] = await Promise.all([
    findNearbyVisits(tools, input),
    widerSearches(tools, input, input.where && !inPlace.nearly ? middleOfHomes(inPlace) : undefined),
  ])
  const ids = [...nearby.map(({ home }) => home.id), ...wider.flatMap(({ homes }) => homes.map(({ id }) => id))]
  const nearbyIds = nearby.map(({ home }) => home.id)
  const [stays, refusals] = await Promise.all([
    findStaysInBrief(tools.database, [...new Set(ids)], shown),
    refusalsOf(tools, nearbyIds, input),
  ])
  const stayOf = new Map(stays.map(stay => [stay.id, stay]))
  const locale = currentLanguage().locale
  const cardOf = ({ id, price }: FoundHome, visit: VisitOfCard) => {
    const stay = stayOf.get(id)
    return stay ? [describeCard(stay, price, visit, locale)] : []
  }
  return {
    why: sayWhyNothing(input, inPlace),
    nearby: nearby.flatMap(({ home, visit }) => {
      const days = visit.nights && sayNights(visit.nights, locale)
      return cardOf(home, { ...visit, list: searchQuery(input) }).map(card => ({
        days,
        card,
        why: refusals.get(home.id),
      }))
    }),
    wider: wider.map(({ label, href, homes, input: other }) => ({
      label,
      href,
      cards: homes.flatMap(home => cardOf(home, { ...other.visit, list: searchQuery(other) })),
    })),
  }
}
