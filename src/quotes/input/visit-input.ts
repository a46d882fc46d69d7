// Dates and party, read from an address: a typed input, or a sentence for each wrong field.

import { currentLocale, sentence } from '#catalogue/sentence.ts'
import { adultFromAge, type Party, twoAdults } from '#offers/terms/party.ts'
import { addDays, type CalendarDay, parseCalendarDay, sayDay } from '#values/calendar-day.ts'
import { longestVisitNights, type NightRange, nightRange } from '#values/night-range.ts'
import { sayList } from '#values/say-list.ts'

export type VisitField = 'in' | 'out' | 'adults' | 'ages' | 'infants' | 'pets'

/** What was typed, field by field, so that a form can show it again as it was. */
export type VisitFields = Readonly<Record<VisitField, string>>

export type VisitFaults = { readonly [Field in VisitField]?: string }

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

/** Nobody sells nights farther away than this, whatever a home's own window. */
export const farthestDays = 730

/** As many guests as a home can hold at most; the database's own bound. */
const mostGuests = 100
const mostPets = 20

export const usualVisitFields: VisitFields = { in: '', out: '', adults: '2', ages: '', infants: '0', pets: '0' }

/** Reads `in, out, adults, ages, infants, pets`; `today` is the earliest day it can be at any home asked for. */
export function parseVisitInput(query: URLSearchParams, today: CalendarDay): VisitInput {
  const fields = readFields(query)
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

function readFields(query: URLSearchParams): VisitFields {
  const first = (name: VisitField) => (query.get(name) ?? usualVisitFields[name]).trim().slice(0, 100)
  return {
    in: first('in'),
    out: first('out'),
    adults: first('adults'),
    ages: query.getAll('ages').join(', ').trim().slice(0, 400),
    infants: first('infants'),
    pets: first('pets'),
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

type ParsedParty = { readonly party?: Party; readonly faults: VisitFaults }

/** The party of a form's fields, or a sentence for each field that is wrong. */
export function parseParty(fields: VisitFields): ParsedParty {
  const adults = parseCount(fields.adults)
  const infants = parseCount(fields.infants)
  const pets = parseCount(fields.pets)
  const childAges = parseAges(fields.ages)
  const faults: VisitFaults = {
    ...countFault('adults', adults, 1, mostGuests, sentence('quotes.tooFewAdults')),
    ...countFault('infants', infants, 0, mostGuests),
    ...countFault('pets', pets, 0, mostPets),
    ...(childAges ? {} : { ages: sentence('quotes.wrongAges', { most: adultFromAge - 1 }) }),
  }
  if (Object.keys(faults).length > 0) return { faults }
  const party = { adults: adults!, infants: infants!, pets: pets!, childAges: childAges!, serviceAnimals: 0 }
  if (party.adults + party.infants + party.childAges.length > mostGuests) {
    return { faults: { adults: sentence('quotes.tooManyGuests', { most: mostGuests }) } }
  }
  return { party, faults: {} }
}

/** Undefined for anything but plain digits. */
function parseCount(typed: string): number | undefined {
  return /^\d{1,9}$/.test(typed) ? Number(typed) : typed === '' ? 0 : undefined
}

function countFault(
  field: VisitField,
  value: number | undefined,
  least: number,
  most: number,
  tooFew?: string,
): VisitFaults {
  if (value === undefined) return { [field]: sentence('quotes.wholeNumber', { least, most }) }
  if (value < least) return { [field]: tooFew ?? sentence('quotes.wholeNumber', { least, most }) }
  return value > most ? { [field]: sentence('quotes.tooMany', { most }) } : {}
}

function parseAges(typed: string): number[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter(Boolean)
  const ages = parts.map(part => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN))
  return ages.every(age => age < adultFromAge) && ages.length <= mostGuests ? ages : undefined
}

/** The part of an address that asks for this visit; what is usual is left out. */
export function visitQuery(fields: VisitFields): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== usualVisitFields[name as VisitField]) query.set(name, value)
  }
  return query
}

/** `2 adults, 1 child, 1 infant, 1 pet`. */
export function sayParty({ adults, childAges, infants, pets }: Party): string {
  const children = childAges.length
  return sayList([
    adults > 0 ? sentence('bookings.adults', { adults }) : null,
    children > 0 ? sentence('bookings.children', { children }) : null,
    infants > 0 ? sentence('bookings.infants', { infants }) : null,
    pets > 0 ? sentence('bookings.pets', { pets }) : null,
  ])
}
