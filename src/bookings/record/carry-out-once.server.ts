// A command that is sent twice is carried out once: its key is taken in the transaction that does the work.

import { createHash, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import type { BookingCommand } from './booking.ts'
import { bookingCommandTable } from './booking-tables.server.ts'

export type CommandKey = {
  /** Whose key it is: `browser:…` or `user:…`. */
  readonly scope: string
  /** What the form carries, 8 to 100 characters. */
  readonly key: string
  readonly command: BookingCommand | 'pay' | 'place-deposit'
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
  { scope, key, command, input }: CommandKey,
  bookingId: string,
  now: Date,
): Promise<CommandStart> {
  const inputHash = hashOfInput({ input })
  const taken = await queries
    .insert(bookingCommandTable)
    .values({ scope, key, command, inputHash, bookingId, at: now })
    .onConflictDoNothing()
    .returning({ key: bookingCommandTable.key })
  if (taken.length > 0) return { kind: 'fresh' }
  const [before] = await queries
    .select()
    .from(bookingCommandTable)
    .where(and(eq(bookingCommandTable.scope, scope), eq(bookingCommandTable.key, key)))
  if (before?.command !== command || before.inputHash !== inputHash) return { kind: 'reused' }
  return { kind: 'repeated', bookingId: before.bookingId }
}

/** By which the same key with another input is told. */
export function hashOfInput({ input }: Pick<CommandKey, 'input'>): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex')
}

/** Gives the key back: what it began has come to nothing, and may be tried again under it. */
export async function releaseKey(queries: Queries, { scope, key }: Pick<CommandKey, 'scope' | 'key'>): Promise<void> {
  await queries
    .delete(bookingCommandTable)
    .where(and(eq(bookingCommandTable.scope, scope), eq(bookingCommandTable.key, key)))
}

/** Whether the key was taken for this command, by whatever wish. */
export async function keyWasUsed(
  queries: Queries,
  { scope, key, command }: Pick<CommandKey, 'scope' | 'key' | 'command'>,
): Promise<boolean> {
  const [before] = await queries
    .select({ at: bookingCommandTable.at })
    .from(bookingCommandTable)
    .where(
      and(
        eq(bookingCommandTable.scope, scope),
        eq(bookingCommandTable.key, key),
        eq(bookingCommandTable.command, command),
      ),
    )
  return before !== undefined
}

const keyShape = /^[A-Za-z0-9_-]{8,100}$/

/** The key a form carries; one of its own for a form without a usable one, which is then carried out each time. */
export function commandKeyIn(form: FormData, field = 'key'): string {
  const key = form.get(field)
  return typeof key === 'string' && keyShape.test(key) ? key : randomUUID()
}
