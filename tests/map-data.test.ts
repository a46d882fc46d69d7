// The data of our own map: land where there is land, cut so that a cell holds nothing beyond its sides.

import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { Position } from 'geojson'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { cellCorners } from '#ui/map/map-cells.ts'
import { cellDegrees, clip } from '../vite/map-cells.ts'
import { mapFiles, villageDegrees } from '../vite/map-data.ts'

let files: ReturnType<typeof mapFiles>
beforeAll(() => {
  files = mapFiles()
})

/** Whether a point lies in a ring: how often a ray to the east crosses it. */
function holds(ring: readonly Position[], [x = 0, y = 0]: Position): boolean {
  return ring.reduce((inside, [x1 = 0, y1 = 0], at) => {
    const [x2 = 0, y2 = 0] = ring[(at + 1) % ring.length]!
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) ? !inside : inside
  }, false)
}

function isLand(name: string, point: Position): boolean {
  return isOf('land', name, point)
}

function isOf(kind: 'land' | 'lake', name: string, point: Position): boolean {
  return (files.get(name)?.features ?? []).some(
    ({ geometry, properties }) =>
      properties?.kind === kind &&
      geometry.type === 'Polygon' &&
      geometry.coordinates.reduce((inside, ring) => (holds(ring, point) ? !inside : inside), false),
  )
}

describe('the world', () => {
  it.each([
    ['Paris', [2.35, 48.85], true],
    ['Nairobi', [36.8, -1.3], true],
    ['Tierra del Fuego', [-68.5, -54], true],
    ['the middle of the Atlantic', [-40, 30], false],
    // It would end in a straight line: this projection knows no pole.
    ['the Antarctic', [0, -80], false],
  ] as const)('%s', (_name, point, land) => {
    expect(isLand('world', [...point])).toBe(land)
  })

  it.each([
    ['Lake Victoria', [33, -1], true],
    ['Vänern', [13.3, 58.9], true],
    ['Paris', [2.35, 48.85], false],
  ] as const)('%s: in a lake or not', (_name, point, lake) => {
    expect(isOf('lake', 'world', [...point])).toBe(lake)
  })

  it('has borders, and is small enough for a telephone', () => {
    expect(files.get('world')!.features.some(({ geometry }) => geometry.type === 'MultiLineString')).toBe(true)
    expect(gzipSync(JSON.stringify(files.get('world'))).length).toBeLessThan(400_000)
  })
})

describe('the places', () => {
  const placesOf = (name: string) =>
    files
      .get(name)!
      .features.flatMap(({ geometry, properties }) =>
        geometry.type === 'Point' ? [{ at: geometry.coordinates, ...(properties as PlaceFacts) }] : [],
      )
  type PlaceFacts = { kind: string; name: string; zoom: number; order: number }

  it('of the world at a glance are large cities; every other is in the cell in which it lies', () => {
    const afar = placesOf('world')
    expect(afar.map(({ name }) => name)).toEqual(expect.arrayContaining(['Lisbon', 'Tokyo', 'Cape Town']))
    expect(placesOf('land-0-5').map(({ name }) => name)).toContain('Flensburg')
    for (const name of files.keys()) {
      if (!name.startsWith('land-')) continue
      const [[west, south], , [east, north]] = cellCorners(name) as [Corner, Corner, Corner]
      for (const { at } of placesOf(name)) {
        const [x = 0, y = 0] = at
        expect(x >= west && x <= east && y >= south && y <= north, `${name}: ${at}`).toBe(true)
      }
    }
  })
  type Corner = [number, number]

  it('are named the sooner the larger they are', () => {
    const all = [...files.keys()].flatMap(placesOf)
    expect(all.length).toBeGreaterThan(9000)
    const byOrder = all.toSorted((one, other) => one.order - other.order).map(({ zoom }) => zoom)
    expect(byOrder).toEqual(byOrder.toSorted((one, other) => one - other))
  })
})

describe('the villages', () => {
  const villagesOf = (name: string) => files.get(name)?.villages ?? []

  it('stand in cells of their own, which no telephone has to wait for', () => {
    expect(villagesOf('villages-2-8').map(([name]) => name)).toEqual(
      expect.arrayContaining(['Pienza', 'Montepulciano', "San Quirico d'Orcia"]),
    )
    let count = 0
    for (const [name, file] of files) {
      const [, column, row] = /^villages-(-?\d+)-(-?\d+)$/.exec(name) ?? []
      if (column === undefined) continue
      count += file.villages!.length
      expect(gzipSync(JSON.stringify(file)).length, name).toBeLessThan(90_000)
      for (const [, longitude, latitude, zoom] of file.villages!) {
        // Rounded to the hundredth, one may stand on the side of its cell.
        expect(Math.abs(longitude - (Number(column) + 0.5) * villageDegrees)).toBeLessThanOrEqual(2.51)
        expect(Math.abs(latitude - (Number(row) + 0.5) * villageDegrees)).toBeLessThanOrEqual(2.51)
        expect(zoom === 7 || zoom === 8).toBe(true)
      }
    }
    expect(count).toBeGreaterThan(50_000)
  })

  it('are towns of their own, not parts of one', () => {
    const berlin = [...villagesOf('villages-2-10'), ...files.get('land-1-5')!.features]
    expect(JSON.stringify(berlin)).not.toContain('Kreuzberg')
  })
})

describe('the rivers', () => {
  it('go on where they leave a cell: each end on a side is the beginning of another piece', () => {
    const ends = [...files].flatMap(([name, { features }]) =>
      features.flatMap(({ geometry, properties }) =>
        properties?.kind === 'river' && geometry.type === 'LineString'
          ? [geometry.coordinates[0]!, geometry.coordinates.at(-1)!].map(end => ({ name, end }))
          : [],
      ),
    )
    expect(ends.length).toBeGreaterThan(1500)
    const onSide = ends.filter(({ end }) => end.some(degrees => degrees % cellDegrees === 0))
    expect(onSide.length).toBeGreaterThan(100)
    const alone = onSide.filter(
      ({ name, end }) => !ends.some(other => other.name !== name && String(other.end) === String(end)),
    )
    // One that happens to end just there is no piece.
    expect(alone.length).toBeLessThanOrEqual(2)
  })
})

describe('the cells', () => {
  it.each([
    ['Tinos, which the world at a glance leaves out', 'land-2-3', [25.13, 37.6], true],
    ['the sea beside it', 'land-2-3', [24.5, 37.0], false],
    ['Flensburg', 'land-0-5', [9.4, 54.75], true],
  ] as const)('%s', (_name, cell, point, land) => {
    expect(isLand(cell, [...point])).toBe(land)
  })

  it('hold nothing beyond their sides', () => {
    for (const [name, { features }] of files) {
      if (!name.startsWith('land-')) continue
      const corners = cellCorners(name)
      const [[west, south], [east, north]] = [corners[0]!, corners[2]!]
      for (const { geometry } of features) {
        if (geometry.type === 'Point') continue
        if (geometry.type !== 'Polygon' && geometry.type !== 'LineString') throw new Error(name)
        const points = geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates
        for (const [x = 0, y = 0] of points) {
          if (x < west || x > east || y < south || y > north) throw new Error(`${name}: ${x}, ${y}`)
        }
      }
    }
    expect(files.size).toBeGreaterThan(300)
  })

  it('are named by the world, so that nobody asks for one that is all sea', () => {
    expect(new Set(files.get('world')!.cells)).toEqual(new Set([...files.keys()].filter(name => name !== 'world')))
  })
})

test('a ring is cut to what of it lies in the cell', () => {
  const corner = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }))
  fc.assert(
    fc.property(corner, corner, (one, other) => {
      const [west, east] = [Math.min(one[0], other[0]), Math.max(one[0], other[0])]
      const [south, north] = [Math.min(one[1], other[1]), Math.max(one[1], other[1])]
      const cut = clip(
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
        ],
        0,
        0,
      )
      const area = Math.abs(
        cut.slice(1).reduce((sum, [x = 0, y = 0], at) => sum + cut[at]![0]! * y - x * cut[at]![1]!, 0) / 2,
      )
      const inside = (from: number, to: number) => Math.max(0, Math.min(to, cellDegrees) - Math.max(from, 0))
      expect(area).toBeCloseTo(inside(west, east) * inside(south, north), 6)
    }),
    { numRuns: 200 },
  )
})
