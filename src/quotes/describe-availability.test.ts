// The calendar in words: what each day says, where a click leads, and that it never promises what a quote refuses.

import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { quote } from '#offers/quote/quote.ts'
import type { OfferContext, TakenNights } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { context, day, offer, rule, taken } from '#tests/support/some-offer.ts'
import type { CalendarCell } from '#ui/calendar-month.ts'
import { wordsOf } from '#ui/calendar-month.ts'
import { dayInZone, requireCalendarDay } from '#values/calendar-day.ts'
import { newEdition } from '#values/edition.ts'
import { currency } from '#values/money.ts'
import { hrefOfDay } from './availability-view.ts'
import { daysShown, describeAvailability } from './describe-availability.server.ts'
import { parseMonthInput } from './month-input.ts'
import { parseQuoteInput } from './quote-input.ts'

const today = day('2026-05-01')

type Scene = { readonly offer?: StayOffer; readonly context?: OfferContext; readonly query?: string }

function look({ offer: of = offer(), context: at = context(), query = '' }: Scene = {}) {
  const typed = new URLSearchParams(query)
  const asked = parseQuoteInput(typed, today)
  const { visit } = asked
  const month = parseMonthInput(typed.get('month'), today, visit.nights?.checkIn ?? visit.arrival)
  const question = { offer: of, context: at, today, asked, month, path: '/stays/casa', locale: 'en-GB' }
  const view = describeAvailability(question)
  const cells = view.months.flatMap(({ weeks }) => weeks.flat()).filter(cell => cell !== null)
  const on = (date: string): CalendarCell => cells.find(cell => cell.day === date)!
  /** Where a click on the day leads; undefined where it may not be chosen. */
  const hrefOn = (date: string) => (on(date).step === undefined ? undefined : hrefOfDay(view, date))
  return { view, cells, on, hrefOn }
}

describe('two months', () => {
  it('have every day once, under its weekday', () => {
    const { view, cells } = look()
    expect(view.months.map(({ label }) => label)).toEqual(['May 2026', 'June 2026'])
    expect(cells).toHaveLength(31 + 30)
    expect(new Set(cells.map(cell => cell.day)).size).toBe(61)
    expect(view.weekdays.map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    // The first of May 2026 is a Friday.
    expect(view.months[0]!.weeks[0]!.map(cell => cell?.day)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '2026-05-01',
      '2026-05-02',
      '2026-05-03',
    ])
    expect(view.months.every(({ weeks }) => weeks.every(week => week.length === 7))).toBe(true)
  })

  it('can be turned, with the visit in hand', () => {
    const { view } = look({ query: 'in=2026-07-04&out=2026-07-11&adults=3' })
    expect(view.months[0]!.label).toBe('July 2026')
    expect(view.earlier).toBe('/stays/casa?in=2026-07-04&out=2026-07-11&adults=3&month=2026-06#calendar')
    expect(view.later).toBe('/stays/casa?in=2026-07-04&out=2026-07-11&adults=3&month=2026-08#calendar')
    expect(look().view.earlier).toBeUndefined()
  })
})

describe('a day', () => {
  const booked = context({ taken: [taken('2026-05-10', '2026-05-14'), taken('2026-05-20', '2026-05-22', 'block')] })

  it('says that it is free, what the night costs, and what a click does', () => {
    const { on, hrefOn } = look()
    expect(on('2026-05-08')).toMatchObject({
      note: '100',
      look: 'free',
      date: 'Friday 8 May',
      said: `${sentence('quotes.dayFree')}. ${sentence('quotes.aNight', { price: '€100' })}`,
      step: sentence('quotes.arriveHere'),
    })
    expect(hrefOn('2026-05-08')).toBe('/stays/casa?in=2026-05-08&month=2026-05#calendar')
  })

  it('says why it is not, in words and by its look', () => {
    const { on, hrefOn } = look({ context: booked })
    expect(on('2026-05-11')).toMatchObject({ look: 'booked', note: undefined })
    expect(hrefOn('2026-05-11')).toBeUndefined()
    expect(wordsOf(on('2026-05-11'))).toContain(sentence('quotes.dayBooked'))
    expect(wordsOf(on('2026-05-21'))).toContain(sentence('quotes.dayBlocked'))
    expect(wordsOf(look({ context: context({ now: new Date('2026-05-05T12:00:00Z') }) }).on('2026-05-04'))).toBe(
      sentence('ui.day', { day: 'Monday 4 May', said: sentence('quotes.dayPast') }),
    )
  })

  it('on which somebody leaves is free from the afternoon, and one on which somebody comes until then', () => {
    const { on, hrefOn } = look({ context: booked })
    expect(on('2026-05-14').look).toBe('arrive-only')
    expect(on('2026-05-10').look).toBe('leave-only')
    expect(hrefOn('2026-05-10')).toBeUndefined()
  })

  it('gives the reason of the rule that keeps people from arriving', () => {
    const saturdays = offer({ rules: [rule({ kind: 'closed_to_arrival', closed: true }, { weekdays: 0b0111111 })] })
    const { on, hrefOn } = look({ offer: saturdays })
    const reason = sentence('offers.closedToArrival', { day: 'Mon, 18 May 2026' }).replace(/\.$/, '')
    expect(wordsOf(on('2026-05-18'))).toContain(reason)
    // The sentence that may follow sets the stop.
    expect(on('2026-05-18').said).toMatch(/[^.]$/)
    expect(hrefOn('2026-05-17')).toBeDefined()
  })

  it('says of a free night without check-in that it is free, and what it costs', () => {
    const saturdays = offer({ rules: [rule({ kind: 'closed_to_arrival', closed: true }, { weekdays: 0b1011111 })] })
    const { on, hrefOn } = look({ offer: saturdays, context: context({ taken: [taken('2026-05-20', '2026-05-22')] }) })
    expect(on('2026-05-18')).toMatchObject({ look: 'leave-or-through', note: '100' })
    expect(hrefOn('2026-05-18')).toBeUndefined()
    expect(wordsOf(on('2026-05-18'))).toContain(sentence('quotes.dayLeaveOrThrough'))
    expect(on('2026-05-20')).toMatchObject({ look: 'leave-only', note: undefined })
    expect(wordsOf(on('2026-05-20'))).toContain(sentence('quotes.dayLeaveOnly'))
  })

  it('tells prices in the whole units of the currency', () => {
    const yen = look({ offer: offer({ currency: currency('JPY') }) })
    expect(yen.on('2026-05-08').note).toBe('10,000')
    expect(yen.view.prices).toBe(sentence('quotes.pricesAreFor', { currency: 'Japanese Yen' }))
  })
})

describe('choosing', () => {
  it('begins with the day of arrival', () => {
    const { view } = look()
    expect(view.asks).toBe(sentence('quotes.chooseArrival'))
    expect(view.startAgain).toBeUndefined()
  })

  it('goes on with the day to leave, of the lengths that the rules allow', () => {
    const weeks = offer({ rules: [rule({ kind: 'allowed_lengths', lengths: [3, 7] })] })
    const { view, on, hrefOn } = look({ offer: weeks, query: 'in=2026-05-08' })
    expect(view.asks).toBe(sentence('quotes.chooseLeaving', { day: 'Fri, 8 May 2026' }))
    expect(on('2026-05-08').chosen).toBe('start')
    expect(hrefOn('2026-05-11')).toBe('/stays/casa?in=2026-05-08&out=2026-05-11&month=2026-05#calendar')
    expect(wordsOf(on('2026-05-11'))).toContain(sentence('quotes.leaveAfter', { nights: 3 }))
    expect(hrefOn('2026-05-12')).toBeUndefined()
    expect(wordsOf(on('2026-05-15'))).toContain(sentence('quotes.leaveAfter', { nights: 7 }))
    expect(hrefOn('2026-05-07')).toBe('/stays/casa?in=2026-05-07&month=2026-05#calendar')
    expect(view.startAgain).toBe('/stays/casa?month=2026-05#calendar')
  })

  it('begins anew when nobody can arrive on the day in the address', () => {
    const booked = context({ taken: [taken('2026-05-08', '2026-05-14')] })
    expect(look({ context: booked, query: 'in=2026-05-09' }).view.asks).toBe(sentence('quotes.chooseArrival'))
  })

  it('shows the chosen visit from its first to its last day', () => {
    const { on } = look({ query: 'in=2026-05-08&out=2026-05-11' })
    const days = ['2026-05-07', '2026-05-08', '2026-05-09', '2026-05-10', '2026-05-11', '2026-05-12']
    expect(days.map(date => on(date).chosen)).toEqual([undefined, 'start', 'between', 'between', 'end', undefined])
  })

  it('offers no visit that a quote refuses, and hides none that it grants', () => {
    const ruled = offer({
      rules: [
        rule({ kind: 'min_arrival', nights: 3 }),
        rule({ kind: 'closed_to_departure', closed: true }, { id: 2, weekdays: 0b1000000 }),
        rule({ kind: 'turnover_nights', nights: 1 }, { id: 3 }),
      ],
    })
    const at = context({ taken: [taken('2026-05-12', '2026-05-15'), taken('2026-06-01', '2026-06-08')] })
    const arrivals = look({ offer: ruled, context: at }).cells.filter(({ look: of }) => of !== 'past')
    for (const arrival of arrivals) {
      const { cells, hrefOn } = look({ offer: ruled, context: at, query: `in=${arrival.day}&month=2026-05` })
      for (const departure of cells.filter(({ day: date }) => date > arrival.day)) {
        const nights = { checkIn: requireCalendarDay(arrival.day), checkOut: requireCalendarDay(departure.day) }
        const party = { adults: 2, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 }
        const granted = quote(ruled, { nights, party, extras: [] }, at).ok
        const offered = hrefOn(departure.day)?.includes(`in=${arrival.day}&out=${departure.day}`) ?? false
        expect(offered, `${arrival.day} to ${departure.day}`).toBe(granted)
      }
    }
  })
})

describe('days worked out once', () => {
  const dayBefore = offer({ rules: [rule({ kind: 'lead_time_hours', hours: 24 })] })
  /** At that moment, for someone who finds these nights taken. */
  function asked(now: Date, nights: readonly TakenNights[] = []) {
    const there = dayInZone(now, dayBefore.timeZone)
    return {
      ...{ offer: dayBefore, context: context({ now, taken: nights }), locale: 'en-GB', path: '/stays/casa' },
      ...{ asked: parseQuoteInput(new URLSearchParams(), there), month: parseMonthInput(null, there, undefined) },
      today: there,
    }
  }

  it('say at every moment, and of all that is taken, what they would say anew', async () => {
    const shown = newEdition(100)
    // A day before check-in at 16:00 in Lisbon, and midnight there.
    for (const moment of ['2026-05-01T15:00:00Z', '2026-05-01T23:00:00Z']) {
      for (const after of [-60_001, -60_000, -1, 0, 1, 59_999, 60_000, 60_001]) {
        for (const nights of [[], [taken('2026-05-10', '2026-05-14')], [taken('2026-05-10', '2026-05-14', 'block')]]) {
          const question = asked(new Date(Date.parse(moment) + after), nights)
          const remembered = describeAvailability(question, await daysShown(shown, 1, question))
          expect(remembered, `${after} ms after ${moment}`).toEqual(describeAvailability(question))
        }
      }
    }
  })

  it('are the same for all who ask within a minute', async () => {
    const shown = newEdition(100)
    const [one, other, later] = [1, 59_000, 61_000].map(after => asked(new Date(Date.UTC(2026, 4, 1, 12) + after)))
    const days = await daysShown(shown, 1, one!)
    expect(await daysShown(shown, 1, other!)).toBe(days)
    expect(await daysShown(shown, 1, later!)).not.toBe(days)
    expect(await daysShown(shown, 2, one!)).not.toBe(days)
  })
})
