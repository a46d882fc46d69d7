// The confirmation of a booking as a paper: for an employer, a visa, or a drawer.

import { whenWho } from '#bookings/mails/booking-mail.ts'
import type { BookingState } from '#bookings/record/booking.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { envelopeLines } from '#bookings/record/exact-address.ts'
import { sayDue } from '#bookings/words/due-words.ts'
import { sayLines } from '#bookings/words/price-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { tagOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { translateQuote } from '#offers/stored/quote-store.server.ts'
import { partyLines } from '#papers/invoices/invoice-sheet.server.ts'
import { readLetterhead } from '#papers/invoices/issuer.server.ts'
import { entered, type Sheet } from '#papers/sheet/sheet.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { money, sayExactly } from '#values/money.ts'

const confirmedStates: readonly BookingState[] = ['confirmed', 'in_stay', 'completed']

/** Whether there is something to confirm. */
export function isConfirmed(state: BookingState): boolean {
  return confirmedStates.includes(state)
}

/** In the language of the moment; for the guest, who alone is told the address. */
export async function confirmationSheet({ database, environment }: Tools, booking: BookingDetails): Promise<Sheet> {
  const language = currentLanguage()
  const { locale } = language
  const { reference, stay, contact, staying, address, confirmedAt, timeZone } = booking
  const quote = await translateQuote(database, booking.quote)
  const say = (minor: number) => sayExactly(money(minor, quote.currency), locale)
  const guest = staying?.name ?? contact?.name ?? ''
  return {
    lang: tagOf(language),
    direction: language.direction,
    title: sentence('papers.confirmation', { reference }),
    parts: [
      partyLines(sentence('papers.from'), await readLetterhead(database, environment)),
      { kind: 'lines', label: sentence('papers.guest'), lines: [entered(guest)] },
      {
        kind: 'facts',
        rows: [
          [sentence('papers.reference'), reference],
          [sentence('papers.home'), entered(stay.name)],
          ...(address ? [[sentence('papers.address'), envelopeLines(address).map(entered).join('\n')] as const] : []),
          ...whenWho(booking, locale),
          ...(confirmedAt
            ? [[sentence('papers.confirmedAt'), sayInstant(confirmedAt, timeZone, locale)] as const]
            : []),
        ],
      },
      {
        kind: 'table',
        heads: [sentence('papers.item'), sentence('papers.amount')],
        rows: sayLines(quote, locale).map(({ label, detail, minor }) => ({
          cells: [entered(label), say(minor)],
          detail: detail && entered(detail),
        })),
        totals: [[sentence('papers.total'), say(quote.totalMinor)]],
      },
      ...sayDue(quote, locale, booking.paymentPlan?.schedule).map(text => ({ kind: 'text', text }) as const),
    ],
  }
}
