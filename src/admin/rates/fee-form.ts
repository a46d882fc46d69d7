// The form of a fee or an extra: what it is, by what it is counted, and whether it comes back.

import { tooLong, wholeNumberIn } from '#admin/stays/form/typed-text.ts'
import type { Fee, FeeBasis, FeeKind, RefundRule } from '#offers/terms/charges.ts'
import { type Currency, decimalText, money, sayMoney } from '#values/money.ts'
import { parsePercent, percentText } from '#values/typed-sum.ts'
import { bandField } from './base-form.ts'
import type { RateFacts, RateReader, RateValues } from './rate-form.ts'
import { readSum, sumFault } from './read-sums.ts'

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
const countsGuests = (basis: FeeBasis) => basis === 'per_guest' || basis === 'per_guest_night'

export const feeForm: RateReader = {
  fields: ({ bands }) => ['name', 'kind', 'basis', 'amount', 'most', 'refund', ...bands.map(bandField)],
  read: (values, facts, id) => {
    const { currency, bands } = facts
    const { name, amount: typed } = values as Record<'name' | 'amount', string>
    const kind = keys(feeKindWords).find(each => each === values.kind)
    const basis = keys(feeBasisWords).find(each => each === values.basis)
    const refundRule = keys(feeRefundWords).find(each => each === values.refund)
    const isShare = basis === 'percent_of_lodging'
    const byBand = basis !== undefined && countsGuests(basis) ? bandSums(values, facts) : null
    const amount = typed === '' && byBand ? 0 : isShare ? shareIn(typed) : readSum(typed, currency)
    const maxQuantity = kind === 'extra' ? wholeNumberIn(values.most!, 1, 1000) : 1
    const long = tooLong(name, longestFeeName)
    const wrongBands = bands.filter(band => byBand?.some(([code, sum]) => code === band.code && sum === undefined))
    const faults = {
      ...(name === '' ? { name: 'Please give it a name, such as Cleaning.' } : {}),
      ...(long ? { name: long } : {}),
      ...(kind ? {} : { kind: 'Please choose one of these.' }),
      ...(basis ? {} : { basis: 'Please choose one of these.' }),
      ...(refundRule ? {} : { refund: 'Please choose one of these.' }),
      ...(amount === undefined
        ? { amount: isShare ? 'Please write a share from 0 to 100 percent.' : sumFault(currency) }
        : {}),
      ...(maxQuantity === undefined ? { most: 'Please write a whole number from 1 to 1000.' } : {}),
      ...Object.fromEntries(wrongBands.map(band => [bandField(band), sumFault(currency)])),
    }
    if (Object.keys(faults).length > 0 || !kind || !basis || !refundRule) return { ok: false, faults }
    if (amount === undefined || maxQuantity === undefined) return { ok: false, faults }
    const amountByBand = byBand && Object.fromEntries(byBand.map(([code, sum]) => [code, sum ?? 0]))
    const fee = { name, kind, basis, amount, amountByBand, mandatory: kind !== 'extra', maxQuantity, refundRule }
    return { ok: true, change: { kind: 'fee', id, entered: fee } }
  },
  away: (_, __, id) => ({ ok: true, change: { kind: 'fee', id, entered: null } }),
}

/** Null where no band has a sum of its own: then the one amount holds for everybody. */
function bandSums(values: RateValues, { bands, currency }: RateFacts) {
  const typed = bands.map(band => [band.code, values[bandField(band)] ?? ''] as const).filter(([, text]) => text !== '')
  return typed.length === 0 ? null : typed.map(([code, text]) => [code, readSum(text, currency)] as const)
}

function shareIn(text: string): number | undefined {
  const share = parsePercent(text)
  return share !== undefined && share <= 10_000 ? share : undefined
}

export const newFeeValues: RateValues = {
  ...{ name: '', kind: 'cleaning', basis: 'per_stay', amount: '', most: '1', refund: 'always_before_checkin' },
}

export function feeValues(
  { name, kind, basis, amount, amountByBand, maxQuantity, refundRule }: Fee,
  facts: RateFacts,
): RateValues {
  const sum = (minor: number) => decimalText(money(minor, facts.currency))
  const bands = facts.bands.map(band => {
    const minor = amountByBand?.[band.code]
    return [bandField(band), minor === undefined ? '' : sum(minor)]
  })
  return {
    ...{ name, kind, basis, most: String(maxQuantity), refund: refundRule },
    amount: amountByBand ? '' : basis === 'percent_of_lodging' ? percentText(amount) : sum(amount),
    ...Object.fromEntries(bands),
  }
}

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
