// Swiping to close: the thresholds of Spec 9 and every condition of reference 9.1.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closesOnRelease, followedDistance, isAtEdge, type Swipe, type SwipeDirection } from './swipe.ts'

const down = (y: number, ms: number, rest: Partial<Swipe> = {}): Swipe => ({
  moved: { x: 0, y },
  lastStep: { x: 0, y: Math.sign(y) },
  size: 400,
  ms,
  ...rest,
})

describe('content 400 px high that closes downwards', () => {
  it.each([
    ['30 px in 800 ms stays', down(30, 800), false],
    ['40 px is exactly a tenth, and stays', down(40, 800), false],
    ['41 px in 800 ms closes', down(41, 800), true],
    ['50 px in 800 ms closes', down(50, 800), true],
    ['30 px in 150 ms closes', down(30, 150), true],
    ['1 px in exactly 300 ms closes', down(1, 300), true],
    ['1 px in 301 ms stays', down(1, 301), false],
    ['200 px down and then back up stays', down(140, 800, { lastStep: { x: 0, y: -60 } }), false],
    ['a release without a last step stays', down(200, 800, { lastStep: { x: 0, y: 0 } }), false],
    ['a flick up stays', down(-60, 100), false],
    ['mostly sideways stays', down(80, 200, { moved: { x: 90, y: 80 } }), false],
    ['no movement at all stays', down(0, 10), false],
  ])('%s', (_what, swipe, closes) => {
    expect(closesOnRelease('down', swipe)).toBe(closes)
  })

  it('follows the finger from its place by its size at most', () => {
    expect(followedDistance('down', { x: 9, y: 120 }, 400)).toBe(120)
    expect(followedDistance('down', { x: 0, y: -30 }, 400)).toBe(0)
    expect(followedDistance('down', { x: 0, y: 900 }, 400)).toBe(400)
  })
})

const directions: readonly SwipeDirection[] = ['up', 'right', 'down', 'left']

it('is the same rule in all four directions', () => {
  const turn = ({ x, y }: { x: number; y: number }, times: number): { x: number; y: number } =>
    times === 0 ? { x, y } : turn({ x: -y, y: x }, times - 1)
  // Quarter turns to the right lead from down to left, up and right.
  const turned: readonly SwipeDirection[] = ['down', 'left', 'up', 'right']
  const movement = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })
  fc.assert(
    fc.property(movement, movement, fc.nat(1000), fc.nat(600), (moved, lastStep, size, ms) => {
      fc.pre(Math.abs(moved.x) !== Math.abs(moved.y))
      const answers = turned.map((direction, times) =>
        closesOnRelease(direction, { moved: turn(moved, times), lastStep: turn(lastStep, times), size, ms }),
      )
      expect(new Set(answers).size).toBe(1)
    }),
  )
})

describe('a swipe that could scroll instead', () => {
  const box = { scrollTop: 0, scrollLeft: 0, scrollHeight: 400, scrollWidth: 300, clientHeight: 400, clientWidth: 300 }

  it('closes when there is nothing to scroll', () => {
    for (const direction of directions) expect(isAtEdge(direction, box)).toBe(true)
  })

  it('scrolls until its edge is reached', () => {
    const long = { ...box, scrollHeight: 900, scrollWidth: 700 }
    const [top, middle, end] = [long, { ...long, scrollTop: 200, scrollLeft: 90 }, { ...long, scrollTop: 499.5 }]
    expect(directions.filter(direction => isAtEdge(direction, top))).toEqual(['right', 'down'])
    expect(directions.filter(direction => isAtEdge(direction, middle))).toEqual([])
    expect(isAtEdge('up', end)).toBe(true)
    expect(isAtEdge('left', { ...long, scrollLeft: 400 })).toBe(true)
  })
})
