// The worked example of a policy: sums that follow from its tiers, with days on the home's clock, for every preset.

import { expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type PresetName, policyPreset, presetNames } from '#offers/refunds/policy-presets.ts'
import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import { saying } from '#tests/support/saying.ts'
import { currency } from '#values/money.ts'
import { workedExample } from './worked-example.ts'

const preset = (name: PresetName): CancellationPolicy => ({ ...policyPreset(name), id: 1 })
const input = {
  timeZone: 'Europe/Lisbon',
  currency: currency('EUR'),
  locale: 'en-GB',
  now: new Date('2030-05-15T12:00:00Z'),
}

test('half back in the middle: 700.00 for the nights, 80.00 for cleaning that always comes back', () => {
  const { asked, steps } = workedExample(preset('Firm'), input)
  expect(asked).toBe(
    sentence('offers.exampleAsked', {
      arrival: '13 August 2030',
      week: '€700',
      cleaning: '€80',
      total: '€780',
    }),
  )
  expect(steps).toHaveLength(4)
  const atFour = (day: string) => sentence('offers.moment', { day, hour: '16:00' })
  expect(steps[0]).toBe(sentence('offers.freeUntilMoment', { until: atFour('Sun, 14 Jul 2030') }))
  expect(steps[1]).toBe(sentence('offers.sumUntil', { sum: '€430', until: atFour('Tue, 6 Aug 2030') }))
  expect(steps[2]).toBe(sentence('offers.sumUntil', { sum: '€80', until: atFour('Tue, 13 Aug 2030') }))
  expect(steps[3]).toBe(sentence('offers.afterNothing'))
})

test.each(presetNames)('%s: steps that fall, and an end', name => {
  const { steps } = workedExample(preset(name), input)
  const sums = steps.map(step =>
    Number(/€([\d.]+) /.exec(step)?.[1] ?? (saying('offers.freeUntilMoment').test(step) ? 780 : 0)),
  )
  expect(sums).toEqual([...sums].sort((one, other) => other - one))
  expect(steps.at(-1)).toBe(sentence('offers.afterNothing'))
})

test('a currency without cents has whole sums', () => {
  const { asked } = workedExample(preset('Flexible'), { ...input, currency: currency('JPY'), timeZone: 'Asia/Tokyo' })
  expect(asked).toContain('780')
  expect(asked).not.toContain('.00')
})
