// The message catalogue: sentences with what goes into them.

import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSentenceKey, sentence } from '#catalogue/sentence.ts'
import { inProject } from '#platform/tools/project-root.server.ts'

test('a sentence has its numbers, and a stranger is no key', () => {
  expect(sentence('forms.tooLong', { most: 120, length: 121 })).toBe(
    'Please shorten this to 120 characters; it has 121.',
  )
  expect(sentence('forms.tooLong', { most: 5000, length: 12_345 })).toContain('5000 characters; it has 12345.')
  expect(isSentenceKey('toString')).toBe(false)
})

test('every sentence is well-formed MessageFormat', async () => {
  const files = readdirSync(inProject('src', 'catalogue', 'english'))
  const rooms: Record<string, Record<string, string>>[] = await Promise.all(
    files.map(file => import(inProject('src', 'catalogue', 'english', file))),
  )
  const keys = rooms.flatMap(room => Object.values(room).flatMap(Object.keys))
  expect(keys.length).toBeGreaterThan(40)
  for (const key of keys) {
    if (!isSentenceKey(key)) throw new Error(`${key} is in no catalogue.`)
    expect(sentence(key), key).not.toBe('')
  }
})
