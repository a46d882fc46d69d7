// The command that records credits of a statement, each once, however often it is sent and by however many people.

import { noteEntryArrived } from '#admin/payments/money-admin.server.ts'
import type { MoneyAdminRefusal } from '#bookings/record/payment-refusals.ts'
import { bookingNamedBy } from '#payments/statements/statement.ts'
import { countedEntries, entriesOf, type StatementEntry } from '#payments/statements/statement-entries.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { bookingsByReference } from './match-entries.server.ts'
import type { ApplyInput, ChosenEntry } from './statement-input.ts'
import type { StatementRefusal } from './statement-refusals.ts'
import { findStatement } from './store-statement.server.ts'

type Asked = ApplyInput & { readonly id: string; readonly origin: string }

/** Credits that were not recorded, by their numbers in the statement. */
type Applied = { readonly left: ReadonlyMap<number, MoneyAdminRefusal> }

type EntryRefusal = Extract<StatementRefusal, 'entry-unknown' | 'booking-unknown' | 'other-currency'>
type Wrong = {
  readonly ok: false
  readonly reason: 'entries-wrong'
  readonly wrong: ReadonlyMap<number, EntryRefusal>
}

type Found = { readonly chosen: ChosenEntry; readonly entry: StatementEntry; readonly bookingId: string }

/**
 * All of it is looked at first: where one booking does not exist nothing is recorded. Then each sum reaches the ledger as
 * the desk's do, in a transaction of its own; one that breaks off is finished by sending it again.
 */
export async function applyStatement(
  tools: Tools,
  operator: Operator,
  { id, version, entries: chosen, origin }: Asked,
): Promise<Outcome<Applied, 'not-allowed' | 'statement-unknown' | 'out-of-date' | 'not-read-yet'> | Wrong> {
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  const statement = await findStatement(tools, operator, id)
  if (!statement) return refused('statement-unknown')
  if (statement.version !== version) return refused('out-of-date')
  if (statement.read.kind === 'question') return refused('not-read-yet')
  const looked = await lookAt(tools, operator, chosen, entriesOf(statement.read.statement.credits))
  if (looked.wrong.size > 0) return { ok: false, reason: 'entries-wrong', wrong: looked.wrong }
  const left = new Map<number, MoneyAdminRefusal>()
  for (const { chosen: one, entry, bookingId } of looked.found) {
    const asked = { bookingId, entry, seenOtherwiseMinor: one.otherwiseMinor, origin }
    const noted = await noteEntryArrived(tools, operator, asked)
    if (!noted.ok) left.set(one.entry, noted.reason)
  }
  return done({ left })
}

/** What was recorded already is left out: of that nothing can be wrong any more. */
async function lookAt(
  { database }: Tools,
  operator: Operator,
  chosen: readonly ChosenEntry[],
  entries: readonly StatementEntry[],
) {
  const referenceOf = ({ entry, booking }: ChosenEntry) =>
    booking ?? (entries[entry] && bookingNamedBy(entries[entry].credit)) ?? ''
  const bookings = await bookingsByReference(database, operator, chosen.map(referenceOf))
  const counted = await countedEntries(database, entries)
  const wrong = new Map<number, EntryRefusal>()
  const found = chosen.flatMap((one): Found[] => {
    const entry = entries[one.entry]
    const booking = bookings.get(referenceOf(one))
    if (!entry) wrong.set(one.entry, 'entry-unknown')
    else if (!booking && counted[one.entry]) return []
    else if (!booking) wrong.set(one.entry, 'booking-unknown')
    else if (!counted[one.entry] && booking.currency !== entry.credit.currency) wrong.set(one.entry, 'other-currency')
    else return [{ chosen: one, entry, bookingId: booking.id }]
    return []
  })
  return { wrong, found }
}
