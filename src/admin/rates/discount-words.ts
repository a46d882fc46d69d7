// A home's discounts and codes in words.

import { sentence } from '#catalogue/sentence.ts'
import type { Discount, DiscountKind, DiscountTarget } from '#offers/terms/charges.ts'
import { listFormat } from '#values/formats.ts'
import { type Currency, money, sayMoney } from '#values/money.ts'
import { percentText } from '#values/typed-sum.ts'

export const longestDiscountName = 60

export const discountKindWords: Readonly<Record<DiscountKind, () => string>> = {
  los: () => sentence('rates.forLongVisits'),
  early: () => sentence('rates.forEarly'),
  last_minute: () => sentence('rates.forLate'),
  gap: () => sentence('rates.forGap'),
  coupon: () => sentence('rates.forCode'),
}
export const discountKinds = Object.keys(discountKindWords) as DiscountKind[]

export const discountTargetWords: Readonly<Record<DiscountTarget, () => string>> = {
  night: () => sentence('rates.offNights'),
  extra_guest: () => sentence('rates.offGuests'),
  fee: () => sentence('rates.offFees'),
}
export const discountTargets = Object.keys(discountTargetWords) as DiscountTarget[]

/** What each number may be, from the least to the most. */
export const discountRanges = {
  minimumNights: [1, 365],
  minimumLead: [0, 730],
  maximumLead: [0, 730],
  maximumGap: [1, 365],
  total: [1, 999_999],
  perGuest: [1, 999_999],
} as const

/** `10 % off, for visits from 7 nights on`. */
export function sayDiscount(discount: Discount, code: Currency, locale: string): string {
  const { reduction, minNights, minLeadDays, maxLeadDays, maxGapNights, limits } = discount
  const parts = [
    reduction.kind === 'percent'
      ? sentence('rates.percentOff', { percent: percentText(reduction.basisPoints) })
      : sentence('rates.sumOff', { sum: sayMoney(money(reduction.minor, code), locale) }),
    discount.code !== null && sentence('rates.withCode', { code: discount.code }),
    minNights !== null && sentence('rates.fromNightsOn', { nights: minNights }),
    minLeadDays !== null && sentence('rates.daysAheadOrMore', { days: minLeadDays }),
    maxLeadDays !== null && sentence('rates.daysAheadOrLess', { days: maxLeadDays }),
    maxGapNights !== null && sentence('rates.gapUpTo', { nights: maxGapNights }),
    limits.total !== null && sentence('rates.timesInAll', { times: limits.total }),
    limits.perGuest !== null && sentence('rates.timesAGuest', { times: limits.perGuest }),
  ].filter(part => part !== false)
  return listFormat(locale, { type: 'unit' }).format(parts)
}
