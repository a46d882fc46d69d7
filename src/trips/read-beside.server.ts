// What stands beside a booking on its guest's page, read in one statement: each part is of another room, and all go by the booking.

import { eq } from 'drizzle-orm'
import { pendingField } from '#amendments/amend/find-amendment.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { conversationField } from '#messages/threads/read-thread.server.ts'
import { organisationTable } from '#organisation/organisation-tables.server.ts'
import { invoicesField } from '#papers/invoices/invoice-store.server.ts'
import { offeredMethods } from '#payments/offered/offered-methods.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { ownReviewField } from '#reviews/find-reviews.server.ts'
import { translationsOfStay } from '#stays/languages/find-translations.server.ts'
import { nearbyField } from '#stays/near/nearby-store.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'

/** Of a booking that is known to be there. */
export async function readBeside({ database, environment }: Tools, bookingId: string, now: Date) {
  const { id } = bookingTable
  const [found] = await database
    .select({
      pending: pendingField(id, now),
      conversations: conversationField(id),
      invoices: invoicesField(id),
      review: ownReviewField(),
      nearby: { places: nearbyField(stayTable.id), translations: translationsOfStay() },
      home: { id: stayTable.id, country: stayTable.country },
      offered: organisationTable.offeredMethods,
    })
    .from(bookingTable)
    .innerJoin(stayTable, eq(stayTable.id, bookingTable.stayId))
    .crossJoin(organisationTable)
    .where(eq(id, bookingId))
  if (!found) throw new Error(`There is no booking ${bookingId}`)
  const { pending, conversations, offered, home, review, ...beside } = found
  return {
    ...beside,
    amendment: pending[0],
    conversation: conversations[0],
    review: review ?? undefined,
    /** How the rest may be paid at this moment. */
    methods: offeredMethods(offered, environment, home),
  }
}
