// What saves a view of the list of bookings, and what removes one.

import { z } from 'zod'
import { isText, line, notText } from '#values/form-input.ts'

const longestViewName = 60

export const saveViewInput = z.strictObject({
  name: line({ most: longestViewName }).min(1).meta({
    description: 'What it is called; one of yours of that name is replaced.',
    example: 'Arriving next',
  }),
  query: z.string().max(1000).refine(isText, notText).meta({
    description: 'Filters and order as they stand in the address of the list: `state=confirmed&sort=arrival`.',
    example: 'state=confirmed&sort=arrival',
  }),
  isShared: z.boolean().default(false).describe('Whether everybody who may see bookings sees it.'),
})

export type SaveViewInput = z.output<typeof saveViewInput>
