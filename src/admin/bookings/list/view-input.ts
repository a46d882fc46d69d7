// What saves a view of the list of bookings, and what removes one.

import { z } from 'zod'

const longestViewName = 60

export const saveViewInput = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(longestViewName)
    .describe('What it is called; one of yours of that name is replaced.'),
  query: z
    .string()
    .max(1000)
    .describe('Filters and order as they stand in the address of the list: `state=confirmed&sort=arrival`.'),
  isShared: z.boolean().default(false).describe('Whether everybody who may see bookings sees it.'),
})

export type SaveViewInput = z.output<typeof saveViewInput>
