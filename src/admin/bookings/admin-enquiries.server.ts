// The enquiries that wait for an answer, as the admin pages show them.

import { nightsOf } from '#bookings/record/booking-nights.ts'
import { sayInstant, sayNightCount, sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { newBookingAddress } from '#bookings/words/new-booking-address.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { type FoundEnquiry, listEnquiries } from '#enquiries/enquiry-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { ListAsked } from '#values/list-part.ts'
import { sayList } from '#values/say-list.ts'
import type { WaitingEnquiry } from './admin-entry.ts'

export async function adminEnquiries(tools: Tools, who: Operator, asked: ListAsked) {
  const { enquiries, total } = await listEnquiries(tools, who, asked)
  return { entries: enquiries.map(found => describeEnquiry(who, found)), total }
}

export function describeEnquiry(who: Operator, { enquiry, stay }: FoundEnquiry): WaitingEnquiry {
  const { locale } = currentLanguage()
  const { id, contact, message, party, expiresAt } = enquiry
  const nights = nightsOf(enquiry)
  const mayAnswer = may(who, 'enquiries', 'change', enquiry.stayId)
  return {
    ...{ id, message, stayName: stay.name },
    who: may(who, 'contact', 'see', enquiry.stayId) ? sayList([contact.name, contact.email, contact.phone]) : '',
    visit: sentence('adminBookings.visit', {
      days: sayNights(nights, locale),
      nights: sayNightCount(nights),
      party: sayParty(party, locale),
    }),
    until: sayInstant(expiresAt, stay.timeZone, locale),
    mayAnswer,
    ownPrice:
      mayAnswer && may(who, 'bookings', 'change', enquiry.stayId)
        ? newBookingAddress({ home: stay.slug, nights, party, enquiry: id })
        : undefined,
  }
}
