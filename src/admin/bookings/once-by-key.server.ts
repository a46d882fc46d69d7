// A command of the admin pages that speaks to a bank between its transactions: done once for each key.

import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { bookingCommandTable } from '#bookings/record/booking-tables.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type Done, done, type Refused, refused } from '#values/result.ts'

type KeyedCommand = {
  /** 8 to 100 characters, the operator's own. */
  readonly key: string
  readonly command: string
  /** Everything the command depends on; the same key with another input is refused. */
  readonly input: unknown
}

type AboutBooking = Done<{ readonly bookingId: string }>
type Outcome = AboutBooking | Refused<string>

/**
 * The key is noted when the command is done: sent again it answers the same and does nothing. Killed in between, and of
 * two that are sent at once, the command decides by what the operator saw, as it does without a key: it never acts twice.
 */
export async function onceByKey<Answer extends Outcome>(
  { database, clock }: Tools,
  { id }: Operator,
  { key, command, input }: KeyedCommand,
  carryOut: () => Promise<Answer>,
): Promise<Answer | AboutBooking | Refused<'key-reused'>> {
  const scope = `user:${id}`
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const { scope: whose, key: which } = bookingCommandTable
  const earlier = async () => {
    const [known] = await database
      .select()
      .from(bookingCommandTable)
      .where(and(eq(whose, scope), eq(which, key)))
    if (!known) return undefined
    return known.command === command && known.inputHash === inputHash
      ? done({ bookingId: known.bookingId })
      : refused('key-reused' as const)
  }
  const before = await earlier()
  if (before) return before
  const outcome = await carryOut()
  if (!outcome.ok) return (await earlier()) ?? outcome
  const { bookingId } = outcome
  await database
    .insert(bookingCommandTable)
    .values({ scope, key, command, inputHash, bookingId, at: clock.now() })
    .onConflictDoNothing()
  return outcome
}
