// The lowest come as sorting all of them would have it, from wherever the last page ended.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowestFirst } from './lowest-first.ts'

const anyKeys = fc.array(fc.oneof(fc.nat(8), fc.constant(Number.MAX_SAFE_INTEGER)), { maxLength: 260 })
const anyFrom = fc.record({ key: fc.oneof(fc.nat(8), fc.constant(Number.NEGATIVE_INFINITY)), tie: fc.nat(40) })

test('the lowest of all that follow, equal ones by their ties', () => {
  fc.assert(
    fc.property(anyKeys, anyFrom, fc.oneof(fc.nat(30), fc.integer({ min: 195, max: 250 })), (keys, from, wanted) => {
      // No two ties are equal, and they are in another order than the rows.
      const ties = keys.map((_, at) => (at * 7919) % 263)
      const follows = (at: number) => keys[at]! > from.key || (keys[at] === from.key && ties[at]! >= from.tie)
      const all = keys.map((_, at) => at).filter(follows)
      all.sort((one, other) => keys[one]! - keys[other]! || ties[one]! - ties[other]!)
      const { first, following } = lowestFirst(new Float64Array(keys), new Float64Array(ties), from, wanted)
      expect(first).toEqual(all.slice(0, wanted))
      expect(following).toBe(all.length)
    }),
  )
})
