// The frame of a command on a booking: whose it is, one at a time, once for its key, all or nothing, and what follows it.

import { isBookingOf, scopeOf } from '#bookings/record/booking-owner.ts'
import { lockBooking } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { type BookingStanding, standingOf } from '#bookings/record/state-conflict.ts'
import { inTransaction, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Area, may } from '#users/permissions/permissions.ts'
import type { Booker, Operator } from '#users/user/visitor.ts'
import { type Refused, refused } from '#values/result.ts'
import { type CommandKey, carryOutOnce } from './carry-out-once.server.ts'

/** Who gives the command. */
type Commander<Unknown extends string> = {
  /** Whose the keys are. */
  readonly scope: string
  /** For an operator who may command no booking at all. */
  readonly refusal?: Unknown | undefined
  readonly isTheirs: (booking: BookingRow) => boolean
  /** Said alike of a booking that is not theirs to command and of one that does not exist. */
  readonly unknown: Unknown
}

export function byGuest(who: Booker): Commander<'booking-unknown'> {
  return { scope: scopeOf(who), isTheirs: booking => isBookingOf(booking, who), unknown: 'booking-unknown' }
}

/** An operator who may change `area`; a booking that was never sent has no money to change. */
export function byOperator<Unknown extends string>(
  who: Operator,
  area: Extract<Area, 'bookings' | 'money'>,
  unknown: Unknown,
): Commander<Unknown | 'not-allowed'> {
  return {
    scope: `user:${who.id}`,
    refusal: may(who, area, 'change') ? undefined : 'not-allowed',
    isTheirs: ({ stayId, contact }) => may(who, area, 'change', stayId) && (area !== 'money' || contact !== null),
    unknown,
  }
}

/** What a command works with: the booking is locked, and nothing of it stays unless the command is done. */
export type OnBooking = {
  readonly queries: Transaction
  readonly booking: BookingRow
  readonly standing: BookingStanding
  readonly now: Date
}

type Once<Answer> = Omit<CommandKey, 'scope' | 'key'> & {
  /** Without a key it is carried out each time. */
  readonly key: string | undefined
  /** What the same key is answered when it comes again; undefined carries the command out after all. */
  readonly repeated: (on: OnBooking) => Answer | undefined | Promise<Answer | undefined>
}

type Command<Answer> = {
  readonly bookingId: string
  readonly once?: Once<Answer>
  /** After the commit, in order, also of a command that is repeated: each of them is safe to call again. */
  readonly after?: readonly ((tools: Tools, bookingId: string) => Promise<unknown>)[]
}

export async function onBooking<Answer extends { readonly ok: boolean }, Unknown extends string>(
  tools: Tools,
  { scope, refusal, isTheirs, unknown }: Commander<Unknown>,
  { bookingId, once, after = [] }: Command<NoInfer<Answer>>,
  work: (on: OnBooking) => Promise<Answer>,
): Promise<Answer | Refused<Unknown | 'key-reused'>> {
  if (refusal) return refused(refusal)
  const now = tools.clock.now()
  const answer = await inTransaction<Answer | Refused<Unknown | 'key-reused'>>(tools.database, async queries => {
    const booking = await lockBooking(queries, bookingId)
    if (!booking || !isTheirs(booking)) return refused(unknown)
    const on = { queries, booking, now, standing: standingOf(booking, now) }
    if (once?.key !== undefined) {
      const { kind } = await carryOutOnce(queries, { ...once, scope, key: once.key }, bookingId, now)
      if (kind === 'reused') return refused('key-reused')
      const before = kind === 'repeated' ? await once.repeated(on) : undefined
      if (before) return before
    }
    const outcome = await work(on)
    if (!outcome.ok) throw new RolledBack(outcome)
    return outcome
  })
  if (answer.ok) for (const effect of after) await effect(tools, bookingId)
  return answer
}
