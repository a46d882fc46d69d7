// The lines of a price in their fixed order: nights, extra guests, discounts, fees, extras, what was agreed, taxes.

import { nightlyPrice } from '#offers/days/nightly-price.ts'
import type { StayDays } from '#offers/days/stay-days.ts'
import type { AgreedPrice } from '#offers/terms/agreed-price.ts'
import { peopleOf } from '#offers/terms/party.ts'
import { type QuoteLine, sumOf } from '#offers/terms/quote-line.ts'
import type { RatePlan } from '#offers/terms/rate-plan.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { countNights, eachNight, type NightRange } from '#values/night-range.ts'
import { agreedLines } from './agreed-lines.ts'
import { discountRounds } from './discount-rivals.ts'
import { feeDiscounts, lodgingDiscounts, type NightLeft } from './discounts.ts'
import { extraGuestLines } from './extra-guests.ts'
import { extraLines, feeLines } from './fee-lines.ts'
import { type PricedLine, pricedLine, quoteLine } from './priced-line.ts'
import { withTaxes } from './taxes.ts'

/** Prices an input that has passed every verdict; throws RangeError when a night has no price. Taxes follow what is agreed. */
export function priceLines(
  offer: StayOffer,
  plan: RatePlan,
  input: StayInput,
  days: StayDays,
  agreed?: AgreedPrice,
): QuoteLine[] {
  const { nights, party } = input
  const people = peopleOf(party, offer.ageBands)
  const nightly = eachNight(nights).map(date => nightLine(offer, plan, date))
  const extraGuests = extraGuestLines(offer, people, countNights(nights))
  const rounds = discountRounds(offer, input, days)
  const discounts = lodgingDiscounts(rounds, toPay(nights, nightly, extraGuests))
  const lodging = [...nightly, ...extraGuests, ...discounts.lines]
  const countables = { nights: countNights(nights), people, party, lodgingMinor: sumOf(lodging) }
  const fees = feeLines(offer, countables)
  const untaxed = [
    ...lodging,
    ...fees,
    ...feeDiscounts(rounds, fees, discounts),
    ...extraLines(offer, input, countables),
  ]
  const asAgreed = agreed ? [...untaxed, ...agreedLines(untaxed, agreed, countNights(nights))] : untaxed
  return withTaxes(asAgreed, { nights, people, taxes: offer.taxes }).map(quoteLine)
}

function nightLine(offer: StayOffer, plan: RatePlan, date: CalendarDay): PricedLine {
  const price = nightlyPrice(offer, plan, date)
  if (!price) throw new RangeError(`The night ${date} has no price`)
  return pricedLine({
    kind: 'night',
    label: price.label,
    date,
    quantity: 1,
    unitMinor: price.minor,
    ruleId: price.ruleId,
  })
}

function toPay(nights: NightRange, nightly: readonly PricedLine[], extraGuests: readonly PricedLine[]): NightLeft[] {
  return eachNight(nights).map((date, index) => ({
    date,
    night: nightly[index]?.amountMinor ?? 0,
    extraGuests: extraGuests.reduce((sum, { byNight }) => sum + (byNight?.[index] ?? 0), 0),
  }))
}
