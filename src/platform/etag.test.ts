// Entity tags: the same for the same parts, and found among those that a client sends.

import { expect, test } from 'vitest'
import { etagOf, isKnownTag } from './etag.server.ts'

test('a tag is quoted, the same for the same bytes, and another one for others', () => {
  expect(etagOf('one')).toMatch(/^"[\w-]{27}"$/)
  expect(etagOf('one', Buffer.from('two'))).toBe(etagOf('one', 'two'))
  expect(etagOf('one', 'two')).not.toBe(etagOf('one'))
})

test.each<[sent: string | null | undefined, isKnown: boolean]>([
  [null, false],
  [undefined, false],
  ['', false],
  ['"b"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"xa"', false],
  ['a', false],
])('of %s the tag "a" is known: %s', (sent, isKnown) => {
  expect(isKnownTag(sent, '"a"')).toBe(isKnown)
})
