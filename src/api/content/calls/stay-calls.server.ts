// The calls about homes: the list, one home, its days.

import { describeHome, describeInList } from '#api/content/answers/describe-home.server.ts'
import type { Asked, Handlers } from '#api/content/asked.server.ts'
import { describeVerdict } from '#api/content/booking-answers.ts'
import { answerOne, answerWith, type ContentAnswer, notThere } from '#api/content/content-answer.ts'
import { readFilters } from '#api/content/read-filters.ts'
import type { StayListQuery, stayContract } from '#api/contract/stay-contract.ts'
import { listHomes } from '#api/listing/list-homes.server.ts'
import { readBrowserSession } from '#bookings/record/browser-session.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { findOwnHold } from '#checkout/own-hold-view.server.ts'
import { findFavourites } from '#favourite-lists/find-favourites.server.ts'
import { parseHomes } from '#favourites/parse-favourites.ts'
import { favouritesAddress } from '#favourites/tell-favourites.ts'
import type { CalendarEntry } from '#offers/quote/calendar.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { parseVisitInput } from '#quotes/input/visit-input.ts'
import { readCalendar } from '#quotes/read-calendar.server.ts'
import { type CalendarDayWords, calendarDaySayer } from '#quotes/say-calendar-day.ts'
import type { Sort } from '#search/input/search-address.ts'
import { parseSearchInput, type SearchInput } from '#search/input/search-input.ts'
import { findNearby } from '#stays/near/nearby-store.server.ts'
import type { Stay } from '#stays/stay.ts'
import { findStay, findStaysInBrief } from '#stays/stay-store.server.ts'
import { readContact } from '#users/contact/read-contact.server.ts'
import { dayInZone, earliestToday, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import type { Slug } from '#values/slug.ts'
import { refuseFields, written } from './address-fields.ts'
import { askedPage, describePages } from './asked-page.ts'
import { inLocale, localised } from './in-locale.server.ts'

const longestCalendar = 186

export const stayCalls: Handlers<keyof typeof stayContract> = {
  listStays: asked => inLocale(asked.tools, asked.query.locale, () => answerList(asked)),

  readShortlist: asked => inLocale(asked.tools, asked.query.locale, () => answerShortlist(asked)),

  readStay: ({ tools, path, query: { locale } }) =>
    inLocale(tools, locale, async () => {
      const { stay, elsewhere } = await findHome(tools, path.slug, locale ? `?locale=${locale}` : '')
      if (!stay) return elsewhere
      const nearby = await findNearby(tools.database, stay)
      return answerOne({ ...describeHome(stay, nearby), ...localised(tools, locale, stay.slug) })
    }),

  readCalendar: async ({ tools, user, cookies, path, query }) => {
    const { from, to } = query
    const { stay, elsewhere } = await findHome(tools, path.slug, `/calendar?${new URLSearchParams({ from, to })}`)
    if (!stay) return elsewhere
    const [checkIn, checkOut] = [requireCalendarDay(from), requireCalendarDay(to)]
    const length = checkOut - checkIn
    if (length < 1 || length > longestCalendar) {
      return refuseFields([['to', `Ask for 1 to ${longestCalendar} days: \`to\` is the day after the last.`]])
    }
    const { id, timeZone, currency } = stay
    const own = await ownHoldOf({ tools, user, cookies }, stay)
    const entries = await readCalendar(tools, id, { checkIn, checkOut }, own.nights)
    const { locale } = currentLanguage()
    const say = calendarDaySayer(currency, locale)
    return answerWith({
      data: entries.map(entry => describeDay(entry, say(entry), locale)),
      meta: { currency, timeZone, today: writeCalendarDay(dayInZone(tools.clock.now(), timeZone)) },
    })
  },
}

async function answerList({ tools, query }: Asked<'listStays'>) {
  const address = addressOf(query)
  const search = parseSearchInput(address, earliestToday(tools.clock.now()))
  const faults = Object.entries({ ...search.visit.hints, ...search.faults, ...nowhereToMeasureFrom(address, search) })
  if (faults.length > 0) return refuseFields(faults)
  const { size, skip } = askedPage(query)
  const list = await listHomes(tools, { search, filter: readFilters(query.filters), size, skip })
  if (!list) return refuseFields([['cursor', sentence('calls.noResults')]])
  const homeOf = new Map(list.homes.map(home => [home.id, home]))
  const stays = await findStaysInBrief(tools.database, [...homeOf.keys()])
  const { total, next, facets, histogram, nearly, holds } = list
  const body = {
    data: stays.map(stay => ({
      ...describeInList(stay, homeOf.get(stay.id), search, currentLanguage().locale),
      ...localised(tools, query.locale, stay.slug),
    })),
    meta: {
      total,
      pagination: describePages(query, { total, next }),
      facets: {
        ...{ kind: [...facets.kind], country: [...facets.country] },
        ...{ bedrooms: [...facets.bedrooms], amenities: [...facets.amenities] },
      },
      priceHistogram: histogram.map(({ currency, steps }) => ({ currency, steps: [...steps] })),
      nearly,
    },
  }
  return answerWith(body, { holds })
}

async function answerShortlist({ tools, query, origin }: Asked<'readShortlist'>) {
  const { homes, locale: asked, ...fields } = query
  const visit = parseVisitInput(written(fields), earliestToday(tools.clock.now()))
  const faults = Object.entries({ ...visit.hints, ...visit.faults })
  if (faults.length > 0) return refuseFields(faults)
  const named = parseHomes(homes)
  const slugs = named.map(({ slug }) => slug)
  const kept = await findFavourites(tools, slugs, () => visit)
  const locale = currentLanguage().locale
  return answerWith({
    data: kept.map(({ stay, price }) => ({
      ...describeInList(stay, { price }, { visit, where: '' }, locale),
      ...localised(tools, asked, stay.slug),
    })),
    meta: { total: kept.length, gone: named.length - kept.length, address: origin + favouritesAddress(named) },
  })
}

type FoundHome =
  | { readonly stay: Stay; readonly elsewhere?: undefined }
  | { readonly stay?: undefined; readonly elsewhere: ContentAnswer<never> }

/** The home, or the response: a redirect to its current slug with `rest` of the address, or not found. */
export async function findHome(tools: Tools, slug: string, rest = ''): Promise<FoundHome> {
  const found = await findStay(tools.database, slug as Slug)
  if (found?.kind === 'found') return { stay: found.stay }
  if (!found) return { elsewhere: notThere }
  return { elsewhere: { ok: true, goTo: `/api/stays/${found.slug}${rest}`, status: 301 } }
}

/** The home by any slug it ever had. */
export async function presentHome({ database }: Tools, slug: string): Promise<Stay | undefined> {
  const found = await findStay(database, slug as Slug)
  if (found?.kind !== 'moved') return found?.stay
  const moved = await findStay(database, found.slug)
  return moved?.kind === 'found' ? moved.stay : undefined
}

const sortNames: Readonly<Record<string, Sort>> = {
  'distance:asc': 'nearest',
  'price:asc': 'price',
  'rating:desc': 'rating',
  'createdAt:desc': 'newest',
  'name:asc': 'name',
}

/** Pages then show their usual order; a program is told. */
function nowhereToMeasureFrom(address: URLSearchParams, { where, box }: SearchInput): { readonly sort?: string } {
  const isWanted = address.get('sort') === 'nearest'
  return isWanted && !where && !box ? { sort: sentence('search.nearestToWhat') } : {}
}

/** The same search as in the page's address: `parseSearchInput` reads both. */
function addressOf({
  filters: _,
  pagination: __,
  populate: ___,
  locale: ____,
  sort,
  ...fields
}: StayListQuery): URLSearchParams {
  const [named] = Array.isArray(sort) ? sort : [sort]
  return written({ ...fields, sort: named && (sortNames[named] ?? named) })
}

function describeDay(entry: CalendarEntry, words: CalendarDayWords, locale: string) {
  const { day, state, canArrive, canLeave, nightlyMinor, lengths, reasons } = entry
  const { date, said, note = null } = words
  return {
    day: writeCalendarDay(day),
    ...{ state, canArrive, canLeave, nightlyMinor },
    lengths: lengths.map(([least, most]) => ({ least, most })),
    reasons: reasons.map(verdict => describeVerdict(verdict, locale)),
    inWords: { date, said, note },
  }
}

/** The caller's held nights in a home, identified by the cookies of a page of this site or by a token. */
export async function ownHoldOf(
  { tools, user, cookies }: Pick<Asked<'readPrice'>, 'tools' | 'user' | 'cookies'>,
  stay: Pick<Stay, 'id' | 'slug'>,
) {
  const sent = { headers: new Headers(cookies ? { cookie: cookies } : {}) }
  const contact = user ? undefined : await readContact(tools, sent)
  return findOwnHold(tools, { browser: readBrowserSession(sent), user, contact }, stay)
}
