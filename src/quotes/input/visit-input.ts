// Dates and party, read from an address: a typed input, or a sentence for each wrong field.

import { adultFromAge, type Party, twoAdults } from '#offers/terms/party.ts'
import { addDays, type CalendarDay, parseCalendarDay, sayDay } from '#values/calendar-day.ts'
import { longestVisitNights, type NightRange, nightRange } from '#values/night-range.ts'

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

const notADay = 'This is not a day of the calendar. Write it like 2026-07-14.'

function parseDates({ in: typedIn, out: typedOut }: VisitFields, today: CalendarDay): Dates {
  if (typedIn === '' && typedOut === '') return { faults: {} }
  if (typedOut === '') return parseArrival(typedIn, today)
  if (typedIn === '') return { faults: dayFault('out', typedOut), hints: { in: 'Choose the day you arrive as well.' } }
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
  return fault ? { faults: fault } : { arrival, faults: {}, hints: { out: 'Choose the day you leave as well.' } }
}

function dayFault(field: 'in' | 'out', typed: string): VisitFaults {
  return parseCalendarDay(typed) === undefined ? { [field]: notADay } : {}
}

function rangeFault(checkIn: CalendarDay, checkOut: CalendarDay, today: CalendarDay): VisitFaults | undefined {
  if (checkIn < today) return { in: 'This day is over. Choose a day from today on.' }
  if (checkOut === checkIn) return { out: 'A visit has at least one night. Choose a later day to leave.' }
  if (checkOut < checkIn) return { out: 'The day you leave lies before the day you arrive. Choose a later one.' }
  if (checkIn > addDays(today, farthestDays)) return { in: tooFarAhead(today) }
  if (checkOut - checkIn > longestVisitNights) return { out: `A visit can have at most ${longestVisitNights} nights.` }
  return undefined
}

/** What is said of a day on which no home can be booked yet. */
export function tooFarAhead(today: CalendarDay): string {
  return `That is too far ahead: homes can be booked until ${sayDay(addDays(today, farthestDays), 'en-GB')}.`
}

type ParsedParty = { readonly party?: Party; readonly faults: VisitFaults }

/** The party of a form's fields, or a sentence for each field that is wrong. */
export function parseParty(fields: VisitFields): ParsedParty {
  const adults = parseCount(fields.adults)
  const infants = parseCount(fields.infants)
  const pets = parseCount(fields.pets)
  const childAges = parseAges(fields.ages)
  const faults: VisitFaults = {
    ...countFault('adults', adults, 1, mostGuests, 'At least one adult comes along.'),
    ...countFault('infants', infants, 0, mostGuests),
    ...countFault('pets', pets, 0, mostPets),
    ...(childAges ? {} : { ages: `Write each child’s age from 0 to ${adultFromAge - 1}, with commas between: 3, 7.` }),
  }
  if (Object.keys(faults).length > 0) return { faults }
  const party = { adults: adults!, infants: infants!, pets: pets!, childAges: childAges!, serviceAnimals: 0 }
  if (party.adults + party.infants + party.childAges.length > mostGuests) {
    return { faults: { adults: `Nobody here has room for more than ${mostGuests} guests.` } }
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
  if (value === undefined) return { [field]: `Write a whole number from ${least} to ${most}.` }
  if (value < least) return { [field]: tooFew ?? `Write a whole number from ${least} to ${most}.` }
  return value > most ? { [field]: `At most ${most}, please.` } : {}
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
  const part = (number: number, one: string, several: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : several}`]
  return [
    ...part(adults, 'adult', 'adults'),
    ...part(childAges.length, 'child', 'children'),
    ...part(infants, 'infant', 'infants'),
    ...part(pets, 'pet', 'pets'),
  ].join(', ')
}
