// The form of a damage deposit: what it shows of a rule is read back as that rule, in every currency.

import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { currency } from '#values/money.ts'
import {
  type DepositRule,
  depositFieldsOf,
  depositMark,
  earliestCharge,
  earliestHold,
  latestRelease,
  sayDepositRule,
} from './deposit-rule.ts'
import { parseDepositRule } from './deposit-rule-input.ts'

const codes = fc.constantFrom('EUR', 'JPY', 'KWD').map(currency)
const rules: fc.Arbitrary<DepositRule> = fc
  .record({
    kind: fc.constantFrom('flat' as const, 'percent_of_lodging' as const),
    method: fc.constantFrom('hold' as const, 'charge' as const),
    share: fc.integer({ min: 1, max: 10_000 }),
    sum: fc.integer({ min: 1, max: 1_000_000_000 }),
    before: fc.integer({ min: 0, max: earliestCharge }),
    releasedDaysAfter: fc.integer({ min: 0, max: latestRelease }),
  })
  .map(({ kind, method, share, sum, before, releasedDaysAfter }) => ({
    ...{ kind, method, releasedDaysAfter, amount: kind === 'flat' ? sum : share },
    placedDaysBefore: method === 'hold' ? Math.min(before, earliestHold) : before,
  }))

test('the fields of a rule are read back as that rule', () => {
  fc.assert(
    fc.property(rules, codes, (rule, code) => {
      expect(parseDepositRule(depositFieldsOf(rule, code), code)).toEqual({ ok: true, rule })
    }),
  )
})

test('two rules have one mark only when they are the same', () => {
  fc.assert(
    fc.property(rules, rules, (one, other) => {
      expect(depositMark(one) === depositMark(other)).toBe(isDeepStrictEqual(one, other))
      expect(depositMark(one)).not.toBe(depositMark(null))
      expect(depositMark({ ...one, amount: one.amount + 1 })).not.toBe(depositMark(one))
    }),
  )
})

test('nothing that somebody may send makes a rule that the home cannot have', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('0', '1', '8', '100', '100.01', '-1', '1e3', '٣', ' 7 ', 'NaN'))
  const chosen = fc.oneof(fc.constantFrom('none', 'hold', 'charge', 'flat', 'percent_of_lodging'), fc.string())
  const fields = fc.record({ how: chosen, kind: chosen, amount: text, placed: text, released: text })
  fc.assert(
    fc.property(fields, codes, (typed, code) => {
      const parsed = parseDepositRule(typed, code)
      if (!parsed.ok) expect(Object.keys(parsed.faults).length).toBeGreaterThan(0)
      else if (!parsed.rule) expect(typed.how).toBe('none')
      if (!parsed.ok || !parsed.rule) return
      const { amount, kind, method, placedDaysBefore, releasedDaysAfter } = parsed.rule
      expect(Number.isSafeInteger(amount) && amount > 0).toBe(true)
      if (kind === 'percent_of_lodging') expect(amount).toBeLessThanOrEqual(10_000)
      expect(placedDaysBefore).toBeLessThanOrEqual(method === 'hold' ? earliestHold : earliestCharge)
      expect(releasedDaysAfter).toBeLessThanOrEqual(latestRelease)
    }),
  )
})

test('in words, the singular where there is one, and the day itself where there is none', () => {
  const rule: DepositRule = {
    ...{ kind: 'flat', amount: 300_00, method: 'hold', placedDaysBefore: 1, releasedDaysAfter: 0 },
  }
  const say = (more: Partial<DepositRule> = {}) => sayDepositRule({ ...rule, ...more }, currency('EUR'), 'en-GB')
  expect(say()).toBe(sentence('deposits.ruleHold', { kind: 'flat', amount: '€300', placed: 1, released: 0 }))
  expect(say()).toMatch(/\b1 day\b/)
  const charged = say({ method: 'charge', placedDaysBefore: 0, releasedDaysAfter: 14 })
  expect(charged).toBe(sentence('deposits.ruleCharge', { kind: 'flat', amount: '€300', placed: 0, released: 14 }))
  expect(charged).toMatch(/\b14 days\b/)
  for (const said of [say(), charged]) expect(said).not.toMatch(/\b0 days?\b/)
  expect(sayDepositRule(null, currency('EUR'), 'en-GB')).toBe(sentence('deposits.noRule'))
})
