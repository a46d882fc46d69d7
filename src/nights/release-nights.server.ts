// Command: releases nights.

import type { Transaction } from '#platform/tools/database.server.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { lockUnits } from './lock-units.server.ts'
import type { UnitNights } from './occupancy.ts'
import { releaseOccupancies } from './release-occupancies.server.ts'
import { reoccupy } from './reoccupy.server.ts'

/**
 * Releases all nights of `refId`, or only those from the day `from` on, and returns the freed nights. Idempotent. Runs
 * inside the transaction that needs it.
 */
export async function releaseNights(
  queries: Transaction,
  refId: string,
  now: Date,
  from?: CalendarDay,
): Promise<UnitNights[]> {
  await lockUnits(queries, { refIds: [refId] })
  const ended = await releaseOccupancies(queries, [refId], { now, from })
  if (from === undefined) return ended.map(({ unitId, nights }) => ({ unitId, nights }))
  const kept = ended.filter(({ nights }) => nights.checkIn < from)
  await reoccupy(
    queries,
    kept.map(row => ({ ...row, nights: { checkIn: row.nights.checkIn, checkOut: from } })),
    now,
  )
  return ended.map(({ unitId, nights: { checkIn, checkOut } }) => ({
    unitId,
    nights: { checkIn: checkIn < from ? from : checkIn, checkOut },
  }))
}
