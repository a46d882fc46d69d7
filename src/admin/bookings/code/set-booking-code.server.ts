// The command that sets the door code of one stay, and the query that reads it with the standing one of the home.

import { eq } from 'drizzle-orm'
import { openCode, sealCode } from '#bookings/arrival/sealed-code.server.ts'
import { activeStates } from '#bookings/record/booking.ts'
import { lockBooking } from '#bookings/record/booking-store.server.ts'
import { bookingCodeTable, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { arrivalGuideTable } from '#stays/arrival/arrival-tables.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { CodesOfStay } from './code-input.ts'
import type { CodeRefusal } from './code-refusals.ts'

type SetCode = { readonly bookingId: string; readonly code: string }

/** An empty one takes it away. Sent twice it is set once. */
export async function setBookingCode(
  { database, environment, clock }: Tools,
  operator: Operator,
  { bookingId, code }: SetCode,
): Promise<Outcome<object, CodeRefusal>> {
  return inTransaction<Outcome<object, CodeRefusal>>(database, async queries => {
    const booking = await lockBooking(queries, bookingId)
    if (!booking?.contact || !may(operator, 'bookings', 'see', booking.stayId)) return refused('booking-unknown')
    if (!may(operator, 'codes', 'change', booking.stayId)) return refused('not-allowed')
    const codeSealed = sealCode(environment, { bookingId, what: 'door' }, code)
    if (!codeSealed) {
      await queries.delete(bookingCodeTable).where(eq(bookingCodeTable.bookingId, bookingId))
      return done({})
    }
    if (!activeStates.includes(booking.state)) return refused('not-to-come')
    const row = { codeSealed, setAt: clock.now(), setBy: operator.id }
    await queries
      .insert(bookingCodeTable)
      .values({ bookingId, ...row })
      .onConflictDoUpdate({ target: bookingCodeTable.bookingId, set: row })
    return done({})
  })
}

/** Undefined for whoever may not see codes, and for a booking that is not there. */
export async function findCodesOfStay(
  { database, environment }: Tools,
  who: Operator,
  bookingId: string,
): Promise<CodesOfStay | undefined> {
  const [found] = await database
    .select({
      ...{ stayId: bookingTable.stayId, state: bookingTable.state },
      own: bookingCodeTable.codeSealed,
      standing: arrivalGuideTable.doorCodeSealed,
    })
    .from(bookingTable)
    .leftJoin(bookingCodeTable, eq(bookingCodeTable.bookingId, bookingTable.id))
    .leftJoin(arrivalGuideTable, eq(arrivalGuideTable.stayId, bookingTable.stayId))
    .where(eq(bookingTable.id, bookingId))
  if (!found || !may(who, 'codes', 'see', found.stayId)) return undefined
  const { stayId, state, own, standing } = found
  return {
    own: openCode(environment, { bookingId, what: 'door' }, own),
    standing: openCode(environment, { stayId, what: 'door' }, standing),
    mayChange: may(who, 'codes', 'change', stayId) && activeStates.includes(state),
  }
}
