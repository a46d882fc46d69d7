// Which address of the home a mail about a booking may tell.

import { isAllPaid } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import type { ExactAddress } from '#bookings/record/exact-address.ts'
import type { HomeHours } from '#bookings/record/home-hours.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { isProvedContact } from './proved-contact.server.ts'
import { stands, whatIsTold } from './what-is-told.ts'

type Facts = {
  readonly home: HomeHours
  /** Of the schedule, in minor units. */
  readonly settled: number
  /** Asked for when undefined. */
  readonly isProved?: boolean | undefined
}

/** The exact one, once it may be told, for a mailbox that is proved to be its guest's. */
export async function mailedAddress(
  queries: Queries,
  row: BookingRow,
  { home, settled, isProved }: Facts,
  now: Date,
): Promise<ExactAddress | undefined> {
  const { state, timeZone } = row
  if (!stands(state)) return undefined
  const proved = isProved ?? (await isProvedContact(queries, row))
  const standing = { state, isPaid: isAllPaid(row, settled), isProved: proved, nights: nightsOf(row), timeZone }
  return whatIsTold(standing, home.rule, now).mailed === 'told' ? home.address : undefined
}
