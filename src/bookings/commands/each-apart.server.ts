// The loop of a sweeper: one row that fails is logged, and does not keep the others waiting.

import type { Tools } from '#platform/tools/tools.server.ts'

type Apart<Row> = {
  /** What the log says of a failure, and by which fields it is found. */
  readonly message: string
  readonly fields: (row: Row) => Readonly<Record<string, string>>
}

/** Works on each row in turn, and answers how many there were. */
export async function eachApart<Row>(
  { log }: Pick<Tools, 'log'>,
  rows: readonly Row[],
  { message, fields }: Apart<Row>,
  work: (row: Row) => Promise<unknown>,
): Promise<number> {
  for (const row of rows) {
    try {
      await work(row)
    } catch (fault) {
      log.warn({ err: fault, ...fields(row) }, message)
    }
  }
  return rows.length
}
