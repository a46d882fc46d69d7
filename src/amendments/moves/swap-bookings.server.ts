// Command: two bookings exchange their homes, in one transaction. What was agreed in each stays.

import { waitingAmendment } from '#amendments/amend/carry-out-amendment.server.ts'
import { byOperator, type OnBooking, onBooking } from '#bookings/commands/on-booking.server.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { findRow, lockBooking } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { type CommandOutcome, standingOf, stateConflict } from '#bookings/record/state-conflict.ts'
import { afterEffects } from '#deposits/after-effects.server.ts'
import { swapNights } from '#nights/swap-nights.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { judgeHomes, movedOf } from './judge-homes.server.ts'
import type { HomeRefusal, SwapRefusal } from './move-refusals.ts'
import { writeMove } from './write-move.server.ts'

type SwapInput = {
  readonly bookingId: string
  /** Undefined where what was named is no booking. */
  readonly partnerId: string | undefined
  /** The versions of both that the operator had before them. */
  readonly version: number
  readonly partnerVersion: number
  /** Why, as both guests read it. */
  readonly reason: string
  readonly key: string
  readonly origin: string
}

type Answer = CommandOutcome<{ readonly bookingId: string }, SwapRefusal>

/**
 * Each booking goes to the home of the other, or neither does; idempotent by its key. Nights, rows, events and mails of both in
 * one transaction. Role: who may change bookings of both homes.
 */
export async function swapBookings(tools: Tools, operator: Operator, asked: SwapInput): Promise<Answer> {
  const { bookingId, partnerId, version, partnerVersion, reason, key } = asked
  const by = byOperator(operator, 'bookings', 'booking-unknown')
  if (by.refusal) return refused(by.refusal)
  const isTheirs = async (id: string | undefined) => {
    const row = id === undefined ? undefined : await findRow(tools.database, id)
    return row !== undefined && row.contact !== null && by.isTheirs(row)
  }
  if (!(await isTheirs(bookingId))) return refused('booking-unknown')
  if (partnerId === undefined || !(await isTheirs(partnerId))) return refused('partner-unknown')
  if (bookingId === partnerId) return refused('same-home')
  const input = { bookingId, partnerId, version, partnerVersion, reason }
  const once = { key, command: 'swap', input, repeated: () => done({ bookingId }) } as const
  // Locked in one order for all, so that two swaps of the same bookings do not wait for each other in a circle.
  const [first] = [bookingId, partnerId].sort() as [string, string]
  return onBooking(tools, by, { bookingId: first, once, after: afterEffects.move }, on =>
    swap(tools, operator, { ...asked, partnerId }, on),
  )
}

type Named = SwapInput & { readonly partnerId: string }

async function swap(tools: Tools, operator: Operator, asked: Named, on: OnBooking): Promise<Answer> {
  const { queries, now } = on
  const isFirst = on.booking.id === asked.bookingId
  const second = await lockBooking(queries, isFirst ? asked.partnerId : asked.bookingId)
  const [booking, partner] = isFirst ? [on.booking, second] : [second, on.booking]
  if (!booking || !may(operator, 'bookings', 'change', booking.stayId)) return refused('booking-unknown')
  if (!partner || !may(operator, 'bookings', 'change', partner.stayId)) return refused('partner-unknown')
  const standing = standingOf(booking, now)
  if (!mayCommand('move', standing.state, 'operator')) return stateConflict('not-movable', standing)
  if (booking.version !== asked.version) return stateConflict('out-of-date', standing)
  if (!mayCommand('move', standingOf(partner, now).state, 'operator')) return refused('partner-not-movable')
  if (partner.version !== asked.partnerVersion) return refused('partner-changed')
  if (await waitingAmendment(queries, booking.id)) return refused('waits-already')
  if (await waitingAmendment(queries, partner.id)) return refused('partner-waits-already')
  return exchange(tools, operator, asked, { ...on, booking }, partner)
}

async function exchange(
  { environment }: Tools,
  operator: Operator,
  { reason, origin }: SwapInput,
  { queries, booking, now }: OnBooking,
  partner: BookingRow,
): Promise<Answer> {
  const there = await turnoverAt(queries, partner.stayId, booking, [booking.id, partner.id], now)
  if (!there.ok) return there.reason === 'home-unknown' ? refused('home-closed') : refused(there.reason)
  const here = await turnoverAt(queries, booking.stayId, partner, [booking.id, partner.id], now)
  if (!here.ok) return refused(ofPartner[here.reason])
  const taking = (row: BookingRow, stayId: number, turnoverNights: number) => ({
    ...{ stayId, nights: nightsOf(row), refId: row.id, turnoverNights, now },
  })
  const taken = await swapNights(
    queries,
    taking(booking, partner.stayId, there.turnoverNights),
    taking(partner, booking.stayId, here.turnoverNights),
  )
  if (!taken.ok) {
    if (taken.reason === 'nothing-held') throw new Error(`Booking ${booking.id} has no nights to swap`)
    return refused(taken.reason)
  }
  const isUnmoved = booking.stayId === partner.stayId && String(taken.one.unitIds) === String(booking.unitIds)
  if (isUnmoved) return refused('same-home')
  const by = { actorUserId: operator.id, reason }
  const mailTools = { environment, origin }
  const goes = (row: BookingRow, other: BookingRow, unitIds: readonly number[]) =>
    writeMove(
      queries,
      row,
      { ...by, to: { stayId: other.stayId, unitIds }, swappedWith: other.reference },
      mailTools,
      now,
    )
  await goes(booking, partner, taken.one.unitIds)
  await goes(partner, booking, taken.other.unitIds)
  return done({ bookingId: booking.id })
}

async function turnoverAt(
  queries: OnBooking['queries'],
  stayId: number,
  row: BookingRow,
  except: readonly string[],
  now: Date,
): Promise<Outcome<{ readonly turnoverNights: number }, HomeRefusal>> {
  const judged = (await judgeHomes(queries, [stayId], movedOf(row), except, now)).get(stayId)
  if (!judged) return refused('home-unknown')
  return judged.ok ? done({ turnoverNights: judged.turnoverNights }) : refused(judged.reason)
}

/** What is against the partner's coming here. */
const ofPartner = {
  'home-unknown': 'partner-home-closed',
  'home-closed': 'partner-home-closed',
  'other-currency': 'other-currency',
  'other-time-zone': 'other-time-zone',
  'does-not-fit': 'partner-does-not-fit',
  'dates-taken': 'partner-dates-taken',
} as const satisfies Readonly<Record<HomeRefusal, SwapRefusal>>
