// The registration form of a visit, to be printed, filled in and signed on arrival: what is known stands there, the rest is blank.

import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayLongDay } from '#bookings/record/booking-words.ts'
import { envelopeLines } from '#bookings/record/exact-address.ts'
import { homeHoursOf } from '#bookings/record/home-hours.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { tagOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { partyLines } from '#papers/invoices/invoice-sheet.server.ts'
import { readLetterhead } from '#papers/invoices/issuer.server.ts'
import { readRecipient } from '#papers/invoices/paper-facts.server.ts'
import { entered, type Sheet, type SheetPart } from '#papers/sheet/sheet.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { translateName } from '#stays/languages/find-translations.server.ts'

/** In the language of the moment, which is the guest's. Operators alone see it. */
export async function registrationSheet({ database, environment }: Tools, booking: BookingRow): Promise<Sheet> {
  const language = currentLanguage()
  const { locale } = language
  const { stayId, reference, party, contact, staying } = booking
  const home = await homeHoursOf(database, booking)
  const name = await translateName(database, stayId, home.name)
  const nights = nightsOf(booking)
  const keeper = await readLetterhead(database, environment)
  const { addressLines } = await readRecipient(database, booking.id)
  const others = party.adults + party.childAges.length + party.infants - 1
  return {
    lang: tagOf(language),
    direction: language.direction,
    title: sentence('papers.registration'),
    parts: [
      partyLines(sentence('papers.keeper'), { ...keeper, taxNumber: null }),
      {
        kind: 'facts',
        rows: [
          [sentence('papers.home'), [name, ...envelopeLines(home.address)].map(entered).join('\n')],
          [sentence('papers.reference'), reference],
          [sentence('papers.arrival'), sayLongDay(nights.checkIn, locale)],
          [sentence('papers.departure'), sayLongDay(nights.checkOut, locale)],
        ],
      },
      { kind: 'heading', text: sentence('papers.guest') },
      ...known(sentence('papers.name'), entered(staying?.name ?? contact?.name ?? '')),
      // The address is of whoever pays, which is the guest's own only where nobody else stays.
      ...known(sentence('papers.homeAddress'), staying ? undefined : addressLines.map(entered).join('\n')),
      { kind: 'blanks', labels: [sentence('papers.birthAndNationality'), sentence('papers.document')] },
      ...(others > 0 ? companions(others) : []),
      { kind: 'blanks', labels: [sentence('papers.signature')] },
    ],
  }
}

function known(label: string, value: string | undefined): SheetPart[] {
  return value ? [{ kind: 'facts', rows: [[label, value]] }] : [{ kind: 'blanks', labels: [label] }]
}

function companions(others: number): SheetPart[] {
  const labels = Array.from({ length: others }, (_, at) => sentence('papers.companion', { number: at + 2 }))
  return [
    { kind: 'heading', text: sentence('papers.companions', { others }) },
    { kind: 'blanks', labels },
  ]
}
