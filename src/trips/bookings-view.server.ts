// The view of a guest's list of bookings.

import type { BookingInBrief } from '#bookings/record/booking-view.ts'
import { visitView } from '#bookings/words/visit-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { ownQuestions, unreadOfBookings } from '#messages/threads/read-thread.server.ts'
import { balancesOf } from '#payments/ledger/ledger.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { money, sayMoney } from '#values/money.ts'
import type { BookingGroup } from './booking-pages.server.ts'
import { listBookings } from './find-booking.server.ts'

const perPage = 20
/** Threads without a booking that are listed, the newest; their mails lead to the others. */
const mostQuestions = 20

const groups: readonly BookingGroup[] = ['coming', 'past', 'cancelled']

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
  const pageOf = async (group: BookingGroup) => {
    if (only && only !== group) return { cards: [], more: undefined }
    const { bookings, next } = await listBookings(tools, who, group, { after: only && after, most: perPage })
    const more = next && `/user/bookings?${new URLSearchParams({ group, after: next })}`
    const ids = bookings.map(({ id }) => id)
    const [open, unread] = await Promise.all([balancesOf(tools.database, ids), unreadOfBookings(tools.database, ids)])
    const cards = bookings.map(booking => ({
      ...cardOf(booking, open.get(booking.id) ?? 0, locale),
      unread: unread.get(booking.id) ?? 0,
    }))
    return { cards, more }
  }
  const [coming, past, cancelled] = await Promise.all(groups.map(pageOf))
  const questions = only ? [] : await ownQuestions(tools, who, mostQuestions)
  return { coming: coming!, past: past!, cancelled: cancelled!, only, questions }
}

function cardOf(booking: BookingInBrief, openMinor: number, locale: string) {
  const { id, reference, state, total } = booking
  const open = sayOpen(openMinor, booking, locale)
  return { id, reference, state, visit: visitView(booking, locale), total: sayMoney(total, locale), open }
}

/** What is still to be paid of a booking; undefined when nothing is. */
function sayOpen(minor: number, { total, state }: BookingInBrief, locale: string): string | undefined {
  if (state === 'pending_payment') return sentence('trips.waitsForPayment')
  return minor > 0 ? sentence('trips.toPay', { sum: sayMoney(money(minor, total.currency), locale) }) : undefined
}
