// Filters on homes in the bracket form of Strapi's clients: `filters[city][$eq]=Pienza`.

import { z } from 'zod'
import { shape, text, writtenNumber } from './shapes.ts'

const word = text(100).min(1)
const words = z.union([word, z.array(word).min(1).max(50)])
const number = writtenNumber(6)
const numbers = z.union([number, z.array(number).min(1).max(50)])

/** The operators for exact matches. */
const exactly = <One extends z.ZodType, Some extends z.ZodType>(one: One, some: Some) => ({
  $eq: one.optional().describe('It is this.'),
  $ne: one.optional().describe('It is not this.'),
  $in: some.optional().describe('It is one of these.'),
  $notIn: some.optional().describe('It is none of these.'),
})

const textFilter = z
  .union([
    word,
    z.strictObject({
      ...exactly(word, words),
      $eqi: word.optional().describe('It is this, in capitals or not.'),
      $contains: word.optional().describe('This is in it.'),
      $containsi: word.optional().describe('This is in it, in capitals or not.'),
      $startsWith: word.optional().describe('It begins with this.'),
    }),
  ])
  .meta({ id: 'TextFilter' })

const numberFilter = z
  .union([
    number,
    z.strictObject({
      ...exactly(number, numbers),
      $lt: number.optional().describe('It is less.'),
      $lte: number.optional().describe('It is no more.'),
      $gt: number.optional().describe('It is more.'),
      $gte: number.optional().describe('It is no less.'),
    }),
  ])
  .meta({ id: 'NumberFilter' })

const fields = {
  slug: textFilter.optional().describe('The name of the home in addresses.'),
  documentId: textFilter.optional().describe('The same as clients of Strapi call it; of a home, its slug.'),
  name: textFilter.optional().describe('Its name.'),
  kind: textFilter.optional().describe('What kind of home it is.'),
  city: textFilter.optional().describe('The place it is in.'),
  region: textFilter.optional().describe('The region it is in.'),
  country: textFilter.optional().describe('The country it is in, by ISO 3166-1, such as IT.'),
  maxGuests: numberFilter.optional().describe('How many guests it takes; some homes take infants on top.'),
  petsMax: numberFilter.optional().describe('How many pets may come along.'),
  bedrooms: numberFilter.optional().describe('How many bedrooms it has.'),
  areaM2: numberFilter.optional().describe('How large it is, in square metres.'),
  amenities: z
    .union([word, z.strictObject({ $contains: words.describe('This is in it.') })])
    .optional()
    .describe('The codes of what it must have, all of them.'),
}

const flat = shape('StayFilter', fields)

export const stayFilters = z.strictObject({
  ...fields,
  $and: z.array(flat).min(1).max(10).optional().describe('All of these hold.'),
  $or: z.array(flat).min(1).max(10).optional().describe('One of these holds.'),
})

export type StayFilters = z.output<typeof stayFilters>
export type FlatFilters = z.output<typeof flat>
