// The envelopes of responses, and the pages of long lists.

import { z } from 'zod'
import * as field from './known-fields.ts'
import { partOf, writtenNumber } from './shapes.ts'

const whichPage = 'Which page; null in answers where pages are turned by cursors.'

export const pageInput = z.strictObject({
  page: writtenNumber(5).optional().describe(whichPage),
  pageSize: writtenNumber(3).optional().describe('How many a page has at most.'),
  withCount: z
    .enum(['true', 'false'])
    .optional()
    .describe('Taken because clients of Strapi send it: the total is always told.'),
})

/** A page by number, or by the offset `start`, as Strapi's clients may request it. */
export const pageOrPartInput = z.union([
  pageInput,
  z.strictObject({
    start: writtenNumber(6)
      .optional()
      .describe('How many are passed over, where a part is asked for instead of a page.'),
    limit: writtenNumber(3).optional().describe('How many such a part has at most.'),
    withCount: pageInput.shape.withCount,
  }),
])

const counts = {
  pageSize: field.count.describe('How many a page has at most.'),
  pageCount: field.count.describe('How many pages there are.'),
  total: field.count.describe('How many there are in all.'),
}
/** The position of a page within its list. */
export const numberedPages = z.strictObject({ page: field.count.describe(whichPage), ...counts })

export const pagesSchema = z.strictObject({
  page: field.count.nullable().describe(whichPage),
  start: field.count.optional().describe('How many are passed over, where a part is asked for instead of a page.'),
  limit: field.count.optional().describe('How many such a part has at most.'),
  ...counts,
  next: z.string().nullable().describe('Where the next page begins: send it as `cursor`. Null on the last.'),
})

/** The envelope of a response, with its metadata. */
function envelope<Told extends z.ZodType, Meta extends z.ZodRawShape>(told: Told, meta: Meta) {
  return z.strictObject({ data: told.describe('What was asked for.'), meta: partOf('What is told beside it.', meta) })
}

/** A single item, with its metadata. */
export function oneWith<Told extends z.ZodType, Meta extends z.ZodRawShape>(told: Told, meta: Meta) {
  return { status: 200, body: envelope(told, meta) } as const
}

/** A single item. */
export function one<Told extends z.ZodType>(told: Told) {
  return oneWith(told, {})
}

/** A created item. */
export function made<Told extends z.ZodType>(told: Told) {
  return { status: 201, body: envelope(told, {}) } as const
}

/** A list, with its metadata. */
export function listWith<Told extends z.ZodType, Meta extends z.ZodRawShape>(told: Told, meta: Meta) {
  return oneWith(z.array(told), meta)
}

/** A page of a list paginated by number. */
export function pageOf<Told extends z.ZodType>(told: Told) {
  return listWith(told, { pagination: numberedPages.describe('Where in all of it this page is.') })
}

/** A page of a list that also supports cursors, with its total. */
export const turnedPages = {
  total: counts.total,
  pagination: pagesSchema.describe('Where in all of it this page is.'),
}

/** The responses of Strapi's own calls, without an envelope. */
export function bare<Fields extends z.ZodRawShape>(fields: Fields) {
  return { status: 200, body: z.strictObject(fields) } as const
}
