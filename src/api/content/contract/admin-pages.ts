// Lists of the admin pages, which are turned by page, and what is the same of all its calls.

import { z } from 'zod'
import { wishedPage } from './page-schemas.ts'
import { count } from './written-values.ts'

/** 25 on a page unless told, 100 at most. */
export const pageInAddress = { pagination: wishedPage.optional() }

/** The envelope of one page of a list. */
export const pageOf = <Told extends z.ZodType>(told: Told) =>
  z.strictObject({
    data: z.array(told),
    meta: z.strictObject({
      pagination: z.strictObject({ page: count, pageSize: count, pageCount: count, total: count }),
    }),
  })

const forAdmin = { group: 'Desk', who: 'operator' } as const
/** The same for what only looks. */
export const reading = { ...forAdmin, limit: 'reads' } as const
/** The same for what does something. */
export const acting = { ...forAdmin, limit: 'bookings' } as const
