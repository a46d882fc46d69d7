// What a thread is about, in words: a home, nights, party and state, or what its writer called it.

import { stateAt } from '#bookings/record/booking.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { sayInstant, sayNightCount, sayNights, sayParty, sayState } from '#bookings/record/booking-words.ts'
import { adminAddress } from '#bookings/words/admin-pages.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dateFormat } from '#values/formats.ts'
import { sayList } from '#values/say-list.ts'
import type { FoundThread } from './find-threads.server.ts'
import type { ThreadSubject } from './inbox-view.ts'

export function threadSubject(who: Operator, found: FoundThread, now: Date): ThreadSubject {
  const { conversation, booking, enquiry, stay } = found
  const { locale } = currentLanguage()
  const visit = booking ?? enquiry
  const knows = may(who, 'contact', 'see', stay?.id)
  return {
    knowsGuest: knows,
    guest: knows ? (booking?.contact?.name ?? conversation.name) : sentence('messages.someGuest'),
    email: knows && !booking ? conversation.email : undefined,
    stayName: stay?.name,
    about: booking
      ? sentence('messages.ofBooking', { reference: booking.reference })
      : enquiry
        ? sentence('messages.ofEnquiry')
        : conversation.subject || sentence('messages.ofNothing'),
    visit:
      visit === null
        ? undefined
        : sayList([sayNights(nightsOf(visit), locale), sayNightCount(nightsOf(visit)), sayParty(visit.party, locale)]),
    state: booking ? sayState(stateAt(booking, now), true) : enquiry ? sayEnquiryState(enquiry.state) : undefined,
    bookingPage: booking && may(who, 'bookings', 'see', booking.stayId) ? adminAddress(booking.id) : undefined,
    homePage: stay && may(who, 'homes', 'see', stay.id) ? `/admin/homes/${stay.slug}` : undefined,
  }
}

function sayEnquiryState(state: NonNullable<FoundThread['enquiry']>['state']): string {
  return {
    open: () => sentence('messages.enquiryOpen'),
    offered: () => sentence('messages.enquiryOffered'),
    declined: () => sentence('messages.enquiryDeclined'),
    expired: () => sentence('messages.enquiryExpired'),
    // The nights are held, or were; a booking that was sent speaks for itself.
    taken: () => sentence('messages.enquiryOffered'),
  }[state]()
}

/** On the home's clock; where there is no home, in UTC. */
export function sayThreadTime({ stay }: FoundThread, at: Date): string {
  const { locale } = currentLanguage()
  if (stay) return sayInstant(at, stay.timeZone, locale)
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return sentence('messages.utc', { when: format.format(at) })
}
