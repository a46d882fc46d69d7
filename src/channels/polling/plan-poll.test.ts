// What a look changes, worked out: any order and repetition comes to the same, and what is odd takes nothing away.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FoundCalendar, FoundEvent } from '#channels/reading/read-calendar.ts'
import { addDays, requireCalendarDay } from '#values/calendar-day.ts'
import { type KnownEvent, planPoll } from './plan-poll.ts'

const today = requireCalendarDay('2030-05-15')
const usual = { today, believed: false }

const some = (uid: string, from: number, length = 3): FoundEvent => ({
  ...{ uid, class: 'reserved', nights: { checkIn: addDays(today, from), checkOut: addDays(today, from + length) } },
})
const known = (event: FoundEvent, missingLooks = 0): KnownEvent => ({ ...event, id: `id-${event.uid}`, missingLooks })
const found = (...events: FoundEvent[]): FoundCalendar => ({ events, free: [], unread: [] })
const five = [1, 2, 3, 4, 5].map(n => some(`e${n}`, n * 10))

describe('an event', () => {
  test('that is new is added, that is known is seen, that moved or shrunk is changed', () => {
    const plan = planPoll(
      [known(five[0]!), known(five[1]!)],
      found(five[0]!, some('e2', 20, 2), some('new', 70)),
      usual,
    )
    expect(plan).toMatchObject({
      added: [{ uid: 'new' }],
      seen: ['id-e1'],
      changed: [{ id: 'id-e2' }],
      missed: [],
      ended: [],
    })
  })

  test('that vanished is missed once, and ended when it is missing again', () => {
    const rest = five.slice(1)
    const first = planPoll(
      five.map(event => known(event)),
      found(...rest),
      usual,
    )
    expect(first).toMatchObject({ suspicion: undefined, missed: ['id-e1'], ended: [] })
    const second = planPoll([known(five[0]!, 1), ...rest.map(event => known(event))], found(...rest), usual)
    expect(second).toMatchObject({ suspicion: undefined, missed: [], ended: ['id-e1'] })
  })

  test('that comes back in between is seen, and begins anew', () => {
    const plan = planPoll([known(five[0]!, 1), known(five[1]!)], found(five[0]!, five[1]!), usual)
    expect(plan).toMatchObject({ seen: ['id-e1', 'id-e2'], ended: [], missed: [] })
  })

  test('with a rotated UID is the one that has its nights', () => {
    const plan = planPoll([known(five[0]!)], found({ ...five[0]!, uid: 'other' }), usual)
    expect(plan).toMatchObject({ added: [], changed: [{ id: 'id-e1', uid: 'other' }], missed: [], ended: [] })
  })

  test('that is cancelled is ended at once, with all its occurrences', () => {
    const occurrence = some('rule/2030-06-04', 20)
    const plan = planPoll([known(five[0]!), known(occurrence)], { events: [], free: ['e1', 'rule'], unread: [] }, usual)
    expect(plan).toMatchObject({ suspicion: undefined, ended: ['id-e1', 'id-rule/2030-06-04'] })
  })

  test('that cannot be read any more is left as it was', () => {
    const plan = planPoll([known(five[0]!), known(five[1]!)], { ...found(five[1]!), unread: ['e1'] }, usual)
    expect(plan).toMatchObject({ seen: ['id-e2', 'id-e1'], missed: [], ended: [] })
  })

  test('that is over is neither added nor missed', () => {
    const over = some('over', -3, 3)
    expect(planPoll([], found(over), usual).added).toEqual([])
    expect(planPoll([known(over)], found(), usual)).toMatchObject({
      past: ['id-over'],
      missed: [],
      suspicion: undefined,
    })
  })
})

describe('I23 a calendar that shrinks suspiciously removes nothing', () => {
  test('empty after having been full, were it a single event', () => {
    for (const full of [five, five.slice(0, 1)]) {
      const plan = planPoll(
        full.map(event => known(event)),
        found(),
        usual,
      )
      expect(plan).toMatchObject({ suspicion: 'emptied', missed: [], ended: [] })
    }
  })

  test('more than half of four or more gone at once; what is new in it is taken all the same', () => {
    const plan = planPoll(
      five.map(event => known(event)),
      found(five[0]!, five[1]!, some('new', 90)),
      usual,
    )
    expect(plan).toMatchObject({ suspicion: 'shrank', missed: [], ended: [], changed: [], added: [{ uid: 'new' }] })
    expect(
      planPoll(
        five.map(event => known(event)),
        found(...five.slice(0, 3)),
        usual,
      ).suspicion,
    ).toBeUndefined()
  })

  test('unless an operator says that it is right: then what is missing is gone', () => {
    const plan = planPoll(
      five.map(event => known(event)),
      found(),
      { today, believed: true },
    )
    expect(plan).toMatchObject({ suspicion: undefined, missed: [], ended: five.map(({ uid }) => `id-${uid}`) })
  })
})

const anyEvents = fc
  .uniqueArray(
    fc.record({ n: fc.nat(12), from: fc.integer({ min: -5, max: 60 }), length: fc.integer({ min: 1, max: 9 }) }),
    {
      maxLength: 8,
      selector: ({ n }) => n,
    },
  )
  .map(list => list.map(({ n, from, length }) => some(`e${n}`, from, length)))
const anyKnown = anyEvents.chain(events => {
  const marks = fc.array(fc.nat(1), { minLength: events.length, maxLength: events.length })
  return marks.map(looks => events.map((event, at) => known(event, looks[at])))
})

test('whatever is known and found, every known event has one fate, and every found one is taken once', () => {
  fc.assert(
    fc.property(anyKnown, anyEvents, fc.boolean(), (before, events, believed) => {
      const plan = planPoll(before, found(...events), { today, believed })
      const fates = [...plan.seen, ...plan.missed, ...plan.ended, ...plan.past, ...plan.changed.map(({ id }) => id)]
      expect(new Set(fates).size).toBe(fates.length)
      if (!plan.suspicion) expect(fates.sort()).toEqual(before.map(({ id }) => id).sort())
      else expect([...plan.missed, ...plan.ended]).toEqual([])
      const coming = events.filter(({ nights }) => nights.checkOut > today).length
      const known = before.length - plan.missed.length - plan.ended.length - plan.past.length
      expect(plan.added.length).toBeLessThanOrEqual(coming)
      if (!plan.suspicion) expect(plan.added.length + known).toBe(coming)
    }),
  )
})

test('what another address had told is gone only by a word, however much of it is missing', () => {
  fc.assert(
    fc.property(anyKnown, anyEvents, fc.boolean(), (before, events, believed) => {
      const plan = planPoll(before, found(...events), { today, believed, isMoved: true })
      if (!believed) expect([...plan.missed, ...(plan.suspicion ? plan.ended : [])]).toEqual([])
      expect(plan.suspicion === undefined || (plan.suspicion === 'moved' && !believed)).toBe(true)
    }),
  )
})

test('I22 the same calendar a second time changes nothing, in whatever order it comes', () => {
  fc.assert(
    fc.property(
      anyEvents.chain(events =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
      ),
      ([events, shuffled]) => {
        const coming = events.filter(({ nights }) => nights.checkOut > today)
        const plan = planPoll(
          coming.map(event => known(event)),
          found(...shuffled),
          usual,
        )
        const nothing = { suspicion: undefined, added: [], changed: [], missed: [], ended: [], past: [] }
        expect({ ...plan, seen: [...plan.seen].sort() }).toEqual({
          ...nothing,
          seen: coming.map(({ uid }) => `id-${uid}`).sort(),
        })
      },
    ),
  )
})
