// Describes the calendar of one home: who has each night, its price, and which rules forbid it.

import { eq } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence, sentenceBy } from '#catalogue/sentence.ts'
import { unavailableNights } from '#nights/unavailable-nights.server.ts'
import { nightlyPrice } from '#offers/days/nightly-price.ts'
import { nightsToKnowForCalendar } from '#offers/days/nights-to-know.ts'
import { type CalendarEntry, calendar } from '#offers/quote/calendar.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable, stayUnitTable } from '#stays/stay-tables.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import {
  addDays,
  type CalendarDay,
  dayInZone,
  sayDay,
  weekday,
  writeCalendarDay,
  yearMonthDay,
} from '#values/calendar-day.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import { eachNight, includesNight, type NightRange } from '#values/night-range.ts'
import type { Slug } from '#values/slug.ts'
import { type FoundOccupancy, findOccupied } from './find-occupied.server.ts'
import { findUnits } from './find-units.server.ts'
import { sayNights, sayOccupancy, stateKeys, writeFirstAndLast } from './night-words.ts'
import {
  chosenNights,
  monthsOn,
  type NightsAddress,
  nightsAddress,
  nightsOfMonth,
  readNightsAddress,
} from './nights-address.ts'
import type { AdminBlock, AdminNight, AdminNights, NightState } from './nights-view.ts'

/** The home of that slug, whatever its status. */
export async function findHomeOfNights({ database }: Pick<Tools, 'database'>, slug: Slug) {
  const { id, name, version, currency: code, timeZone } = stayTable
  const [home] = await database
    .select({ id, slug: stayTable.slug, name, version, currency: code, timeZone })
    .from(stayTable)
    .where(eq(stayTable.slug, slug))
  return home && { ...home, slug }
}

export type HomeOfNights = NonNullable<Awaited<ReturnType<typeof findHomeOfNights>>>

/** The month that the address asks for, as far as the operator may see it; undefined when no home has this slug. */
export async function describeNights(
  tools: Tools,
  who: Operator,
  slug: Slug,
  query: URLSearchParams,
): Promise<AdminNights | undefined> {
  const home = await findHomeOfNights(tools, slug)
  if (!home) return undefined
  const { clock } = tools
  const locale = currentLanguage().locale
  const today = dayInZone(clock.now(), home.timeZone)
  const address = readNightsAddress(query, today)
  const { nights, units } = await readNights(tools, home, nightsOfMonth(address.month), address)
  const chosen = chosenNights(address)
  const { month } = address
  const monday = addDays(month, 1 - weekday(month))
  const here = nightsAddress(slug, { month })
  const [before, after] = [-1, 1].map(step => nightsAddress(slug, { ...address, month: monthsOn(month, step) }))
  return {
    ...home,
    today: writeCalendarDay(today),
    month: { title: sayDay(month, locale, { month: 'long', year: 'numeric' }), before: before!, after: after!, here },
    weekdays: eachNight({ checkIn: monday, checkOut: addDays(monday, 7) }).map(day =>
      sayDay(day, locale, { weekday: 'short' }),
    ),
    lead: month - monday,
    units,
    nights: nights.map(night => shownTo(who, night, home.id)),
    blocks: await describeBlocks(tools, home, today),
    chosen: chosen ? writeFirstAndLast(chosen) : null,
  }
}

/** Without prices and rules, or without links to bookings, where the operator may not see them. */
function shownTo(who: Operator, night: AdminNight, stayId: number): AdminNight {
  const priced = may(who, 'rates', 'see', stayId)
    ? night
    : { ...night, minor: null, price: null, priceFrom: null, notes: [] }
  if (may(who, 'bookings', 'see', stayId)) return priced
  return { ...priced, takings: priced.takings.map(taking => ({ ...taking, bookingId: null })) }
}

/** Every night of `range`, and the units of the home in the order of their ids. */
async function readNights(tools: Tools, home: HomeOfNights, range: NightRange, address?: NightsAddress) {
  const { database, clock } = tools
  const now = clock.now()
  const [units, takings, offers] = await Promise.all([
    findUnits(database, home.id),
    findOccupied(database, home.id, range, now),
    loadOffers(database, [home.id]),
  ])
  const offer = offers.get(home.id)
  const taken = await unavailableNights(database, home.id, offer ? nightsToKnowForCalendar(offer, range) : range, now)
  const entries = offer && new Map(calendar(offer, range, { now, taken }).map(entry => [entry.day, entry]))
  const today = dayInZone(now, home.timeZone)
  const chosen = address && chosenNights(address)
  const nights = eachNight(range).map((day): AdminNight => {
    const here = takings.filter(({ nights: its }) => includesNight(its, day))
    const gone = taken.some(({ nights: its }) => includesNight(its, day))
    const entry = entries?.get(day)
    const state = stateOf({ day, today, gone, here, entry })
    const code = currency(home.currency)
    const price = entry?.nightlyMinor ?? null
    return {
      day: writeCalendarDay(day),
      number: yearMonthDay(day).day,
      date: sayDay(day, currentLanguage().locale, { weekday: 'long', day: 'numeric', month: 'long' }),
      isToday: day === today,
      isOver: day < today && range.checkOut > today,
      isChosen: chosen !== undefined && includesNight(chosen, day),
      state,
      word: sentenceBy(stateKeys[state]),
      minor: price,
      price: price === null ? null : sayMoney(money(price, code), currentLanguage().locale),
      priceFrom: offer && price !== null ? priceFrom(offer, day) : null,
      notes: gone || state === 'past' ? [] : notesOf(offer, entry, currentLanguage().locale),
      takings: here.map(taking => ({ unit: units.length > 1 ? taking.unitName : null, ...sayOccupancy(taking) })),
      choose: address ? `${nightsAddress(home.slug, choosing(address, day))}#chosen` : '',
    }
  })
  return { nights, units }
}

/** The first click begins a choice, a later night ends it, and the next one begins another. */
function choosing({ month, first, last }: NightsAddress, day: CalendarDay): NightsAddress {
  return first !== undefined && last === undefined && day >= first
    ? { month, first, last: day }
    : { month, first: day, last: undefined }
}

type Asked = {
  readonly day: CalendarDay
  readonly today: CalendarDay
  /** The home as a whole is unavailable that night. */
  readonly gone: boolean
  readonly here: readonly FoundOccupancy[]
  readonly entry: CalendarEntry | undefined
}

// What is said of a night whose units have several owners: the firmest.
const firmest: readonly NightState[] = ['booked', 'foreign', 'blocked', 'held']

function stateOf({ day, today, gone, here, entry }: Asked): NightState {
  const states = here.map(taking => sayOccupancy(taking).state)
  if (gone) return firmest.find(state => states.some(each => each === state)) ?? 'blocked'
  if (day < today) return 'past'
  if (!entry) return 'shut'
  return entry.state === 'closed' || entry.nightlyMinor === null ? 'shut' : 'free'
}

/** Why no guest can arrive, other than that the night is occupied. */
function notesOf(offer: StayOffer | undefined, entry: CalendarEntry | undefined, locale: string): string[] {
  if (!offer) return [sentence('calendar.noPrice')]
  return (entry?.reasons ?? [])
    .filter(({ reason }) => reason !== 'nights-taken')
    .map(verdict => sayVerdict(verdict, locale))
}

function priceFrom(offer: StayOffer, day: CalendarDay): string {
  const [plan] = offer.plans
  const { label, ruleId } = nightlyPrice(offer, plan, day)!
  if (ruleId.startsWith('override:')) return sentence('calendar.ownPrice')
  return ruleId.startsWith('season:') ? label : sentence('calendar.usualPrice')
}

/** The blocks that stand and have not ended by `today`, each once, the earliest first. */
async function describeBlocks({ database, clock }: Tools, home: HomeOfNights, today: CalendarDay) {
  const ahead = { checkIn: today, checkOut: addDays(today, 36_500) }
  const takings = (await findOccupied(database, home.id, ahead, clock.now())).filter(({ block }) => block)
  const byBlock = [...Map.groupBy(takings, ({ refId }) => refId).values()]
  const count = await database.$count(stayUnitTable, eq(stayUnitTable.stayId, home.id))
  return byBlock
    .map(([first, ...others]): AdminBlock & { readonly order: number } => {
      const { block, nights, refId, unitName } = first!
      const { reason, note, isOurs } = block!
      const unit = count > 1 && others.length === 0 ? unitName : null
      const about = { reason, nights: sayNights(nights, currentLanguage().locale) }
      const said = unit ? sentence('calendar.blockOf', { ...about, unit }) : sentence('calendar.block', about)
      const from = writeCalendarDay(nights.checkIn)
      const until = writeCalendarDay(nights.checkOut)
      return { id: refId, unit, reason, note, from, until, said, isOurs, order: nights.checkIn }
    })
    .sort((one, other) => one.order - other.order)
    .map(({ order: _, ...block }) => block)
}
