// The arithmetic of maps: corners, groups of pins, cells of land, circles, and the style that is drawn with them.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cellCorners, cellsIn } from './map-cells.ts'
import { mapBoxAround } from './map-parts.ts'
import { circleAround, mapStyle } from './map-style.ts'
import { fanOut, groupPins } from './pin-groups.ts'
import { type NamedPoint, zoomWithNames } from './zoom-with-names.ts'

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

describe('pins that are fanned out', () => {
  const frames = fc.record({ width: fc.integer({ min: 320, max: 1900 }), height: fc.integer({ min: 300, max: 1200 }) })
  const spots = fc.record({ x: fc.integer({ min: -50, max: 2000 }), y: fc.integer({ min: -50, max: 1300 }) })

  test('stand apart, in the frame as far as it has room for them, and one alone stays where it was', () => {
    fc.assert(
      fc.property(spots, fc.integer({ min: 1, max: 24 }), frames, (spot, count, frame) => {
        const places = fanOut(spot, count, frame)
        expect(places).toHaveLength(count)
        for (const [at, one] of places.entries()) {
          expect(one.y >= 0 && one.y <= frame.height).toBe(true)
          if (places.length <= 24 && frame.width >= 500) expect(one.x >= 0 && one.x <= frame.width).toBe(true)
          for (const other of places.slice(at + 1)) {
            expect(Math.abs(one.x - other.x) >= 104 || Math.abs(one.y - other.y) >= 44).toBe(true)
          }
        }
      }),
      { numRuns: 200 },
    )
    expect(fanOut({ x: 400, y: 300 }, 1, { width: 800, height: 600 })).toEqual([{ x: 400, y: 300 }])
  })
})

describe('how close a map begins', () => {
  const here = { latitude: 43.07, longitude: 11.68 }
  const named = (name: string, latitude: number, longitude: number, zoom = 0): NamedPoint => ({
    ...{ name, latitude, longitude, zoom },
  })
  const frame = { width: 560, height: 420 }
  const villages = [named('One', 43.08, 11.68), named('Two', 43.05, 11.7), named('Three', 43.1, 11.65)]

  it('is as close as three names allow, and far where there are none', () => {
    expect(zoomWithNames(here, { towns: villages, marked: [] }, frame)).toBe(10.5)
    expect(zoomWithNames(here, { towns: villages.slice(1), marked: villages.slice(0, 1) }, frame)).toBe(10.5)
    expect(zoomWithNames(here, { towns: villages.slice(0, 2), marked: [] }, frame)).toBe(5)
    // What is marked around a home tells nobody which country that is.
    expect(zoomWithNames(here, { towns: [], marked: villages }, frame)).toBe(5)
    expect(zoomWithNames(here, { towns: [], marked: [] }, frame)).toBe(5)
  })

  it('counts a place only from where the map names it', () => {
    const small = villages.map(village => ({ ...village, zoom: 8 }))
    const farTown = named('Town', 43.3, 11.68, 6)
    const far = zoomWithNames(here, { towns: [...small.slice(0, 2), farTown], marked: [] }, frame)
    expect(far).toBeLessThan(9)
    expect(far).toBeGreaterThanOrEqual(8)
    const tooFar = [...small.slice(0, 2), { ...farTown, latitude: 52 }]
    expect(zoomWithNames(here, { towns: tooFar, marked: [] }, frame)).toBe(5)
  })

  test('never leaves fewer than three names in the frame where there are as many, and looks over the date line', () => {
    const around = fc.array(
      fc.record({
        name: fc.constant('x'),
        latitude: fc.double({ min: -80, max: 80, noNaN: true }),
        longitude: fc.double({ min: -179, max: 179, noNaN: true }),
        zoom: fc.integer({ min: 2, max: 8 }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(point, around, fc.integer({ min: 280, max: 1400 }), (centre, places, width) => {
        const zoom = zoomWithNames(centre, { towns: places, marked: [] }, { width, height: width })
        expect(zoom).toBeGreaterThanOrEqual(5)
        expect(zoom).toBeLessThanOrEqual(10.5)
        if (zoom > 5) {
          // A degree to the east on the square of the world, in pixels.
          const pixels = (512 * 2 ** zoom) / 360
          const seen = places.filter(each => {
            const across = Math.abs(each.longitude - centre.longitude)
            return each.zoom <= zoom && Math.min(across, 360 - across) * pixels <= width / 2
          })
          expect(seen.length).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 200 },
    )
    const dateLine = [named('A', 0, 179.95), named('B', 0, -179.95), named('C', 0.05, -179.97)]
    expect(zoomWithNames({ latitude: 0, longitude: 179.99 }, { towns: dateLine, marked: [] }, frame)).toBe(10.5)
  })
})

describe('cells of villages', () => {
  it('are half as wide as those of land, and none where there would be too many', () => {
    expect(cellsIn('villages', { west: 11, south: 43, east: 12, north: 44 })).toEqual(['villages-2-8'])
    expect(cellsIn('villages', { west: 179, south: -1, east: -179, north: 1 })).toEqual([
      'villages-35--1',
      'villages-35-0',
      'villages--36--1',
      'villages--36-0',
    ])
    expect(cellsIn('villages', { west: 0, south: 40, east: 30, north: 60 })).toEqual([])
  })
})

describe('cells of land', () => {
  it('are those that a box touches, round the date line too', () => {
    expect(cellsIn('land', { west: 8, south: 53, east: 12, north: 56 })).toEqual(['land-0-5', 'land-1-5'])
    expect(cellsIn('land', { west: -8, south: -1, east: -7, north: 1 })).toEqual(['land--1--1', 'land--1-0'])
    expect(cellsIn('land', { west: 175, south: -40, east: -175, north: -38 })).toEqual(['land-17--4', 'land--18--4'])
  })

  it('are none where detail would drown', () => {
    expect(cellsIn('land', { west: -180, south: -60, east: 180, north: 80 })).toEqual([])
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
  const colours = { sea: '#000001', land: '#000002', name: '#111111', border: '#000003', mark: '#000004' }
  const nothing = { type: 'FeatureCollection' as const, features: [] }
  const bakery = { name: 'Bakery', latitude: 43, longitude: 11 }
  const style = mapStyle(colours, { world: nothing, detail: () => nothing }, [bakery])
  expect(JSON.stringify(style)).not.toMatch(/https?:|glyphs|sprite|tiles/)
  expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length)
  for (const layer of style.layers) if ('source' in layer) expect(Object.keys(style.sources)).toContain(layer.source)
})
