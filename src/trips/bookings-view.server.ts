// The view of a guest's list of bookings.

import { visitView } from '#bookings/words/visit-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { ownQuestions } from '#messages/threads/read-thread.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { money, sayMoney } from '#values/money.ts'
import type { BookingGroup } from './booking-pages.server.ts'
import { type ListedBooking, listBookings } from './list-own-bookings.server.ts'

const perPage = 20
/** Threads without a booking that are listed, the newest; their mails lead to the others. */
const mostQuestions = 20

const groups = ['coming', 'past', 'cancelled'] as const satisfies readonly BookingGroup[]

export function isBookingGroup(text: string | null): text is BookingGroup {
  return groups.some(group => group === text)
}

/** The first page of each group, or of one group alone the page that begins after a place. */
export async function bookingsView(
  tools: Tools,
  who: VerifiedUser,
  { only, after }: { readonly only?: BookingGroup | undefined; readonly after?: string | undefined },
) {
  const locale = currentLanguage().locale
  const shown = await listBookings(tools, who, { only, after, most: perPage })
  const pageOf = (group: BookingGroup) => {
    const { bookings, next } = shown[group]
    const more = next && `/user/bookings?${new URLSearchParams({ group, after: next })}`
    return { cards: bookings.map(booking => cardOf(booking, locale)), more }
  }
  const questions = only ? [] : await ownQuestions(tools, who, mostQuestions)
  return { coming: pageOf('coming'), past: pageOf('past'), cancelled: pageOf('cancelled'), only, questions }
}

function cardOf(booking: ListedBooking, locale: string) {
  const { id, reference, state, total, unread } = booking
  const open = sayOpen(booking, locale)
  return { id, reference, state, visit: visitView(booking, locale), total: sayMoney(total, locale), open, unread }
}

/** What is still to be paid of a booking; undefined when nothing is. */
function sayOpen({ total, state, receivableMinor: minor }: ListedBooking, locale: string): string | undefined {
  if (state === 'pending_payment') return sentence('trips.waitsForPayment')
  return minor > 0 ? sentence('trips.toPay', { sum: sayMoney(money(minor, total.currency), locale) }) : undefined
}
