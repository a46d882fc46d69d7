// Command: an operator moves a booking to another home, or to another unit of its home. What was agreed stays.

import { waitingAmendment } from '#amendments/amend/carry-out-amendment.server.ts'
import { byOperator, type OnBooking, onBooking } from '#bookings/commands/on-booking.server.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { type CommandOutcome, stateConflict } from '#bookings/record/state-conflict.ts'
import { afterEffects } from '#deposits/after-effects.server.ts'
import { lockUnits } from '#nights/lock-units.server.ts'
import { moveNights } from '#nights/move-nights.server.ts'
import { type StayUnits, waysToTake } from '#nights/stay-units.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, refused } from '#values/result.ts'
import { judgeHomes, movedOf } from './judge-homes.server.ts'
import type { MoveRefusal } from './move-refusals.ts'
import { writeMove } from './write-move.server.ts'

type MoveInput = {
  readonly bookingId: string
  /** The booking's version that the operator had before them. */
  readonly version: number
  /** Undefined where what was named is no home. */
  readonly stayId: number | undefined
  /** Which of the units that are let one by one; without it, any that is free. */
  readonly unitId?: number | undefined
  /** Why, as the guest reads it. */
  readonly reason: string
  readonly key: string
  readonly origin: string
}

type Answer = CommandOutcome<{ readonly bookingId: string }, MoveRefusal>

/**
 * Moves a booking that stands or waits, idempotent by its key: nights, row, event and mail in one transaction. Dates, party,
 * price, taxes, payments and promise stay. Role: who may change bookings of both homes.
 */
export async function moveBooking(tools: Tools, operator: Operator, asked: MoveInput): Promise<Answer> {
  const { bookingId, version, stayId, unitId, reason, key } = asked
  const input = { bookingId, version, stayId, unitId, reason }
  const once = { key, command: 'move', input, repeated: () => done({ bookingId }) } as const
  const by = byOperator(operator, 'bookings', 'booking-unknown')
  const command = { bookingId, once, after: afterEffects.move }
  return onBooking(tools, by, command, on => move(tools, operator, asked, on))
}

async function move(
  { environment }: Tools,
  operator: Operator,
  { version, stayId, unitId, reason, origin }: MoveInput,
  { queries, booking, standing, now }: OnBooking,
): Promise<Answer> {
  if (!mayCommand('move', standing.state, 'operator')) return stateConflict('not-movable', standing)
  if (booking.version !== version) return stateConflict('out-of-date', standing)
  if (await waitingAmendment(queries, booking.id)) return refused('waits-already')
  if (stayId === undefined || !may(operator, 'bookings', 'change', stayId)) return refused('home-unknown')
  if (stayId === booking.stayId && unitId === undefined) return refused('same-home')
  // Locked before availability is read, so that free nights stay free.
  const units = await lockUnits(queries, { stayId, refIds: [booking.id] })
  const unitIds = unitId === undefined ? undefined : wayWith(units, unitId)
  if (unitId !== undefined && !unitIds) return refused('unit-unknown')
  if (unitIds && isSame(unitIds, booking.unitIds)) return refused('same-home')
  const judged = (await judgeHomes(queries, [stayId], movedOf(booking), [booking.id], now)).get(stayId)
  if (!judged) return refused('home-unknown')
  if (!judged.ok) return refused(judged.reason)
  const { turnoverNights } = judged
  const place = unitIds ? { unitIds } : { stayId }
  const taking = { ...place, nights: nightsOf(booking), refId: booking.id, turnoverNights, now }
  const taken = await moveNights(queries, taking)
  if (!taken.ok && taken.reason === 'nothing-held') throw new Error(`Booking ${booking.id} has no nights to move`)
  if (!taken.ok) return refused('dates-taken')
  const writing = { to: { stayId, unitIds: taken.unitIds }, actorUserId: operator.id, reason }
  await writeMove(queries, booking, writing, { environment, origin }, now)
  return done({ bookingId: booking.id })
}

/** The units that a party in that one has, in ascending order; undefined where it is none that is let by itself. */
function wayWith(units: StayUnits, unitId: number): readonly number[] | undefined {
  const isChoice = units.some(unit => unit.unitId === unitId && unit.role === 'one_of')
  const way = isChoice ? waysToTake(units).find(each => each.includes(unitId)) : undefined
  return way?.toSorted((one, other) => one - other)
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((unitId, index) => unitId === others[index])
}
