// Why commands are refused: each reason with the HTTP status a page answers with, and the key of what people read.

import { type Params, type SentenceKey, sentenceBy } from './sentence.ts'

type Row<Status> = readonly [status: Status, key: SentenceKey, params?: Params]

/** The sentences are said when they are asked for. On the server only. */
export function refusalTable<Reason extends string, Status extends number>(
  rows: Readonly<Record<Reason, Row<Status>>>,
) {
  const entries = Object.entries<Row<Status>>(rows)
  const statuses = Object.fromEntries(entries.map(([reason, [status]]) => [reason, status]))
  const sentences = Object.defineProperties(
    {},
    Object.fromEntries(
      entries.map(([reason, [, key, params]]) => [reason, { enumerable: true, get: () => sentenceBy(key, params) }]),
    ),
  )
  return {
    statuses: statuses as Readonly<Record<Reason, Status>>,
    sentences: sentences as Readonly<Record<Reason, string>>,
  }
}
