// The loading bar's numbers: throttle, curve, and the tail after the end (Spec 9; reference 2.3).

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barLook, progressAfter } from './loading-progress.ts'

describe('the curve', () => {
  it.each([
    [100, 6.4],
    [250, 15.6],
    [500, 29.5],
    [1000, 50],
    [2000, 70.5],
    [4000, 84.4],
    [8000, 92.1],
  ])('has come this far %s ms after it came in sight: %s %%', (ms, percent) => {
    expect(progressAfter(ms) * 100).toBeCloseTo(percent, 0.5)
  })

  it('always goes on and never arrives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), ms => {
        expect(progressAfter(ms + 1)).toBeGreaterThan(progressAfter(ms))
        expect(progressAfter(ms)).toBeLessThan(1)
      }),
    )
  })
})

describe('a navigation that takes 1200 ms', () => {
  const at = (ms: number) => barLook({ begun: 5000, ended: ms < 1200 ? undefined : 6200 }, 5000 + ms)

  it('shows nothing for 200 ms', () => {
    expect(at(0)).toEqual({ scale: 0, opacity: 0, next: 200 })
    expect(at(199)).toMatchObject({ scale: 0, opacity: 0, next: 1 })
  })

  it('starts from nothing then, and is half way just before the end', () => {
    expect(at(200)).toEqual({ scale: 0, opacity: 1, next: 0 })
    expect(at(1199).scale).toBeCloseTo(0.5, 2)
  })

  it('is full at once for 500 ms, fades for 400, and is gone', () => {
    expect(at(1200)).toEqual({ scale: 1, opacity: 1, next: 500 })
    expect(at(1699)).toMatchObject({ scale: 1, opacity: 1 })
    expect(at(1700)).toEqual({ scale: 1, opacity: 0, next: 400 })
    expect(at(2100)).toEqual({ scale: 0, opacity: 0, next: undefined })
  })
})

describe('nothing is ever seen', () => {
  it('of a navigation that is over within 200 ms', () => {
    fc.assert(
      fc.property(fc.nat(199), fc.nat(5000), (length, wait) => {
        const looks = [
          barLook({ begun: 0, ended: length }, length + wait),
          barLook({ begun: 0 }, Math.min(wait, length)),
        ]
        expect(looks.map(({ opacity }) => opacity)).toEqual([0, 0])
      }),
    )
  })

  it('before the first one', () => {
    expect(barLook(undefined, 7).opacity).toBe(0)
  })
})

it('a new navigation during the tail begins from nothing', () => {
  expect(barLook({ begun: 6500 }, 6500)).toMatchObject({ scale: 0, next: 200 })
})
