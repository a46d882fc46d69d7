// Command: a guest takes an offer: the nights are held at the offered price, and the checkout follows.

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { stateAt } from '#bookings/record/booking.ts'
import { findRow, lockBrowser } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { isTheirHold } from '#bookings/record/hold-owner.server.ts'
import { quoteNow } from '#bookings/record/quote-now.server.ts'
import { claimHold } from '#holds/claim-hold.server.ts'
import { type BrowsingHolder, mostHolds } from '#holds/hold-stay.server.ts'
import { liveHolds } from '#holds/own-holds.server.ts'
import { countedAddress } from '#identity/wire/caller.ts'
import { passToBooking } from '#messages/record/conversation-store.server.ts'
import { findQuote, hashOf, type StoredQuote } from '#offers/stored/quote-store.server.ts'
import { inTransaction, type Queries, RolledBack } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findKey, type KnownContact, recogniseContact } from '#users/contact/contact-key.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { EnquiryRefusal } from './enquiry-refusals.ts'
import { type FoundEnquiry, findEnquiry, lockEnquiry } from './enquiry-store.server.ts'
import { enquiryTable } from './enquiry-tables.server.ts'

export type FoundOffer = FoundEnquiry & { readonly stored: StoredQuote }

/** The offer that a mailed key opens while it stands; undefined for every other key. */
export async function findOffer(queries: Queries, key: string, now: Date): Promise<FoundOffer | undefined> {
  const opened = await findKey(queries, key, now)
  if (opened?.purpose !== 'offer') return undefined
  const found = await findEnquiry(queries, opened.about)
  if (!found?.enquiry.quoteId || (found.enquiry.state !== 'offered' && found.enquiry.state !== 'taken'))
    return undefined
  const stored = await findQuote(queries, found.enquiry.quoteId, now)
  return stored.ok ? { ...found, stored } : undefined
}

/** Whether an operator holds the nights for whoever has the mailed link, in whatever browser they open it. */
function isHeldByHand({ cameBy, guestUserId, guestEmail }: BookingRow): boolean {
  return cameBy !== null && guestUserId === null && guestEmail === null
}

/** `known` is for guests without an account: the mail with the offer has proved their address. */
type TakenOffer = { readonly holdId: string; readonly slug: string; readonly known: KnownContact | undefined }

type Taken = Outcome<TakenOffer, EnquiryRefusal>

/**
 * Keeps the offered nights for this browser; what was offered is booked without being asked again. Taken a second time it
 * answers the hold there is, or keeps the nights anew when that has ended. Nights that an operator holds for the guest become
 * this browser's.
 */
export async function takeOffer(
  tools: Tools,
  holder: BrowsingHolder,
  { key, address }: { readonly key: string; readonly address: string },
): Promise<Taken> {
  const now = tools.clock.now()
  return inTransaction<Taken>(tools.database, async queries => {
    const offered = await findOffer(queries, key, now)
    if (!offered) return refused('offer-unknown')
    const { enquiry, stay } = (await lockEnquiry(queries, offered.enquiry.id))!
    const before = enquiry.bookingId ? await findRow(queries, enquiry.bookingId) : undefined
    if (before && stateAt(before, now) !== 'expired') {
      if (isTheirHold(before, holder)) return done(await taken(before.id))
      if (!isHeldByHand(before)) return refused('offer-unknown')
      await queries.update(bookingTable).set({ browserSession: holder.browser }).where(eq(bookingTable.id, before.id))
      return done(await taken(before.id))
    }
    await lockBrowser(queries, holder.browser)
    if ((await liveHolds(queries, holder.browser, now)).length >= mostHolds) return refused('too-many-holds')
    const { quote, id } = offered.stored
    const { nights, party } = quote
    const today = await quoteNow(queries, quote.stayId, { nights, party, extras: [] }, now)
    const holdId = randomUUID()
    const turnoverNights = today?.turnoverNights ?? 0
    const stored = { id, seal: hashOf(quote) }
    const keeping = {
      holder,
      holdId,
      network: countedAddress(address),
      quote,
      stored,
      mode: 'instant',
      turnoverNights,
    } as const
    const kept = await claimHold(queries, keeping, now)
    if (!kept.ok) throw new RolledBack(kept)
    const version = enquiry.version + 1
    await queries
      .update(enquiryTable)
      .set({ state: 'taken', bookingId: holdId, version })
      .where(eq(enquiryTable.id, enquiry.id))
    await passToBooking(queries, enquiry.id, holdId)
    return done(await taken(holdId))

    async function taken(about: string): Promise<TakenOffer> {
      const known = holder.user
        ? undefined
        : await recogniseContact(queries, tools, { about, email: enquiry.contact.email })
      return { holdId: about, slug: stay.slug, known }
    }
  })
}
