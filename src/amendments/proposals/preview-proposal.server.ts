// A change that an operator considers proposing, as the admin page shows it.

import { amendRefusals } from '#amendments/amend/amend-refusals.ts'
import type { ChangePreview } from '#amendments/amend/change-preview.ts'
import { nothingSaid, sayPricedChange, sayVerdicts } from '#amendments/amend/change-view.server.ts'
import { priceProposal } from '#amendments/amend/preview-amendment.server.ts'
import type { VisitChange } from '#amendments/amend/visit-change.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { isOverrulable } from '#offers/rules/overrulable.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'

/** The answer of `priceProposal` in words, with what the button has to carry. */
export async function previewProposal(
  tools: Tools,
  who: Operator,
  booking: BookingDetails,
  change: VisitChange,
  overrules = false,
): Promise<ChangePreview> {
  const locale = currentLanguage().locale
  const priced = await priceProposal(tools, who, booking, change, { overrules })
  if (!priced.ok && 'verdicts' in priced) {
    const mayOverrule = priced.verdicts.length > 0 && priced.verdicts.every(isOverrulable)
    return { kind: 'refused', mayOverrule, ...sayVerdicts(priced.verdicts, locale) }
  }
  if (!priced.ok) return { kind: 'refused', ...nothingSaid, other: [amendRefusals[priced.reason]] }
  const overruled = priced.overruled.map(verdict => sayVerdict(verdict, locale))
  return { ...sayPricedChange(booking, priced, locale), chosen: undefined, atOnce: false, overruled }
}
