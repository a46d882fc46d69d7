// The calls about homes: search, save, read, day by day.

import { z } from 'zod'
import { languageCodes } from '#catalogue/languages.ts'
import { promised } from '#search/input/filter-query.ts'
import * as field from './known-fields.ts'
import { callsOf, operation } from './operation.ts'
import { listWith, one, pageOrPartInput, turnedPages } from './page-schemas.ts'
import { listOf, matching, partOf, text, writtenNumber } from './shapes.ts'
import { stayFilters } from './stay-filters.ts'
import { calendarDay, stayInList, wholeStay } from './stay-schemas.ts'

const orders = [
  ...['recommended', 'nearest', 'price', 'rating', 'newest', 'name'],
  ...['distance:asc', 'price:asc', 'rating:desc', 'createdAt:desc', 'name:asc'],
] as const

const counted = (description: string) =>
  listOf(description, {
    value: z.string().describe('A kind, a country, a number of bedrooms, or the code of an amenity.'),
    count: field.count.describe('How many there are.'),
  })

const listMeta = {
  ...turnedPages,
  facets: partOf('How many of all these homes are of each kind, in each country, and so on.', {
    kind: counted('By what kind of home they are.'),
    country: counted('By their country.'),
    bedrooms: counted('By how many bedrooms they have.'),
    amenities: counted('By what they have.'),
  }),
  priceHistogram: listOf(
    'Their totals in ten steps, a list for each currency; null when too many would have to be priced.',
    {
      currency: field.currencyCode,
      steps: listOf('The steps, the lowest first.', {
        fromMinor: field.minor.describe('Where the step begins, in minor units.'),
        toMinor: field.minor.describe('Where it ends.'),
        count: field.count.describe('How many there are.'),
      }),
    },
  ),
  nearly: z.boolean().describe('Whether nothing is called as typed, and these nearly are.'),
}

/** Whole numbers whose bounds the handler checks with a message; here they are only published. */
const adults = writtenNumber(3).meta({ pattern: String.raw`^([1-9]\d?|100)$` })
const infants = writtenNumber(3).meta({ pattern: String.raw`^(\d|[1-9]\d|100)$` })
const nights = writtenNumber(2).meta({ pattern: String.raw`^([1-9]|1\d|2[0-8])$` })
const pets = writtenNumber(3).meta({ pattern: String.raw`^(\d|1\d|20)$` })

const visitQuery = {
  where: text(80).optional().describe('A place, a region, a country or a home, as people type it.'),
  in: field.day.optional().describe('The day of arrival.'),
  out: field.day.optional().describe('The day of departure.'),
  adults: adults.optional().describe('How many adults; two unless told.'),
  ages: matching(/^(\d|1[0-7])(,(\d|1[0-7])){0,20}$/)
    .optional()
    .describe('How old each child is, with commas between: 3,7.'),
  infants: infants.optional().describe('How many infants, whose age need not be told.'),
  pets: pets.optional().describe('How many pets.'),
  serviceAnimals: pets.optional().describe('How many service animals, which are no pets.'),
}

export const someVisit = { in: '2030-07-14', out: '2030-07-18', adults: '2', ages: '7' }

const degrees = String.raw`-?\d{1,3}(\.\d{1,8})?`

/** Everything is returned anyway. */
const everything = z
  .literal('*')
  .optional()
  .describe('Everything is always told; it is taken because clients of Strapi send it.')

/** As clients of Strapi ask for a translation. */
const inLocale = {
  locale: z
    .enum(languageCodes)
    .optional()
    .describe('In which language homes are told, as far as they are translated; in the site’s own unless told.'),
}

const listQuery = z
  .strictObject({
    ...visitQuery,
    flex: z.enum(['1', '3', '7']).optional().describe('By how many days the visit may move either way.'),
    month: matching(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional()
      .describe('Instead of days: any nights of that month, such as 2031-05.'),
    nights: nights.optional().describe('How many nights of the month.'),
    least: writtenNumber(9)
      .optional()
      .describe('What the visit costs at least, or a night where no days are named: whole units of `money`.'),
    most: writtenNumber(9).optional().describe('What it costs at most.'),
    money: field.currencyCode
      .optional()
      .describe('The currency of `least` and `most`: limits find homes that ask for it. By price, these come first.'),
    rating: z.enum(['4', '4.5', '4.8']).optional().describe('How many stars guests give it at least, as shown.'),
    promise: z
      .union([z.enum(promised), z.array(z.enum(promised)).max(promised.length)])
      .optional()
      .describe(
        '`instant`: confirmed at once. `refundable`: can still be cancelled with everything back. For the days named, else for whoever books early enough.',
      ),
    bbox: matching(new RegExp(`^${degrees}(,${degrees}){3}$`))
      .optional()
      .describe('A part of the map: west, south, east, north, in degrees.'),
    filters: stayFilters.optional().describe('Conditions on homes, in brackets: filters[city][$eq]=Pienza.'),
    sort: z
      .union([z.enum(orders), z.array(z.enum(orders)).max(1)])
      .optional()
      .describe(
        'In which order. By price, nothing is converted: each currency by itself, in the order of their codes. By distance (`nearest`) from the middle of the place in `where`, else of the part of the map: without either it is refused.',
      ),
    cursor: matching(/^[\w-]{1,600}$/)
      .optional()
      .describe('The `meta.pagination.next` of the page before.'),
    pagination: pageOrPartInput.optional().describe('Which page, and how many on it.'),
    ...inLocale,
    populate: everything,
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

/** Dates and party, as in a page's query; omitted ones have defaults. */
export const visitInAddress = visitOf

const favouritesQuery = z.strictObject({
  ...visitOf,
  ...inLocale,
  homes: z
    .string()
    .max(3500)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*){0,39}$/)
    .meta({ description: 'The slugs of the homes, with dots between.', example: 'the-slug-of-a-home' }),
})

const by = callsOf('Stays')

export const stayContract = {
  listStays: operation({
    summary: 'Homes that can be booked as asked',
    ...by('anybody', 'reads'),
    cached: true,
    query: listQuery,
    answer: listWith(stayInList, listMeta),
  }),
  readShortlist: operation({
    summary: 'Homes that somebody keeps, in the order in which they are named, each with its price if there is one',
    ...by('anybody', 'reads'),
    cached: true,
    query: favouritesQuery,
    answer: listWith(stayInList, {
      total: field.count.describe('How many there are in all.'),
      gone: field.count.describe('How many of those that were named are not to be found any more.'),
      address: z.string().describe('Where people see this list.'),
    }),
  }),
  readStay: operation({
    summary: 'One home',
    ...by('anybody', 'reads'),
    cached: true,
    moves: true,
    path: field.slugInAddress,
    query: z.strictObject({
      ...inLocale,
      populate: everything,
    }),
    answer: one(wholeStay),
    refusals: { 404: 'There is no such home.' },
  }),
  readCalendar: operation({
    summary: 'What may happen at a home on each day, `to` being the day after the last; at most 186 days',
    ...by('either', 'reads'),
    cached: true,
    moves: true,
    path: field.slugInAddress,
    query: z.strictObject({
      from: field.day.describe('The first day.'),
      to: field.day.meta({ description: 'The day after the last.', example: '2030-07-18' }),
    }),
    answer: listWith(calendarDay, {
      currency: field.currencyCode,
      timeZone: field.timeZone,
      today: field.day.describe('Which day it is at the home.'),
    }),
    refusals: { 404: 'There is no such home.' },
  }),
} as const
