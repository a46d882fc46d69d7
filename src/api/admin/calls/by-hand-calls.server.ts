// The operator's calls that book for a guest: the price, then what is to be done.

import { ownPriceOf } from '#admin/by-hand/by-hand-input.ts'
import { carryOutByHand } from '#admin/by-hand/carry-out-by-hand.server.ts'
import { findHomeByHand } from '#admin/by-hand/describe-by-hand.server.ts'
import type { byHandContract } from '#api/admin-contract/by-hand-contract.ts'
import { describePrice } from '#api/content/answers/describe-quote.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { noNights, refuseCommand, refuseVisit } from '#api/content/booking-answers.ts'
import { answerOne, type ContentRefusal } from '#api/content/content-answer.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { byHandRefusalStatus, byHandRefusals } from '#holds/by-hand-refusals.ts'
import { priceByHand } from '#holds/price-by-hand.server.ts'
import { priceParts } from '#offers/terms/price-parts.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import { parseNightRange } from '#values/night-range.ts'

type Visit = Omit<StayInput, 'nights'> & { readonly checkIn: string; readonly checkOut: string }

function visitIn({ checkIn, checkOut, party, ratePlanId, couponCode, extras }: Visit): StayInput | undefined {
  const nights = parseNightRange(checkIn, checkOut)
  return nights && { nights, party, ratePlanId, couponCode, extras }
}

const noHome = refuseCommand(byHandRefusalStatus, byHandRefusals, { reason: 'stay-unknown' })

export const byHandCalls: Handlers<keyof typeof byHandContract> = {
  checkPrice: async ({ tools, user, body }) => {
    const home = await findHomeByHand(tools, user, body.home)
    const input = visitIn(body)
    if (!home) return noHome
    if (!input) return noNights
    const asked = { stayId: home.id, input, overrules: body.overrules, own: ownPriceOf(body) }
    const priced = await priceByHand(tools.database, asked, tools.clock.now())
    const { locale } = currentLanguage()
    if (!priced) return noHome
    if (!priced.ok && 'verdicts' in priced) return refuseVisit(priced.verdicts, locale)
    if (!priced.ok) return refuseCommand(byHandRefusalStatus, byHandRefusals, priced)
    const { quote, computed, overruled } = priced
    return answerOne({
      price: describePrice(quote),
      computedMinor: computed.totalMinor,
      parts: priceParts(computed.lines).map(({ key, amountMinor }) => ({ part: key, minor: amountMinor })),
      overruled: overruled.map(verdict => sayVerdict(verdict, locale)),
    })
  },

  makeBooking: async ({ tools, user, headers, body, origin }) => {
    const home = await findHomeByHand(tools, user, body.home)
    const visit = visitIn(body)
    if (!home) return noHome
    if (!visit) return noNights
    const asked = { stayId: home.id, visit, input: body, key: headers['idempotency-key'], origin }
    const made = await carryOutByHand(tools, user, asked)
    if (made.ok) return answerOne({ booking: made.bookingId, enquiry: made.enquiryId })
    return (
      (made.reason === 'not-offered' && (await against())) || refuseCommand(byHandRefusalStatus, byHandRefusals, made)
    )

    /** The command says that it cannot be; what stands against it is what the price would have said. */
    async function against(): Promise<ContentRefusal | undefined> {
      const decided = { overrules: body.overrules, own: ownPriceOf(body) }
      const priced = await priceByHand(
        tools.database,
        { stayId: home!.id, input: visit!, ...decided },
        tools.clock.now(),
      )
      if (!priced || priced.ok || !('verdicts' in priced)) return undefined
      return refuseVisit(priced.verdicts, currentLanguage().locale)
    }
  },
}
