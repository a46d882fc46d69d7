// Tests of what a booking's page and its mails say of each part of the price: paid how and when, due when, or both.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentPlan } from '#bookings/record/payment-plan.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Instalment } from '#offers/prices/payment-schedule.ts'
import { someQuote } from '#tests/support/some-quote.ts'
import { partRow, sayPaidAndDue } from './due-words.ts'
import { type Arrived, paidParts } from './paid-parts.ts'

const instalments = [
  { shareBasisPoints: 3000, daysBefore: null },
  { shareBasisPoints: 7000, daysBefore: 30 },
]
const quote = someQuote({ paymentTerms: { id: 1, name: 'Parts', instalments } })
const { schedule } = quote

function paid(capturedMinor: number, on: string, way: Arrived['way'] = 'test-card'): Arrived {
  return { way, capturedMinor, capturedAt: new Date(`${on}T12:00:00Z`) }
}

const rows = (settledMinor: number, payments: readonly Arrived[], reserved = false, of = schedule) =>
  paidParts(of, settledMinor, payments).map(part => {
    const { what, state } = partRow(part, quote, { locale: 'en-GB', reserved })
    return `${what}: ${state}`
  })
const row = (what: string, state: string) => `${what}: ${state}`
const open = sentence('bookings.partOpen')
const isPaid = sentence('bookings.partPaid')
const secondOpen = row(sentence('bookings.rowBy', { sum: '€490', when: 'Thursday, 4 June 2026' }), open)
const first = paid(210_00, '2026-05-15')

describe('the rows of the page', () => {
  test('before anything has come, and while it waits on a card', () => {
    expect(rows(0, [])).toEqual([row(sentence('bookings.rowNow', { sum: '€210' }), open), secondOpen])
    expect(rows(0, [], true)).toEqual([
      row(sentence('bookings.rowOnCard', { sum: '€210' }), sentence('bookings.partReserved')),
      secondOpen,
    ])
  })

  test('what is paid says how and when, what is not says by when', () => {
    expect(rows(210_00, [first])).toEqual([
      row(sentence('bookings.rowByCard', { sum: '€210', day: '15 May 2026' }), isPaid),
      secondOpen,
    ])
  })

  test('a part that is paid in two goes is open for the rest, and then paid with the second', () => {
    const some = paid(90_00, '2026-05-20', 'bank-transfer')
    expect(rows(300_00, [first, some])[1]).toBe(
      row(sentence('bookings.rowRestBy', { open: '€400', sum: '€490', when: 'Thursday, 4 June 2026' }), open),
    )
    const rest = paid(400_00, '2026-05-21', 'bank-transfer')
    expect(rows(700_00, [rest, first, some])[1]).toBe(
      row(sentence('bookings.rowByTransfer', { sum: '€490', day: '21 May 2026' }), isPaid),
    )
  })

  test('what was let off was paid by nobody', () => {
    expect(rows(700_00, [first])[1]).toBe(row('€490', sentence('bookings.partSettled')))
  })

  test('at the home', () => {
    const there = paymentPlan(quote, 'property').schedule
    expect(rows(0, [], false, there)).toEqual([row(sentence('bookings.rowOnArrival', { sum: '€700' }), open)])
    expect(rows(700_00, [paid(700_00, '2026-07-04', 'property')], false, there)).toEqual([
      row(sentence('bookings.rowAtHome', { sum: '€700', day: '4 July 2026' }), isPaid),
    ])
  })
})

test('the mails say the same in sentences', () => {
  const say = (settledMinor: number, payments: readonly Arrived[]) =>
    sayPaidAndDue(quote, 'en-GB', paidParts(schedule, settledMinor, payments))
  expect(say(210_00, [first])).toEqual([
    sentence('bookings.paidByCard', { sum: '€210', day: '15 May 2026' }),
    sentence('bookings.dueBy', { sum: '€490', when: 'Thursday, 4 June 2026' }),
  ])
  expect(say(300_00, [first, paid(90_00, '2026-05-20')])[1]).toBe(
    sentence('bookings.restDueBy', { open: '€400', sum: '€490', when: 'Thursday, 4 June 2026' }),
  )
  expect(say(700_00, [first])[1]).toBe(sentence('bookings.settled', { sum: '€490' }))
  expect(say(0, [])[0]).toBe(sentence('bookings.dueNow', { sum: '€210' }))
})

test('whatever has come, the parts are the price, only what is settled names a payment, and later parts name no earlier one', () => {
  const minor = fc.integer({ min: 1, max: 90_000 })
  const part = minor.map((each): Instalment => ({ kind: 'instalment', dueOn: null, dueAt: null, minor: each }))
  const payment = fc.record({ minor, day: fc.integer({ min: 0, max: 300 }) })
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.array(payment, { maxLength: 6 }), (parts, came) => {
      const payments = came.map(each => ({
        ...first,
        capturedMinor: each.minor,
        capturedAt: new Date(each.day * 864e5),
      }))
      const settled = payments.reduce((sum, { capturedMinor }) => sum + capturedMinor, 0)
      const stand = paidParts(parts, settled, payments)
      expect(stand.map(each => each.minor)).toEqual(parts.map(each => each.minor))
      const times = stand.flatMap(({ openMinor, paidBy }) => {
        expect(paidBy !== undefined).toBe(openMinor === 0)
        return paidBy ? [paidBy.capturedAt.getTime()] : []
      })
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }),
  )
})
