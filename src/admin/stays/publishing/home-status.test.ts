// How a home may stand: every standing is left again, and only those that guests see want a home to be whole.

import { expect, test } from 'vitest'
import { type HomeStatus, isOpen, lackNames, needs, nextStatus, statusButtons } from './home-status.ts'

const all = Object.keys(nextStatus) as HomeStatus[]

test('from every standing every other one can be reached, and none leads to itself', () => {
  for (const from of all) {
    expect(nextStatus[from]).not.toContain(from)
    const reached = new Set<HomeStatus>([from])
    for (const each of reached) for (const next of nextStatus[each]) reached.add(next)
    expect([...reached].sort(), from).toEqual([...all].sort())
    expect(statusButtons[from]()).not.toBe('')
  }
})

test('what was put away is looked through as a draft before guests see it again', () => {
  expect(nextStatus.archived.filter(isOpen)).toEqual([])
})

test('everything that can be lacking is on the list', () => {
  expect(needs.map(({ lack }) => lack).sort()).toEqual([...lackNames].sort())
})
