// How long lists come in pages: what is asked for, and what is told of where one is.

import { z } from 'zod'
import { count, writtenNumber } from './written-values.ts'

export const wishedPage = z.strictObject({
  page: writtenNumber(5).optional(),
  pageSize: writtenNumber(3).optional(),
  withCount: z.enum(['true', 'false']).optional(),
})

/** A page, or instead of it a part of the list from the place `start` on, as Strapi's clients may ask for it. */
export const wishedPart = z.union([
  wishedPage,
  z.strictObject({
    start: writtenNumber(6).optional(),
    limit: writtenNumber(3).optional(),
    withCount: wishedPage.shape.withCount,
  }),
])

export const toldPages = z.strictObject({
  /** Null when the pages are turned by cursors, or when a part of the list was asked for. */
  page: count.nullable(),
  /** As they were asked for. */
  start: count.optional(),
  limit: count.optional(),
  pageSize: count,
  pageCount: count,
  total: count,
  /** Where the next page begins. */
  next: z.string().nullable(),
})
