// The evidence that matters to a bank: who agreed to what, when, and what became of it.

import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingDetails, BookingEventSeen } from '#bookings/record/booking-view.ts'
import { sayInstant, sayLongDay, sayNightCount, sayParty, sayStep } from '#bookings/record/booking-words.ts'
import { priceView } from '#bookings/words/price-view.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'
import { currency, money, sayMoney } from '#values/money.ts'

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
const marks = { contact: '[the guest’s name and addresses]', from: '[the guest’s network address]' } as const

const sayContact = ({ contact }: Guest) =>
  contact && [contact.name, contact.email, contact.phone].filter(Boolean).join(', ')

/** The text as the bank is to read it, written by somebody who may not know who the guest is. */
export function withGuest(text: string, guest: Guest): string {
  return text
    .replaceAll(marks.contact, () => sayContact(guest) ?? '')
    .replaceAll(marks.from, () => guest.termsAcceptedFrom ?? '')
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
  const { party, quote, refundTerms, timeZone, reference } = booking
  const contact = sayContact(booking)
  const nights = nightsOf(booking)
  const at = (instant: Date) => `${sayInstant(instant, timeZone, locale)} (${timeZone})`
  const say = (minor: number) => sayMoney(money(minor, currency(booking.currency)), locale)
  const { rows, total } = priceView(quote, locale)
  const { termsHash, termsAcceptedAt } = booking
  const from = booking.termsAcceptedFrom && (mayKnowGuest ? booking.termsAcceptedFrom : marks.from)
  return [
    {
      title: 'What was agreed',
      sentences: [
        `Booking ${reference}: ${stay.name}, ${stay.city}, ${sayLongDay(nights.checkIn, locale)} to ${sayLongDay(nights.checkOut, locale)}, ${sayNightCount(nights)} for ${sayParty(party, locale)}.`,
        ...(contact ? [`Booked by ${mayKnowGuest ? contact : marks.contact}.`] : []),
        `The price was ${total}: ${rows.map(({ label, amount }) => `${label} ${amount}`).join('; ')}.`,
      ],
    },
    {
      title: 'The terms',
      sentences:
        termsAcceptedAt && termsHash
          ? [
              `They were accepted on ${at(termsAcceptedAt)}${from ? ` from the address ${from}` : ''}.`,
              `Their text has the SHA-256 ${termsHash}.`,
            ]
          : ['No terms were accepted.'],
    },
    {
      title: 'The promise about cancelling, as it was shown',
      sentences: sayRefundPromise(
        refundTerms ?? quote.refundTerms,
        quote,
        booking.confirmedAt ?? booking.createdAt,
        locale,
      ),
    },
    {
      title: 'The money',
      sentences: [
        `${say(payment.capturedMinor)} was paid${payment.capturedAt ? ` on ${at(payment.capturedAt)}` : ''}${payment.cardLast4 ? ` by the card ending in ${payment.cardLast4}` : ''}.`,
        ...refunds
          .filter(({ state }) => state === 'succeeded')
          .map(
            ({ amountMinor, settledAt, createdAt }) =>
              `${say(amountMinor)} was given back on ${at(settledAt ?? createdAt)}.`,
          ),
      ],
    },
    {
      title: 'What happened',
      sentences: events.map(({ command, to, at: when }) => `${at(when)}: ${sayStep({ command, to })}`),
    },
  ]
}

/** The evidence as one text, as it is sent to the bank. */
export function evidenceText(parts: readonly EvidencePart[]): string {
  return parts.map(({ title, sentences }) => [title, ...sentences].join('\n')).join('\n\n')
}
