// Calendars as the known sites write them, and as they should not: every shape a night can come in, read at the home.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportedCalendar } from '#channels/export/exported-calendar.ts'
import type { ChannelProvider } from '#channels/feeds/channel-provider.ts'
import { nights } from '#tests/support/some-offer.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { calendarParts } from './calendar-parts.ts'
import { type FoundCalendar, readCalendar, TooManySteps, withoutHorizon } from './read-calendar.ts'

const today = requireCalendarDay('2030-05-15')

type Read = { provider?: ChannelProvider; zone?: string }
const read = (text: string, { provider = 'generic', zone = 'Europe/Lisbon' }: Read = {}) =>
  readCalendar(text, { provider, zone, today })

function calendar(...events: string[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//Test//EN', ...events, 'END:VCALENDAR', '']
  return lines.join('\r\n')
}
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@test', ...lines, 'END:VEVENT'].join('\r\n')
const days = (found: FoundCalendar | undefined) =>
  found?.events.map(({ nights: n }) => [writeCalendarDay(n.checkIn), writeCalendarDay(n.checkOut)].join(' '))
const daysOf = (...lines: string[]) => days(read(calendar(event(...lines))))

describe('as the sites write them', () => {
  test('Airbnb: what is sold, what is closed, and a number that is nobody’s business', () => {
    const text = calendar(
      [
        ...[
          'BEGIN:VEVENT',
          'DTEND;VALUE=DATE:20300721',
          'DTSTART;VALUE=DATE:20300714',
          'UID:1418fb94e984-a1@airbnb.com',
        ],
        ...[
          'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservati',
          ' ons/details/HMABCDEFGH\\nPhone Number (',
        ],
        ...[' Last 4 Digits): 1234', 'SUMMARY:Reserved', 'END:VEVENT'],
      ].join('\r\n'),
      [
        ...[
          'BEGIN:VEVENT',
          'DTEND;VALUE=DATE:20300803',
          'DTSTART;VALUE=DATE:20300801',
          'UID:1418fb94e984-b2@airbnb.com',
        ],
        ...['SUMMARY:Airbnb (Not available)', 'END:VEVENT'],
      ].join('\r\n'),
    )
    expect(read(text, { provider: 'airbnb' })).toEqual({
      events: [
        { uid: '1418fb94e984-a1@airbnb.com', nights: nights('2030-07-14', '2030-07-21'), class: 'reserved' },
        { uid: '1418fb94e984-b2@airbnb.com', nights: nights('2030-08-01', '2030-08-03'), class: 'unavailable' },
      ],
      free: [],
      unread: [],
    })
  })

  test('Vrbo: a name in the summary is read past and not kept', () => {
    const sold = event(
      'DTSTAMP:20300101T000000Z',
      'DTSTART;VALUE=DATE:20300601',
      'DTEND;VALUE=DATE:20300608',
      'SUMMARY:Reserved - Grace',
    )
    const closed = sold
      .replace('one@test', 'two@test')
      .replace('Reserved - Grace', 'Blocked')
      .replaceAll('203006', '203009')
    const found = read(calendar(sold, closed), { provider: 'vrbo' })
    expect(found?.events.map(each => each.class)).toEqual(['reserved', 'unavailable'])
    expect(JSON.stringify(found)).not.toContain('Grace')
  })

  test('Booking.com: the words for closed stand over sold nights too, so they count as sold', () => {
    const text = calendar(
      event('DTSTART;VALUE=DATE:20300601', 'DTEND;VALUE=DATE:20300608', 'SUMMARY:CLOSED - Not available'),
    )
    expect(read(text, { provider: 'booking' })?.events[0]?.class).toBe('unknown')
    expect(read(text, { provider: 'generic' })?.events[0]?.class).toBe('unavailable')
  })

  test('Google: UTF-8 in the summary, escaped commas, an alarm, and a zone of its own', () => {
    const text = calendar(
      ...[
        'BEGIN:VTIMEZONE',
        'TZID:Europe/Madrid',
        'BEGIN:DAYLIGHT',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0200',
        'TZNAME:CEST',
      ],
      ...['DTSTART:19700329T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT', 'END:VTIMEZONE'],
      event(
        ...['DTSTART;TZID=Europe/Madrid:20300714T160000', 'DTEND;TZID=Europe/Madrid:20300716T100000'],
        ...[
          'SUMMARY:Familie Müller\\, 4 Pers. 🏡',
          'BEGIN:VALARM',
          'DTSTART:19990101T000000',
          'TRIGGER:-PT1H',
          'END:VALARM',
        ],
      ),
    )
    expect(days(read(text, { provider: 'google' }))).toEqual(['2030-07-14 2030-07-16'])
  })

  test('three events a stay: the stay, and what is done on its first and last day, are the nights of the stay', () => {
    const text = calendar(
      event('DTSTART;VALUE=DATE:20300601', 'DTEND;VALUE=DATE:20300608', 'SUMMARY:Reserved'),
      event('DTSTART:20300601T150000', 'DTEND:20300601T180000', 'SUMMARY:Check-in').replace('one@', 'in@'),
      event('DTSTART:20300608T090000', 'DTEND:20300608T120000', 'SUMMARY:Cleaning').replace('one@', 'out@'),
    )
    expect(read(text)).toMatchObject({ events: [{ uid: 'one@test' }], free: ['in@test', 'out@test'] })
  })

  test('what we write ourselves is read as it was meant', () => {
    const [uid, changedAt] = ['night-1@casita.example', new Date('2030-01-01T00:00:00Z')]
    const own = { uid, sequence: 3, nights: nights('2030-07-14', '2030-07-21'), isBooked: true, changedAt }
    expect(read(exportedCalendar([own], 0))?.events).toEqual([{ uid, nights: own.nights, class: 'reserved' }])
  })
})

describe('days and hours', () => {
  test.each<[string, string[], string[]]>([
    ['DATE', ['DTSTART;VALUE=DATE:20300714', 'DTEND;VALUE=DATE:20300716'], ['2030-07-14 2030-07-16']],
    ['DATE without saying so', ['DTSTART:20300714', 'DTEND:20300716'], ['2030-07-14 2030-07-16']],
    ['DATE-TIME in UTC', ['DTSTART:20300714T150000Z', 'DTEND:20300716T090000Z'], ['2030-07-14 2030-07-16']],
    ['floating', ['DTSTART:20300714T160000', 'DTEND:20300716T100000'], ['2030-07-14 2030-07-16']],
    [
      'TZID of another place',
      ['DTSTART;TZID=Pacific/Auckland:20300715T020000', 'DTEND;TZID=Pacific/Auckland:20300717T020000'],
      ['2030-07-14 2030-07-16'],
    ],
    [
      'TZID behind a prefix',
      [
        'DTSTART;TZID=/example.org/2024/Pacific/Auckland:20300715T020000',
        'DTEND;TZID=/example.org/2024/Pacific/Auckland:20300717T020000',
      ],
      ['2030-07-14 2030-07-16'],
    ],
    [
      'TZID that nobody knows',
      ['DTSTART;TZID=Atlantis:20300714T160000', 'DTEND;TZID=Atlantis:20300716T100000'],
      ['2030-07-14 2030-07-16'],
    ],
    [
      'TZID in quotes, with a colon',
      ['DTSTART;TZID="GMT+01:00":20300714T160000', 'DTEND;TZID="GMT+01:00":20300716T100000'],
      ['2030-07-14 2030-07-16'],
    ],
    ['until the last minute of a day', ['DTSTART:20300714T000000', 'DTEND:20300716T235900'], ['2030-07-14 2030-07-17']],
    ['midnight to midnight', ['DTSTART:20300714T000000', 'DTEND:20300716T000000'], ['2030-07-14 2030-07-16']],
    ['DTEND missing, a day', ['DTSTART;VALUE=DATE:20300714'], ['2030-07-14 2030-07-15']],
    ['DTEND missing, a moment', ['DTSTART:20300714T160000'], []],
    ['DURATION of days', ['DTSTART;VALUE=DATE:20300714', 'DURATION:P3D'], ['2030-07-14 2030-07-17']],
    ['DURATION of hours', ['DTSTART:20300714T160000', 'DURATION:PT42H'], ['2030-07-14 2030-07-16']],
    ['DURATION of a week', ['DTSTART;VALUE=DATE:20300714', 'DURATION:P1W'], ['2030-07-14 2030-07-21']],
    ['DTEND = DTSTART, days', ['DTSTART;VALUE=DATE:20300714', 'DTEND;VALUE=DATE:20300714'], ['2030-07-14 2030-07-15']],
    ['DTEND = DTSTART, moments', ['DTSTART:20300714T160000Z', 'DTEND:20300714T160000Z'], []],
    ['over the leap day', ['DTSTART;VALUE=DATE:20320228', 'DTEND;VALUE=DATE:20320301'], ['2032-02-28 2032-03-01']],
  ])('%s', (_, lines, expected) => {
    expect(daysOf(...lines)).toEqual(expected)
  })

  test('a zone that only the file knows', () => {
    const text = calendar(
      ...['BEGIN:VTIMEZONE', 'TZID:Five Behind', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE'],
      event('DTSTART;TZID=Five Behind:20300714T200000', 'DTEND;TZID=Five Behind:20300716T200000'),
    )
    expect(days(read(text, { zone: 'UTC' }))).toEqual(['2030-07-15 2030-07-17'])
  })

  test.each([
    ['Pacific/Honolulu', '2030-07-13 2030-07-20'],
    ['UTC', '2030-07-14 2030-07-21'],
    ['Pacific/Auckland', '2030-07-14 2030-07-21'],
  ])('I21 midnight in UTC falls on the day that it is in %s', (zone, expected) => {
    const text = calendar(event('DTSTART:20300714T000000Z', 'DTEND:20300721T000000Z'))
    expect(days(read(text, { zone }))).toEqual([expected])
  })

  test('the nights on which the clocks change are nights like others', () => {
    const [spring, autumn] = [
      ['DTSTART;TZID=Europe/Lisbon:20310329T160000', 'DTEND;TZID=Europe/Lisbon:20310331T100000'],
      ['DTSTART;TZID=Europe/Lisbon:20301026T160000', 'DTEND;TZID=Europe/Lisbon:20301028T100000'],
    ]
    expect([daysOf(...spring!), daysOf(...autumn!)]).toEqual([['2031-03-29 2031-03-31'], ['2030-10-26 2030-10-28']])
  })
})

describe('what takes nothing, and what cannot be read', () => {
  const stay = ['DTSTART;VALUE=DATE:20300714', 'DTEND;VALUE=DATE:20300716']

  test.each(['STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'status:cancelled'])('%s takes nothing', line => {
    expect(read(calendar(event(...stay, line)))).toEqual({ events: [], free: ['one@test'], unread: [] })
  })

  test.each([
    ['an end before the start', ['DTSTART;VALUE=DATE:20300716', 'DTEND;VALUE=DATE:20300714']],
    ['no start', ['DTEND;VALUE=DATE:20300714']],
    ['a day that is none', ['DTSTART;VALUE=DATE:20300231', 'DTEND;VALUE=DATE:20300305']],
    ['words for a day', ['DTSTART;VALUE=DATE:tomorrow']],
    ['a broken line', ['DTSTART;VALUE=DATE 20300714']],
    ['a rule that nobody can follow', ['DTSTART;TZID=x:20300716T100000Z', 'DTEND:20300718T100000Z', 'RRULE:']],
  ])('%s is told, and leaves the other events alone', (_, lines) => {
    const found = read(calendar(event(...lines), event(...stay).replace('one@', 'two@')))
    expect(found).toMatchObject({ events: [{ uid: 'two@test' }], unread: ['one@test'] })
  })

  test('a missing DTSTAMP is no matter; of a missing UID the nights are the identity', () => {
    const found = read(calendar(event(...stay).replace('UID:one@test\r\n', '')))
    expect(found?.events.map(({ uid }) => uid)).toEqual(['without-uid/2030-07-14/2030-07-16'])
  })

  test('a description that breaks its own lines is read past', () => {
    expect(daysOf(...stay, 'DESCRIPTION:first line', 'second line without a colon', 'third: with one')).toHaveLength(1)
  })

  test.each([
    ['CR and LF', (text: string) => text],
    ['LF alone', (text: string) => text.replaceAll('\r\n', '\n')],
    ['CR alone', (text: string) => text.replaceAll('\r\n', '\r')],
    ['a mark of the byte order', (text: string) => `\uFEFF${text}`],
    ['empty lines before', (text: string) => `\r\n\r\n${text}`],
    [
      'small letters',
      (text: string) => text.replaceAll(/(BEGIN|END|VEVENT|DTSTART|DTEND)(?=[:;\r])/g, all => all.toLowerCase()),
    ],
    [
      'lines folded anywhere',
      (text: string) => text.replaceAll('2030071', '2030\r\n 071').replaceAll('one@', 'on\r\n\te@'),
    ],
  ])('%s', (_, written) => {
    const found = read(written(calendar(event(...stay))))
    expect([days(found), found?.events[0]?.uid]).toEqual([['2030-07-14 2030-07-16'], 'one@test'])
  })

  test.each([
    ['a page to sign in', '<!doctype html><html><body>Please sign in</body></html>'],
    ['nothing', ''],
    ['JSON', '{"error":"not found"}'],
    ['a calendar that was cut off', calendar(event(...stay)).slice(0, -30)],
    ['parts that cross', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT\r\n'],
    ['more events than a home can have', calendar(...Array.from({ length: 5001 }, () => event(...stay)))],
  ])('%s is no calendar', (_, text) => {
    expect(read(text)).toBeUndefined()
  })

  test('a calendar without events is one', () => {
    expect(read(calendar())).toEqual({ events: [], free: [], unread: [] })
  })
})

describe('one identity, several events', () => {
  const on = (from: string, to: string, ...more: string[]) =>
    event(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, ...more)

  test('a duplicate UID with the same nights is one event, with other nights several', () => {
    expect(days(read(calendar(on('20300714', '20300716'), on('20300714', '20300716'))))).toHaveLength(1)
    const two = read(calendar(on('20300801', '20300803'), on('20300714', '20300716')))
    expect(two?.events.map(({ uid }) => uid)).toEqual(['one@test', 'one@test/2030-08-01/2030-08-03'])
  })

  test('of two versions the higher SEQUENCE counts', () => {
    const two = calendar(on('20300801', '20300803', 'SEQUENCE:2'), on('20300714', '20300716', 'SEQUENCE:1'))
    expect(days(read(two))).toEqual(['2030-08-01 2030-08-03'])
  })

  test('RRULE: every occurrence that is not over, without those taken out, and those moved where they were moved to', () => {
    const text = calendar(
      on('20300501', '20300503', 'RRULE:FREQ=WEEKLY;COUNT=6', 'EXDATE;VALUE=DATE:20300529'),
      on('20300606', '20300608', 'RECURRENCE-ID;VALUE=DATE:20300605'),
      on('20300522', '20300524', 'RECURRENCE-ID;VALUE=DATE:20300522', 'STATUS:CANCELLED'),
    )
    expect(read(text)?.events.map(({ uid }) => uid)).toEqual(['one@test/2030-05-15', 'one@test/2030-06-05'])
    expect(days(read(text))).toEqual(['2030-05-15 2030-05-17', '2030-06-06 2030-06-08'])
  })

  test('a rule without end is followed for three years, and one that began in the past is caught up with', () => {
    const found = read(calendar(on('20200101', '20200102', 'RRULE:FREQ=MONTHLY')))
    expect(found?.events).toHaveLength(36)
    expect(days(found)![0]).toBe('2030-06-01 2030-06-02')
  })

  test('the order in which the events stand changes nothing', () => {
    const parts = [
      on('20300714', '20300716'),
      on('20300801', '20300803'),
      on('20300801', '20300803', 'SUMMARY:Blocked').replace('one@', 'two@'),
      on('20300601', '20300603', 'RRULE:FREQ=WEEKLY;COUNT=3').replace('one@', 'three@'),
      on('20300610', '20300611', 'RECURRENCE-ID;VALUE=DATE:20300608').replace('one@', 'three@'),
    ]
    const expected = read(calendar(...parts))
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), shuffled => {
        expect(read(calendar(...shuffled))).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })
})

describe('what would be long to follow', () => {
  const repeats = (uid: string, rule: string, from = '20300601') =>
    event(`DTSTART;VALUE=DATE:${from}`, `RRULE:${rule}`).replace('one@test', uid)

  test.each(['HOURLY', 'MINUTELY', 'SECONDLY'])('a rule that is %s is none of a visit', frequency => {
    const found = read(
      calendar(repeats('odd', `FREQ=${frequency};BYMONTH=2;BYMONTHDAY=31`), repeats('b', 'FREQ=YEARLY')),
    )
    expect([found?.unread, found?.events.length]).toEqual([['odd'], 3])
  })

  test('a zone by any rule but a yearly one is none: its times are the home’s own', () => {
    const zone = (rule: string) =>
      ['BEGIN:VTIMEZONE', 'TZID:Odd', 'BEGIN:STANDARD', 'TZOFFSETFROM:+0900', 'TZOFFSETTO:+0900']
        .concat('DTSTART:20000101T000000', `RRULE:FREQ=${rule}`, 'END:STANDARD', 'END:VTIMEZONE')
        .join('\r\n')
    const stay = event('DTSTART;TZID=Odd:20300714T020000', 'DTEND;TZID=Odd:20300716T020000')
    expect(days(read(calendar(zone('YEARLY'), stay)))).toEqual(['2030-07-13 2030-07-15'])
    expect(days(read(calendar(zone('SECONDLY'), stay)))).toEqual(['2030-07-14 2030-07-16'])
  })

  test('a day, every day for sixty years, is followed to today and on', () => {
    expect(days(read(calendar(repeats('a', 'FREQ=DAILY', '19700101'))))?.[0]).toBe('2030-05-15 2030-05-16')
  })

  test('all rules of a file together have their bound: too many are refused whole, not cut off', () => {
    const rules = (count: number) =>
      calendar(...Array.from({ length: count }, (_, n) => repeats(`e${n}`, 'FREQ=DAILY', '19900101')))
    expect(read(rules(1))?.events.length).toBeGreaterThan(1000)
    expect(() => read(rules(9))).toThrow(TooManySteps)
  })

  test('and so have the events that they mean, which are all placed at a home', () => {
    const rules = (count: number) =>
      calendar(...Array.from({ length: count }, (_, n) => repeats(`e${n}`, 'FREQ=DAILY', '20300516')))
    expect(read(rules(4))?.events.length).toBeGreaterThan(4000)
    expect(() => read(rules(5))).toThrow(TooManySteps)
  })
})

test('whatever comes is read or refused, and every event has nights and an identity of its own', () => {
  const name = fc.constantFrom(
    'BEGIN',
    'END',
    'UID',
    'DTSTART',
    'DTEND',
    'RRULE',
    'DURATION',
    'X',
    'dtstart;TZID=x',
    'STATUS',
  )
  const value = fc.oneof(
    fc.constantFrom(
      'VCALENDAR',
      'VEVENT',
      'VTIMEZONE',
      '20300714',
      '20300716T100000Z',
      'P1D',
      'FREQ=DAILY',
      '-P5W',
      '99999999',
    ),
    fc.string({ maxLength: 12 }),
  )
  const lines = fc.array(
    fc.tuple(name, value).map(parts => parts.join(':')),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(lines, fc.boolean(), (inner, isWhole) => {
      const found = read(isWhole ? calendar('BEGIN:VEVENT', ...inner, 'END:VEVENT') : inner.join('\r\n'))
      if (!found) return
      for (const { nights: n } of found.events) expect(n.checkOut).toBeGreaterThan(n.checkIn)
      expect(new Set(found.events.map(({ uid }) => uid)).size).toBe(found.events.length)
    }),
    { numRuns: 300 },
  )
})

describe('a horizon block', () => {
  const far = (from: number, to: number, said = 'unavailable' as 'unavailable' | 'reserved') => ({
    ...{ uid: `h${from}`, class: said, nights: { checkIn: addDays(today, from), checkOut: addDays(today, to) } },
  })

  test('that rolls daily is left out, every day', () => {
    const sold = far(10, 14, 'reserved')
    for (const passed of [0, 1, 2, 30]) {
      const found = withoutHorizon([far(180 + passed, 365 + passed), sold], addDays(today, passed))
      expect(found).toEqual([sold])
    }
  })

  test('is neither what was sold, nor what is closed soon, nor anything but the last', () => {
    for (const events of [[far(180, 190, 'reserved')], [far(20, 60)], [far(100, 110), far(200, 210, 'reserved')], []])
      expect(withoutHorizon(events, today)).toEqual(events)
  })
})

test('of a calendar only the lines about days are kept', () => {
  const parts = calendarParts(
    calendar(event('DTSTART:20300714', 'ATTENDEE;CN=Grace:mailto:grace@example.org', 'X-A:b')),
  )
  expect(parts?.events).toEqual(['BEGIN:VEVENT\r\nUID:one@test\r\nDTSTART:20300714\r\nEND:VEVENT'])
})
