// The lightbox without its component: zoom, turn, pan, swipe, pinch, failed pictures, groups (reference 1.3).

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  freshView,
  groupsOf,
  type LightboxHand,
  type LightboxView,
  lightboxView,
  steppedTo,
  swipedStep,
} from './lightbox-view.ts'
import { pinchedBy, zoomedBy } from './zoom.ts'

const shown = (natural: number, rest: Partial<LightboxView> = {}): LightboxView => ({
  ...freshView,
  picture: 'shown',
  natural,
  ...rest,
})
const handled = (
  view: LightboxView,
  ...kinds: Exclude<LightboxHand, { natural: number } | { x: number } | { change: number }>['kind'][]
) => kinds.reduce((now, kind) => lightboxView(now, { kind }), view)
const times = (count: number, kind: 'zoom-in' | 'zoom-out' | 'rotate-right' | 'rotate-left') =>
  Array<typeof kind>(count).fill(kind)

describe('zoom of a picture at its natural size', () => {
  it('goes up by 0.12 to 2.92 in 16 steps; the 17th does nothing', () => {
    const scales = Array.from({ length: 17 }, (_, at) => handled(shown(1), ...times(at + 1, 'zoom-in')).scale)
    expect(scales[0]).toBeCloseTo(1.12)
    expect(scales[1]).toBeCloseTo(1.24)
    expect(scales[15]).toBeCloseTo(2.92)
    expect(scales[16]).toBe(scales[15])
  })

  it('goes down to 0.16 in 7 steps; the 8th does nothing', () => {
    const scales = Array.from({ length: 8 }, (_, at) => handled(shown(1), ...times(at + 1, 'zoom-out')).scale)
    expect(scales[0]).toBeCloseTo(0.88)
    expect(scales[6]).toBeCloseTo(0.16)
    expect(scales[7]).toBe(scales[6])
  })

  it('comes back to exactly 1', () => {
    expect(handled(shown(1), 'zoom-in', 'zoom-out').scale).toBe(1)
    expect(handled(shown(2), ...times(5, 'zoom-in'), ...times(5, 'zoom-out')).scale).toBe(1)
  })
})

describe('zoom of a picture shown smaller than it is', () => {
  it('snaps to its natural size when it comes near', () => {
    expect(zoomedBy('in', 1.84, 2)).toBe(2)
    expect(zoomedBy('out', 2.08, 2)).toBe(2)
    expect(zoomedBy('in', 1.8, 2)).toBeCloseTo(1.92)
  })

  it('never reaches a bound, whatever is done', () => {
    const way = fc.constantFrom('in' as const, 'out' as const)
    fc.assert(
      fc.property(fc.array(way, { maxLength: 80 }), fc.double({ min: 1, max: 6, noNaN: true }), (ways, natural) => {
        const scale = ways.reduce((now, each) => zoomedBy(each, now, natural), 1)
        expect(scale).toBeGreaterThan(0.1)
        expect(scale).toBeLessThan(3 * natural)
      }),
    )
  })
})

describe('a pinch', () => {
  it('changes the size by 1.3 of its share of the width', () => {
    expect(pinchedBy(100, 1000, 1, 2)).toBeCloseTo(1.13)
    expect(pinchedBy(-100, 1000, 1, 2)).toBeCloseTo(0.87)
  })

  it('is not taken to 0.5 and below, or to 1.5 of the natural size and above', () => {
    expect(pinchedBy(-500, 1000, 1, 2)).toBe(1)
    expect(pinchedBy(-384, 1000, 1, 2)).toBeGreaterThan(0.5)
    expect(pinchedBy(1600, 1000, 1, 2)).toBe(1)
    expect(pinchedBy(1500, 1000, 1, 2)).toBeCloseTo(2.95)
  })
})

describe('a double click', () => {
  it('toggles between the natural size and the one before', () => {
    const once = handled(shown(2.5), 'zoom-in', 'toggle')
    expect(once.scale).toBe(2.5)
    expect(handled(once, 'toggle').scale).toBeCloseTo(1.12)
  })
})

describe('turning', () => {
  it('adds up by quarters and comes round', () => {
    expect(handled(shown(1), ...times(4, 'rotate-right')).rotation).toBe(360)
    expect(handled(shown(1), 'rotate-left').rotation).toBe(-90)
    expect(handled(shown(1), ...times(3, 'rotate-right')).rotation).toBe(270)
  })

  it('is not undone by the reset of size and place', () => {
    const moved = lightboxView(handled(shown(1), 'rotate-right', 'zoom-in'), { kind: 'pan', x: 30, y: -4 })
    expect(moved).toMatchObject({ x: 30, y: -4 })
    expect(handled(moved, 'reset')).toMatchObject({ scale: 1, x: 0, y: 0, rotation: 90 })
  })
})

describe('a picture', () => {
  it('begins upright, whole and loading, whatever was done to the last one', () => {
    expect(handled(shown(2), 'zoom-in', 'rotate-left', 'begin')).toEqual(freshView)
  })

  it.each(['loading', 'failed'] as const)('that is %s takes no hand but its coming', picture => {
    const view = { ...freshView, picture }
    const done = handled(view, 'zoom-in', 'zoom-out', 'rotate-left', 'toggle', 'reset')
    expect(lightboxView(done, { kind: 'pinch', change: 90, width: 300 })).toEqual(view)
    expect(lightboxView(done, { kind: 'loaded', natural: 2 }).picture).toBe('shown')
    expect(lightboxView(done, { kind: 'failed' }).picture).toBe('failed')
  })
})

describe('a swipe', () => {
  it.each([
    ['40 px to the left turns nothing', { x: -40, y: 0 }, 0],
    ['exactly 50 px turns nothing', { x: -50, y: 0 }, 0],
    ['60 px to the left shows the next', { x: -60, y: 0 }, 1],
    ['60 px to the right shows the one before', { x: 60, y: 10 }, -1],
    ['60 px that go mostly up turn nothing', { x: -60, y: -70 }, 0],
  ] as const)('%s', (_what, moved, step) => {
    expect(swipedStep(moved)).toBe(step)
  })
})

describe('the pictures', () => {
  it('end at the first and the last', () => {
    expect([steppedTo(0, -1, 3), steppedTo(1, -1, 3), steppedTo(1, 1, 3), steppedTo(2, 1, 3)]).toEqual([0, 0, 2, 2])
    expect(steppedTo(0, 1, 0)).toBe(0)
  })

  it('are grouped in the order in which the groups appear', () => {
    const pictures = ['Outside', 'Kitchen', 'Outside', '', 'Bath'].map(group => ({ group }))
    expect(groupsOf(pictures)).toEqual([
      { name: 'Outside', first: 0 },
      { name: 'Kitchen', first: 1 },
      { name: 'Bath', first: 4 },
    ])
    expect(groupsOf([{ group: 'Outside' }, { group: 'Outside' }])).toEqual([])
    expect(groupsOf([])).toEqual([])
  })
})
