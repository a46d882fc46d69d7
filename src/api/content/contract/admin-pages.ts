// Lists of the admin pages, which are turned by page, and what is the same of all its calls.

import { z } from 'zod'
import { wishedPage } from './page-schemas.ts'
import { numberedPages, partOf } from './written-values.ts'

/** 25 on a page unless told, 100 at most. */
export const pageInAddress = { pagination: wishedPage.optional().describe('Which page, and how many on it.') }

/** The envelope of one page of a list. */
export const pageOf = <Told extends z.ZodType>(told: Told) =>
  z.strictObject({
    data: z.array(told).describe('What was asked for.'),
    meta: partOf('What is told beside it.', {
      pagination: numberedPages.describe('Where in all of it this page is.'),
    }).describe('What is told beside it.'),
  })

const forAdmin = { group: 'Desk', who: 'operator' } as const
/** The same for what only looks. */
export const reading = { ...forAdmin, limit: 'reads' } as const
/** The same for what does something. */
export const acting = { ...forAdmin, limit: 'bookings' } as const
