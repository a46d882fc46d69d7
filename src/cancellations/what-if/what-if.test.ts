// The calculator of refunds: amounts worked by hand, each preset at its deadlines, and everything that can be typed.

import fc from 'fast-check'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence, sentenceBy } from '#catalogue/sentence.ts'
import { presetNames } from '#offers/refunds/policy-presets.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { render } from '#tests/support/render.ts'
import { day } from '#tests/support/some-offer.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { addDays, sayDay } from '#values/calendar-day.ts'
import { currency } from '#values/money.ts'
import { describeWhatIf } from './describe-what-if.server.ts'
import { RefundCalculator } from './refund-calculator.tsx'
import { whatIf, whatIfExamples } from './what-if.ts'
import { parsePrice, parseWhatIf } from './what-if-input.ts'

const euro = currency('EUR')
const checkIn = day('2026-07-04')

function onDay(policy: string, cancelled: string): string {
  const asked = parseWhatIf(new URLSearchParams({ policy, price: '1000', in: '2026-07-04', day: cancelled }), euro)
  return whatIf(asked.input!, 'en-GB')[0]!.onDay
}

describe('what comes back', () => {
  const all = '€1,000'
  const half = '€500'
  // biome-ignore format: a table; check-in is on 4 July 2026 at 16:00, 1,000 euro were paid
  test.each([
    ['Flexible', '2026-07-02', 'search.back', { sum: all }],
    ['Flexible', '2026-07-03', 'search.backUntilNothing', { first: all }],
    ['Flexible', '2026-07-04', 'search.backNothing', {}],
    ['Moderate', '2026-06-29', 'search.backUntil', { first: all, last: half }],
    ['Moderate', '2026-07-04', 'search.backUntilNothing', { first: half }],
    ['Limited', '2026-06-19', 'search.back', { sum: all }],
    ['Limited', '2026-06-21', 'search.back', { sum: half }],
    ['Firm', '2026-06-04', 'search.backUntil', { first: all, last: half }],
    ['Firm', '2026-06-28', 'search.backNothing', {}],
    ['Relaxed', '2026-06-26', 'search.back', { sum: half }],
    ['Moderate as on Vrbo', '2026-06-05', 'search.back', { sum: half }],
    ['Firm as on Vrbo', '2026-06-05', 'search.backNothing', {}],
    ['Strict', '2026-05-05', 'search.backUntilNothing', { first: all }],
    ['Non-refundable', '2026-01-01', 'search.backNothing', {}],
  ] as const)('%s, cancelled on %s: %s %o', (policy, cancelled, key, sums) => {
    expect(onDay(policy, cancelled)).toBe(sentenceBy(key, { ...sums, day: sayDay(day(cancelled), 'en-GB') }))
  })

  test('comes with every step, its day and its hour, and with the promise', () => {
    const input = { presets: ['Firm' as const], minor: 1000_00, currency: euro, checkIn, day: day('2026-06-10') }
    expect(whatIf(input, 'en-GB')).toEqual([
      {
        name: 'Firm',
        onDay: sentence('search.back', { day: 'Wed, 10 Jun 2026', sum: '€500' }),
        steps: [
          sentence('offers.freeUntilMoment', {
            until: sentence('values.homeTime', { when: 'Thu, 4 Jun 2026, 16:00' }),
          }),
          sentence('offers.sumUntil', {
            sum: '€500',
            until: sentence('values.homeTime', { when: 'Sat, 27 Jun 2026, 16:00' }),
          }),
          sentence('offers.afterNothing'),
        ],
        promise: expect.arrayContaining([sentence('offers.freeUntil', { days: 30 })]),
      },
    ])
  })

  test('never rises from one day to the next, whatever the price', () => {
    const amounts = fc.integer({ min: 0, max: 2 ** 40 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: -5, max: 90 }), (minor, before) => {
        const on = (of: number) =>
          whatIf({ presets: presetNames, minor, currency: euro, checkIn, day: addDays(checkIn, -of) }, 'en-GB').map(
            ({ onDay: words }) => Number(/€([\d.,]+\d)/.exec(words)?.[1]?.replaceAll(',', '') ?? 0),
          )
        const [earlier, then] = [on(before + 1), on(before)]
        return then.every((back, index) => back <= earlier[index]! && back <= minor / 100)
      }),
      { numRuns: 30 },
    )
  })

  test('the examples are those of the table', () => {
    const rows = new Map(whatIfExamples(1000_00, euro, 'en-GB').map(({ name, back }) => [name, back]))
    expect(rows.get('Flexible')).toEqual(['€1,000', '€1,000', '€1,000', '€1,000'])
    expect(rows.get('Firm')).toEqual(['€1,000', '€1,000', '€500', '€0'])
    expect(rows.get('Strict')).toEqual(['€1,000', '€0', '€0', '€0'])
    expect(rows.size).toBe(presetNames.length)
  })
})

describe('what is typed', () => {
  const faults = (fields: Record<string, string>) => Object.keys(parseWhatIf(new URLSearchParams(fields), euro).faults)

  test('nothing yet is no fault', () => {
    expect(parseWhatIf(new URLSearchParams(), euro)).toMatchObject({ faults: {}, input: undefined })
  })

  test('each fault has its sentence beside its field', () => {
    expect(faults({ price: 'much', in: '2026-02-30', day: '' })).toEqual(['price', 'in', 'day'])
    expect(faults({ price: '1', in: '2026-07-04', day: '2026-07-01', policy: 'Mine' })).toEqual(['policy'])
    expect(faults({ price: '1', in: '2026-07-04', day: '2026-07-01', currency: 'euro' })).toEqual(['currency'])
  })

  test('a price is read with a point or a comma, with the decimals of its currency', () => {
    expect(parsePrice('1200,5', euro)).toBe(1200_50)
    expect(parsePrice('1200.05', euro)).toBe(1200_05)
    expect(parsePrice('90000', currency('JPY'))).toBe(90_000)
    expect(parsePrice('1.234', currency('KWD'))).toBe(1234)
    for (const wrong of ['', '-1', '1.234', '1e3', '1,2,3', '9'.repeat(10)]) {
      expect(parsePrice(wrong, euro)).toBeUndefined()
    }
  })
})

describe('the page', () => {
  let tools: TestTools
  beforeAll(async () => {
    tools = await testTools()
    await buildHome(tools.tools.database, { currency: 'NZD' })
  })
  afterAll(() => tools.drop())
  const page = async (query: string) => {
    const view = await describeWhatIf(tools.tools.database, new URLSearchParams(query), 'en-GB')
    return render(createElement(RefundCalculator, { view }))
  }

  test('has native fields, and examples in the currency of the homes', async () => {
    const { text, html, tags } = await page('')
    expect(text).toContain(sentence('search.examples', { price: 'NZ$1,000' }))
    expect(tags('input').filter(tag => tag.includes('type="date"'))).toHaveLength(2)
    expect(html).toContain('method="get"')
    expect(html).not.toContain('role="status"')
  })

  test('answers for all promises, or for one, and keeps what was typed', async () => {
    const all = await page('price=1000&currency=EUR&in=2026-07-04&day=2026-06-10')
    expect(all.tags('article')).toHaveLength(presetNames.length)
    const { text, tags } = await page('price=1000&currency=EUR&in=2026-07-04&day=2026-06-10&policy=Firm')
    expect(tags('article')).toHaveLength(1)
    expect(text).toContain(sentence('search.back', { day: 'Wed, 10 Jun 2026', sum: '€500' }))
    expect(tags('input').find(tag => tag.includes('name="price"'))).toContain('value="1000"')
    const wrong = await page('price=much&in=&day=2026-06-10')
    expect(wrong.text).toContain(sentence('search.priceWrong', { example: '1200.50' }))
    expect(wrong.tags('input').find(tag => tag.includes('name="price"'))).toContain('value="much"')
  })
})
