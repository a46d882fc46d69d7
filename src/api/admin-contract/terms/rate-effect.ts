// What a change of rates means at one home, as calls tell it.

import { z } from 'zod'
import * as field from '#api/contract/known-fields.ts'
import { listOf, partOf, shape, wordsOf } from '#api/contract/shapes.ts'
import { exampleVisits } from './example-visits.ts'

const visit = z
  .strictObject({
    totalMinor: field.totalMinor.describe('All-in, in minor units.'),
    nights: field.count.describe('For so many nights.'),
  })
  .nullable()
const both = {
  before: visit.describe('Without the change; null where nothing can be booked.'),
  after: visit.describe('With the change; null where nothing can be booked.'),
}
const runs = z.array(
  z.strictObject({ first: field.day.describe('The first of them.'), last: field.day.describe('The last of them.') }),
)

export const rateEffect = shape('RateEffect', {
  from: partOf('The lowest price of the next 90 days for two adults, all-in.', {
    ...both,
  }),
  weeks: listOf('The lowest price of a shortest visit that begins in each of the next weeks.', {
    monday: field.day.describe('The day on which the week begins.'),
    ...both,
  }),
  plans: listOf('The visit of the lowest price at each rate beside the usual one.', {
    name: z.string().describe('What the rate is called.'),
    ...both,
  }),
  families: listOf(
    'The nights of `visit` with a child, of each age for which the change makes a difference of its own.',
    {
      adults: field.count.describe('How many adults come with the child.'),
      age: z.int().describe('The age of the child.'),
      ...both,
    },
  ),
  dearer: field.count.describe('How many nights of two years cost more.'),
  cheaper: field.count.describe('How many nights of two years cost less.'),
  lost: runs.describe('Nights that lose their price and cannot be booked.'),
  gained: runs.describe('Nights that get a price.'),
  shut: runs.describe('Days of a year on which visits can no longer begin.'),
  opened: runs.describe('Days of a year on which visits can begin that could not.'),
  ...exampleVisits,
  inWords: wordsOf({ sentences: z.array(z.string()).describe('The same in sentences.') }),
})
