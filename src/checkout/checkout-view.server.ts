// The view of the checkout of a hold.

import { randomUUID } from 'node:crypto'
import { describePay } from '#booking-payments/describe-pay.server.ts'
import { stateAt } from '#bookings/record/booking.ts'
import { type BookingValues, emptyBookingValues } from '#bookings/record/booking-input.ts'
import { currentTerms } from '#bookings/record/booking-terms.server.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { plannedSchedule } from '#bookings/record/payment-plan.ts'
import { typedRecipient } from '#bookings/record/recipient-input.ts'
import { priceAsAsked } from '#bookings/words/price-view.ts'
import { visitView } from '#bookings/words/visit-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { chargedNote } from '#exchange/say-charged.server.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'
import { translateQuote } from '#offers/stored/quote-store.server.ts'
import { bookedTerms } from '#offers/terms/refund-terms.ts'
import { readRecipient } from '#papers/invoices/paper-facts.server.ts'
import { paymentsOf } from '#payments/ledger/payment-store.server.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type GuestContact, isProven, type Visitor } from '#users/user/visitor.ts'
import { hours, later } from '#values/duration.ts'
import { dateFormat } from '#values/formats.ts'
import { money } from '#values/money.ts'

/** `hold` as `findHold` found it for this visitor. */
export async function checkoutView(tools: Tools, visitor: Visitor, hold: BookingDetails, contact?: GuestContact) {
  const { clock, environment, database } = tools
  const now = clock.now()
  const locale = currentLanguage().locale
  const terms = await currentTerms(tools)
  const ends = hold.holdExpiresAt ?? now
  const state = stateAt(hold, now)
  const offered = await methodsAtHome(database, environment, hold.stay.id)
  const asked = plannedSchedule(hold.quote, offered)
  const over = state !== 'hold' && state !== 'pending_payment'
  return {
    holdId: hold.id,
    quoteId: hold.quoteId,
    visit: visitView(hold, locale),
    price: priceAsAsked(await translateQuote(database, hold.quote), locale, offered),
    charged: chargedNote(money(hold.quote.totalMinor, hold.quote.currency), locale),
    // What was offered needs no second yes: how the hold is booked counts, not how its home usually is.
    pay: describePay(
      { ...hold.quote, bookingMode: hold.mode },
      offered,
      environment,
      await paymentsOf(database, hold.id),
    ),
    instant: hold.mode === 'instant',
    over,
    /** Whether extras and code can be changed: not in an operator's offer, nor while it is being paid. */
    open: state === 'hold' && hold.quote.bookingMode !== 'enquiry',
    wayIn: wayInOf(visitor, hold),
    /** Books without an account. */
    isGuest: visitor.kind === 'signed-out',
    provedEmail:
      visitor.kind === 'signed-out' && isProven(contact) && contact.about === hold.id ? contact.provedEmail : undefined,
    secondsLeft: over ? 0 : Math.ceil((ends.getTime() - now.getTime()) / 1000),
    until: sayHoldEnd(ends, hold.timeZone, locale, now),
    refundSentences: sayRefundPromise(bookedTerms(hold.quote.refundTerms, now), hold.quote, now, locale, asked),
    termsHash: terms.hash,
    values: await typedBefore(database, hold, visitor),
    /** The form's idempotency key. */
    commandKey: randomUUID(),
  }
}

/** What has to come before the form: of a hold that was made signed in, its session. */
function wayInOf(visitor: Visitor, { hasAccount }: BookingDetails): 'sign-in' | 'verify' | undefined {
  if (visitor.kind === 'unverified') return 'verify'
  return visitor.kind === 'signed-out' && hasAccount ? 'sign-in' : undefined
}

/** What was typed on this hold, or the account's data. */
async function typedBefore(
  queries: Queries,
  { id, contact, staying, notes }: BookingDetails,
  visitor: Visitor,
): Promise<BookingValues> {
  const account = visitor.kind === 'signed-out' ? undefined : visitor.user
  if (contact) {
    const guest = { guestName: staying?.name ?? '', guestEmail: staying?.email ?? '' }
    const recipient = typedRecipient(await readRecipient(queries, id))
    const typed = { ...emptyBookingValues, ...contact, ...guest, ...recipient, phone: contact.phone ?? '', notes }
    return { ...typed, name: typed.name || (account?.displayName ?? ''), email: typed.email || (account?.email ?? '') }
  }
  if (!account) return emptyBookingValues
  const { displayName, email, phoneNumber } = account
  return { ...emptyBookingValues, name: displayName ?? '', email: email ?? '', phone: phoneNumber ?? '' }
}

/** `3:07 PM on the clock at the home`. */
export function sayHoldEnd(at: Date, timeZone: string, locale: string, now?: Date): string {
  // The hour alone says nothing of what ends on another day.
  if (now && later(now, hours(2)) < at) return sentence('values.homeTime', { when: sayInstant(at, timeZone, locale) })
  const hour = dateFormat(locale, { timeStyle: 'short', timeZone }).format(at)
  return sentence('checkout.hourAtHome', { hour })
}
