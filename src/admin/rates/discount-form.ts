// The form of a discount or a code: how much it takes off, of what, for whom and how often.

import { tooLong, wholeNumberIn } from '#admin/stays/form/typed-text.ts'
import type { Discount, DiscountKind, DiscountTarget } from '#offers/terms/charges.ts'
import { addDays, writeCalendarDay } from '#values/calendar-day.ts'
import { type Currency, decimalText, money, sayMoney } from '#values/money.ts'
import { parsePercent, percentText } from '#values/typed-sum.ts'
import type { RateFacts, RateReader, RateValues } from './rate-form.ts'
import { readSpan, readSum, sumFault } from './read-sums.ts'

export const longestDiscountName = 60

export const discountKindWords: Readonly<Record<DiscountKind, string>> = {
  los: 'For long visits',
  early: 'For booking early',
  last_minute: 'For booking late',
  gap: 'For filling a gap',
  coupon: 'For a code',
}

export const discountTargets: readonly { readonly target: DiscountTarget; readonly label: string }[] = [
  { target: 'night', label: 'The nights' },
  { target: 'extra_guest', label: 'Further guests' },
  { target: 'fee', label: 'Fees' },
]

const targetField = (target: DiscountTarget) => `off-${target}`
const numbers = ['min-nights', 'min-lead', 'max-lead', 'max-gap', 'total', 'per-guest'] as const
const texts = ['name', 'kind', 'by', 'amount', 'code', 'first', 'last', 'book-first', 'book-last', 'stackable'] as const
const kinds = Object.keys(discountKindWords) as readonly DiscountKind[]

/** The number without which a kind says nothing. */
const needed: Partial<Readonly<Record<DiscountKind, (typeof numbers)[number]>>> = {
  los: 'min-nights',
  early: 'min-lead',
  last_minute: 'max-lead',
  gap: 'max-gap',
}

/** What each number may be, from the least to the most. */
export const discountRanges: Readonly<Record<(typeof numbers)[number], readonly [least: number, most: number]>> = {
  'min-nights': [1, 365],
  'min-lead': [0, 730],
  'max-lead': [0, 730],
  'max-gap': [1, 365],
  total: [1, 999_999],
  'per-guest': [1, 999_999],
}

export const discountForm: RateReader = {
  fields: () => [...texts, ...numbers, ...discountTargets.map(({ target }) => targetField(target))],
  read: (values, { currency }, id) => {
    const kind = kinds.find(each => each === values.kind)
    const isCoupon = kind === 'coupon'
    const read = Object.fromEntries(numbers.map(name => [name, numberIn(name, values[name]!, isCoupon)]))
    const wrong = numbers.filter(
      name => read[name] === undefined || (kind && needed[kind] === name && read[name] === null),
    )
    const reduction = reductionIn(values, currency)
    const nights = readSpan({ first: values.first!, last: values.last! })
    const bookable = readSpan({ first: values['book-first']!, last: values['book-last']! })
    const appliesTo = discountTargets.map(({ target }) => target).filter(target => values[targetField(target)])
    const code = values.code!.toUpperCase()
    const long = tooLong(values.name!, longestDiscountName)
    const faults = {
      ...(values.name === '' ? { name: 'Please give it a name: guests read it beside what it takes off.' } : {}),
      ...(long ? { name: long } : {}),
      ...(kind ? {} : { kind: 'Please choose one of these.' }),
      ...('fault' in reduction ? { amount: reduction.fault } : {}),
      ...(isCoupon && !/^[A-Z0-9][A-Z0-9 _-]{0,39}$/.test(code)
        ? { code: 'Please write a code of up to 40 letters and digits, such as SPRING.' }
        : {}),
      ...(appliesTo.length === 0 ? { targets: 'Please choose what it is taken off.' } : {}),
      ...Object.fromEntries(
        wrong.map(name => [
          name,
          `Please write a whole number from ${discountRanges[name][0]} to ${discountRanges[name][1]}.`,
        ]),
      ),
      ...nights.faults,
      ...Object.fromEntries(Object.entries(bookable.faults).map(([name, fault]) => [`book-${name}`, fault])),
    }
    if (Object.keys(faults).length > 0 || !kind || 'fault' in reduction || !nights.days || !bookable.days) {
      return { ok: false, faults }
    }
    const entered = {
      ...{ name: values.name!, kind, reduction, appliesTo, stackable: values.stackable === 'yes' },
      ...{ minNights: read['min-nights'] ?? null, minLeadDays: read['min-lead'] ?? null },
      ...{ maxLeadDays: read['max-lead'] ?? null, maxGapNights: kind === 'gap' ? (read['max-gap'] ?? null) : null },
      ...{ code: isCoupon ? code : null, nights: nights.days, bookable: bookable.days },
      limits: { total: read.total ?? null, perGuest: read['per-guest'] ?? null },
    }
    return { ok: true, change: { kind: 'discount', id, entered } }
  },
  away: (_, __, id) => ({ ok: true, change: { kind: 'discount', id, entered: null } }),
}

/** Null for an empty field; limits are asked of codes alone. */
function numberIn(name: (typeof numbers)[number], text: string, isCoupon: boolean): number | null | undefined {
  if (text === '' || (!isCoupon && (name === 'total' || name === 'per-guest'))) return null
  return wholeNumberIn(text, ...discountRanges[name])
}

function reductionIn({ by, amount }: RateValues, code: Currency): Discount['reduction'] | { readonly fault: string } {
  if (by === 'fixed') {
    const minor = readSum(amount!, code)
    return minor === undefined || minor === 0 ? { fault: sumFault(code) } : { kind: 'fixed', minor }
  }
  const basisPoints = parsePercent(amount!)
  return basisPoints === undefined || basisPoints < 1 || basisPoints > 10_000
    ? { fault: 'Please write a share above 0 and up to 100 percent, such as 10 or 12.5.' }
    : { kind: 'percent', basisPoints }
}

export const newDiscountValues: RateValues = {
  ...{
    name: '',
    kind: 'los',
    by: 'percent',
    amount: '',
    code: '',
    first: '',
    last: '',
    'book-first': '',
    'book-last': '',
  },
  ...{ stackable: '', 'min-nights': '', 'min-lead': '', 'max-lead': '', 'max-gap': '', total: '', 'per-guest': '' },
  ...{ 'off-night': 'yes', 'off-extra_guest': '', 'off-fee': '' },
}

export function discountValues(discount: Discount, { currency }: Pick<RateFacts, 'currency'>): RateValues {
  const { name, kind, reduction, appliesTo, stackable, code, nights, bookable, limits } = discount
  const number = (value: number | null) => (value === null ? '' : String(value))
  const day = (value: (typeof nights)['from'], less: number) =>
    value === null ? '' : writeCalendarDay(addDays(value, -less))
  return {
    ...{ name, kind, by: reduction.kind, code: code ?? '', stackable: stackable ? 'yes' : '' },
    amount:
      reduction.kind === 'percent' ? percentText(reduction.basisPoints) : decimalText(money(reduction.minor, currency)),
    ...{ first: day(nights.from, 0), last: day(nights.until, 1) },
    ...{ 'book-first': day(bookable.from, 0), 'book-last': day(bookable.until, 1) },
    ...{ 'min-nights': number(discount.minNights), 'min-lead': number(discount.minLeadDays) },
    ...{ 'max-lead': number(discount.maxLeadDays), 'max-gap': number(discount.maxGapNights) },
    ...{ total: number(limits.total), 'per-guest': number(limits.perGuest) },
    ...Object.fromEntries(
      discountTargets.map(({ target }) => [targetField(target), appliesTo.includes(target) ? 'yes' : '']),
    ),
  }
}

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
