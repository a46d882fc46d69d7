// Why commands are refused: each reason with the HTTP status a page answers with, and the key of what people read.

import { type Params, type SentenceKey, sentenceBy } from './sentence.ts'

/** The sentences are said when they are asked for, with the `params` of whichever has any. On the server only. */
export function refusalTable<Reason extends string, Status extends number>(
  rows: Readonly<Record<Reason, readonly [status: Status, key: SentenceKey]>>,
  params: Params = {},
) {
  const entries = Object.entries<readonly [Status, SentenceKey]>(rows)
  const statuses = Object.fromEntries(entries.map(([reason, [status]]) => [reason, status]))
  const sentences = Object.defineProperties(
    {},
    Object.fromEntries(
      entries.map(([reason, [, key]]) => [reason, { enumerable: true, get: () => sentenceBy(key, params) }]),
    ),
  )
  return {
    statuses: statuses as Readonly<Record<Reason, Status>>,
    sentences: sentences as Readonly<Record<Reason, string>>,
  }
}
