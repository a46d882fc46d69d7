// Prices changed by percent or by a sum: never below nothing, whole steps when rounded, and no price overtakes another.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseCalendarDay, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { currency } from '#values/money.ts'
import { exampleBegin } from './example-begin.ts'
import { roundings } from './many-limits.ts'
import { priceChanger } from './price-changer.ts'

const euro = currency('EUR')
const price = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), amount: fc.integer({ min: -10_000, max: 100_000 }) }),
  fc.record({ kind: fc.constant('delta' as const), amount: fc.integer({ min: -100_000, max: 100_000 }) }),
)

it.each<[number, 'exact' | '1' | '5' | '10', number]>([
  [95_00, 'exact', 99_75],
  [95_00, '1', 100_00],
  [96_00, '5', 100_00],
  [96_00, '10', 100_00],
  [50, '1', 1_00],
])('%i and 5 %% more, rounded by %s, is %i', (minor, round, expected) => {
  expect(priceChanger({ price: { kind: 'percent', amount: 500 }, round }, euro)(minor)).toBe(expected)
})

it('rounds to whole units of currencies without decimals, and with three', () => {
  const five = { price: { kind: 'percent', amount: 0 }, round: '5' } as const
  expect(priceChanger(five, currency('JPY'))(12_343)).toBe(12_345)
  expect(priceChanger(five, currency('KWD'))(12_500)).toBe(15_000)
})

it('never falls below 0, keeps the order of prices, and lies within half a step of the exact one', () => {
  fc.assert(
    fc.property(
      price,
      fc.constantFrom(...roundings),
      fc.nat(10_000_000),
      fc.nat(10_000_000),
      (by, round, one, other) => {
        const changed = priceChanger({ price: by, round }, euro)
        const exact = priceChanger({ price: by, round: 'exact' }, euro)
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const step = round === 'exact' ? 1 : Number(round) * 100
        expect(changed(low)).toBeGreaterThanOrEqual(0)
        expect(changed(low)).toBeLessThanOrEqual(changed(high))
        expect(changed(one) % step).toBe(0)
        expect(Math.abs(changed(one) - exact(one))).toBeLessThanOrEqual(step / 2)
      },
    ),
  )
})

it('shows a yearly season at its next beginning, never in the past', () => {
  const any = fc.integer({ min: 0, max: 60_000 })
  fc.assert(
    fc.property(any, any, fc.boolean(), (day, now, yearly) => {
      const [first, today] = [writeCalendarDay(day as never), requireCalendarDay(writeCalendarDay(now as never))]
      const entered = { yearly, first, last: first } as never
      const begin = exampleBegin({ kind: 'season', entered }, today)
      if (begin === undefined) expect(yearly && parseCalendarDay(`2199${first.slice(4)}`)).toBeFalsy()
      else {
        expect(begin).toBeGreaterThanOrEqual(today)
        expect(writeCalendarDay(begin).slice(4)).toBe(first.slice(4))
      }
    }),
  )
})
