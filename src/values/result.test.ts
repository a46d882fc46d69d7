// What a command answers.

import { expect, expectTypeOf, test } from 'vitest'
import { done, type Outcome, refused } from './result.ts'

type Answer = Outcome<{ readonly booking: string }, 'dates-taken' | 'hold-expired'>

test('done bears what was made', () => {
  expect(done({ booking: 'b1' })).toEqual({ ok: true, booking: 'b1' })
  expect(done({})).toEqual({ ok: true })
})

test('refused bears its one reason', () => {
  expect(refused('dates-taken')).toEqual({ ok: false, reason: 'dates-taken' })
})

test('what is done stays done, whatever the value is made of', () => {
  expect(done({ ok: false, booking: 'b1' }).ok).toBe(true)
})

test('asking whether it is done tells which of the two it is', () => {
  const say = (answer: Answer): string => {
    if (answer.ok) {
      expectTypeOf(answer.booking).toEqualTypeOf<string>()
      return answer.booking
    }
    expectTypeOf(answer.reason).toEqualTypeOf<'dates-taken' | 'hold-expired'>()
    return answer.reason
  }
  expect([say(done({ booking: 'b1' })), say(refused('hold-expired'))]).toEqual(['b1', 'hold-expired'])
})
