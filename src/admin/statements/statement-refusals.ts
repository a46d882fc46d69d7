// Why a statement was not read, stored or applied, with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'
import { sentence } from '#catalogue/sentence.ts'
import { mostBytes, mostCredits, type StatementFault } from '#payments/statements/statement.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed':       [403, 'bookings.moneyNotAllowed'],
  'statement-unknown': [404, 'statements.unknown'],
  'out-of-date':       [409, 'statements.outOfDate'],
  'not-read-yet':      [409, 'statements.notReadYet'],
  'entry-unknown':     [422, 'statements.entryUnknown'],
  'booking-unknown':   [422, 'statements.noBooking'],
  'other-currency':    [422, 'statements.otherCurrency'],
})

export const statementRefusals = refusals.sentences
export const statementRefusalStatus = refusals.statuses
export type StatementRefusal = keyof typeof statementRefusals

const faults: Readonly<Record<StatementFault['reason'], (line: number | undefined) => string>> = {
  empty: () => sentence('statements.empty'),
  unreadable: () => sentence('statements.unreadable'),
  'other-kind': () => sentence('statements.otherKind'),
  'too-large': () => sentence('statements.tooLarge', { megabytes: mostBytes / 1_000_000 }),
  'too-many': () => sentence('statements.tooMany', { most: mostCredits }),
  'row-wrong': line =>
    line === undefined ? sentence('statements.unreadable') : sentence('statements.rowWrong', { line: String(line) }),
}

/** Why a file is no statement that can be read. */
export function sayFault({ reason, line }: StatementFault): string {
  return faults[reason](line)
}
