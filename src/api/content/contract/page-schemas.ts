// How long lists come in pages: what is asked for, and what is told of where one is.

import { z } from 'zod'
import { count, writtenNumber } from './written-values.ts'

export const wishedPage = z.strictObject({
  page: writtenNumber(5).optional(),
  pageSize: writtenNumber(3).optional(),
  withCount: z.enum(['true', 'false']).optional(),
})

export const toldPages = z.strictObject({
  /** Null when the pages are turned by cursors. */
  page: count.nullable(),
  pageSize: count,
  pageCount: count,
  total: count,
  /** Where the next page begins. */
  next: z.string().nullable(),
})
