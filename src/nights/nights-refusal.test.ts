// What people read when nights cannot be had.

import { expect, test } from 'vitest'
import { nightsRefusal } from './nights-refusal.ts'

test.each(Object.entries(nightsRefusal))('%s is said in whole, calm sentences', (_, sentence) => {
  expect(sentence).toMatch(/^[A-Z][^!]+\.$/)
})
