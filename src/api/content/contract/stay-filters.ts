// Filters on homes in the bracket form of Strapi's clients: `filters[city][$eq]=Pienza`.

import { z } from 'zod'
import { text, writtenNumber } from './written-values.ts'

const word = text(100).min(1)
const words = z.union([word, z.array(word).min(1).max(50)])
const number = writtenNumber(6)
const numbers = z.union([number, z.array(number).min(1).max(50)])

const textFilter = z
  .union([
    word,
    z.strictObject({
      $eq: word.optional(),
      $eqi: word.optional(),
      $ne: word.optional(),
      $in: words.optional(),
      $notIn: words.optional(),
      $contains: word.optional(),
      $containsi: word.optional(),
      $startsWith: word.optional(),
    }),
  ])
  .meta({ id: 'TextFilter' })

const numberFilter = z
  .union([
    number,
    z.strictObject({
      $eq: number.optional(),
      $ne: number.optional(),
      $in: numbers.optional(),
      $notIn: numbers.optional(),
      $lt: number.optional(),
      $lte: number.optional(),
      $gt: number.optional(),
      $gte: number.optional(),
    }),
  ])
  .meta({ id: 'NumberFilter' })

const fields = {
  slug: textFilter.optional(),
  documentId: textFilter.optional(),
  name: textFilter.optional(),
  kind: textFilter.optional(),
  city: textFilter.optional(),
  region: textFilter.optional(),
  country: textFilter.optional(),
  maxGuests: numberFilter.optional(),
  petsMax: numberFilter.optional(),
  bedrooms: numberFilter.optional(),
  areaM2: numberFilter.optional(),
  /** The codes that a home must have, all of them. */
  amenities: z.union([word, z.strictObject({ $contains: words })]).optional(),
}

const flat = z.strictObject(fields).meta({ id: 'StayFilter' })

export const stayFilters = z.strictObject({
  ...fields,
  $and: z.array(flat).min(1).max(10).optional(),
  $or: z.array(flat).min(1).max(10).optional(),
})

export type StayFilters = z.output<typeof stayFilters>
export type FlatFilters = z.output<typeof flat>
