// Everything that the site knows of a person, and how it forgets them: the parts of all rooms, for page and call.

import { forgetViews, viewsOf } from '#admin/bookings/list/saved-views.server.ts'
import { forgetInvitations, invitationsOf } from '#admin/people/remove-invitations.server.ts'
import { bookingsOfPerson } from '#bookings/privacy/bookings-of-person.server.ts'
import { forgetGuest, visitsAhead } from '#bookings/privacy/forget-guest.server.ts'
import { forgetEnquirer } from '#enquiries/remove-enquiries.server.ts'
import { favouritesOf, forgetFavourites } from '#favourites/account-favourites.server.ts'
import { tellVisit } from '#favourites/tell-favourites.ts'
import { forgetWriter, messagesOfPerson } from '#messages/forget-writer.server.ts'
import { forgetRecipients, papersOfPerson } from '#papers/remove-papers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Memory } from '#users/own-data/delete-own-account.server.ts'
import { personalData } from '#users/own-data/personal-data.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'

/** For that somebody alone. */
export async function ownData(tools: Tools, user: VerifiedUser) {
  const [person, bookings, invoices, messages, bookingViews, invitations, favourites] = await Promise.all([
    personalData(tools, user),
    bookingsOfPerson(tools.database, user),
    papersOfPerson(tools.database, user),
    messagesOfPerson(tools.database, user),
    viewsOf(tools.database, user.id),
    invitationsOf(tools.database, user),
    favouritesOf(tools.database, user.id),
  ])
  return {
    ...{ writtenAt: tools.clock.now(), ...person, bookings, invoices, messages, bookingViews, invitations },
    favourites: favourites.map(({ slug, visit, keptAt }) => ({ home: String(slug), ...tellVisit(visit), keptAt })),
  }
}

export const memory: Memory = {
  visitsAhead,
  forget: async (queries, userId, now) => {
    await forgetRecipients(queries, userId)
    await forgetViews(queries, userId)
    await forgetInvitations(queries, userId)
    await forgetFavourites(queries, userId)
    return [
      ...(await forgetGuest(queries, userId, now)),
      ...(await forgetWriter(queries, userId)),
      ...(await forgetEnquirer(queries, userId)),
    ]
  },
}
