// What guests read of a host before they book: words, languages, a coarse time, and never a number to call.

import { createElement } from 'react'
import { expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { render } from '#tests/support/render.ts'
import { sayAnswerTime } from './answer-time.ts'
import { describeHost } from './describe-host.ts'
import { MeetHost } from './meet-host.tsx'

const inHours = (hours: number) => sentence('stays.answersInHours', { hours })
const inDays = (days: number) => sentence('stays.answersInDays', { days })

test.each([
  [null, undefined],
  [0, inHours(1)],
  [60, inHours(1)],
  [61, inHours(2)],
  [121, inHours(4)],
  [481, inHours(12)],
  [721, inDays(1)],
  [1441, inDays(2)],
  [2880, inDays(2)],
  [2881, undefined],
])('an answer after %s minutes is told as %s', (minutes, told) => {
  expect(sayAnswerTime(minutes)).toBe(told)
})

test('a host is introduced by name, languages, answers and words, as far as they are there', () => {
  const ana = { name: 'Ana', languages: ['pt', 'en'], words: 'The fig tree is yours.', answerMinutes: 90 }
  const { text } = render(createElement(MeetHost, describeHost(ana, 'en-GB')))
  expect(text).toContain(sentence('stays.meetHost', { name: 'Ana' }))
  expect(text).toContain(`${sentence('stays.hostSpeaks', { languages: 'Portuguese and English' })} · ${inHours(2)}`)
  expect(text).toContain('The fig tree is yours.')
  const bare = describeHost({ ...ana, languages: [], words: '', answerMinutes: null }, 'en-GB')
  expect(bare.facts).toEqual([])
  expect(render(createElement(MeetHost, bare)).text).toBe(sentence('stays.meetHost', { name: 'Ana' }))
})
