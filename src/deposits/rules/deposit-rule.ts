// A home's damage deposit as operators set it: the fields of its form, its limits, and what it means in words.

import { sentence } from '#catalogue/sentence.ts'
import type { DamageDepositRule } from '#offers/terms/stay-offer.ts'
import { numberFormat } from '#values/formats.ts'
import { type Currency, decimalText, money, sayMoney } from '#values/money.ts'

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

/** Banks keep a reservation for about a week; made earlier it would have to be renewed before anybody comes. */
export const earliestHold = 7
export const earliestCharge = 60
export const latestRelease = 30

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

/** Identifies a rule, so that an operator changes only the one they have seen. */
export function depositMark(rule: DepositRule | null): string {
  if (!rule) return 'none'
  const { kind, amount, method, placedDaysBefore, releasedDaysAfter } = rule
  return [kind, amount, method, placedDaysBefore, releasedDaysAfter].join(':')
}

/** "€300, reserved on the guest’s card from 1 day before check-in, let go 2 days after check-out." */
export function sayDepositRule(rule: DepositRule | null, code: Currency, locale: string): string {
  if (!rule) return sentence('deposits.noRule')
  const { kind, method, amount, placedDaysBefore: placed, releasedDaysAfter: released } = rule
  const said =
    kind === 'flat'
      ? sayMoney(money(amount, code), locale)
      : numberFormat(locale, { maximumFractionDigits: 2 }).format(amount / 100)
  const params = { kind, amount: said, placed, released }
  return method === 'hold' ? sentence('deposits.ruleHold', params) : sentence('deposits.ruleCharge', params)
}
