// Command: a guest leaves for good; the bookings stay in the books and say nothing about the person (I25).

import { and, count, eq, gte, inArray } from 'drizzle-orm'
import { bookingNoteTable, bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { Contact } from '#bookings/record/contact.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'

// The kinds of mails that go out about a booking or its hold, as their dedupe keys begin.
const mailedAbout = ['booking', 'continue', 'manage']

const nobody: Contact = { name: '', email: '', phone: null }

/** How many visits of the guest are still to come or waiting: for those somebody must be reachable. */
export async function visitsAhead(queries: Queries, userId: string, now: Date): Promise<number> {
  // A day early, so that no home's own today is missed whatever its zone.
  const today = writeCalendarDay(addDays(dayInZone(now, 'UTC'), -1))
  const [found] = await queries
    .select({ ahead: count() })
    .from(bookingTable)
    .where(
      and(
        eq(bookingTable.guestUserId, userId),
        inArray(bookingTable.state, ['pending_payment', 'pending_approval', 'confirmed', 'in_stay']),
        gte(bookingTable.checkOut, today),
      ),
    )
  return found!.ahead
}

/**
 * Takes names, of who comes along too, addresses, numbers, notes, the team's too, and origins out of the guest's bookings; nights, prices, events and the
 * pseudonym of the guest stay. Answers what the mails about those bookings begin with.
 */
export async function forgetGuest(queries: Queries, userId: string, now: Date): Promise<string[]> {
  const theirs = eq(bookingTable.guestUserId, userId)
  const { id, contact } = bookingTable
  const rows = await queries.select({ id, contact }).from(bookingTable).where(theirs).for('update')
  const gone = {
    notesGuest: '',
    companions: [],
    staying: null,
    termsAcceptedFrom: null,
    browserSession: null,
    heldFrom: null,
    updatedAt: now,
  }
  await queries.update(bookingTable).set(gone).where(theirs)
  const known = rows.filter(row => row.contact !== null).map(row => row.id)
  if (known.length > 0) {
    await queries.update(bookingTable).set({ contact: nobody }).where(inArray(id, known))
    await queries.delete(bookingNoteTable).where(inArray(bookingNoteTable.bookingId, known))
  }
  return rows.flatMap(row => mailedAbout.map(kind => `${kind}:${row.id}`))
}
