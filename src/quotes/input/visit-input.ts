// Dates and party, read from an address: a typed input, or a sentence for each wrong field.

import { currentLocale, sentence } from '#catalogue/sentence.ts'
import { type Party, twoAdults } from '#offers/terms/party.ts'
import { addDays, type CalendarDay, parseCalendarDay, sayDay } from '#values/calendar-day.ts'
import { longestVisitNights, type NightRange, nightRange } from '#values/night-range.ts'
import { parseParty } from './party-input.ts'
import { farthestDays, readVisitFields, type VisitFaults, type VisitFields } from './visit-fields.ts'

export type VisitInput = {
  readonly fields: VisitFields
  /** Absent without dates and with wrong ones. */
  readonly nights: NightRange | undefined
  /** The day of arrival when that is all that was chosen so far. */
  readonly arrival: CalendarDay | undefined
  /** What to choose next when only one of the two days was chosen: no fault, and no dates yet. */
  readonly hints: VisitFaults
  /** Two adults where nothing or something wrong was typed. */
  readonly party: Party
  readonly faults: VisitFaults
}

/** Reads `in, out, adults, ages, infants, pets, serviceAnimals`; `today` is the earliest day it can be at any home asked for. */
export function parseVisitInput(query: URLSearchParams, today: CalendarDay): VisitInput {
  const fields = readVisitFields(query)
  const dates = parseDates(fields, today)
  const party = parseParty(fields)
  return {
    fields,
    nights: dates.nights,
    arrival: dates.arrival,
    hints: dates.hints ?? {},
    party: party.party ?? twoAdults,
    faults: { ...dates.faults, ...party.faults },
  }
}

type Dates = {
  readonly nights?: NightRange | undefined
  readonly arrival?: CalendarDay | undefined
  readonly hints?: VisitFaults
  readonly faults: VisitFaults
}

function parseDates({ in: typedIn, out: typedOut }: VisitFields, today: CalendarDay): Dates {
  if (typedIn === '' && typedOut === '') return { faults: {} }
  if (typedOut === '') return parseArrival(typedIn, today)
  if (typedIn === '') return { faults: dayFault('out', typedOut), hints: { in: sentence('quotes.arriveAsWell') } }
  const checkIn = parseCalendarDay(typedIn)
  const checkOut = parseCalendarDay(typedOut)
  if (checkIn === undefined || checkOut === undefined) {
    return { faults: { ...dayFault('in', typedIn), ...dayFault('out', typedOut) } }
  }
  const fault = rangeFault(checkIn, checkOut, today)
  return fault ? { faults: fault } : { nights: nightRange(checkIn, checkOut), faults: {} }
}

function parseArrival(typed: string, today: CalendarDay): Dates {
  const arrival = parseCalendarDay(typed)
  if (arrival === undefined) return { faults: dayFault('in', typed) }
  const fault = rangeFault(arrival, addDays(arrival, 1), today)
  return fault ? { faults: fault } : { arrival, faults: {}, hints: { out: sentence('quotes.leaveAsWell') } }
}

function dayFault(field: 'in' | 'out', typed: string): VisitFaults {
  return parseCalendarDay(typed) === undefined ? { [field]: sentence('quotes.notADay') } : {}
}

function rangeFault(checkIn: CalendarDay, checkOut: CalendarDay, today: CalendarDay): VisitFaults | undefined {
  if (checkIn < today) return { in: sentence('quotes.dayOver') }
  if (checkOut === checkIn) return { out: sentence('quotes.noNight') }
  if (checkOut < checkIn) return { out: sentence('quotes.leaveTooEarly') }
  if (checkIn > addDays(today, farthestDays)) return { in: tooFarAhead(today) }
  if (checkOut - checkIn > longestVisitNights) return { out: sentence('quotes.tooLong', { most: longestVisitNights }) }
  return undefined
}

/** What is said of a day on which no home can be booked yet. */
export function tooFarAhead(today: CalendarDay): string {
  return sentence('quotes.tooFarAhead', { last: sayDay(addDays(today, farthestDays), currentLocale()) })
}
