// Says in numbers what a move or a swap would do, before it is done.

import type { Described } from '#admin/bookings/confirm/confirmation.ts'
import { readAdminMoney } from '#admin/payments/read-admin-money.server.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { money, sayMoney } from '#values/money.ts'

/** `to` is the name of the other home, null for another unit of the same. */
export async function previewMove(
  tools: Tools,
  who: Operator,
  booking: BookingDetails,
  { to, label }: { readonly to: string | null; readonly label: string },
): Promise<Described> {
  const { locale } = currentLanguage()
  const { reference, stay, nights, party } = booking
  const visit = { days: sayNights(nights, locale), party: sayParty(party, locale) }
  return {
    title: sentence('moves.question', { reference, home: label }),
    sentences: [
      sentence('moves.fromTo', { from: stay.name, to: label, ...visit }),
      ...(await staysOf(tools, who, booking)),
      sentence('moves.becomesFree', { from: stay.name }),
      ...(to === null ? [] : [guestTold(booking)]),
    ],
    button: sentence('moves.yesMove'),
  }
}

export function previewSwap(booking: BookingDetails, partner: BookingDetails): Described {
  const { locale } = currentLanguage()
  const goes = (one: BookingDetails, other: BookingDetails) =>
    sentence('moves.goesTo', {
      ...{ reference: one.reference, days: sayNights(one.nights, locale), party: sayParty(one.party, locale) },
      ...{ from: one.stay.name, to: other.stay.name },
    })
  return {
    title: sentence('moves.swapQuestion', { reference: booking.reference, partner: partner.reference }),
    sentences: [
      goes(booking, partner),
      goes(partner, booking),
      sentence('moves.pricesStay', { one: sayMoney(booking.total, locale), other: sayMoney(partner.total, locale) }),
      sentence('moves.termsStay'),
      ...(booking.stay.id === partner.stay.id ? [] : [guestTold(booking), guestTold(partner)]),
    ],
    button: sentence('moves.yesSwap'),
    // What is confirmed rests on it: a partner that has changed since is asked about again.
    seen: { partnerVersion: String(partner.version) },
  }
}

/** What of the money and the promise stays. */
async function staysOf({ database }: Tools, who: Operator, { id, stay, total, quote }: BookingDetails) {
  const { locale } = currentLanguage()
  const say = (minor: number) => sayMoney(money(minor, total.currency), locale)
  const standing = may(who, 'money', 'see', stay.id) ? (await readAdminMoney(database, [id])).get(id) : undefined
  return [
    sentence('moves.priceStays', { total: sayMoney(total, locale) }),
    ...(standing
      ? [sentence('moves.moneyStays', { paid: say(standing.paidMinor), open: say(standing.openMinor) })]
      : []),
    ...(quote.damageDeposit ? [sentence('moves.depositStays', { sum: say(quote.damageDeposit.minor) })] : []),
    sentence('moves.termsStay'),
  ]
}

function guestTold({ contact, reference }: BookingDetails): string {
  const guest = contact?.name ?? reference
  return contact && contact.email === ''
    ? sentence('moves.guestNotTold', { guest })
    : sentence('moves.guestTold', { guest })
}
