// Carries out what an operator decided for a guest: booked now, held with a link, or offered.

import { noteMoneyArrived } from '#admin/payments/money-admin.server.ts'
import { priceOf } from '#bookings/record/booking-money.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { holdForGuest, offerToGuest } from '#enquiries/offer-by-hand.server.ts'
import { bookByHand } from '#holds/book-by-hand.server.ts'
import type { ByHandRefusal } from '#holds/by-hand-refusals.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { type ByHandInput, ownPriceOf } from './by-hand-input.ts'

type ByHandAsked = {
  readonly stayId: number
  readonly visit: StayInput
  readonly input: ByHandInput
  readonly key: string
  readonly origin: string
}

/** The booking of what was booked or is held; the enquiry of what was offered, or is held. */
type CarriedOut = { readonly bookingId: string | null; readonly enquiryId: string | null }

export async function carryOutByHand(
  tools: Tools,
  operator: Operator,
  { stayId, visit, input, key, origin }: ByHandAsked,
): Promise<Outcome<CarriedOut, ByHandRefusal>> {
  const {
    how,
    contact,
    language,
    cameBy,
    note,
    overrules,
    payment,
    words,
    hours,
    totalMinor: seenTotalMinor,
    enquiry: answers,
  } = input
  const guest = { contact, language, cameBy, note }
  const asked = { stayId, input: visit, overrules, own: ownPriceOf(input), ...guest, seenTotalMinor, key, origin }
  if (how !== 'book') {
    return (how === 'hold' ? holdForGuest : offerToGuest)(tools, operator, { ...asked, hours, words, answers })
  }
  if (payment === 'paid' && !may(operator, 'money', 'change', stayId)) return refused('not-allowed')
  const booked = await bookByHand(tools, operator, { ...asked, payment })
  if (!booked.ok) return booked
  const { bookingId } = booked
  if (payment === 'paid') await notePaid(tools, operator, bookingId, origin)
  return done({ bookingId, enquiryId: null })
}

/** Notes the whole price as arrived; what was noted before, by the same form, is not noted again. */
async function notePaid(tools: Tools, operator: Operator, bookingId: string, origin: string): Promise<void> {
  const { quote } = (await findRow(tools.database, bookingId))!
  const minor = priceOf(quote).totalMinor
  if (minor > 0) await noteMoneyArrived(tools, operator, { bookingId, seenPaidMinor: 0, minor, origin })
}
