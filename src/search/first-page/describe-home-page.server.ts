// The view of the first page: homes free next weekend, new homes, and regions.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readVisitFields } from '#quotes/input/visit-fields.ts'
import { amongStays, describeCard, type FoundHome } from '#search/card/describe-card.server.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { carriedSearch } from '#search/input/carried-search.ts'
import { filterFields } from '#search/input/filter-query.ts'
import { searchAddress } from '#search/input/search-address.ts'
import { parseSearchInput, type SearchInput } from '#search/input/search-input.ts'
import { findStays } from '#search/results/find-stays.server.ts'
import { countryName } from '#stays/country.ts'
import { findRegions, regionName, todayAtHomes } from '#stays/regions.server.ts'
import type { StayInBrief } from '#stays/stay.ts'
import { findStay, findStaysInBrief } from '#stays/stay-store.server.ts'
import { addDays, type CalendarDay, earliestToday, sayDay, weekday, writeCalendarDay } from '#values/calendar-day.ts'
import type { Edition } from '#values/edition.ts'
import { sayPlace } from '#values/say-list.ts'
import type { Slug } from '#values/slug.ts'
import type { ChosenSearch, HomePageView, RegionTile } from './home-page-view.ts'

const mostCards = 6
const mostRegions = 8
const mostPlaces = 60

/** `query` is that of the page's address, which may carry a search. */
export async function describeHomePage(
  tools: Tools,
  query = new URLSearchParams(),
  heroSlug = '',
): Promise<HomePageView> {
  const today = earliestToday(tools.clock.now())
  const list = carriedSearch(query)
  const friday = nextFriday(today)
  const sunday = addDays(friday, 2)
  // Asked for in one turn, so that one question to the database is enough for all three.
  const [{ shown }, freeHomes, newestHomes] = await Promise.all([
    freshIndex(tools),
    homesFor(tools, { in: writeCalendarDay(friday), out: writeCalendarDay(sunday) }, 2 * mostCards),
    homesFor(tools, { sort: 'newest' }, mostCards),
  ])
  const [regions, hero] = await Promise.all([
    findRegions(tools.database, mostPlaces, shown),
    heroSlug === '' ? undefined : findHero(tools, heroSlug, shown),
  ])
  const locale = currentLanguage().locale
  const shownRegions = regions.slice(0, mostRegions)
  // One reading for all the cards and pictures of the page.
  const ids = [...freeHomes.homes, ...newestHomes.homes].map(({ id }) => id)
  const briefs = await findStaysInBrief(
    tools.database,
    [...new Set([...ids, ...shownRegions.map(({ stayId }) => stayId)])],
    shown,
  )
  const stays = new Map(briefs.map(stay => [stay.id, stay]))
  const [free, newest] = [freeHomes, newestHomes].map(each => cardsOf(each, stays, locale)) as [Cards, Cards]
  return {
    today: writeCalendarDay(todayAtHomes(regions, tools.clock.now())),
    places: regions.map(regionName),
    chosen: chosenIn(list),
    regions: regionTiles(stays, shownRegions, list),
    weekend: {
      cards: seldomTwice(free.cards, newest.cards),
      more: free.more,
      days: sentence('search.days', { from: sayShort(friday, locale), to: sayShort(sunday, locale) }),
    },
    newest,
    // One of those that come last: the next row begins with another picture.
    hero: hero ?? [...newest.cards, ...free.cards].find(({ photo }) => photo),
  }
}

/** Undefined for a home that is not published, or that has no picture. */
async function findHero({ database }: Tools, slug: string, shown: Edition): Promise<HomePageView['hero']> {
  const found = await findStay(database, slug as Slug, shown)
  if (found?.kind !== 'found' || !found.stay.listed) return undefined
  const { name, photo, city, country } = found.stay
  return photo && { name, photo, href: `/stays/${slug}`, place: sayPlace([city, countryName(country)]) }
}

/** Days that move, and a part of the map, have no field here. */
export function chosenIn(list: URLSearchParams): ChosenSearch {
  const isSent = (name: string) => name === 'sort' || filterFields.some(field => field === name)
  return {
    where: list.get('where') ?? '',
    fields: readVisitFields(list),
    rest: [...list].filter(([name]) => isSent(name)),
  }
}

/** As many as fit; those that the page also shows among the `others` come last. */
function seldomTwice(cards: readonly StayCardView[], others: readonly StayCardView[]): StayCardView[] {
  const isAmongOthers = ({ id }: StayCardView) => others.some(other => other.id === id)
  return [...cards.filter(card => !isAmongOthers(card)), ...cards.filter(isAmongOthers)].slice(0, mostCards)
}

/** The Friday of the weekend that is not too near: from Thursday on it is the next one. */
function nextFriday(today: CalendarDay): CalendarDay {
  const ahead = (5 - weekday(today) + 7) % 7
  return addDays(today, ahead < 2 ? ahead + 7 : ahead)
}

function sayShort(day: CalendarDay, locale: string): string {
  return sayDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
}

type HomesFound = { readonly homes: readonly FoundHome[]; readonly input: SearchInput }
type Cards = { readonly cards: StayCardView[]; readonly more: string }
type Stays = ReadonlyMap<number, StayInBrief>

async function homesFor(tools: Tools, query: Readonly<Record<string, string>>, most: number): Promise<HomesFound> {
  const input = parseSearchInput(new URLSearchParams(query), earliestToday(tools.clock.now()))
  const found = await findStays(tools, input, most)
  return { homes: found.kind === 'found' ? found.homes : [], input }
}

function cardsOf({ homes, input }: HomesFound, stays: Stays, locale: string): Cards {
  const cards = amongStays(homes, stays).map(({ stay, price }) => describeCard(stay, price, input.visit, locale))
  return { cards, more: searchAddress(input) }
}

function regionTiles(
  stays: Stays,
  regions: Awaited<ReturnType<typeof findRegions>>,
  list: URLSearchParams,
): RegionTile[] {
  return regions.map(({ region, country, homes, stayId }) => ({
    name: region,
    country,
    homes: sentence('search.countHomes', { homes }),
    href: `/stays?${inPlace(list, regionName({ region, country }))}`,
    photo: stays.get(stayId)?.photo,
  }))
}

/** The list in that place, with everything else as it was. */
function inPlace(list: URLSearchParams, where: string): URLSearchParams {
  const elsewhere = [...list].filter(([name]) => name !== 'where' && name !== 'bbox')
  return new URLSearchParams([['where', where], ...elsewhere])
}
