// Every edge case of dates, rules and prices by its name: where it is tried, and those that have no better place than here.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { quote } from '#offers/quote/quote.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { context, day, discount, fee, input, nights, offer, rule, tax } from '#tests/support/some-offer.ts'
import { parseCalendarDay, sayDay } from '#values/calendar-day.ts'

const dates = 'src/offers/rules/date-verdicts.test.ts'
const prices = 'src/offers/prices'
const nightly = 'src/offers/days/nightly-price.test.ts'
const here = 'src/offers/edge-cases.test.ts'
const doors = 'tests/quotes.test.ts'

// biome-ignore format: a table
const cases: readonly (readonly [name: string, file: string, title: string])[] = [
  // Dates
  ['same-day turnover both sides', dates, 'same-day turnover on both sides'],
  ['one-night gap', dates, 'one-night gap'],
  ['28/29 February', dates, '28 and 29 February'],
  ['year end', dates, 'year end'],
  ['nights on which clocks change: Europe, New York, Lord Howe, Casablanca', dates, 'nights on which clocks change at %s'],
  ['zone with a change at midnight', dates, 'zone with a change at midnight'],
  ['guest in Auckland booking Honolulu; today differing between guest and home', dates, 'today differs between guest and home'],
  ['zone changed after bookings', dates, 'the home moved to another zone'],
  ['zone changed after bookings, their refunds', 'src/offers/refunds/refund.test.ts', 'a home moved to another zone, change no booked terms'],
  ['cut-off exactly at the minute', dates, 'cut-off exactly at the minute'],
  ['check-in in the past', dates, 'check-in in the past'],
  ['window edge day', dates, 'window edge day'],
  ['leap-year yearly season', nightly, 'leap-year yearly season'],
  ['max nights; reversed range', dates, 'a reversed range, no night at all and more than 365'],
  ['ISO week start', 'src/offers/terms/party.test.ts', 'weekdays begin on Monday'],
  ['typed dates in 5 locales', here, 'typed dates in 5 locales'],
  // Rules
  ['min_through only on an inner night', dates, 'min_through only on an inner night'],
  ['minimum differs with each arrival', dates, 'the minimum differs with each arrival'],
  ['closed to arrival inside the visit', dates, 'closed to arrival on a day inside the visit'],
  ['closed to departure on check-out', dates, 'closed to departure stops the check-out'],
  ['allowed lengths 3/4/7', dates, 'allowed lengths of 3, 4 and 7'],
  ['gap shorter than the floor', dates, 'gap shorter than the floor'],
  ['gap bounded by a block, by an external event', dates, 'gap bounded by a block, by an external event'],
  ['gap bounded by the window’s end', dates, 'gap bounded by the end of the window'],
  ['gap plus turnover', dates, 'gap plus turnover'],
  ['two rules of equal priority', dates, 'two rules of equal priority'],
  ['rule scoped org, group, stay', dates, 'scope: a stay goes before its group'],
  ['lead time crossing midnight', dates, 'lead time that crosses midnight'],
  ['instant to request by lead', 'src/offers/quote/quote.test.ts', 'instant becomes request, and request enquiry'],
  // Price
  ['season split mid-stay', nightly, 'a season is split from the next mid-stay'],
  ['overlapping priorities', nightly, 'overlapping seasons: the higher priority wins'],
  ['weekday delta', nightly, 'weekday delta'],
  ['derived plan', nightly, 'derived plan: its change'],
  ['length-of-stay threshold exactly met', `${prices}/discounts.test.ts`, 'the length-of-stay threshold exactly met'],
  ['early and length of stay', `${prices}/discounts.test.ts`, 'early and length of stay'],
  ['coupon last use raced by 20 clients', 'src/offers/stored/coupon-use.test.ts', 'coupon last use raced by 20 clients'],
  ['coupon last use raced by 20 clients, at the front door', doors, 'coupon last use raced by 20 clients'],
  ['coupon bringing the total to 0', `${prices}/discounts.test.ts`, 'a coupon can bring the total to 0'],
  ['coupon bringing the total to 0, the free booking', doors, 'coupon bringing total to 0'],
  ['fee as percent of discounted lodging', `${prices}/fee-lines.test.ts`, 'a percentage is taken of the discounted lodging'],
  ['per person and night at ages 1, 2, 12, 17, 18', `${prices}/taxes.test.ts`, 'per guest and night at ages 1, 2, 12, 17 and adult'],
  ['eighteen is an adult', `${prices}/fee-lines.test.ts`, 'at 18 one is an adult'],
  ['age on arrival against during the visit', `${prices}/fee-lines.test.ts`, 'age on arrival holds for the whole visit'],
  ['infant beyond capacity', `${prices}/fee-lines.test.ts`, 'an infant beyond capacity'],
  ['service animal', `${prices}/fee-lines.test.ts`, 'a service animal is none'],
  ['tourist tax cap of 21 nights', `${prices}/taxes.test.ts`, 'tourist tax with a cap of 21 nights'],
  ['tax exempt long stay', `${prices}/taxes.test.ts`, 'a long stay is exempt'],
  ['inclusive VAT split rounding', `${prices}/taxes.test.ts`, 'two included rates are split out of one price'],
  ['JPY without and KWD with 3 decimals; rounding half', `${prices}/taxes.test.ts`, 'a half is rounded up: of yen as of fils'],
  ['rounding half, night by night', `${prices}/discounts.test.ts`, 'rounding half'],
  ['totals over 2^31', `${prices}/taxes.test.ts`, 'totals over 2^31'],
  ['negative lines', here, 'negative lines'],
  ['catalogue edit between quote and pay', 'src/offers/stored/quote-store.test.ts', 'a catalogue edit between quote and payment'],
  ['expired quote', 'src/offers/stored/quote-store.test.ts', 'is expired at that very moment'],
  ['expired quote, at the front door', doors, 'expired quote'],
  ['tampered quote id', doors, 'a quote id that is not the one of the hold'],
  ['tampered quote', doors, 'tampered with in the store'],
  ['engine upgrade with live quotes', 'src/offers/stored/quote-store.test.ts', 'one made by an older engine'],
]

test.each(cases)('%s is tried in %s', (_, file, title) => {
  const text = readFileSync(inProject(file), 'utf8')
  const titles = [...text.matchAll(/\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['`])([\s\S]*?)\1,/g)].map(
    ([, , name]) => name!,
  )
  expect(titles.filter(name => name.includes(title)).length).toBeGreaterThan(0)
})

test.runIf(process.env.TZ)('I21 the process runs in the zone that was asked for', () => {
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(process.env.TZ)
  const noon = new Date('2026-07-04T12:00:00Z')
  expect(noon.getHours()).toBe(Number(noon.toLocaleString('en-GB', { timeZone: process.env.TZ!, hour: '2-digit' })))
})

describe('dates', () => {
  test.each([
    ['en-GB', 'Sat, 4 Jul 2026', '04/07/2026'],
    ['de-DE', 'Sa., 4. Juli 2026', '04.07.2026'],
    ['fr-FR', 'sam. 4 juil. 2026', '04/07/2026'],
    ['pt-PT', 'sábado, 4/07/2026', '04/07/2026'],
    ['ja-JP', '2026年7月4日(土)', '2026/07/04'],
  ])('typed dates in 5 locales: in %s the field sends 2026-07-04, and is said as %s', (locale, said, local) => {
    // A native field shows the day as its reader writes it and sends it in one way; nothing is guessed out of others.
    expect(parseCalendarDay('2026-07-04')).toBe(day('2026-07-04'))
    expect(parseCalendarDay(local)).toBeUndefined()
    expect(sayDay(day('2026-07-04'), locale)).toBe(said)
  })
})

describe('prices', () => {
  test('negative lines: discounts are below nothing, and what they reduce never is', () => {
    const stay = offer({
      fees: [fee()],
      discounts: [
        discount({ kind: 'los', minNights: 7 }),
        discount({ id: 2, kind: 'coupon', code: 'ALL', reduction: { kind: 'fixed', minor: 900_00 } }),
      ],
      taxes: [tax()],
      rules: [rule({ kind: 'min_arrival', nights: 2 })],
    })
    const asked = input({ nights: nights('2026-07-04', '2026-07-11'), couponCode: 'ALL' })
    const result = quote(stay, asked, context())
    if (!result.ok) throw new Error('The wish was refused')
    const { lines, totalMinor, discountMinor } = result.quote
    expect(
      lines.filter(({ amountMinor }) => amountMinor < 0).map(({ kind, amountMinor }) => [kind, amountMinor]),
    ).toEqual([
      ['discount', -70_00],
      ['discount', -630_00],
    ])
    expect([discountMinor, totalMinor]).toEqual([-700_00, 80_00])
  })
})
