// The removal of everything in the table of retention periods.

import { removeInvitations } from '#admin/people/remove-invitations.server.ts'
import { removeStatements } from '#admin/statements/store-statement.server.ts'
import { tidyPhotoFiles } from '#admin/stays/photos/photo-files.server.ts'
import { bookingRemovals } from '#bookings/remove-ended.server.ts'
import { removeGoneEvents } from '#channels/remove-gone-events.server.ts'
import { removeConversations } from '#enquiries/remove-enquiries.server.ts'
import { identityRemovals } from '#identity/operating/tidy-identity.server.ts'
import { removeInvoices } from '#papers/remove-papers.server.ts'
import { removeFullBuckets } from '#platform/rate-limit.server.ts'
import { type Removals, removePlaces } from '#platform/retention/removal.server.ts'
import { tidyOutbox } from '#platform/retention/tidy-outbox.server.ts'
import { tidySearchChanges } from '#search/index/search-changes.server.ts'
import { removeSeen } from '#statistics/count-seen.server.ts'
import { tidyContactKeys } from '#users/contact/contact-key.server.ts'
import { sessionRemovals } from '#users/session/tidy-sessions.server.ts'

/** A period without its removal, or a removal without its period, does not compile. */
export const removals: Removals = {
  ...bookingRemovals,
  ...identityRemovals,
  ...sessionRemovals,
  contactKeys: tidyContactKeys,
  messages: tidyOutbox,
  conversations: removeConversations,
  tries: removeFullBuckets,
  places: removePlaces,
  calendarEvents: removeGoneEvents,
  pictures: tidyPhotoFiles,
  searchNotes: tidySearchChanges,
  invitations: removeInvitations,
  statements: removeStatements,
  seenCounts: removeSeen,
  invoices: removeInvoices,
}
