// The operator's calls about a change that they propose to a guest.

import { amendRefusalStatus, amendRefusals } from '#amendments/amend/amend-refusals.ts'
import { priceProposal } from '#amendments/amend/preview-amendment.server.ts'
import type { AtOnce } from '#amendments/amend/price-amendment.server.ts'
import type { VisitChange } from '#amendments/amend/visit-change.ts'
import { changeAtOnce } from '#amendments/proposals/change-at-once.server.ts'
import { proposeChange } from '#amendments/proposals/propose-change.server.ts'
import type { adminProposalContract } from '#api/admin-contract/admin-proposal-contract.ts'
import { describePrice } from '#api/content/answers/describe-quote.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { noBooking, noNights, refuseCommand, refuseVisit } from '#api/content/booking-answers.ts'
import { answerOne, type ContentRefusal } from '#api/content/content-answer.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findForOperator } from '#trips/find-booking.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseNightRange } from '#values/night-range.ts'
import { afterCommand } from './after-command.server.ts'

export const proposalCalls: Handlers<keyof typeof adminProposalContract> = {
  previewProposal: async ({ tools, user, path, body: { party, overrules, ...days } }) => {
    const booking = await findForOperator(tools, user, path.id)
    if (!booking) return noBooking
    const nights = parseNightRange(days.checkIn, days.checkOut)
    if (!nights) return noNights
    const priced = await priceProposal(tools, user, booking, { nights, party }, { overrules })
    if (!priced.ok && 'verdicts' in priced) return refuseVisit(priced.verdicts, currentLanguage().locale)
    if (!priced.ok) return refuseCommand(amendRefusalStatus, amendRefusals, priced)
    const { quote, deltaMinor, keptMinor: retainedMinor, refundSentences } = priced
    const { locale } = currentLanguage()
    return answerOne({
      ...{ version: booking.version, price: describePrice(quote), deltaMinor, retainedMinor },
      overruled: priced.overruled.map(verdict => sayVerdict(verdict, locale)),
      cancelling: [...refundSentences],
    })
  },

  changeBookingNow: async asked => {
    const { tools, user, path, headers, body, origin } = asked
    const nights = parseNightRange(body.checkIn, body.checkOut)
    if (!nights) return noNights
    const { party, version, totalMinor: seenTotalMinor, words, overrules, ownTotalMinor } = body
    const own = ownTotalMinor === undefined ? undefined : { totalMinor: ownTotalMinor, reason: words }
    const input = { nights, party, bookingId: path.id, version, seenTotalMinor, words, overrules, own, origin }
    const changed = await changeAtOnce(tools, user, { ...input, key: headers['idempotency-key'] })
    if (!changed.ok && changed.reason === 'not-offered') {
      return refuseChange(tools, user, path.id, { nights, party }, { overrules, own })
    }
    return afterCommand(asked, changed, amendRefusalStatus, amendRefusals)
  },

  proposeChange: async asked => {
    const { tools, user, path, headers, body, origin } = asked
    const nights = parseNightRange(body.checkIn, body.checkOut)
    if (!nights) return noNights
    const { party, version, totalMinor: seenTotalMinor, words } = body
    const change = { nights, party }
    const input = {
      ...change,
      bookingId: path.id,
      version,
      seenTotalMinor,
      words,
      key: headers['idempotency-key'],
      origin,
    }
    const proposed = await proposeChange(tools, user, input)
    if (proposed.ok || proposed.reason !== 'not-offered') {
      return afterCommand(asked, proposed, amendRefusalStatus, amendRefusals)
    }
    return refuseChange(tools, user, path.id, change)
  },
}

/** The command says that it cannot be; what stands against it is what the preview would have said. */
async function refuseChange(
  tools: Tools,
  user: Operator,
  id: string,
  change: Pick<VisitChange, 'nights' | 'party'>,
  atOnce?: AtOnce,
): Promise<ContentRefusal> {
  const booking = await findForOperator(tools, user, id)
  if (!booking) return noBooking
  const priced = await priceProposal(tools, user, booking, change, atOnce)
  return refuseVisit(!priced.ok && 'verdicts' in priced ? priced.verdicts : [], currentLanguage().locale)
}
