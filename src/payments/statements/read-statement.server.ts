// Reads a bank's statement, whichever of the two formats it is in.

import { type Done, done } from '#values/result.ts'
import { readCamt } from './read-camt.server.ts'
import { type Reading, readCsv, type TableQuestion } from './read-csv.server.ts'
import { fault, numbered, type ReadStatement, type Statement, type StatementFault } from './statement.ts'

/** `question`: a table of which somebody has to say something first. */
export type StatementRead =
  | { readonly kind: 'statement'; readonly statement: Statement }
  | { readonly kind: 'question'; readonly question: TableQuestion }

/** `said` counts for tables alone. */
export function readStatement(
  text: string,
  said: Reading,
): Done<{ readonly read: StatementRead }> | ({ readonly ok: false } & StatementFault) {
  if (text.trim() === '') return fault('empty')
  if (/^\s*</.test(text)) {
    const camt = readCamt(text)
    return camt.ok ? done({ read: withNumbers(camt.statement) }) : camt
  }
  const csv = readCsv(text, said)
  if (!csv.ok) return csv
  return done({ read: csv.read.kind === 'statement' ? withNumbers(csv.read.statement) : csv.read })
}

function withNumbers({ credits, ...counts }: ReadStatement): StatementRead {
  return { kind: 'statement', statement: { ...counts, credits: numbered(credits) } }
}
