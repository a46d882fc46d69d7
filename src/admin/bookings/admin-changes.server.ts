// The changes that wait for an answer, as the admin pages show them.

import { sayDifference } from '#amendments/amend/amendment-mail.ts'
import { sayChosenAnew } from '#amendments/amend/chosen-words.ts'
import { listAmendments } from '#amendments/amend/find-amendment.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { sayInstant, sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { ListAsked } from '#values/list-part.ts'
import { money } from '#values/money.ts'
import { sayList } from '#values/say-list.ts'
import type { WaitingChange } from './admin-entry.ts'

export async function adminChanges(tools: Tools, who: Operator, asked: ListAsked) {
  const locale = currentLanguage().locale
  const { changes, total } = await listAmendments(tools, who, asked)
  const entries = changes.map(({ amendment, reference, timeZone, contact, stayId, stayName }): WaitingChange => {
    const { id, bookingId, before, after, deltaMinor, expiresAt, createdAt } = amendment
    const visit = (of: typeof before) =>
      sentence('adminBookings.daysAndParty', {
        days: sayNights(nightsOf(of), locale),
        party: sayParty(of.party, locale),
      })
    return {
      ...{ id, bookingId, reference, stayName },
      who: contact ? sayList([contact.name, contact.email, contact.phone]) : '',
      from: visit(before),
      to: visit(after),
      chosen: sayChosenAnew(before.quote, after.quote),
      difference: sayDifference(money(after.totalMinor, after.quote.currency), deltaMinor, locale),
      until: sayInstant(expiresAt ?? createdAt, timeZone, locale),
      mayAnswer: may(who, 'bookings', 'change', stayId),
    }
  })
  return { entries, total }
}
