// A guest's bookings in the export of personal data.

import { asc, eq, inArray } from 'drizzle-orm'
import { bookingEventTable, bookingNoteTable, bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { moneyOfPerson } from './money-of-person.server.ts'

/** The oldest first; with the home's name, what was agreed, what was paid and how, what the guest wrote, what was noted, and each step. */
export async function bookingsOfPerson(queries: Queries, { id }: VerifiedUser) {
  const rows = await queries
    .select({ booking: bookingTable, home: stayTable.name })
    .from(bookingTable)
    .innerJoin(stayTable, eq(stayTable.id, bookingTable.stayId))
    .where(eq(bookingTable.guestUserId, id))
    .orderBy(asc(bookingTable.createdAt), asc(bookingTable.id))
  const ids = rows.map(({ booking }) => booking.id)
  const steps = ids.length === 0 ? [] : await stepsOf(queries, ids)
  const notes = ids.length === 0 ? [] : await teamNotesOf(queries, ids)
  const money = await moneyOfPerson(queries, ids)
  return rows.map(({ booking, home }) => ({
    reference: booking.reference,
    home,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    party: booking.party,
    state: booking.state,
    totalMinor: booking.totalMinor,
    currency: booking.currency.trim(),
    contact: booking.contact,
    companions: booking.companions,
    language: booking.language,
    notes: booking.notesGuest,
    teamNotes: notes.filter(({ bookingId }) => bookingId === booking.id).map(({ text, at }) => ({ text, at })),
    termsAcceptedAt: booking.termsAcceptedAt,
    termsAcceptedFrom: booking.termsAcceptedFrom,
    bookedAt: booking.createdAt,
    ...money.get(booking.id)!,
    steps: steps
      .filter(({ bookingId }) => bookingId === booking.id)
      .map(({ command, by, at }) => ({ command, by, at })),
  }))
}

function teamNotesOf(queries: Queries, ids: readonly string[]) {
  const { bookingId, text, createdAt: at } = bookingNoteTable
  return queries
    .select({ bookingId, text, at })
    .from(bookingNoteTable)
    .where(inArray(bookingId, [...ids]))
    .orderBy(asc(at))
}

function stepsOf(queries: Queries, ids: readonly string[]) {
  const { bookingId, command, actor: by, at, seq } = bookingEventTable
  return queries
    .select({ bookingId, command, by, at })
    .from(bookingEventTable)
    .where(inArray(bookingId, [...ids]))
    .orderBy(asc(seq))
}
