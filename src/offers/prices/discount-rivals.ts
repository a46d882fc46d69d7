// Which discounts an input qualifies for, by round.

import { ruleIdOf } from '#offers/days/day-facts.ts'
import { gapNights } from '#offers/days/gap.ts'
import type { StayDays } from '#offers/days/stay-days.ts'
import { couponOf } from '#offers/rules/input-verdicts.ts'
import { gapFilledBy } from '#offers/rules/stay-length.ts'
import type { Discount, DiscountKind, DiscountTarget } from '#offers/terms/charges.ts'
import { type DaySpan, everyDay, inSpan } from '#offers/terms/day-span.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { countNights } from '#values/night-range.ts'

/** A candidate in a round: a discount, or the reduction of a gap-filling rule. */
export type Rival = {
  readonly ruleId: string
  readonly name: string
  readonly reduction: Discount['reduction']
  readonly appliesTo: readonly DiscountTarget[]
  readonly stackable: boolean
  /** A fixed amount comes off once per stay, instead of off each night. */
  readonly oncePerStay: boolean
  readonly nights: DaySpan
}

const rounds: readonly (readonly DiscountKind[])[] = [['los'], ['early', 'last_minute', 'gap'], ['coupon']]

/** The rivals of each round that the input qualifies for: length of stay; early, last minute and gap; the coupon. */
export function discountRounds(offer: StayOffer, input: StayInput, days: StayDays): Rival[][] {
  const coupon = input.couponCode === undefined ? undefined : couponOf(offer, input.couponCode)
  const qualified = offer.discounts.filter(
    discount => (discount.kind !== 'coupon' || discount === coupon) && qualifies(discount, input, days),
  )
  return rounds.map(kinds => {
    const rivals = qualified.filter(({ kind }) => kinds.includes(kind)).map(rivalOf)
    return kinds.includes('gap') ? [...rivals, ...gapRuleRival(input, days)] : rivals
  })
}

function qualifies(discount: Discount, { nights }: StayInput, days: StayDays): boolean {
  const { minNights, minLeadDays, maxLeadDays, maxGapNights, bookable } = discount
  const lead = nights.checkIn - days.today
  const count = countNights(nights)
  return (
    inSpan(bookable, days.today) &&
    (minNights === null || count >= minNights) &&
    (minLeadDays === null || lead >= minLeadDays) &&
    (maxLeadDays === null || lead <= maxLeadDays) &&
    (maxGapNights === null || (count <= maxGapNights && gapNights(days, nights, maxGapNights) === count))
  )
}

function rivalOf({ id, name, kind, reduction, appliesTo, stackable, nights }: Discount): Rival {
  const oncePerStay = kind === 'coupon' && reduction.kind === 'fixed'
  return { ruleId: `discount:${id}`, name, reduction, appliesTo, stackable, nights, oncePerStay }
}

function gapRuleRival({ nights }: StayInput, days: StayDays): Rival[] {
  const rule = gapFilledBy(days, nights)
  if (!rule || rule.discountBasisPoints === 0) return []
  return [
    {
      ruleId: ruleIdOf(rule),
      name: 'Gap between visits',
      reduction: { kind: 'percent', basisPoints: rule.discountBasisPoints },
      appliesTo: ['night'],
      stackable: false,
      oncePerStay: false,
      nights: everyDay,
    },
  ]
}
