// The rules about nights, each edge by its name.

import { describe, expect, test } from 'vitest'
import { quote } from '#offers/quote/quote.ts'
import type { OfferContext } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { context, day, input, nights, offer, override, rule, taken } from '#tests/support/some-offer.ts'

const saturdays = 0b0100000
const allBut = (days: number) => 0b1111111 & ~days

/** The reasons against the nights, in order; none when they can be booked. */
function reasons(stay: StayOffer, checkIn: string, checkOut: string, moment: Partial<OfferContext> = {}): string[] {
  const result = quote(stay, input({ nights: nights(checkIn, checkOut) }), context(moment))
  return result.ok ? [] : result.verdicts.map(({ reason }) => reason)
}

describe('dates', () => {
  const now = (at: string) => ({ now: new Date(at) })

  test('same-day turnover on both sides: neighbours leave and arrive on the days of this visit', () => {
    const full = { taken: [taken('2026-07-01', '2026-07-04'), taken('2026-07-11', '2026-07-15')] }
    expect(reasons(offer(), '2026-07-04', '2026-07-11', full)).toEqual([])
    expect(reasons(offer(), '2026-07-03', '2026-07-11', full)).toEqual(['nights-taken'])
    expect(reasons(offer(), '2026-07-04', '2026-07-12', full)).toEqual(['nights-taken'])
  })

  test('one-night gap: it can be booked, and nothing longer', () => {
    const full = { taken: [taken('2026-07-01', '2026-07-04'), taken('2026-07-05', '2026-07-09')] }
    expect(reasons(offer(), '2026-07-04', '2026-07-05', full)).toEqual([])
    expect(reasons(offer(), '2026-07-04', '2026-07-06', full)).toEqual(['nights-taken'])
  })

  test('28 and 29 February: the leap night is a night, and in other years there is none', () => {
    const windowed = offer({ rules: [] })
    expect(reasons(windowed, '2028-02-28', '2028-03-01', now('2027-12-01T12:00:00Z'))).toEqual([])
    expect(day('2028-03-01') - day('2028-02-28')).toBe(2)
    expect(day('2027-03-01') - day('2027-02-28')).toBe(1)
  })

  test('year end: a visit over New Year is one visit', () => {
    const stay = offer({
      rules: [
        rule({ kind: 'min_through', nights: 4 }, { days: { from: day('2026-12-31'), until: day('2027-01-01') } }),
      ],
    })
    expect(reasons(stay, '2026-12-29', '2027-01-01')).toEqual(['minimum-through'])
    expect(reasons(stay, '2026-12-29', '2027-01-02')).toEqual([])
  })

  test.each([
    ['Europe/Lisbon', '2026-03-28', '2026-03-30'],
    ['Europe/Lisbon', '2026-10-24', '2026-10-26'],
    ['America/New_York', '2026-03-07', '2026-03-09'],
    ['America/New_York', '2026-10-31', '2026-11-02'],
    ['Australia/Lord_Howe', '2026-04-04', '2026-04-06'],
    ['Australia/Lord_Howe', '2026-10-03', '2026-10-05'],
    ['Africa/Casablanca', '2026-03-21', '2026-03-24'],
    ['America/Santiago', '2026-09-05', '2026-09-07'],
  ])('nights on which clocks change at %s (%s) are nights like others', (timeZone, checkIn, checkOut) => {
    const result = quote(
      offer({ timeZone }),
      input({ nights: nights(checkIn, checkOut) }),
      context(now('2026-02-01T12:00:00Z')),
    )
    expect(result.ok && result.quote.lines.length).toBe(day(checkOut) - day(checkIn))
  })

  test('today differs between guest and home: in Auckland it is the 11th, in Honolulu still the 10th', () => {
    const honolulu = offer({ timeZone: 'Pacific/Honolulu' })
    const morningInAuckland = now('2026-07-10T21:00:00Z')
    expect(reasons(honolulu, '2026-07-10', '2026-07-12', morningInAuckland)).toEqual([])
    const auckland = offer({ timeZone: 'Pacific/Auckland' })
    expect(reasons(auckland, '2026-07-10', '2026-07-12', morningInAuckland)).toEqual(['in-past'])
  })

  test('zone with a change at midnight: the day that begins at one is still that day', () => {
    const santiago = offer({ timeZone: 'America/Santiago' })
    expect(reasons(santiago, '2026-09-06', '2026-09-08', now('2026-09-06T04:00:00Z'))).toEqual([])
    expect(reasons(santiago, '2026-09-05', '2026-09-08', now('2026-09-06T04:00:00Z'))).toEqual(['in-past'])
  })

  test('check-in in the past is said once, without the deadlines that it also missed', () => {
    const stay = offer({
      rules: [
        rule({ kind: 'lead_time_hours', hours: 24 }),
        rule({ kind: 'cutoff_local_time', daysBefore: 0, minute: 600 }),
      ],
    })
    expect(reasons(stay, '2026-04-30', '2026-05-02')).toEqual(['in-past'])
  })

  test('cut-off exactly at the minute is in time, a millisecond later is not', () => {
    const stay = offer({ rules: [rule({ kind: 'cutoff_local_time', daysBefore: 1, minute: 18 * 60 })] })
    expect(reasons(stay, '2026-07-04', '2026-07-06', now('2026-07-03T17:00:00.000Z'))).toEqual([])
    expect(reasons(stay, '2026-07-04', '2026-07-06', now('2026-07-03T17:00:00.001Z'))).toEqual(['cut-off'])
  })

  test('window edge day: the last night sold is the last of the window', () => {
    const stay = offer({ rules: [rule({ kind: 'window_days', nights: 30 })] })
    expect(reasons(stay, '2026-05-29', '2026-05-31')).toEqual([])
    expect(reasons(stay, '2026-05-29', '2026-06-01')).toEqual(['beyond-window'])
    expect(reasons(offer(), '2028-04-28', '2028-04-30')).toEqual([])
    expect(reasons(offer(), '2028-04-28', '2028-05-01')).toEqual(['beyond-window'])
  })

  test('a reversed range, no night at all and more than 365 are no visit', () => {
    expect(reasons(offer(), '2026-07-11', '2026-07-04')).toEqual(['nights-malformed'])
    expect(reasons(offer(), '2026-07-04', '2026-07-04')).toEqual(['nights-malformed'])
    expect(reasons(offer(), '2026-07-04', '2027-07-04')).toEqual([])
    expect(reasons(offer(), '2026-07-04', '2027-07-05')).toEqual(['nights-malformed'])
  })

  test('the home moved to another zone: today follows the zone it has now', () => {
    const evening = now('2026-07-10T22:30:00Z')
    expect(reasons(offer({ timeZone: 'Europe/Lisbon' }), '2026-07-10', '2026-07-12', evening)).toEqual([])
    expect(reasons(offer({ timeZone: 'Europe/Madrid' }), '2026-07-10', '2026-07-12', evening)).toEqual(['in-past'])
  })
})

describe('rules', () => {
  test('min_through only on an inner night holds for every visit over it', () => {
    const inner = { days: { from: day('2026-07-08'), until: day('2026-07-09') } }
    const stay = offer({ rules: [rule({ kind: 'min_through', nights: 5 }, inner)] })
    expect(reasons(stay, '2026-07-07', '2026-07-10')).toEqual(['minimum-through'])
    expect(reasons(stay, '2026-07-09', '2026-07-10')).toEqual([])
    expect(reasons(stay, '2026-07-07', '2026-07-08')).toEqual([])
    expect(reasons(stay, '2026-07-05', '2026-07-10')).toEqual([])
  })

  test('the minimum differs with each arrival', () => {
    const stay = offer({
      rules: [
        rule({ kind: 'min_arrival', nights: 2 }),
        rule({ kind: 'min_arrival', nights: 7 }, { id: 2, weekdays: saturdays, priority: 1 }),
      ],
    })
    expect(reasons(stay, '2026-07-04', '2026-07-08')).toEqual(['minimum-arrival'])
    expect(reasons(stay, '2026-07-05', '2026-07-07')).toEqual([])
    expect(reasons(stay, '2026-07-05', '2026-07-06')).toEqual(['minimum-arrival'])
  })

  test('closed to arrival on a day inside the visit does not matter', () => {
    const stay = offer({ rules: [rule({ kind: 'closed_to_arrival', closed: true }, { weekdays: allBut(saturdays) })] })
    expect(reasons(stay, '2026-07-04', '2026-07-09')).toEqual([])
    expect(reasons(stay, '2026-07-05', '2026-07-09')).toEqual(['closed-to-arrival'])
  })

  test('closed to departure stops the check-out, and no night', () => {
    const stay = offer({
      rules: [rule({ kind: 'closed_to_departure', closed: true }, { weekdays: allBut(saturdays) })],
    })
    expect(reasons(stay, '2026-07-01', '2026-07-11')).toEqual([])
    expect(reasons(stay, '2026-07-01', '2026-07-10')).toEqual(['closed-to-departure'])
  })

  test('allowed lengths of 3, 4 and 7', () => {
    const stay = offer({ rules: [rule({ kind: 'allowed_lengths', lengths: [3, 4, 7] })] })
    const lengths = [1, 2, 3, 4, 5, 6, 7, 8].filter(
      length => reasons(stay, '2026-07-01', `2026-07-0${length + 1}`).length === 0,
    )
    expect(lengths).toEqual([3, 4, 7])
  })

  test('two rules of equal priority: the strictest holds', () => {
    const stay = offer({
      rules: [rule({ kind: 'min_arrival', nights: 3 }), rule({ kind: 'min_arrival', nights: 5 }, { id: 2 })],
    })
    const result = quote(stay, input({ nights: nights('2026-07-04', '2026-07-06') }), context())
    expect(result).toMatchObject({ verdicts: [{ reason: 'minimum-arrival', minimum: 5, ruleId: 'rule:2' }] })
  })

  test('scope: a stay goes before its group, the group before the organisation, a priority before all', () => {
    const organisation = rule({ kind: 'min_arrival', nights: 7 }, { scope: 'org' })
    const group = rule({ kind: 'min_arrival', nights: 4 }, { id: 2, scope: 'group' })
    const own = rule({ kind: 'min_arrival', nights: 2 }, { id: 3, scope: 'stay' })
    expect(reasons(offer({ rules: [organisation] }), '2026-07-04', '2026-07-10')).toEqual(['minimum-arrival'])
    expect(reasons(offer({ rules: [organisation, group] }), '2026-07-04', '2026-07-08')).toEqual([])
    expect(reasons(offer({ rules: [organisation, group, own] }), '2026-07-04', '2026-07-06')).toEqual([])
    const firm = { ...organisation, priority: 1 }
    expect(reasons(offer({ rules: [firm, group, own] }), '2026-07-04', '2026-07-10')).toEqual(['minimum-arrival'])
  })

  test('lead time that crosses midnight is counted in hours on the home’s clock', () => {
    const stay = offer({ rules: [rule({ kind: 'lead_time_hours', hours: 20 })] })
    // Check-in is at 16:00 in Lisbon, 15:00 UTC in summer; twenty hours earlier it is 19:00 UTC the evening before.
    expect(reasons(stay, '2026-07-04', '2026-07-06', { now: new Date('2026-07-03T19:00:00Z') })).toEqual([])
    expect(reasons(stay, '2026-07-04', '2026-07-06', { now: new Date('2026-07-03T19:00:01Z') })).toEqual(['lead-time'])
  })

  test('a lead of hours over a change of clocks is real hours', () => {
    const stay = offer({ rules: [rule({ kind: 'lead_time_hours', hours: 24 })] })
    // Clocks go forward on 29 March: 24 hours before 16:00 (15:00 UTC) is 15:00 on the wall the day before.
    expect(reasons(stay, '2026-03-29', '2026-03-31', { now: new Date('2026-03-28T15:00:00Z') })).toEqual([])
    expect(reasons(stay, '2026-03-29', '2026-03-31', { now: new Date('2026-03-28T15:00:01Z') })).toEqual(['lead-time'])
  })

  test('a night closed by a rule or by its own entry stops every visit over it', () => {
    const closed = { days: { from: day('2026-07-08'), until: day('2026-07-10') } }
    expect(
      reasons(offer({ rules: [rule({ kind: 'closed', closed: true }, closed)] }), '2026-07-04', '2026-07-09'),
    ).toEqual(['night-closed'])
    expect(
      reasons(offer({ overrides: [override('2026-07-08', { closed: true })] }), '2026-07-04', '2026-07-08'),
    ).toEqual([])
    expect(
      reasons(offer({ overrides: [override('2026-07-08', { closed: true })] }), '2026-07-04', '2026-07-09'),
    ).toEqual(['night-closed'])
  })

  test('a night’s own entry goes before the rules, whether it is stricter or milder', () => {
    const rules = [
      rule({ kind: 'min_arrival', nights: 5 }),
      rule({ kind: 'closed_to_arrival', closed: true }, { id: 2 }),
    ]
    const milder = override('2026-07-04', { minArrival: 2, closedToArrival: false })
    expect(reasons(offer({ rules, overrides: [milder] }), '2026-07-04', '2026-07-06')).toEqual([])
    expect(reasons(offer({ overrides: [override('2026-07-04', { maxStay: 3 })] }), '2026-07-04', '2026-07-08')).toEqual(
      ['maximum-stay'],
    )
  })

  test('every verdict is collected, and a booking’s own nights count as free', () => {
    const stay = offer({
      rules: [
        rule({ kind: 'min_arrival', nights: 9 }),
        rule({ kind: 'closed_to_arrival', closed: true }, { id: 2 }),
        rule({ kind: 'closed_to_departure', closed: true }, { id: 3 }),
        rule({ kind: 'window_days', nights: 30 }, { id: 4 }),
        rule({ kind: 'turnover_nights', nights: 2 }, { id: 5 }),
      ],
      overrides: [override('2026-07-05', { closed: true })],
    })
    const full = [
      taken('2026-07-01', '2026-07-03'),
      taken('2026-07-06', '2026-07-08'),
      taken('2026-07-09', '2026-07-10', 'block'),
    ]
    expect(reasons(stay, '2026-07-04', '2026-07-11', { taken: full })).toEqual([
      'turnover',
      'closed-to-arrival',
      'beyond-window',
      'night-closed',
      'nights-taken',
      'nights-taken',
      'minimum-arrival',
      'closed-to-departure',
    ])
    const own = { taken: [taken('2026-07-03', '2026-07-08')], ownNights: nights('2026-07-03', '2026-07-08') }
    expect(reasons(offer(), '2026-07-04', '2026-07-07', own)).toEqual([])
  })
})

describe('turnover and gaps', () => {
  const gapFill = (floor: number, nightsMinimum = 5) => [
    rule({ kind: 'min_arrival', nights: nightsMinimum }),
    rule({ kind: 'gap_fill', floor, discountBasisPoints: 0 }, { id: 2 }),
  ]
  const around = (from: string, until: string) => ({ taken: [taken('2026-06-20', from), taken(until, '2026-07-30')] })

  test('turnover nights lie between visits on both sides, and not towards a block', () => {
    const stay = offer({ rules: [rule({ kind: 'turnover_nights', nights: 2 })] })
    const full = { taken: [taken('2026-07-01', '2026-07-04'), taken('2026-07-15', '2026-07-20')] }
    expect(reasons(stay, '2026-07-06', '2026-07-13', full)).toEqual([])
    expect(reasons(stay, '2026-07-05', '2026-07-13', full)).toEqual(['turnover'])
    expect(reasons(stay, '2026-07-06', '2026-07-14', full)).toEqual(['turnover'])
    const blocked = { taken: [taken('2026-07-01', '2026-07-04', 'block'), taken('2026-07-15', '2026-07-20', 'block')] }
    expect(reasons(stay, '2026-07-04', '2026-07-15', blocked)).toEqual([])
  })

  test('a gap shorter than the minimum is sold whole, and only whole', () => {
    const stay = offer({ rules: gapFill(2) })
    expect(reasons(stay, '2026-07-04', '2026-07-07', around('2026-07-04', '2026-07-07'))).toEqual([])
    expect(reasons(stay, '2026-07-04', '2026-07-06', around('2026-07-04', '2026-07-07'))).toEqual(['minimum-arrival'])
    const result = quote(
      stay,
      input({ nights: nights('2026-07-04', '2026-07-06') }),
      context(around('2026-07-04', '2026-07-07')),
    )
    expect(result).toMatchObject({ verdicts: [{ reason: 'minimum-arrival', minimum: 3 }] })
  })

  test('gap shorter than the floor keeps the minimum', () => {
    expect(
      reasons(offer({ rules: gapFill(4) }), '2026-07-04', '2026-07-07', around('2026-07-04', '2026-07-07')),
    ).toEqual(['minimum-arrival'])
  })

  test('gap bounded by a block, by an external event, by a closed night', () => {
    const stay = offer({ rules: gapFill(2) })
    const blocks = {
      taken: [taken('2026-06-20', '2026-07-04', 'block'), taken('2026-07-07', '2026-07-30', 'external')],
    }
    expect(reasons(stay, '2026-07-04', '2026-07-07', blocks)).toEqual([])
    const closed = offer({ rules: gapFill(2), overrides: [override('2026-07-07', { closed: true })] })
    expect(reasons(closed, '2026-07-04', '2026-07-07', { taken: [taken('2026-06-20', '2026-07-04')] })).toEqual([])
  })

  test('gap bounded by the end of the window, and by today', () => {
    const stay = offer({ rules: [...gapFill(2), rule({ kind: 'window_days', nights: 30 }, { id: 3 })] })
    expect(reasons(stay, '2026-05-28', '2026-05-31', { taken: [taken('2026-05-20', '2026-05-28')] })).toEqual([])
    expect(reasons(stay, '2026-05-01', '2026-05-03', { taken: [taken('2026-05-03', '2026-05-20')] })).toEqual([])
    expect(reasons(stay, '2026-05-02', '2026-05-03', { taken: [taken('2026-05-03', '2026-05-20')] })).toEqual([
      'minimum-arrival',
    ])
  })

  test('gap plus turnover: the turnover nights are no part of it', () => {
    const stay = offer({ rules: [...gapFill(2), rule({ kind: 'turnover_nights', nights: 1 }, { id: 3 })] })
    const full = around('2026-07-03', '2026-07-08')
    expect(reasons(stay, '2026-07-04', '2026-07-07', full)).toEqual([])
    expect(reasons(stay, '2026-07-04', '2026-07-06', full)).toEqual(['minimum-arrival'])
    expect(reasons(stay, '2026-07-03', '2026-07-08', full)).toEqual(['turnover', 'turnover'])
  })

  test('a gap that fits no allowed length is sold whole as well', () => {
    const stay = offer({
      rules: [
        rule({ kind: 'allowed_lengths', lengths: [7, 14] }),
        rule({ kind: 'gap_fill', floor: 3, discountBasisPoints: 0 }, { id: 2 }),
      ],
    })
    expect(reasons(stay, '2026-07-04', '2026-07-09', around('2026-07-04', '2026-07-09'))).toEqual([])
    expect(reasons(stay, '2026-07-04', '2026-07-08', around('2026-07-04', '2026-07-09'))).toEqual([
      'length-not-allowed',
    ])
    expect(reasons(stay, '2026-07-04', '2026-07-12', around('2026-07-04', '2026-07-12'))).toEqual([
      'length-not-allowed',
    ])
  })
})
