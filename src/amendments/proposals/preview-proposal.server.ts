// What the operator's page says of a change that they think of proposing.

import { amendRefusals } from '#amendments/amend/amend-refusals.ts'
import type { ChangePreview } from '#amendments/amend/change-preview.ts'
import { nothingSaid, sayVerdicts } from '#amendments/amend/change-view.server.ts'
import type { VisitChange } from '#amendments/amend/visit-change.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { sayDifferenceOf } from '#bookings/words/price-view.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { money, sayMoney } from '#values/money.ts'
import { priceProposal } from './price-proposal.server.ts'

/** The answer of `priceProposal` in words, with what the button has to carry. */
export async function previewProposal(
  tools: Tools,
  who: Operator,
  booking: BookingDetails,
  change: VisitChange,
): Promise<ChangePreview> {
  const locale = tools.environment.SITE_LANG
  const priced = await priceProposal(tools, who, booking, change)
  if (!priced.ok && 'verdicts' in priced) return { kind: 'refused', ...sayVerdicts(priced.verdicts, locale) }
  if (!priced.ok) return { kind: 'refused', ...nothingSaid, other: [amendRefusals[priced.reason]] }
  const { quote, deltaMinor, refundSentences } = priced
  const say = (minor: number) => sayMoney(money(minor, quote.currency), locale)
  return {
    kind: 'priced',
    days: sayNights(quote.nights, locale),
    party: sayParty(quote.party, locale),
    chosen: undefined,
    before: say(booking.quote.totalMinor),
    after: say(quote.totalMinor),
    difference: sayDifferenceOf(deltaMinor, quote.currency, locale),
    kept: undefined,
    refundSentences: [...refundSentences],
    atOnce: false,
    hidden: { version: String(booking.version), total: String(quote.totalMinor) },
  }
}
