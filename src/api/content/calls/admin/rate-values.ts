// What programs send about rates as the fields of the page's form, so that one rule reads both.

import { bandField } from '#admin/rates/base-form.ts'
import { newDiscountValues } from '#admin/rates/discount-form.ts'
import { type RateFacts, type RateValues, weekdayValues } from '#admin/rates/rate-form.ts'
import type { Received } from '#api/content/content-contract.ts'
import { decimalText, money } from '#values/money.ts'
import { percentText } from '#values/typed-sum.ts'

type Wished = Received<'changeRates', 'body'>['change']

type WishedOf<Kind extends Wished['kind']> = Extract<Wished, { readonly kind: Kind }>

/** The id of what is changed; undefined for something new. */
export function subjectOf(change: Wished): number | undefined {
  switch (change.kind) {
    case 'season':
      return change.season
    case 'rule':
      return change.rule
    case 'fee':
      return change.fee
    case 'discount':
      return change.discount
    default:
      return undefined
  }
}

/** Nothing of what is taken away. */
export function valuesOf(change: Wished, { currency, bands }: RateFacts): RateValues {
  const sum = (minor: number | undefined) => (minor === undefined ? '' : decimalText(money(minor, currency)))
  if (change.kind === 'base') {
    const { nightlyMinor, weekdayMinor, includedGuests, extraGuests } = change.base
    return {
      nightly: nightlyMinor === null ? '' : sum(nightlyMinor),
      ...Object.fromEntries(weekdayMinor.map((minor, index) => [`delta-${index}`, sum(minor)])),
      included: String(includedGuests),
      ...Object.fromEntries(
        bands.map(band => [bandField(band), sum(extraGuests.find(each => each.band === band.code)?.nightlyMinor)]),
      ),
    }
  }
  if (change.kind === 'season') {
    const { entered } = change
    if (!entered) return {}
    const { name, priority, yearly, weekdays, price, first, last } = entered
    return {
      ...{ name, first, last, priority: String(priority), repeats: yearly ? 'yearly' : 'once', by: price.kind },
      amount: price.kind === 'percent' ? percentText(price.amount) : sum(price.amount),
      ...weekdayValues(setOf(weekdays)),
    }
  }
  if (change.kind === 'rule') return change.entered ? ruleFields(change.entered) : {}
  if (change.kind === 'fee') return change.entered ? feeFields(change.entered, currency) : {}
  if (change.kind === 'discount') return change.entered ? discountFields(change.entered, currency) : {}
  if (change.kind === 'terms') {
    return {
      policy: change.policy ?? '',
      payments: change.paymentTerms === undefined ? '' : String(change.paymentTerms),
    }
  }
  const { first, last = first, weekdays, entered } = change
  const { nightlyMinor, minimumNights, arrive = '', leave = '', sleep = '' } = entered ?? {}
  const minimum = minimumNights === undefined ? '' : String(minimumNights)
  return { first, last, price: sum(nightlyMinor), minimum, arrive, leave, sleep, ...weekdayValues(setOf(weekdays)) }
}

const number = (value: number | undefined) => (value === undefined ? '' : String(value))

type RuleParts = {
  readonly demand: string
  readonly amount?: number
  readonly lengths?: number[]
  readonly time?: string
  readonly percent?: number
}

function ruleFields(entered: NonNullable<WishedOf<'rule'>['entered']>): RateValues {
  const { demand, first = '', last = '', weekdays, priority } = entered
  const { amount, lengths, time = '', percent }: RuleParts = entered
  return {
    ...{ kind: demand, amount: number(amount), lengths: lengths?.join(', ') ?? '', time, first, last },
    ...{ percent: percent === undefined ? '' : percentText(percent), priority: String(priority) },
    ...weekdayValues(setOf(weekdays)),
  }
}

function feeFields(entered: NonNullable<WishedOf<'fee'>['entered']>, currency: RateFacts['currency']): RateValues {
  const { name, feeKind, basis, amount, byBand, most, refund } = entered
  return {
    ...{ name, kind: feeKind, basis, most: String(most), refund },
    amount: basis === 'percent_of_lodging' ? percentText(amount) : decimalText(money(amount, currency)),
    ...Object.fromEntries(
      byBand.map(({ band, minor }) => [bandField({ code: band }), decimalText(money(minor, currency))]),
    ),
  }
}

function discountFields(
  entered: NonNullable<WishedOf<'discount'>['entered']>,
  currency: RateFacts['currency'],
): RateValues {
  const { name, discountKind, reduction, off, stackable, code = '', first = '', last = '' } = entered
  const { minimumNights, minimumLead, maximumLead, maximumGap, bookedFrom = '', bookedUntil = '' } = entered
  const { kind: by, amount } = reduction
  return {
    ...newDiscountValues,
    ...{ name, kind: discountKind, by, code, first, last, stackable: stackable ? 'yes' : '' },
    amount: by === 'percent' ? percentText(amount) : decimalText(money(amount, currency)),
    ...{ 'book-first': bookedFrom, 'book-last': bookedUntil, 'off-night': '' },
    ...{ 'min-nights': number(minimumNights), 'min-lead': number(minimumLead), 'max-lead': number(maximumLead) },
    ...{ 'max-gap': number(maximumGap), total: number(entered.total), 'per-guest': number(entered.perGuest) },
    ...Object.fromEntries(off.map(target => [`off-${target}`, 'yes'])),
  }
}

function setOf(weekdays: readonly number[]): number {
  return weekdays.reduce((set, weekday) => set | (1 << (weekday - 1)), 0)
}
