// What an operator may set as the damage deposit of a home, by the form or by the call.

import { z } from 'zod'
import { sentence } from '#catalogue/sentence.ts'
import { typedIn } from '#values/form-input.ts'
import type { Currency } from '#values/money.ts'
import { parsePercent, parseSum } from '#values/typed-sum.ts'
import {
  type DepositRule,
  type DepositRuleFaults,
  type DepositRuleFields,
  earliestCharge,
  earliestHold,
  latestRelease,
} from './deposit-rule.ts'

const earliest = { hold: earliestHold, charge: earliestCharge } as const
/** Minor units; hundredths of a percent. */
const mostAmount = { flat: 999_999_999_999, percent_of_lodging: 10_000 } as const

const ruleOf = <Kind extends keyof typeof mostAmount, Method extends keyof typeof earliest>(
  kind: Kind,
  method: Method,
) =>
  z.strictObject({
    kind: z.literal(kind).describe('Whether the amount is a sum, or a share of the price of the nights.'),
    amount: z.int().min(1).max(mostAmount[kind]).describe('In minor units; a share in hundredths of a percent.'),
    method: z.literal(method).describe('Whether it is reserved on a card, or paid as money.'),
    placedDaysBefore: z.int().min(0).max(earliest[method]).describe('How many days before the arrival.'),
    releasedDaysAfter: z.int().min(0).max(latestRelease).describe('How many days after the departure it is let go.'),
  })

export const depositRuleInput = z.union([
  ruleOf('flat', 'hold'),
  ruleOf('flat', 'charge'),
  ruleOf('percent_of_lodging', 'hold'),
  ruleOf('percent_of_lodging', 'charge'),
])

export function depositFieldsIn(form: FormData): DepositRuleFields {
  const text = (name: string) => typedIn(form, name).trim().slice(0, 100)
  return {
    how: text('how'),
    kind: text('kind'),
    amount: text('amount'),
    placed: text('placed'),
    released: text('released'),
  }
}

type ParsedDepositRule =
  | { readonly ok: true; readonly rule: DepositRule | null }
  | { readonly ok: false; readonly faults: DepositRuleFaults }

/** The rule, or a sentence for each field that is no part of one. Of 'none' nothing else is read. */
export function parseDepositRule({ how, kind, ...typed }: DepositRuleFields, code: Currency): ParsedDepositRule {
  if (how === 'none') return { ok: true, rule: null }
  if (how !== 'hold' && how !== 'charge') return { ok: false, faults: { how: sentence('deposits.choose') } }
  if (kind !== 'flat' && kind !== 'percent_of_lodging') {
    return { ok: false, faults: { kind: sentence('deposits.choose') } }
  }
  const parsed = ruleOf(kind, how).safeParse({
    ...{ kind, method: how },
    amount: kind === 'flat' ? parseSum(typed.amount, code) : parsePercent(typed.amount),
    placedDaysBefore: wholeNumber(typed.placed),
    releasedDaysAfter: wholeNumber(typed.released),
  })
  if (parsed.success) return { ok: true, rule: parsed.data }
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const days = (most: number) => sentence('deposits.days', { most })
  const faults = {
    ...(wrong.has('amount') && { amount: sentence(`deposits.${kind}`) }),
    ...(wrong.has('placedDaysBefore') && { placed: days(earliest[how]) }),
    ...(wrong.has('releasedDaysAfter') && { released: days(latestRelease) }),
  }
  return { ok: false, faults }
}

const wholeNumber = (typed: string) => (/^\d{1,3}$/.test(typed) ? Number(typed) : undefined)
