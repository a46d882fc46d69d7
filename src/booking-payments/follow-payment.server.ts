// Where the page of a payment leads; the provider is asked, since its events may still be on their way.

import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayInstant, sayNights } from '#bookings/record/booking-words.ts'
import { bookingHome } from '#bookings/words/booking-home.ts'
import { checkoutAddress } from '#bookings/words/home-address.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { type NextStep, ProviderDown } from '#payments/port/provider.ts'
import { intentOf, paymentAddress } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import { type Settled, settlePayment } from './settle-payment.server.ts'

type Followed =
  | { readonly kind: 'go'; readonly address: string }
  | {
      readonly kind: 'wait'
      readonly sum: string
      readonly stayName: string
      /** Its nights, and until when they are kept for the payer. */
      readonly dates: string
      readonly until: string | undefined
      /** What the payer does next; null while only the bank's answer is waited for. */
      readonly next: Exclude<NextStep, { kind: 'instructions' }> | null
      readonly here: string
    }

/** Settles the payment as it stands now, and says where that leads. */
export async function followPayment(
  tools: Tools,
  payment: PaymentRow,
  booking: Pick<BookingDetails, 'id' | 'hasAccount' | 'stay' | 'state' | 'nights' | 'holdExpiresAt' | 'timeZone'>,
  origin: string,
): Promise<Followed> {
  const { stay, nights, holdExpiresAt, timeZone } = booking
  const { locale } = currentLanguage()
  const now = await lookAt(tools, payment, origin)
  const waits = now.payment === 'created' || now.payment === 'requires_action'
  if (waits && payment.way !== 'bank-transfer') {
    return {
      kind: 'wait',
      sum: sayMoney(money(payment.amountMinor, currency(payment.currency)), locale),
      stayName: stay.name,
      dates: sayNights(nights, locale),
      until:
        booking.state === 'pending_payment' && holdExpiresAt ? sayInstant(holdExpiresAt, timeZone, locale) : undefined,
      next: now.next?.kind === 'instructions' ? null : now.next,
      here: paymentAddress(payment.id),
    }
  }
  const again = now.booking === 'pending_payment' && !waits && stay.slug !== null
  return { kind: 'go', address: again ? checkoutAddress(stay.slug!, now.bookingId) : bookingHome(booking) }
}

/** A provider that does not answer leaves the payment as it is known. */
async function lookAt(tools: Tools, payment: PaymentRow, origin: string): Promise<Settled> {
  try {
    return await settlePayment(tools, payment.id, await intentOf(tools, payment), origin)
  } catch (fault) {
    if (!(fault instanceof ProviderDown)) throw fault
    return { bookingId: payment.bookingId, booking: 'pending_payment', payment: payment.state, next: null }
  }
}
