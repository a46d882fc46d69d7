// What the rules still say of a visit that is agreed: each rule against a change of nothing, of one end, of the other, of both.

import { expect, test } from 'vitest'
import { quote } from '#offers/quote/quote.ts'
import { context, input, nights, offer, override, rule, taken } from '#tests/support/some-offer.ts'

const agreed = nights('2026-07-10', '2026-07-14')
const changes = {
  nothing: ['2026-07-10', '2026-07-14'],
  arrival: ['2026-07-11', '2026-07-14'],
  departure: ['2026-07-10', '2026-07-15'],
  both: ['2026-07-11', '2026-07-15'],
} as const
type Change = keyof typeof changes

const everywhere = Object.keys(changes) as Change[]
const tomorrow = { now: new Date('2026-07-08T12:00:00Z') }

/** For which changes the rules of `stay` refuse with `reason`. */
function binds(reason: string, stay: ReturnType<typeof offer>, moment: Parameters<typeof context>[0] = tomorrow) {
  return everywhere.filter(change => {
    const asked = { ...moment, ownNights: agreed, agreedNights: agreed }
    const result = quote(stay, input({ nights: nights(changes[change][0], changes[change][1]) }), context(asked))
    return !result.ok && result.verdicts.some(verdict => verdict.reason === reason)
  })
}

test.each<[string, Parameters<typeof rule>[0], Change[]]>([
  ['lead-time', { kind: 'lead_time_hours', hours: 200 }, ['arrival', 'both']],
  ['cut-off', { kind: 'cutoff_local_time', daysBefore: 6, minute: 600 }, ['arrival', 'both']],
  ['closed-to-arrival', { kind: 'closed_to_arrival', closed: true }, ['arrival', 'both']],
  ['closed-to-departure', { kind: 'closed_to_departure', closed: true }, ['departure', 'both']],
  ['beyond-window', { kind: 'window_days', nights: 3 }, ['departure', 'both']],
  ['minimum-arrival', { kind: 'min_arrival', nights: 7 }, ['arrival', 'departure', 'both']],
  ['minimum-through', { kind: 'min_through', nights: 7 }, ['arrival', 'departure', 'both']],
  ['maximum-stay', { kind: 'max_stay', nights: 2 }, ['arrival', 'departure', 'both']],
  ['length-not-allowed', { kind: 'allowed_lengths', lengths: [7] }, ['arrival', 'departure', 'both']],
])('%s is asked again where what it is about is new', (reason, demand, bound) => {
  expect(binds(reason, offer({ rules: [rule(demand)] }))).toEqual(bound)
})

test('turnover is asked again on the side that is new', () => {
  const stay = offer({ rules: [rule({ kind: 'turnover_nights', nights: 3 })] })
  const before = { ...tomorrow, taken: [taken('2026-07-06', '2026-07-09')] }
  const after = { ...tomorrow, taken: [taken('2026-07-16', '2026-07-20')] }
  expect(binds('turnover', stay, before)).toEqual(['arrival', 'both'])
  expect(binds('turnover', stay, after)).toEqual(['departure', 'both'])
})

test('a night that was closed since stays open to whoever has it, and one that comes anew is refused', () => {
  const closed = offer({ overrides: [override('2026-07-12', { closed: true })] })
  expect(binds('night-closed', closed)).toEqual([])
  const next = offer({
    overrides: [override('2026-07-12', { closed: true }), override('2026-07-14', { closed: true })],
  })
  expect(binds('night-closed', next)).toEqual(['departure', 'both'])
})

test('what somebody else has is refused, and a visit that has begun is changed no more', () => {
  expect(binds('nights-taken', offer(), { ...tomorrow, taken: [taken('2026-07-14', '2026-07-16')] })).toEqual([
    'departure',
    'both',
  ])
  expect(binds('in-past', offer(), { now: new Date('2026-07-12T12:00:00Z') })).toEqual(everywhere)
})

test('of a visit that has begun the arrival may be past, as long as it stays', () => {
  const during = { now: new Date('2026-07-12T12:00:00Z'), hasBegun: true }
  expect(binds('in-past', offer(), during)).toEqual(['arrival', 'both'])
})

test('party, extras and code are asked about whatever stays', () => {
  const asked = context({ ...tomorrow, ownNights: agreed, agreedNights: agreed })
  const crowd = input({ nights: agreed, extras: [{ feeId: 77, quantity: 1 }], couponCode: 'NONE' })
  const result = quote(offer(), { ...crowd, party: { ...crowd.party, adults: 50 } }, asked)
  expect(!result.ok && result.verdicts.map(({ reason }) => reason)).toEqual([
    'too-many-guests',
    'coupon-unknown',
    'extra-unknown',
  ])
})
