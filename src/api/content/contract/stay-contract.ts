// The calls about homes: found, kept, read, looked at day by day.

import { z } from 'zod'
import { bookingModes } from './listed-words.ts'
import { operation } from './operation.ts'
import { toldPages, wishedPart } from './page-schemas.ts'
import { stayFilters } from './stay-filters.ts'
import { calendarDay, stayInList, wholeStay } from './stay-schemas.ts'
import { count, currencyCode, day, instant, minor, slugInAddress, text, writtenNumber } from './written-values.ts'

const orders = [...['recommended', 'price', 'newest', 'name'], ...['price:asc', 'createdAt:desc', 'name:asc']] as const

const counted = z.array(z.strictObject({ value: z.string(), count }))

const listMeta = z.strictObject({
  /** How many homes there are on all pages. */
  total: count,
  pagination: toldPages,
  /** How many of all these homes are of each kind, in each country, have so many bedrooms, have each amenity. */
  facets: z.strictObject({ kind: counted, country: counted, bedrooms: counted, amenities: counted }),
  /** The totals of all these homes in ten steps, one list a currency. */
  priceHistogram: z.array(
    z.strictObject({
      currency: currencyCode,
      steps: z.array(z.strictObject({ fromMinor: minor, toMinor: minor, count })),
    }),
  ),
  /** Whether nothing is called as typed, and these are nearly. */
  nearly: z.boolean(),
})

/** Whole numbers that are refused in a sentence where they are out of bounds, so that these are only published. */
const adults = writtenNumber(3).meta({ pattern: String.raw`^([1-9]\d?|100)$` })
const infants = writtenNumber(3).meta({ pattern: String.raw`^(\d|[1-9]\d|100)$` })
const nights = writtenNumber(2).meta({ pattern: String.raw`^([1-9]|1\d|2[0-8])$` })
const pets = writtenNumber(3).meta({ pattern: String.raw`^(\d|1\d|20)$` })

const visitQuery = {
  where: text(80).optional(),
  /** The days of arrival and departure. */
  in: day.optional(),
  out: day.optional(),
  adults: adults.optional(),
  /** Of children, with commas between: 3, 7. */
  ages: z
    .string()
    .regex(/^(\d|1[0-7])(,(\d|1[0-7])){0,20}$/)
    .optional(),
  infants: infants.optional(),
  pets: pets.optional(),
}

const degrees = String.raw`-?\d{1,3}(\.\d{1,8})?`

const listQuery = z.strictObject({
  ...visitQuery,
  /** By how many days the visit may move either way. */
  flex: z.enum(['1', '3', '7']).optional(),
  /** Instead of dates: any so many nights of that month, such as 2031-05. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  nights: nights.optional(),
  /** What the visit may cost, or a night of it where no dates are named: whole units of the currency `money`. */
  least: writtenNumber(9).optional(),
  most: writtenNumber(9).optional(),
  money: currencyCode.optional(),
  /** West, south, east, north, in degrees. */
  bbox: z
    .string()
    .regex(new RegExp(`^${degrees}(,${degrees}){3}$`))
    .optional(),
  filters: stayFilters.optional(),
  sort: z.union([z.enum(orders), z.array(z.enum(orders)).max(1)]).optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,600}$/)
    .optional(),
  pagination: wishedPart.optional(),
  /** Everything is always there. */
  populate: z.literal('*').optional(),
})

export type StayListQuery = z.output<typeof listQuery>

const { where: _, ...visitOf } = visitQuery

/** When and with whom, as the address of a page writes it; what is left out is usual. */
export const visitInAddress = visitOf

const favouritesQuery = z.strictObject({
  ...visitOf,
  /** The slugs of the homes, with dots between, as the address of the page names them. */
  homes: z
    .string()
    .max(3500)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*){0,39}$/),
})

const group = 'Stays'

export const stayContract = {
  listStays: operation({
    summary: 'Homes that can be booked as asked',
    group,
    who: 'anybody',
    limit: 'reads',
    cached: true,
    query: listQuery,
    answer: { status: 200, body: z.strictObject({ data: z.array(stayInList), meta: listMeta }) },
    refusals: {},
  }),
  readShortlist: operation({
    summary: 'Homes that somebody keeps, in the order in which they are named, each with its price if there is one',
    group,
    who: 'anybody',
    limit: 'reads',
    cached: true,
    query: favouritesQuery,
    answer: {
      status: 200,
      body: z.strictObject({
        data: z.array(stayInList),
        meta: z.strictObject({
          total: count,
          /** How many of those that were named are not to be found any more. */
          gone: count,
          /** Where people see this list. */
          address: z.string(),
        }),
      }),
    },
    refusals: {},
  }),
  readStay: operation({
    summary: 'One home',
    group,
    who: 'anybody',
    limit: 'reads',
    cached: true,
    moves: true,
    path: slugInAddress,
    query: z.strictObject({ populate: z.literal('*').optional() }),
    answer: { status: 200, body: z.strictObject({ data: wholeStay, meta: z.strictObject({}) }) },
    refusals: { 404: 'There is no such home.' },
  }),
  readCalendar: operation({
    summary: 'What may happen at a home on each day, `to` being the day after the last; at most 186 days',
    group,
    who: 'either',
    limit: 'reads',
    cached: true,
    moves: true,
    path: slugInAddress,
    query: z.strictObject({ from: day, to: day }),
    answer: {
      status: 200,
      body: z.strictObject({
        data: z.array(calendarDay),
        meta: z.strictObject({ currency: currencyCode, timeZone: z.string(), today: day }),
      }),
    },
    refusals: { 404: 'There is no such home.' },
  }),
} as const

export const modeOfBooking = z.enum(bookingModes)
export const optionalInstant = instant.nullable()
