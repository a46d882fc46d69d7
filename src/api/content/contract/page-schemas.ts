// How long lists come in pages: what is asked for, and what is told of where one is.

import { z } from 'zod'
import { count, writtenNumber } from './written-values.ts'

export const wishedPage = z.strictObject({
  page: writtenNumber(5).optional().describe('Which page; null in answers where pages are turned by cursors.'),
  pageSize: writtenNumber(3).optional().describe('How many a page has at most.'),
  withCount: z
    .enum(['true', 'false'])
    .optional()
    .describe('Taken because clients of Strapi send it: the total is always told.'),
})

/** A page, or instead of it a part of the list from the place `start` on, as Strapi's clients may ask for it. */
export const wishedPart = z.union([
  wishedPage,
  z.strictObject({
    start: writtenNumber(6)
      .optional()
      .describe('How many are passed over, where a part is asked for instead of a page.'),
    limit: writtenNumber(3).optional().describe('How many such a part has at most.'),
    withCount: wishedPage.shape.withCount
      .describe('Taken because clients of Strapi send it: the total is always told.')
      .describe('Taken because clients of Strapi send it: the total is always told.'),
  }),
])

export const toldPages = z.strictObject({
  page: count.nullable().describe('Which page; null in answers where pages are turned by cursors.'),
  start: count.optional().describe('How many are passed over, where a part is asked for instead of a page.'),
  limit: count.optional().describe('How many such a part has at most.'),
  pageSize: count.describe('How many a page has at most.'),
  pageCount: count.describe('How many pages there are.'),
  total: count.describe('How many there are in all.'),
  next: z.string().nullable().describe('Where the next page begins: send it as `cursor`. Null on the last.'),
})
