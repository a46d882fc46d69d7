// A home's fees and extras in words.

import type { Fee, FeeBasis, FeeKind, RefundRule } from '#offers/terms/charges.ts'
import { type Currency, money, sayMoney } from '#values/money.ts'
import { percentText } from '#values/typed-sum.ts'

export const longestFeeName = 60

export const feeKindWords: Readonly<Record<FeeKind, string>> = {
  cleaning: 'Cleaning',
  linen: 'Linen',
  service: 'Service',
  resort: 'Resort',
  pet: 'Pets',
  other: 'Another fee',
  extra: 'An extra that guests may add',
}

export const feeBasisWords: Readonly<Record<FeeBasis, string>> = {
  per_stay: 'once a visit',
  per_night: 'a night',
  per_guest: 'a guest',
  per_guest_night: 'a guest and night',
  per_pet: 'a pet',
  per_pet_night: 'a pet and night',
  percent_of_lodging: 'percent of the price of the nights',
}

export const feeRefundWords: Readonly<Record<RefundRule, string>> = {
  policy: 'As the cancellation policy says',
  always_before_checkin: 'Always, before check-in',
  if_unused: 'If it was not used',
  never: 'Never',
}

const keys = <Key extends string>(words: Readonly<Record<Key, string>>) => Object.keys(words) as Key[]
export const feeKinds = keys(feeKindWords)
export const feeBases = keys(feeBasisWords)
export const feeRefunds = keys(feeRefundWords)

/** `€45.00 once a visit`. */
export function sayFee({ basis, amount, amountByBand, mandatory }: Fee, code: Currency, locale: string): string {
  const sum = (minor: number) => sayMoney(money(minor, code), locale)
  const said =
    basis === 'percent_of_lodging'
      ? `${percentText(amount)} ${feeBasisWords[basis]}`
      : amountByBand
        ? `${Object.entries(amountByBand)
            .map(([band, minor]) => `${band} ${sum(minor)}`)
            .join(', ')} ${feeBasisWords[basis]}`
        : `${sum(amount)} ${feeBasisWords[basis]}`
  return mandatory ? said : `${said}, if guests add it`
}
