// The message catalogue: sentences with what goes into them.

import { expect, test } from 'vitest'
import { isSentenceKey, sentence } from '#catalogue/sentence.ts'

test('a sentence has its numbers, and a stranger is no key', () => {
  expect(sentence('forms.tooLong', { most: 120, length: 121 })).toBe(
    'Please shorten this to 120 characters; it has 121.',
  )
  expect(isSentenceKey('toString')).toBe(false)
})
