// A command that is sent twice is carried out once: its key is taken in the transaction that does the work.

import { createHash, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { BookingCommand } from '#bookings/record/booking.ts'
import { bookingCommandTable } from '#bookings/record/booking-tables.server.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type Done, done, type Outcome, type Refused, refused } from '#values/result.ts'

type KeyedCommand =
  | BookingCommand
  | 'swap'
  | 'pay'
  | 'place-deposit'
  | 'answer-change'
  | 'note-money'
  | 'refund'
  | 'answer-refund'
  | 'answer-deposit'
  | 'answer-dispute'

export type CommandKey = {
  /** Whose key it is: `browser:…` or `user:…`. */
  readonly scope: string
  /** What the form carries, 8 to 100 characters. */
  readonly key: string
  readonly command: KeyedCommand
  /** Everything the command depends on; the same key with another input is refused. */
  readonly input: unknown
}

/** `fresh`: carry it out. `repeated`: it was carried out, for this booking. `reused`: the key was for something else. */
type CommandStart =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'repeated'; readonly bookingId: string }
  | { readonly kind: 'reused' }

/**
 * Takes the key for `bookingId`. Of several at once the later ones wait here until the first has committed, and then
 * learn its booking; when it was rolled back the next one is fresh. A refusal must roll back: what made nothing may be
 * tried again under the same key.
 */
export async function carryOutOnce(
  queries: Transaction,
  command: CommandKey,
  bookingId: string,
  now: Date,
): Promise<CommandStart> {
  if (await takeKey(queries, command, bookingId, now)) return { kind: 'fresh' }
  const start = await startAfter(queries, command)
  // Its holder was rolled back this very moment.
  return start.kind === 'fresh' ? carryOutOnce(queries, command, bookingId, now) : start
}

/**
 * For a command that speaks to a bank between its transactions: its key is noted when it is done. Sent again it answers the
 * same and does nothing; killed in between, and of two that are sent at once, it decides by what the operator saw, as it
 * does without a key: it never acts twice.
 */
export async function onceByKey<Answer extends Outcome<{ readonly bookingId: string }, string>>(
  { database, clock }: Tools,
  { id }: Operator,
  keyed: Omit<CommandKey, 'scope'>,
  carryOut: () => Promise<Answer>,
): Promise<Answer | Done<{ readonly bookingId: string }> | Refused<'key-reused'>> {
  const command = { ...keyed, scope: `user:${id}` }
  const earlier = async () => {
    const start = await startAfter(database, command)
    if (start.kind === 'fresh') return undefined
    return start.kind === 'reused' ? refused('key-reused') : done({ bookingId: start.bookingId })
  }
  const before = await earlier()
  if (before) return before
  const outcome = await carryOut()
  if (!outcome.ok) return (await earlier()) ?? outcome
  await takeKey(database, command, outcome.bookingId, clock.now())
  return outcome
}

/** Whether the key was free. */
async function takeKey(
  queries: Queries,
  { scope, key, command, input }: CommandKey,
  bookingId: string,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await queries
    .insert(bookingCommandTable)
    .values({ scope, key, command, inputHash: hashOfInput({ input }), bookingId, at })
    .onConflictDoNothing()
  return rowCount === 1
}

async function startAfter(queries: Queries, command: CommandKey): Promise<CommandStart> {
  const before = await commandUnder(queries, command)
  if (!before) return { kind: 'fresh' }
  const isSame = before.command === command.command && before.inputHash === hashOfInput(command)
  return isSame ? { kind: 'repeated', bookingId: before.bookingId } : { kind: 'reused' }
}

type Key = Pick<CommandKey, 'scope' | 'key'>

async function commandUnder(queries: Queries, { scope, key }: Key) {
  const [before] = await queries
    .select()
    .from(bookingCommandTable)
    .where(and(eq(bookingCommandTable.scope, scope), eq(bookingCommandTable.key, key)))
  return before
}

/** Whether the key was taken for this command, by whatever input. */
export async function keyWasUsed(queries: Queries, asked: Omit<CommandKey, 'input'>): Promise<boolean> {
  return (await commandUnder(queries, asked))?.command === asked.command
}

/** Tells the same key with another input. */
export function hashOfInput({ input }: Pick<CommandKey, 'input'>): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex')
}

/** Gives the key back: what it began has come to nothing, and may be tried again under it. */
export async function releaseKey(queries: Queries, { scope, key }: Key): Promise<void> {
  await queries
    .delete(bookingCommandTable)
    .where(and(eq(bookingCommandTable.scope, scope), eq(bookingCommandTable.key, key)))
}

const keyShape = /^[A-Za-z0-9_-]{8,100}$/

/** The key a form carries; one of its own for a form without a usable one, which is then carried out each time. */
export function commandKeyIn(form: FormData, field = 'key'): string {
  const key = form.get(field)
  return typeof key === 'string' && keyShape.test(key) ? key : randomUUID()
}
