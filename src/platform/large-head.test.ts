// Tests of what is too large in a request's head: to the byte, and whatever it is made of.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headTooLarge, mostHeadBytes } from './large-head.ts'

describe('the head of a request', () => {
  it('has an address of 16 kB and no more', () => {
    expect(headTooLarge('/'.repeat(mostHeadBytes), [])).toBeUndefined()
    expect(headTooLarge('/'.repeat(mostHeadBytes + 1), [])).toBe(414)
  })

  it('has headers of 16 kB as they are sent, and no more, however many they are', () => {
    const header = fc.tuple(fc.stringMatching(/^[a-z-]{1,40}$/), fc.stringMatching(/^[!-~]{0,3000}$/))
    fc.assert(
      fc.property(fc.array(header, { maxLength: 40 }), headers => {
        const sent = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
        expect(headTooLarge('/', headers.flat())).toBe(sent.length > mostHeadBytes ? 431 : undefined)
      }),
      { numRuns: 200 },
    )
    const name = 'cookie'
    const value = 'x'.repeat(mostHeadBytes - `${name}: \r\n`.length)
    expect(headTooLarge('/', [name, value])).toBeUndefined()
    expect(headTooLarge('/', [name, `${value}x`])).toBe(431)
  })

  it('is told of its address first', () => {
    expect(headTooLarge('/'.repeat(20_000), ['cookie', 'x'.repeat(20_000)])).toBe(414)
  })
})
