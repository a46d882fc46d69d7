// Reads another site's calendar: the nights that it sold or closed, and the events that take none.

import ICAL from 'ical.js'
import type { ChannelProvider } from '#channels/feeds/channel-provider.ts'
import { type SummaryClass, summaryClass } from '#channels/feeds/summary-class.ts'
import { addDays, type CalendarDay, calendarDay, parseCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'
import { calendarParts, mostEvents } from './calendar-parts.ts'
import { eventNights } from './event-nights.ts'
import { type HomeTime, homeTime, type ZonesOfFile, zonesOfFile } from './home-time.ts'

export type FoundEvent = { readonly uid: string; readonly nights: NightRange; readonly class: SummaryClass }

export type FoundCalendar = {
  /** In the order of their nights, each with a UID of its own. */
  readonly events: readonly FoundEvent[]
  /** The UIDs of what is cancelled, marked as free, or without a night. */
  readonly free: readonly string[]
  /** The UIDs of what could not be understood, empty where even that was missing. */
  readonly unread: readonly string[]
}

export type Reading = {
  readonly provider: ChannelProvider
  /** The zone of the home, and the day it is there. */
  readonly zone: string
  readonly today: CalendarDay
}

/** So far ahead a rule that repeats is followed: three years. */
const repeatsFor = 1096
/** Of all rules of a file together: a century of days, and much more than calendars of homes have. */
const mostSteps = 50_000
const longestUid = 200
const frequencies: ReadonlySet<string> = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])

/** Its rules repeat so often, or mean so many events, that nobody follows them all; nights must not be open because some were left out. */
export class TooManySteps extends Error {
  override readonly name = 'TooManySteps'
}

/**
 * Undefined for a text that is no whole calendar. Throws TooManySteps, and never returns for a rule that never comes true:
 * read what strangers wrote by `readCalendarApart`.
 */
export function readCalendar(text: string, reading: Reading): FoundCalendar | undefined {
  const parts = calendarParts(text)
  if (!parts) return undefined
  const zones = zonesOfFile(parts.zones)
  const read = parts.events.map(event => readEvent(event, reading, zones))
  const raw = read.flatMap(each => ('uid' in each ? [each] : []))
  const broken: string[] = []
  const steps = { left: mostSteps }
  const events = [...Map.groupBy(raw, ({ uid }) => uid)].flatMap(([uid, group]) => {
    try {
      return settle(group, reading, steps)
    } catch (fault) {
      if (fault instanceof TooManySteps) throw fault
      // A rule that nobody can follow.
      broken.push(uid)
      return []
    }
  })
  if (events.length > mostEvents) throw new TooManySteps()
  const standing = new Set(events.map(({ uid }) => uid))
  return {
    events: events.toSorted(byNights),
    free: read.flatMap(each => ('free' in each && !standing.has(each.free) ? [each.free] : [])),
    unread: [...read.flatMap(each => ('unread' in each ? [each.unread] : [])), ...broken],
  }
}

/** How many are left for the rules of the file. */
type Steps = { left: number }

type Repeating = { readonly component: ICAL.Component; readonly start: ICAL.Time; readonly lengthOf: Length }
/** Of an occurrence that begins at a time: how long it lasts. */
type Length = (start: ICAL.Time) => ICAL.Time

type RawEvent = {
  readonly uid: string
  readonly sequence: number
  readonly class: SummaryClass
  /** The day of the occurrence that this one stands in for. */
  readonly insteadOf?: CalendarDay
} & (
  | { readonly nights: NightRange }
  | { readonly rule: Repeating; readonly toHome: (time: ICAL.Time) => HomeTime }
  /** An occurrence that was cancelled, or takes nothing. */
  | { readonly isFree: true }
)

function readEvent(
  text: string,
  { provider, zone }: Reading,
  zones: ZonesOfFile,
): RawEvent | { readonly free: string } | { readonly unread: string } {
  let uid = ''
  try {
    uid = (/^UID(?:;[^:]*)?:(.*)$/im.exec(text)?.[1] ?? '').trim().slice(0, longestUid)
    if (!hasRealDays(text)) return { unread: uid }
    const component = new ICAL.Component(ICAL.parse(sayWholeDays(text)))
    const property = (name: string) => component.getFirstProperty(name)
    const word = (name: string) =>
      String(component.getFirstPropertyValue(name) ?? '')
        .trim()
        .toUpperCase()
    const isFree = word('status') === 'CANCELLED' || word('transp') === 'TRANSPARENT'
    const zoned = (time: ICAL.Time, of: ICAL.Property | null) => {
      const tzid = of?.getFirstParameter('tzid')
      return homeTime(time, typeof tzid === 'string' && tzid !== '' ? tzid : undefined, zone, zones)
    }
    const instead = timeOf(property('recurrence-id'))
    const insteadOf = instead && zoned(instead, property('recurrence-id')).day
    if (isFree && insteadOf === undefined) return { free: uid }
    if (isFree) return { uid, sequence: 0, class: 'unknown', insteadOf, isFree }
    const from = property('dtstart')
    const start = timeOf(from)
    if (!from || !start) return { unread: uid }
    const until = property('dtend')
    const end = timeOf(until)
    if (until && !end) return { unread: uid }
    const lengthOf = lengthFrom(start, end, component.getFirstPropertyValue('duration'))
    const toHome = (time: ICAL.Time) => zoned(time, from)
    const nights = eventNights(toHome(start), end ? zoned(end, until) : toHome(lengthOf(start)))
    if (end && end.compare(start) < 0) return { unread: uid }
    const said = {
      uid:
        uid || (nights ? `without-uid/${writeCalendarDay(nights.checkIn)}/${writeCalendarDay(nights.checkOut)}` : ''),
      sequence: Number(component.getFirstPropertyValue('sequence') ?? 0) || 0,
      class: summaryClass(provider, String(component.getFirstPropertyValue('summary') ?? '')),
      ...(insteadOf !== undefined && { insteadOf }),
    }
    if (!component.getAllProperties('rrule').every(isCoarse)) return { unread: uid }
    if (property('rrule') || property('rdate')) return { ...said, rule: { component, start, lengthOf }, toHome }
    return nights && isOnCalendar(nights) ? { ...said, nights } : nights ? { unread: uid } : { free: uid }
  } catch {
    return { unread: uid }
  }
}

/** A night is taken once a day at most: whatever repeats more often is no visit. */
function isCoarse(rule: ICAL.Property): boolean {
  const value = rule.getFirstValue()
  return value instanceof ICAL.Recur && frequencies.has(value.freq)
}

const timeLine = /^(DTSTART|DTEND|RECURRENCE-ID)((?:;(?:[^":]|"[^"]*")*)?):(.*)$/gim

/** The library carries 31 February over into March; nobody says so of a visit. */
function hasRealDays(text: string): boolean {
  return [...text.matchAll(timeLine)].every(([, , , value]) => {
    const parts = /^(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?\s*$/i.exec(value!)
    return parts !== null && parseCalendarDay(`${parts[1]}-${parts[2]}-${parts[3]}`) !== undefined
  })
}

/** Eight digits are a day, also where nobody says that they are. */
function sayWholeDays(text: string): string {
  return text.replaceAll(timeLine, (line, name: string, _, value: string) =>
    /^\d{8}\s*$/.test(value) ? `${name};VALUE=DATE:${value.trim()}` : line,
  )
}

function timeOf(property: ICAL.Property | null): ICAL.Time | undefined {
  const value = property?.getFirstValue()
  return value instanceof ICAL.Time ? value : undefined
}

/** By DTEND or DURATION; without either a whole day lasts that day, and a moment no time (RFC 5545, 3.6.1). */
function lengthFrom(start: ICAL.Time, end: ICAL.Time | undefined, duration: unknown): Length {
  const length =
    duration instanceof ICAL.Duration
      ? duration
      : end
        ? end.subtractDateTz(start)
        : ICAL.Duration.fromData({ days: start.isDate ? 1 : 0 })
  return from => {
    const over = from.clone()
    over.addDuration(length)
    return over
  }
}

/** The events of one UID: of several versions the newest, of a rule its occurrences, each with a UID of its own. */
function settle(group: readonly RawEvent[], reading: Reading, steps: Steps): FoundEvent[] {
  const changed = group
    .filter(each => each.insteadOf !== undefined)
    .toSorted(
      (one, other) =>
        one.sequence - other.sequence || ('nights' in one && 'nights' in other ? byNights(one, other) : 0),
    )
  const whole = group.filter(each => each.insteadOf === undefined)
  const newest = Math.max(...whole.map(({ sequence }) => sequence))
  const standing = whole.filter(({ sequence }) => sequence === newest)
  const replaced = new Set(changed.map(({ insteadOf }) => insteadOf))
  const repeated = standing.flatMap(each => ('rule' in each ? occurrences(each, reading, replaced, steps) : []))
  const single = distinct(standing.flatMap(each => ('nights' in each ? [each] : [])))
  const instead = changed.flatMap(each =>
    'nights' in each ? [{ ...found(each), uid: `${each.uid}/${writeCalendarDay(each.insteadOf!)}` }] : [],
  )
  return [...single, ...repeated, ...new Map(instead.map(each => [each.uid, each])).values()]
}

function found({ uid, nights, class: said }: FoundEvent): FoundEvent {
  return { uid, nights, class: said }
}

/** One UID over several stretches of nights: the first keeps it, the others are told apart by their days. */
function distinct(events: readonly (FoundEvent & RawEvent)[]): FoundEvent[] {
  const stretches = new Map(events.toSorted(byNights).map(each => [sayNights(each.nights), found(each)]))
  return [...stretches].map(([days, each], at) => (at === 0 ? each : { ...each, uid: `${each.uid}/${days}` }))
}

function occurrences(
  { uid, class: said, rule, toHome }: Extract<RawEvent, { rule: unknown }>,
  { today }: Reading,
  replaced: ReadonlySet<CalendarDay | undefined>,
  steps: Steps,
): FoundEvent[] {
  const expansion = new ICAL.RecurExpansion({ component: rule.component, dtstart: rule.start })
  const met: FoundEvent[] = []
  for (let start = expansion.next(); start; start = expansion.next()) {
    if (--steps.left < 0) throw new TooManySteps()
    const from = toHome(start)
    if (from.day > addDays(today, repeatsFor)) break
    const nights = eventNights(from, toHome(rule.lengthOf(start)))
    if (!nights || nights.checkOut <= today || replaced.has(from.day) || !isOnCalendar(nights)) continue
    met.push({ uid: `${uid}/${writeCalendarDay(from.day)}`, nights, class: said })
  }
  return met
}

function isOnCalendar({ checkIn, checkOut }: NightRange): boolean {
  return writeCalendarDay(checkIn).length === 10 && checkOut < calendarDay({ year: 9999, month: 12, day: 31 })
}

function sayNights({ checkIn, checkOut }: NightRange): string {
  return `${writeCalendarDay(checkIn)}/${writeCalendarDay(checkOut)}`
}

function byNights(one: FoundEvent, other: FoundEvent): number {
  const [a, b] = [one.nights, other.nights]
  return a.checkIn - b.checkIn || a.checkOut - b.checkOut || (one.uid < other.uid ? -1 : one.uid > other.uid ? 1 : 0)
}

/** The shortest time ahead for which sites let a home be booked is three months, some days less where a month is short. */
const soonest = 85

/**
 * Without the end of what a site sells, which some sites write into their calendar as a closed stretch that moves on daily: the last event of all, merely closed, that begins
 * three months from `today` or later.
 */
export function withoutHorizon(events: readonly FoundEvent[], today: CalendarDay): readonly FoundEvent[] {
  const last = events.toSorted((one, other) => one.nights.checkOut - other.nights.checkOut).at(-1)
  if (last?.class !== 'unavailable' || last.nights.checkIn < addDays(today, soonest)) return events
  return events.filter(event => event !== last)
}
