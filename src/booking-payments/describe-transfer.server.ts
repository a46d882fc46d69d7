// The transfer that a booking waits for, for its guest: where it goes, by when, how much is missing, and its QR code.

import { transferOfPrice } from '#bookings/mails/payment-mails.server.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { creditorReference } from '#payments/transfer/creditor-reference.ts'
import { epcCode } from '#payments/transfer/epc-code.ts'
import { readTransferAccount } from '#payments/transfer/transfer-account.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { drawCode } from '#values/draw-code.server.ts'
import { inGroups } from '#values/iban.ts'
import { money, sayMoney } from '#values/money.ts'
import type { TransferView } from './money-view.ts'

/** `transfer`: an open payment by bank transfer of this booking. */
export async function describeTransfer(
  { database, environment }: Tools,
  { reference: ofBooking, quote, timeZone, state, holdExpiresAt }: BookingDetails,
  { amountMinor, capturedMinor }: PaymentRow,
): Promise<TransferView> {
  const { locale } = currentLanguage()
  const { currency } = quote
  const say = (minor: number) => sayMoney(money(minor, currency), locale)
  const account = await readTransferAccount(database, environment)
  const reference = creditorReference(ofBooking)
  const minor = amountMinor - capturedMinor
  const sum = say(minor)
  // Nights of a booking that stands are released by nobody: what is due on which day says its schedule.
  const until = state === 'pending_payment' && holdExpiresAt ? sayInstant(holdExpiresAt, timeZone, locale) : undefined
  const part = { arrived: say(capturedMinor), sum: say(amountMinor), missing: sum }
  const payload = account.known && epcCode({ ...account.known, currency, minor, reference })
  return {
    sentences: [
      ...(capturedMinor > 0 ? [sentence('booking-payments.transferPart', part)] : []),
      ...transferOfPrice(ofBooking, { sum, account, until }),
    ],
    reference,
    code: payload
      ? {
          ...drawCode(payload),
          inWords: sentence('booking-payments.codeInWords', { sum, reference: inGroups(reference) }),
        }
      : undefined,
  }
}
