// Stores what a visitor typed at the checkout on the hold, while they sign in or take the nights again.

import { and, eq } from 'drizzle-orm'
import type { BookingValues } from '#bookings/record/booking-input.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { longestName, longestNotes } from '#bookings/record/contact.ts'
import { type HoldOwner, isTheirHold, mayReadContact } from '#bookings/record/hold-owner.server.ts'
import { cutRecipient } from '#bookings/record/recipient-input.ts'
import { readRecipient } from '#papers/invoices/paper-facts.server.ts'
import { noteRecipient } from '#papers/recipient/set-recipient.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { longestEmail } from '#values/email-address.ts'

/** Stores what was typed, valid or not, cut to length; does nothing on anything but the owner's own hold. */
export async function storeDraft(
  { database, clock }: Tools,
  owner: HoldOwner,
  holdId: string,
  { name, email, phone, guestName, guestEmail, notes, ...typed }: BookingValues,
): Promise<void> {
  const hold = await findRow(database, holdId)
  if (!hold || !isTheirHold(hold, owner)) return
  const stored = await database
    .update(bookingTable)
    .set({
      contact: {
        name: name.slice(0, longestName),
        email: email.slice(0, longestEmail),
        phone: phone.slice(0, 40) || null,
      },
      staying:
        guestName === '' && guestEmail === ''
          ? null
          : { name: guestName.slice(0, longestName), email: guestEmail.slice(0, longestEmail) || null },
      notesGuest: notes.slice(0, longestNotes),
    })
    .where(and(eq(bookingTable.id, holdId), eq(bookingTable.state, 'hold')))
    .returning({ id: bookingTable.id })
  if (stored.length > 0) await noteRecipient(database, holdId, cutRecipient(typed), clock.now())
}

/** Copies what was typed on one of their holds to another, unless they may not read it. */
export async function carryDraft(
  { database, clock }: Tools,
  owner: HoldOwner,
  fromId: string,
  toId: string,
): Promise<void> {
  const [from, to] = [await findRow(database, fromId), await findRow(database, toId)]
  if (!from || !to || !isTheirHold(from, owner) || !isTheirHold(to, owner) || !mayReadContact(from, owner)) return
  const { contact, staying, notesGuest } = from
  if (!contact) return
  const carried = await database
    .update(bookingTable)
    .set({ contact, staying, notesGuest })
    .where(and(eq(bookingTable.id, toId), eq(bookingTable.state, 'hold')))
    .returning({ id: bookingTable.id })
  if (carried.length > 0) await noteRecipient(database, toId, await readRecipient(database, fromId), clock.now())
}
