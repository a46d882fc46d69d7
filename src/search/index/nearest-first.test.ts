// The order by distance: pages joined are all homes once, the nearest first, wherever the middle lies and whoever is equally near.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween, type Point } from '#stays/near/nearby-place.ts'
import { endsByDistance, middleOfBox, turnNearestPage } from './nearest-first.ts'

/** Few points, so that many homes share one. */
const anyPoint = fc.record({
  latitude: fc.constantFrom(-90, -17.5, 0, 0.001, 43.07, 90),
  longitude: fc.constantFrom(-180, -179.999, -7.85, 0, 11.68, 180),
})

const tableOf = (points: readonly Point[], ids: readonly number[]) => ({
  ids: Int32Array.from(ids),
  latitudes: Float64Array.from(points, ({ latitude }) => latitude),
  longitudes: Float64Array.from(points, ({ longitude }) => longitude),
})

const anyHomes = fc
  .array(anyPoint, { maxLength: 60 })
  .chain(points =>
    fc.tuple(
      fc.constant(points),
      fc.shuffledSubarray(
        points.map((_, at) => at + 1),
        { minLength: points.length },
      ),
    ),
  )
  .map(([points, ids]) => tableOf(points, ids))

type Table = ReturnType<typeof tableOf>
const pointOf = ({ latitudes, longitudes }: Table, row: number) => ({
  latitude: latitudes[row]!,
  longitude: longitudes[row]!,
})

/** All pages, each by the position at which the one before ended. */
function allPages(table: Table, rows: Uint32Array, middle: Point, size: number) {
  const found: { id: number; metres: number }[] = []
  for (let after: { key: string; id: number } | undefined, more = true; more; ) {
    // The middle has moved since the first page.
    const page = turnNearestPage(table, rows, after ? { latitude: 1, longitude: 1 } : middle, { after, skip: 0, size })
    found.push(...page.shown.map((at, n) => ({ id: table.ids[rows[at]!]!, metres: page.metres[n]! })))
    more = page.more
    after = page.last
    if (after) expect(endsByDistance(after)).toBe(true)
  }
  return found
}

describe('pages by distance', () => {
  it('are together every home once, in order, each with its distance', () => {
    fc.assert(
      fc.property(anyHomes, anyPoint, fc.integer({ min: 1, max: 9 }), (table, middle, size) => {
        const rows = Uint32Array.from(table.ids.keys()).reverse()
        const expected = Array.from(table.ids, (id, row) => ({
          id,
          metres: Math.round(metresBetween(middle, pointOf(table, row))),
        })).sort((one, other) => one.metres - other.metres || one.id - other.id)
        expect(allPages(table, rows, middle, size)).toEqual(expected)
        const skip = size - 1
        const skipped = turnNearestPage(table, rows, middle, { after: undefined, skip, size })
        expect(skipped.shown.map(at => table.ids[rows[at]!])).toEqual(
          expected.slice(skip, skip + size).map(({ id }) => id),
        )
      }),
    )
  })

  it('go on where the last one ended when its home is gone, or another has come', () => {
    fc.assert(
      fc.property(anyHomes, anyPoint, anyPoint, fc.nat(), (table, middle, place, at) => {
        fc.pre(table.ids.length > 1)
        const rows = Uint32Array.from(table.ids.keys())
        const first = turnNearestPage(table, rows, middle, { after: undefined, skip: 0, size: 1 + (at % rows.length) })
        const come = { ...pointOf(table, 0), ...place }
        const later = tableOf([...rows.map(row => row)].map(row => pointOf(table, row)).concat(come), [
          ...table.ids,
          table.ids.length + 1,
        ])
        const left = rows.filter(row => table.ids[row] !== first.last!.id)
        const turn = { after: first.last, skip: 0, size: 100 }
        const next = turnNearestPage(later, Uint32Array.from([...left, rows.length]), undefined, turn)
        const seen = new Set(first.shown.map(each => table.ids[rows[each]!]))
        const now = next.shown.map(each => later.ids[[...left, rows.length][each]!]!)
        expect(now.filter(id => seen.has(id))).toEqual([])
        const before = now.filter(id => id <= table.ids.length)
        expect(before).toHaveLength(table.ids.length - seen.size)
      }),
    )
  })
})

describe('the middle of a part of the map', () => {
  it('lies in it, across the date line too', () => {
    expect(middleOfBox({ west: -10, south: 30, east: 20, north: 50 })).toEqual({ latitude: 40, longitude: 5 })
    expect(middleOfBox({ west: 170, south: -30, east: -160, north: 0 })).toEqual({ latitude: -15, longitude: -175 })
    expect(middleOfBox({ west: 150, south: -30, east: -170, north: 0 })).toEqual({ latitude: -15, longitude: 170 })
  })
})
