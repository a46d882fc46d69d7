// A home's discounts and codes in words.

import type { Discount, DiscountKind, DiscountTarget } from '#offers/terms/charges.ts'
import { type Currency, money, sayMoney } from '#values/money.ts'
import { percentText } from '#values/typed-sum.ts'

export const longestDiscountName = 60

export const discountKindWords: Readonly<Record<DiscountKind, string>> = {
  los: 'For long visits',
  early: 'For booking early',
  last_minute: 'For booking late',
  gap: 'For filling a gap',
  coupon: 'For a code',
}

export const discountKinds = Object.keys(discountKindWords) as DiscountKind[]

export const discountTargetWords: Readonly<Record<DiscountTarget, string>> = {
  night: 'The nights',
  extra_guest: 'Further guests',
  fee: 'Fees',
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
  const size =
    reduction.kind === 'percent'
      ? `${percentText(reduction.basisPoints)} %`
      : sayMoney(money(reduction.minor, code), locale)
  return [
    `${size} off`,
    ...(discount.code === null ? [] : [`with the code ${discount.code}`]),
    ...(minNights === null ? [] : [`from ${minNights} nights on`]),
    ...(minLeadDays === null ? [] : [`booked ${minLeadDays} days ahead or more`]),
    ...(maxLeadDays === null ? [] : [`booked ${maxLeadDays} days ahead or less`]),
    ...(maxGapNights === null ? [] : [`filling a gap of up to ${maxGapNights} nights`]),
    ...(limits.total === null ? [] : [`${limits.total} times in all`]),
    ...(limits.perGuest === null ? [] : [`${limits.perGuest} times a guest`]),
  ].join(', ')
}
