// The arithmetic of maps: corners, groups of pins, cells of land, circles, and the style that is drawn with them.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cellCorners, circleAround, groupPins, landCells, mapBoxAround } from './map-parts.ts'
import { mapStyle } from './map-style.ts'

const point = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
})

test('a box holds every point it is around, and nothing is around no point', () => {
  expect(mapBoxAround([])).toBeUndefined()
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), points => {
      const { west, south, east, north } = mapBoxAround(points)!
      for (const { latitude, longitude } of points) {
        expect(longitude).toBeGreaterThanOrEqual(west)
        expect(longitude).toBeLessThanOrEqual(east)
        expect(latitude).toBeGreaterThanOrEqual(south)
        expect(latitude).toBeLessThanOrEqual(north)
      }
    }),
    { numRuns: 50 },
  )
})

describe('groups of pins', () => {
  const at = (pin: string, x: number, y: number) => ({ pin, x, y })

  it('are made of pins that would cover each other', () => {
    const groups = groupPins([at('a', 0, 0), at('b', 300, 0), at('c', 20, 10), at('d', 0, 200)], 76)
    expect(groups.map(({ pins }) => pins)).toEqual([['a', 'c'], ['b'], ['d']])
  })

  test('lose no pin and show none twice, wherever they stand; no two of them begin at one place', () => {
    const placed = fc.array(fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) }))
    fc.assert(
      fc.property(placed, places => {
        const groups = groupPins(
          places.map((place, pin) => ({ pin, ...place })),
          76,
        )
        expect(groups.flatMap(({ pins }) => pins).sort((a, b) => a - b)).toEqual(places.map((_, pin) => pin))
        for (const [index, one] of groups.entries()) {
          for (const other of groups.slice(index + 1)) {
            expect(Math.abs(one.x - other.x) >= 76 || Math.abs(one.y - other.y) >= 76 * 0.6).toBe(true)
          }
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('cells of land', () => {
  it('are those that a box touches, round the date line too', () => {
    expect(landCells({ west: 8, south: 53, east: 12, north: 56 })).toEqual(['land-0-5', 'land-1-5'])
    expect(landCells({ west: -8, south: -1, east: -7, north: 1 })).toEqual(['land--1--1', 'land--1-0'])
    expect(landCells({ west: 175, south: -40, east: -175, north: -38 })).toEqual(['land-17--4', 'land--18--4'])
  })

  it('are none where detail would drown', () => {
    expect(landCells({ west: -180, south: -60, east: 180, north: 80 })).toEqual([])
  })

  it('have four corners and are closed', () => {
    expect(cellCorners('land--1-5')).toEqual([
      [-10, 50],
      [0, 50],
      [0, 60],
      [-10, 60],
      [-10, 50],
    ])
  })
})

test('a circle keeps its distance on the ground at every latitude', () => {
  fc.assert(
    fc.property(point, fc.integer({ min: 100, max: 5000 }), (centre, metres) => {
      const corners = circleAround(centre, metres)
      expect(corners.at(-1)).toEqual(corners[0])
      for (const [longitude, latitude] of corners) {
        const north = (latitude - centre.latitude) * 111_320
        const east = (longitude - centre.longitude) * 111_320 * Math.cos((centre.latitude * Math.PI) / 180)
        expect(Math.hypot(north, east) / metres).toBeCloseTo(1, 3)
      }
    }),
    { numRuns: 50 },
  )
})

test('our own style asks nobody for anything: no tiles, no glyphs, no pictures', () => {
  const style = mapStyle({ sea: '#000001', land: '#000002', name: '#111111', border: '#000003', mark: '#000004' })
  expect(JSON.stringify(style)).not.toMatch(/https?:|glyphs|sprite|tiles/)
  expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length)
  for (const layer of style.layers) if ('source' in layer) expect(Object.keys(style.sources)).toContain(layer.source)
})
