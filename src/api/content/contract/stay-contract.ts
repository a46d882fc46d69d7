// The calls about homes: found, kept, read, looked at day by day.

import { z } from 'zod'
import { bookingModes } from './listed-words.ts'
import { operation } from './operation.ts'
import { toldPages, wishedPart } from './page-schemas.ts'
import { stayFilters } from './stay-filters.ts'
import { calendarDay, stayInList, wholeStay } from './stay-schemas.ts'
import {
  count,
  currencyCode,
  day,
  instant,
  listOf,
  minor,
  partOf,
  slugInAddress,
  text,
  timeZone,
  writtenNumber,
} from './written-values.ts'

const orders = [...['recommended', 'price', 'newest', 'name'], ...['price:asc', 'createdAt:desc', 'name:asc']] as const

const counted = (description: string) =>
  listOf(description, {
    value: z.string().describe('A kind, a country, a number of bedrooms, or the code of an amenity.'),
    count: count.describe('How many there are.'),
  })

const listMeta = z.strictObject({
  total: count.describe('How many there are in all.'),
  pagination: toldPages.describe('Where in all of it this page is.'),
  facets: partOf('How many of all these homes are of each kind, in each country, and so on.', {
    kind: counted('By what kind of home they are.'),
    country: counted('By their country.'),
    bedrooms: counted('By how many bedrooms they have.'),
    amenities: counted('By what they have.'),
  }).describe('How many of all these homes are of each kind, in each country, and so on.'),
  priceHistogram: listOf(
    'Their totals in ten steps, a list for each currency; null when too many would have to be priced.',
    {
      currency: currencyCode,
      steps: listOf('The steps, the lowest first.', {
        fromMinor: minor.describe('Where the step begins, in minor units.'),
        toMinor: minor.describe('Where it ends.'),
        count: count.describe('How many there are.'),
      }),
    },
  ).describe('Their totals in ten steps, a list for each currency; null when too many would have to be priced.'),
  nearly: z.boolean().describe('Whether nothing is called as typed, and these nearly are.'),
})

/** Whole numbers that are refused in a sentence where they are out of bounds, so that these are only published. */
const adults = writtenNumber(3).meta({ pattern: String.raw`^([1-9]\d?|100)$` })
const infants = writtenNumber(3).meta({ pattern: String.raw`^(\d|[1-9]\d|100)$` })
const nights = writtenNumber(2).meta({ pattern: String.raw`^([1-9]|1\d|2[0-8])$` })
const pets = writtenNumber(3).meta({ pattern: String.raw`^(\d|1\d|20)$` })

const visitQuery = {
  where: text(80).optional().describe('A place, a region, a country or a home, as people type it.'),
  in: day.optional().describe('The day of arrival.'),
  out: day.optional().describe('The day of departure.'),
  adults: adults.optional().describe('How many adults; two unless told.'),
  ages: z
    .string()
    .regex(/^(\d|1[0-7])(,(\d|1[0-7])){0,20}$/)
    .optional()
    .describe('How old each child is, with commas between: 3,7.'),
  infants: infants.optional().describe('How many infants, whose age need not be told.'),
  pets: pets.optional().describe('How many pets.'),
}

export const someVisit = { in: '2030-07-14', out: '2030-07-18', adults: '2', ages: '7' }

const degrees = String.raw`-?\d{1,3}(\.\d{1,8})?`

const listQuery = z
  .strictObject({
    ...visitQuery,
    flex: z.enum(['1', '3', '7']).optional().describe('By how many days the visit may move either way.'),
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional()
      .describe('Instead of days: any nights of that month, such as 2031-05.'),
    nights: nights.optional().describe('How many nights of the month.'),
    least: writtenNumber(9)
      .optional()
      .describe('What the visit costs at least, or a night where no days are named: whole units of `money`.'),
    most: writtenNumber(9).optional().describe('What it costs at most.'),
    money: currencyCode.optional().describe('The currency of `least` and `most`.'),
    bbox: z
      .string()
      .regex(new RegExp(`^${degrees}(,${degrees}){3}$`))
      .optional()
      .describe('A part of the map: west, south, east, north, in degrees.'),
    filters: stayFilters.optional().describe('Conditions on homes, in brackets: filters[city][$eq]=Pienza.'),
    sort: z
      .union([z.enum(orders), z.array(z.enum(orders)).max(1)])
      .optional()
      .describe('In which order.'),
    cursor: z
      .string()
      .regex(/^[\w-]{1,600}$/)
      .optional()
      .describe('The `meta.pagination.next` of the page before.'),
    pagination: wishedPart.optional().describe('Which page, and how many on it.'),
    populate: z
      .literal('*')
      .optional()
      .describe('Everything is always told; it is taken because clients of Strapi send it.'),
  })
  .meta({
    example: {
      ...someVisit,
      filters: { amenities: { $contains: 'wifi' } },
      sort: 'price:asc',
      pagination: { page: '1' },
    },
  })

export type StayListQuery = z.output<typeof listQuery>

const { where: _, ...visitOf } = visitQuery

/** When and with whom, as the address of a page writes it; what is left out is usual. */
export const visitInAddress = visitOf

const favouritesQuery = z.strictObject({
  ...visitOf,
  homes: z
    .string()
    .max(3500)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*){0,39}$/)
    .meta({ description: 'The slugs of the homes, with dots between.', example: 'the-slug-of-a-home' }),
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
    answer: {
      status: 200,
      body: z.strictObject({
        data: z.array(stayInList).describe('What was asked for.'),
        meta: listMeta.describe('What is told beside it.'),
      }),
    },
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
        data: z.array(stayInList).describe('What was asked for.'),
        meta: partOf('What is told beside it.', {
          total: count.describe('How many there are in all.'),
          gone: count.describe('How many of those that were named are not to be found any more.'),
          address: z.string().describe('Where people see this list.'),
        }).describe('What is told beside it.'),
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
    query: z.strictObject({
      populate: z
        .literal('*')
        .optional()
        .describe('Everything is always told; it is taken because clients of Strapi send it.'),
    }),
    answer: {
      status: 200,
      body: z.strictObject({
        data: wholeStay.describe('What was asked for.'),
        meta: partOf('What is told beside it.', {}).describe('What is told beside it.'),
      }),
    },
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
    query: z.strictObject({
      from: day.describe('The first day.'),
      to: day.meta({ description: 'The day after the last.', example: '2030-07-18' }),
    }),
    answer: {
      status: 200,
      body: z.strictObject({
        data: z.array(calendarDay).describe('What was asked for.'),
        meta: partOf('What is told beside it.', {
          currency: currencyCode,
          timeZone,
          today: day.describe('Which day it is at the home.'),
        }).describe('What is told beside it.'),
      }),
    },
    refusals: { 404: 'There is no such home.' },
  }),
} as const

export const modeOfBooking = z.enum(bookingModes)
export const optionalInstant = instant.nullable()
