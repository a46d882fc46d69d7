// A home's damage deposit as operators set it: the fields of its form, what may stand in them, and what they mean in words.

import type { DamageDepositRule } from '#offers/terms/stay-offer.ts'
import { type Currency, decimalText, money, sayMoney } from '#values/money.ts'
import { parseSum } from '#values/typed-sum.ts'

export type DepositRule = Omit<DamageDepositRule, 'id'>

/** As they stand in the form. `how` is 'none', 'hold' or 'charge'; `kind` of what the amount is. */
export type DepositRuleFields = {
  readonly how: string
  readonly kind: string
  readonly amount: string
  readonly placed: string
  readonly released: string
}

export type DepositRuleFaults = Partial<Readonly<Record<keyof DepositRuleFields, string>>>

type ParsedDepositRule =
  | { readonly ok: true; readonly rule: DepositRule | null }
  | { readonly ok: false; readonly faults: DepositRuleFaults }

/** Banks keep a reservation for about a week; made earlier it would have to be renewed before anybody comes. */
export const earliestHold = 7
export const earliestCharge = 60
export const latestRelease = 30

/** The fields of a form; what is missing is empty. */
export function depositFieldsIn(form: FormData): DepositRuleFields {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, 100) : ''
  }
  return {
    how: text('how'),
    kind: text('kind'),
    amount: text('amount'),
    placed: text('placed'),
    released: text('released'),
  }
}

/** The fields that say this rule; for a home without one what most homes would want. */
export function depositFieldsOf(rule: DepositRule | null, code: Currency): DepositRuleFields {
  if (!rule) return { how: 'none', kind: 'flat', amount: '', placed: '1', released: '2' }
  const { kind, method, amount, placedDaysBefore, releasedDaysAfter } = rule
  return {
    how: method,
    kind,
    amount: kind === 'flat' ? decimalText(money(amount, code)) : String(amount / 100),
    placed: String(placedDaysBefore),
    released: String(releasedDaysAfter),
  }
}

/** The rule, or a sentence for each field that is no part of one. Of 'none' nothing else is read. */
export function parseDepositRule(fields: DepositRuleFields, code: Currency): ParsedDepositRule {
  const { how: method, kind } = fields
  if (method === 'none') return { ok: true, rule: null }
  if (method !== 'hold' && method !== 'charge') {
    return { ok: false, faults: { how: 'Please choose one of these.' } }
  }
  if (kind !== 'flat' && kind !== 'percent_of_lodging') {
    return { ok: false, faults: { kind: 'Please choose one of these.' } }
  }
  const amount = kind === 'flat' ? parseSum(fields.amount, code) : parseShare(fields.amount)
  const earliest = method === 'hold' ? earliestHold : earliestCharge
  const placedDaysBefore = parseDays(fields.placed, earliest)
  const releasedDaysAfter = parseDays(fields.released, latestRelease)
  if (amount === undefined || placedDaysBefore === undefined || releasedDaysAfter === undefined) {
    const faults = {
      ...(amount === undefined && { amount: amountFaults[kind] }),
      ...(placedDaysBefore === undefined && { placed: sayDayRange(earliest) }),
      ...(releasedDaysAfter === undefined && { released: sayDayRange(latestRelease) }),
    }
    return { ok: false, faults }
  }
  return { ok: true, rule: { kind, amount, method, placedDaysBefore, releasedDaysAfter } }
}

const amountFaults: Readonly<Record<DepositRule['kind'], string>> = {
  flat: 'Please write the sum as a number above zero, such as 250 or 250.50.',
  percent_of_lodging: 'Please write a share above 0 and up to 100 percent, such as 20 or 12.5.',
}

function sayDayRange(most: number): string {
  return `Please write a whole number of days from 0 to ${most}.`
}

/** "12.5" is 1250 hundredths of a percent. */
function parseShare(text: string): number | undefined {
  const parts = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s*%$/, ''))
  if (!parts) return undefined
  const share = Number(parts[1]! + (parts[2] ?? '').padEnd(2, '0'))
  return share > 0 && share <= 10_000 ? share : undefined
}

function parseDays(text: string, most: number): number | undefined {
  return /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : undefined
}

/** Tells one rule of a home from every other: what an operator has seen is what they change. */
export function depositMark(rule: DepositRule | null): string {
  if (!rule) return 'none'
  const { kind, amount, method, placedDaysBefore, releasedDaysAfter } = rule
  return [kind, amount, method, placedDaysBefore, releasedDaysAfter].join(':')
}

/** "€300.00, reserved on the guest’s card from 1 day before check-in, let go 2 days after check-out." */
export function sayDepositRule(rule: DepositRule | null, code: Currency, locale: string): string {
  if (!rule) return 'No damage deposit.'
  const { kind, method, amount, placedDaysBefore, releasedDaysAfter } = rule
  const sum =
    kind === 'flat'
      ? sayMoney(money(amount, code), locale)
      : `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(amount / 100)} % of the price of the nights`
  const how = method === 'hold' ? 'reserved on the guest’s card' : 'asked for as money'
  const from = placedDaysBefore === 0 ? 'on the day of check-in' : `from ${sayDays(placedDaysBefore)} before check-in`
  const until = releasedDaysAfter === 0 ? 'on the day of check-out' : `${sayDays(releasedDaysAfter)} after check-out`
  const end = method === 'hold' ? 'let go' : 'given back'
  return `${sum}, ${how} ${from}, ${end} ${until}.`
}

function sayDays(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
