// The place where a page ended: only the search that gave it out reads it.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCursor, writeCursor } from './cursor.server.ts'

it('leads back to where it was written', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.string(), (key, id, search) => {
      expect(readCursor(writeCursor({ key, id }, search), search)).toEqual({ key, id })
    }),
  )
})

it('means nothing to another search', () => {
  const cursor = writeCursor({ key: 'm', id: 7 }, '/stays?where=Skye')
  expect(readCursor(cursor, '/stays?where=Porto')).toBeUndefined()
})

it('means nothing once a letter of it is changed', () => {
  const cursor = writeCursor({ key: 'm', id: 7 }, '/stays')
  for (let at = 0; at < cursor.length - 1; at++) {
    const other = cursor[at] === 'A' ? 'B' : 'A'
    expect(readCursor(cursor.slice(0, at) + other + cursor.slice(at + 1), '/stays')).toBeUndefined()
  }
})

it.each(['', '0', 'abc', '%', '../..', 'null', 'e30', ' '.repeat(3), 'a'.repeat(5000)])('is not “%s”', text => {
  expect(readCursor(text, '/stays')).toBeUndefined()
})
