// A home's fees and extras in words.

import { sentence } from '#catalogue/sentence.ts'
import type { Fee, FeeBasis, FeeKind, RefundRule } from '#offers/terms/charges.ts'
import { namedAmounts, namedBands } from '#offers/terms/child-bands.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { listFormat } from '#values/formats.ts'
import { money, sayMoney } from '#values/money.ts'
import { percentText } from '#values/typed-sum.ts'
import { sayBandShort } from './age-words.ts'

export const longestFeeName = 60

export const feeKindWords: Readonly<Record<FeeKind, () => string>> = {
  cleaning: () => sentence('rates.feeCleaning'),
  linen: () => sentence('rates.feeLinen'),
  service: () => sentence('rates.feeService'),
  resort: () => sentence('rates.feeResort'),
  pet: () => sentence('rates.feePets'),
  other: () => sentence('rates.feeOther'),
  extra: () => sentence('rates.feeExtra'),
}

export const feeBasisWords: Readonly<Record<FeeBasis, () => string>> = {
  per_stay: () => sentence('rates.basisVisit'),
  per_night: () => sentence('rates.basisNight'),
  per_guest: () => sentence('rates.basisGuest'),
  per_guest_night: () => sentence('rates.basisGuestNight'),
  per_pet: () => sentence('rates.basisPet'),
  per_pet_night: () => sentence('rates.basisPetNight'),
  percent_of_lodging: () => sentence('rates.basisPercent'),
}

export const feeRefundWords: Readonly<Record<RefundRule, () => string>> = {
  policy: () => sentence('rates.backByPolicy'),
  always_before_checkin: () => sentence('rates.backBeforeCheckIn'),
  if_unused: () => sentence('rates.backIfUnused'),
  never: () => sentence('rates.backNever'),
}

const keys = <Key extends string>(words: Readonly<Record<Key, () => string>>) => Object.keys(words) as Key[]
export const feeKinds = keys(feeKindWords)
export const feeBases = keys(feeBasisWords)
export const feeRefunds = keys(feeRefundWords)

const sums: Readonly<Record<FeeBasis, (sum: string) => string>> = {
  per_stay: sum => sentence('rates.sumVisit', { sum }),
  per_night: sum => sentence('rates.sumNight', { sum }),
  per_guest: sum => sentence('rates.sumGuest', { sum }),
  per_guest_night: sum => sentence('rates.sumGuestNight', { sum }),
  per_pet: sum => sentence('rates.sumPet', { sum }),
  per_pet_night: sum => sentence('rates.sumPetNight', { sum }),
  percent_of_lodging: percent => sentence('rates.percentOfNights', { percent }),
}

/** `€45 once a visit`. */
export function sayFee({ basis, amount, amountByBand, mandatory }: Fee, offer: StayOffer, locale: string): string {
  const say = (minor: number) => sayMoney(money(minor, offer.currency), locale)
  const bands = namedBands(offer)
  const byBand = namedAmounts(amountByBand ?? {}, offer).map(({ band: code, minor }) => {
    const band = bands.find(each => each.code === code)!
    return sentence('rates.bandSum', { band: sayBandShort(band, bands), sum: say(minor) })
  })
  const sum = amountByBand ? listFormat(locale, { type: 'unit' }).format(byBand) : say(amount)
  const price = sums[basis](basis === 'percent_of_lodging' ? percentText(amount) : sum)
  return mandatory ? price : sentence('rates.ifAdded', { price })
}
