// The bookings of the operator's list, for its call.

import type { Tools } from '#platform/tools/tools.server.ts'
import { type AdminBooking, readForOperators } from '#trips/list-for-operators.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { BookingFilter } from './booking-filter.ts'
import { countListed, findListed } from './find-listed.server.ts'

/** A part of the list, and how many there are in all. */
export async function readListed(
  tools: Tools,
  who: Operator,
  filter: BookingFilter,
  part: { readonly skip: number; readonly most: number },
): Promise<{ readonly bookings: readonly AdminBooking[]; readonly total: number }> {
  const { clock, database } = tools
  const [listed, total] = await Promise.all([
    findListed(database, who, filter, clock.now(), part),
    countListed(database, who, filter, clock.now()),
  ])
  const ids = listed.map(({ id }) => id)
  return { bookings: await readForOperators(tools, who, ids), total }
}
