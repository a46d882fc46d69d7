// The calendar: its states, its reasons, and that it says of every visit what a quote says.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stayDays } from '#offers/days/stay-days.ts'
import type { OfferContext, TakenNights } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { verdictField } from '#offers/terms/verdict.ts'
import { anyContext, anyOffer, firstDay, patience, runs } from '#tests/support/any-offer.ts'
import {
  basePlan,
  context,
  day,
  input,
  nights,
  offer,
  override,
  rule,
  season,
  taken,
} from '#tests/support/some-offer.ts'
import { addDays, type CalendarDay } from '#values/calendar-day.ts'
import { longestVisitNights } from '#values/night-range.ts'
import { type CalendarEntry, calendar } from './calendar.ts'
import { inputVerdicts } from './quote.ts'

function entries(stay: StayOffer, from: string, until: string, moment: Partial<OfferContext> = {}): CalendarEntry[] {
  return calendar(stay, nights(from, until), context(moment))
}

const states = (stay: StayOffer, from: string, until: string, gone: TakenNights[] = []) =>
  entries(stay, from, until, { taken: gone }).map(({ state }) => state)

describe('the states of a day', () => {
  test('around a booking: free, leave-only on its first day, booked inside, arrive-only on its last', () => {
    expect(states(offer(), '2026-07-02', '2026-07-08', [taken('2026-07-04', '2026-07-06')])).toEqual([
      'free',
      'free',
      'leave-only',
      'booked',
      'arrive-only',
      'free',
    ])
  })

  test('a block says blocked, a closed night closed', () => {
    const stay = offer({
      overrides: [override('2026-07-05', { closed: true }), override('2026-07-06', { closed: true })],
    })
    const gone = [taken('2026-07-02', '2026-07-04', 'block')]
    expect(states(stay, '2026-07-02', '2026-07-08', gone)).toEqual([
      'leave-only',
      'blocked',
      'arrive-only',
      'leave-only',
      'closed',
      'arrive-only',
    ])
  })

  test('yesterday is past, today past its lead time, and beyond the window is closed', () => {
    const stay = offer({
      rules: [rule({ kind: 'lead_time_hours', hours: 30 }), rule({ kind: 'window_days', nights: 4 }, { id: 2 })],
    })
    expect(states(stay, '2026-04-30', '2026-05-07')).toEqual([
      'past',
      'past-lead-time',
      'past-lead-time',
      'arrive-only',
      'free',
      'leave-only',
      'closed',
    ])
  })

  test('a gap shorter than the minimum is too short, and says how long a visit must be', () => {
    const stay = offer({ rules: [rule({ kind: 'min_arrival', nights: 4 })] })
    const gone = [taken('2026-07-01', '2026-07-04'), taken('2026-07-06', '2026-07-09')]
    const [first, second] = entries(stay, '2026-07-04', '2026-07-06', { taken: gone })
    expect([first?.state, second?.state]).toEqual(['too-short', 'too-short'])
    expect(first?.reasons).toMatchObject([{ reason: 'minimum-arrival', minimum: 4 }])
  })

  test('Saturday changeover: through-only between, and on Saturdays both', () => {
    const butSaturday = { weekdays: 0b1011111 }
    const stay = offer({
      rules: [
        rule({ kind: 'closed_to_arrival', closed: true }, butSaturday),
        rule({ kind: 'closed_to_departure', closed: true }, { id: 2, ...butSaturday }),
      ],
    })
    expect(states(stay, '2026-07-04', '2026-07-08')).toEqual(['free', 'through-only', 'through-only', 'through-only'])
    const [saturday] = entries(stay, '2026-07-04', '2026-07-05')
    expect(saturday?.lengths[0]).toEqual([7, 7])
  })

  test('where one may only begin on Saturdays, a free night on which one may leave is told apart from a sold one', () => {
    const changeover = rule({ kind: 'closed_to_arrival', closed: true }, { weekdays: 0b1011111 })
    const found = entries(offer({ rules: [changeover] }), '2026-07-04', '2026-07-10', {
      taken: [taken('2026-07-07', '2026-07-09')],
    })
    expect(found.map(({ state, canLeave }) => [state, canLeave])).toEqual([
      ['free', true],
      ['leave-or-through', true],
      ['leave-or-through', true],
      ['leave-only', true],
      ['booked', false],
      ['through-only', false],
    ])
  })

  test('a night that turnover keeps empty is no free one, though one may leave before it', () => {
    const stay = offer({ rules: [rule({ kind: 'turnover_nights', nights: 2 })] })
    expect(states(stay, '2026-07-03', '2026-07-08', [taken('2026-07-06', '2026-07-08')])).toEqual([
      'free',
      'leave-only',
      'blocked',
      'booked',
      'booked',
    ])
  })

  test('turnover nights after a visit are blocked', () => {
    const stay = offer({ rules: [rule({ kind: 'turnover_nights', nights: 2 })] })
    expect(states(stay, '2026-07-04', '2026-07-07', [taken('2026-07-01', '2026-07-04')])).toEqual([
      'blocked',
      'blocked',
      'arrive-only',
    ])
  })

  test('a home that is not offered has no day to come or go', () => {
    const [entry] = entries(offer({ open: false }), '2026-07-04', '2026-07-05')
    expect(entry).toMatchObject({ state: 'closed', canArrive: false, canLeave: false, lengths: [] })
    expect(entry?.reasons).toMatchObject([{ reason: 'not-offered' }])
  })

  test('each day has its night’s price, also when the night is gone; without one it is closed', () => {
    const plan = basePlan({ baseNightlyMinor: null, seasons: [season('2026-07-01', '2026-07-05')] })
    const found = entries(offer({ plans: [plan] }), '2026-07-03', '2026-07-07', {
      taken: [taken('2026-07-03', '2026-07-04')],
    })
    expect(found.map(({ nightlyMinor }) => nightlyMinor)).toEqual([200_00, 200_00, null, null])
    expect(found.map(({ state }) => state)).toEqual(['leave-only', 'arrive-only', 'leave-only', 'closed'])
  })

  test('one can leave on the first day shown after arriving before it', () => {
    expect(states(offer(), '2026-07-04', '2026-07-05', [taken('2026-07-04', '2026-07-08')])).toEqual(['leave-only'])
  })
})

test('I20 calendar verdict = quote verdict for every pair in the window', patience, () => {
  const days = 10
  const last = addDays(firstDay, days)
  const pairs: [CalendarDay, CalendarDay][] = []
  for (let checkIn = firstDay; checkIn < last; checkIn = addDays(checkIn, 1)) {
    for (let checkOut = addDays(checkIn, 1); checkOut <= last; checkOut = addDays(checkOut, 1))
      pairs.push([checkIn, checkOut])
  }
  const isListed = (lengths: CalendarEntry['lengths'], length: number) =>
    lengths.some(([from, through]) => from <= length && length <= through)
  fc.assert(
    fc.property(anyOffer, anyContext, (stay, moment) => {
      const found = calendar(stay, { checkIn: firstDay, checkOut: last }, moment)
      const known = stayDays(stay, moment)
      const contradictions = pairs.filter(([checkIn, checkOut]) => {
        const verdicts = inputVerdicts(stay, input({ nights: { checkIn, checkOut } }), moment, known)
        const against = verdicts.filter(({ reason }) => ['dates', 'stay'].includes(verdictField[reason]))
        const isAllowed = against.length === 0
        const { lengths, canArrive, reasons } = found[checkIn - firstDay]!
        if (isListed(lengths, checkOut - checkIn) !== isAllowed) return true
        if (isAllowed && checkOut < last && !found[checkOut - firstDay]!.canLeave) return true
        return !canArrive && checkOut === checkIn + 1 && JSON.stringify(reasons) !== JSON.stringify(against)
      })
      expect(contradictions).toEqual([])
    }),
    runs,
  )
})

test(
  'a calendar that begins later says the same of its days: also on which of them visits end that began before',
  patience,
  () => {
    const days = 24
    fc.assert(
      fc.property(anyOffer, anyContext, fc.integer({ min: 1, max: days - 1 }), (stay, moment, skipped) => {
        const known = stayDays(stay, moment)
        const checkOut = addDays(known.today, days)
        const since = (checkIn: CalendarDay) => calendar(stay, { checkIn, checkOut }, moment, known)
        expect(since(addDays(known.today, skipped))).toEqual(since(known.today).slice(skipped))
      }),
      runs,
    )
  },
)

test('a wholly free year is answered with every length there is', () => {
  const [entry] = calendar(offer(), nights('2026-07-04', '2026-07-05'), context())
  expect(entry?.lengths).toEqual([[1, longestVisitNights]])
  expect(day('2026-07-04')).toBe(entry?.day)
})
