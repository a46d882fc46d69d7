// Tests of the booking's graph: every life it allows, and nothing else; and that the database knows the same one.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patience, runs } from '#tests/support/any-offer.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { foldSteps, type Step } from '#tests/support/fold-steps.ts'
import { minutes } from '#values/duration.ts'
import {
  activeStates,
  type BookingState,
  bookingStates,
  mayCommand,
  mayFollow,
  standingStates,
  stateAt,
  transitions,
} from './booking.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

/** Any life the graph allows, at most so many steps long. */
const lives = fc.array(fc.nat(), { minLength: 1, maxLength: 12 }).map(choices => {
  const steps: Step[] = []
  for (const choice of choices) {
    const from: BookingState | null = steps.at(-1)?.to ?? null
    const open = transitions.filter(arrow => arrow.from === from)
    if (open.length === 0) break
    const { command, to } = open[choice % open.length]!
    steps.push({ seq: steps.length + 1, from, to, command })
  }
  return steps
})

describe('the graph', () => {
  test('I13 the database lists the same transitions', async () => {
    const { rows } = await fresh.database.execute<{ definition: string }>(sql`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'booking_event_is_listed'`)
    const listed = [...rows[0]!.definition.matchAll(/'(\w+):(\w*)>(\w+)'/g)].map(
      ([, command, from, to]) => `${command}: ${from} > ${to}`,
    )
    expect(listed.sort()).toEqual(
      transitions.map(({ command, from, to }) => `${command}: ${from ?? ''} > ${to}`).sort(),
    )
  })

  test('every state is reached from the beginning', () => {
    const reached = new Set<BookingState | null>([null])
    for (const _ of bookingStates) {
      for (const { from, to } of transitions) if (reached.has(from)) reached.add(to)
    }
    expect(bookingStates.filter(state => !reached.has(state))).toEqual([])
  })

  test('a visit that was completed, declined or missed has ended for good', () => {
    for (const end of ['completed', 'declined', 'no_show'] as const) {
      expect(transitions.filter(({ from }) => from === end)).toEqual([])
    }
  })

  test('a guest cancels, releases and submits, and nothing that is the operator’s', () => {
    expect(mayCommand('cancel', 'confirmed', 'guest')).toBe(true)
    expect(mayCommand('approve', 'pending_approval', 'guest')).toBe(false)
    expect(mayFollow('submit', 'hold', 'confirmed', 'guest')).toBe(true)
    expect(mayFollow('submit', 'expired', 'confirmed', 'guest')).toBe(false)
  })

  test('standing and active states name the states that keep nights', () => {
    expect(activeStates.filter(state => standingStates.includes(state))).toEqual(['confirmed', 'in_stay'])
  })
})

describe('the fold', () => {
  test('I12 the state is the fold of the events, for every life the graph allows', patience, () => {
    fc.assert(
      fc.property(lives, steps => foldSteps(steps) === steps.at(-1)!.to),
      runs,
    )
  })

  test('I12 a gap, a repeated number or a step out of nowhere is no life', patience, () => {
    fc.assert(
      fc.property(lives, fc.nat(), fc.constantFrom('gap', 'twice', 'elsewhere'), (steps, at, fault) => {
        const index = at % steps.length
        const broken = steps.map((step, position) => {
          if (fault === 'gap') return position >= index ? { ...step, seq: step.seq + 1 } : step
          if (fault === 'twice') return position === index ? { ...step, seq: step.seq - 1 } : step
          return position === index ? { ...step, from: 'declined' as const } : step
        })
        return foldSteps(broken) === undefined
      }),
      runs,
    )
  })

  test('I13 an arrow that is not in the graph is no step', () => {
    const steps: Step[] = [
      { seq: 1, from: null, to: 'hold', command: 'hold' },
      { seq: 2, from: 'hold', to: 'completed', command: 'submit' },
    ]
    expect(foldSteps(steps)).toBeUndefined()
    expect(foldSteps([])).toBeUndefined()
  })
})

test('a hold is expired from the very instant on at which its time is over', () => {
  const holdExpiresAt = new Date('2030-05-15T12:15:00Z')
  const hold = { state: 'hold', holdExpiresAt, requestExpiresAt: null } as const
  const at = (offset: number) => stateAt(hold, new Date(holdExpiresAt.getTime() + offset))
  expect(at(-1)).toBe('hold')
  expect(at(0)).toBe('expired')
  expect(at(minutes(1))).toBe('expired')
  expect(stateAt({ ...hold, state: 'confirmed' }, new Date('2031-01-01T00:00:00Z'))).toBe('confirmed')
})

test('a booking that waits for its payment is expired from the very instant on at which its time is over', () => {
  const holdExpiresAt = new Date('2030-05-15T12:30:00Z')
  const waiting = { state: 'pending_payment', holdExpiresAt, requestExpiresAt: null } as const
  expect(stateAt(waiting, new Date(holdExpiresAt.getTime() - 1))).toBe('pending_payment')
  expect(stateAt(waiting, holdExpiresAt)).toBe('expired')
})

test('a request is expired from its own instant on, whatever its hold once said', () => {
  const requestExpiresAt = new Date('2030-05-16T12:00:00Z')
  const holdExpiresAt = new Date('2030-05-15T12:15:00Z')
  const request = { state: 'pending_approval', holdExpiresAt, requestExpiresAt } as const
  expect(stateAt(request, new Date(requestExpiresAt.getTime() - 1))).toBe('pending_approval')
  expect(stateAt(request, requestExpiresAt)).toBe('expired')
})
