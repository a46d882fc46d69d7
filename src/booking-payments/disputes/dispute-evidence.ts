// The evidence that matters to a bank: who agreed to what, when, and what became of it.

import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingDetails, BookingEventSeen } from '#bookings/record/booking-view.ts'
import { sayContact, sayInstant, sayLongDay, sayParty, sayStep } from '#bookings/record/booking-words.ts'
import { priceView } from '#bookings/words/price-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import { countNights } from '#values/night-range.ts'

type Agreed = Pick<
  BookingDetails,
  'reference' | 'contact' | 'party' | 'quote' | 'refundTerms' | 'timeZone' | 'confirmedAt'
> & {
  readonly checkIn: string
  readonly checkOut: string
  readonly currency: string
  readonly createdAt: Date
  readonly termsHash: string | null
  readonly termsAcceptedAt: Date | null
  readonly termsAcceptedFrom: string | null
}

type DisputedBooking = {
  readonly booking: Agreed
  readonly stay: { readonly name: string; readonly city: string }
  readonly payment: {
    readonly capturedMinor: number
    readonly capturedAt: Date | null
    readonly cardLast4: string | null
  }
  readonly refunds: readonly {
    readonly state: string
    readonly amountMinor: number
    readonly settledAt: Date | null
    readonly createdAt: Date
  }[]
  readonly events: readonly Pick<BookingEventSeen, 'command' | 'to' | 'at'>[]
}

export type EvidencePart = { readonly title: string; readonly sentences: readonly string[] }

type Guest = Pick<Agreed, 'contact' | 'termsAcceptedFrom'>

// Marks that stand for who the guest is, until the bank is told.
const contactMark = () => sentence('booking-payments.contactMark')
const networkMark = () => sentence('booking-payments.networkMark')

/** The text as the bank is to read it, written by somebody who may not know who the guest is. */
export function withGuest(text: string, guest: Guest): string {
  return text
    .replaceAll(contactMark(), () => (guest.contact ? sayContact(guest.contact) : ''))
    .replaceAll(networkMark(), () => guest.termsAcceptedFrom ?? '')
}

/**
 * What was agreed, the terms, the policy, the money and the visit, each with its moments on the clock of the home. For
 * readers who may not know the guest marks stand in their place; `withGuest` fills them in.
 */
export function disputeEvidence(
  { booking, stay, payment, refunds, events }: DisputedBooking,
  locale: string,
  { mayKnowGuest = true }: { readonly mayKnowGuest?: boolean } = {},
): EvidencePart[] {
  const { quote, refundTerms, timeZone } = booking
  const at = (instant: Date) => `${sayInstant(instant, timeZone, locale)} (${timeZone})`
  return [
    { title: sentence('booking-payments.agreedTitle'), sentences: sayAgreed(booking, stay, locale, mayKnowGuest) },
    { title: sentence('booking-payments.termsTitle'), sentences: sayTerms(booking, at, mayKnowGuest) },
    {
      title: sentence('booking-payments.promiseTitle'),
      sentences: sayRefundPromise(
        refundTerms ?? quote.refundTerms,
        quote,
        booking.confirmedAt ?? booking.createdAt,
        locale,
      ),
    },
    {
      title: sentence('booking-payments.moneyTitle'),
      sentences: sayMoneyMoved({ payment, refunds }, at, minor =>
        sayMoney(money(minor, currency(booking.currency)), locale),
      ),
    },
    {
      title: sentence('booking-payments.happenedTitle'),
      sentences: events.map(({ command, to, at: when }) => `${at(when)}: ${sayStep({ command, to })}`),
    },
  ]
}

function sayAgreed(booking: Agreed, stay: DisputedBooking['stay'], locale: string, mayKnowGuest: boolean): string[] {
  const { reference, party } = booking
  const contact = booking.contact && sayContact(booking.contact)
  const nights = nightsOf(booking)
  const { rows, total } = priceView(booking.quote, locale)
  return [
    sentence('booking-payments.agreedBooking', {
      ...{ reference, stayName: stay.name, city: stay.city, party: sayParty(party, locale) },
      from: sayLongDay(nights.checkIn, locale),
      to: sayLongDay(nights.checkOut, locale),
      nights: countNights(nights),
    }),
    ...(contact ? [sentence('booking-payments.agreedBy', { contact: mayKnowGuest ? contact : contactMark() })] : []),
    sentence('booking-payments.agreedPrice', {
      total,
      lines: rows.map(({ label, amount }) => `${label} ${amount}`).join('; '),
    }),
  ]
}

type SayInstant = (instant: Date) => string

function sayTerms(booking: Agreed, sayAt: SayInstant, mayKnowGuest: boolean): string[] {
  const { termsHash: hash, termsAcceptedAt, termsAcceptedFrom } = booking
  if (!termsAcceptedAt || !hash) return [sentence('booking-payments.noTerms')]
  const at = sayAt(termsAcceptedAt)
  const from = termsAcceptedFrom && (mayKnowGuest ? termsAcceptedFrom : networkMark())
  return [
    from
      ? sentence('booking-payments.termsAcceptedFrom', { at, from })
      : sentence('booking-payments.termsAccepted', { at }),
    sentence('booking-payments.termsHash', { hash }),
  ]
}

function sayMoneyMoved(
  { payment, refunds }: Pick<DisputedBooking, 'payment' | 'refunds'>,
  sayAt: SayInstant,
  say: (minor: number) => string,
): string[] {
  const { capturedMinor, capturedAt, cardLast4 } = payment
  const paid = { sum: say(capturedMinor), card: cardLast4 ?? 'none' }
  return [
    capturedAt
      ? sentence('booking-payments.moneyPaidOn', { ...paid, at: sayAt(capturedAt) })
      : sentence('booking-payments.moneyPaid', paid),
    ...refunds
      .filter(({ state }) => state === 'succeeded')
      .map(({ amountMinor, settledAt, createdAt }) =>
        sentence('booking-payments.moneyGivenBack', { sum: say(amountMinor), at: sayAt(settledAt ?? createdAt) }),
      ),
  ]
}

/** The evidence as one text, as it is sent to the bank. */
export function evidenceText(parts: readonly EvidencePart[]): string {
  return parts.map(({ title, sentences }) => [title, ...sentences].join('\n')).join('\n\n')
}
