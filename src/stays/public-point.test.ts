// The public point: a few hundred metres off, never less and never more, and along with the home when that is corrected.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween } from '#stays/near/nearby-place.ts'
import { offsetBetween, offsetOf, publicPoint } from './public-point.ts'

const share = fc.integer({ min: 0, max: 65_535 }).map(number => number / 65_536)
const point = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
})

describe('the public point', () => {
  it('lies 250 to 450 metres from the home, wherever that is', () => {
    fc.assert(
      fc.property(point, share, share, (home, direction, distance) => {
        const metres = metresBetween(home, publicPoint(home, offsetOf(direction, distance)))
        expect(metres).toBeGreaterThan(247)
        expect(metres).toBeLessThan(453)
      }),
    )
  })

  it('goes as far as the home when that is corrected, so that two points tell no more than one', () => {
    fc.assert(
      fc.property(point, point, share, share, (home, corrected, direction, distance) => {
        const shown = publicPoint(home, offsetOf(direction, distance))
        const moved = publicPoint(corrected, offsetBetween(home, shown))
        expect(metresBetween(corrected, moved)).toBeCloseTo(metresBetween(home, shown), -1)
      }),
    )
  })

  it('stays on the map at its edges', () => {
    const shown = publicPoint({ latitude: 0, longitude: 179.9999 }, offsetOf(0.25, 1))
    expect(shown.longitude).toBeLessThan(-179.9)
    expect(publicPoint({ latitude: 90, longitude: 0 }, offsetOf(0, 1)).latitude).toBe(90)
  })
})
