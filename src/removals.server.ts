// The one job of retention: how everything in the table of periods is removed, and how often.

import { tidyContactKeys } from '#accounts/contact/contact-key.server.ts'
import { sessionRemovals } from '#accounts/session/tidy-sessions.server.ts'
import { tidyContentLimits } from '#api/content/content-limit.server.ts'
import { bookingRemovals } from '#bookings/remove-ended.server.ts'
import { removeGoneEvents } from '#channels/remove-gone-events.server.ts'
import { identityRemovals } from '#identity/operating/tidy-identity.server.ts'
import { every } from '#platform/every.server.ts'
import { type Removals, removeEnded, removePlaces } from '#platform/retention/removal.server.ts'
import { tidyOutbox } from '#platform/retention/tidy-outbox.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { tidySearchChanges } from '#search/index/search-changes.server.ts'
import { tidyPhotoFiles } from '#upkeep/photos/photo-files.server.ts'
import { seconds } from '#values/duration.ts'

/** A period without its removal, or a removal without its period, does not compile. */
export const removals: Removals = {
  ...bookingRemovals,
  ...identityRemovals,
  ...sessionRemovals,
  contactKeys: tidyContactKeys,
  messages: tidyOutbox,
  calls: tidyContentLimits,
  places: removePlaces,
  calendarEvents: removeGoneEvents,
  pictures: tidyPhotoFiles,
  searchNotes: tidySearchChanges,
}

/** Runs the job as often as the settings say, each hour unless told; answers how to stop it. */
export function keepRemoving(tools: Tools): () => void {
  const length = seconds(tools.environment.REMOVAL_SECONDS)
  return every(length, () => removeEnded(tools, removals), tools.log, 'not all that is over could be removed')
}
