// What the provider's page says to the payer of a booking, and where it leads back to.

import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { PayerPage } from '#payments/port/provider.ts'

/** `origin` is the site's own. The words are in the language of whoever pays at this moment. */
export function payerPage(
  { reference, contact }: Pick<BookingRow, 'reference' | 'contact'>,
  origin: string,
  { about = 'price', withoutScript = false }: { about?: 'price' | 'deposit'; withoutScript?: boolean | undefined } = {},
): PayerPage {
  const title =
    about === 'price'
      ? sentence('booking-payments.pageForPrice', { reference })
      : sentence('booking-payments.pageForDeposit', { reference })
  const { code: language, prefix } = currentLanguage()
  return {
    site: origin + prefix,
    title,
    language,
    email: contact?.email ?? null,
    ...(withoutScript && { withoutScript }),
  }
}
