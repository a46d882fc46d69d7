// An example visit before a change of terms and after it, as calls tell it.

import { z } from 'zod'
import * as field from '#api/contract/known-fields.ts'
import { listOf, wordsOf } from '#api/contract/shapes.ts'

const visit = z
  .strictObject({
    checkIn: field.day.describe('The day of arrival.'),
    checkOut: field.day.describe('The day of departure.'),
    currency: field.currencyCode,
    totalMinor: field.totalMinor.describe('All-in, in minor units.'),
    taxes: listOf('Its taxes, in their order.', {
      name: z.string().describe('What guests read beside it.'),
      addedMinor: z.int().describe('Added to the price, in minor units.'),
      withinMinor: z.int().describe('Part of the price, in minor units.'),
      collectedBy: z.enum(['us', 'property']).describe('Who takes it: `us` with the price, or the home.'),
    }),
    schedule: listOf('When it is paid.', {
      dueOn: field.day.nullable().describe('The last day to pay in time; null is due when booking.'),
      minor: z.int().describe('In minor units.'),
    }),
    inWords: wordsOf({ cancelling: z.array(z.string()).describe('What comes back when, a sentence a step.') }),
  })
  .nullable()

export const exampleVisits = {
  visit: z
    .strictObject({
      before: visit.describe('Without the change; null where it has no price.'),
      after: visit.describe('With the change; null where it has no price.'),
    })
    .describe('A week with two adults and a child, as far as the home takes them.'),
}
