// Which rows are available, whatever homes came, moved and went before: as asking each home by itself says.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUnavailable, noteOccupied, occupiedByNight } from '#fast-prices/occupied-by-night.ts'
import { nothingOccupied, type OccupiedRuns, occupiedRuns, occupiesAny } from '#fast-prices/occupied-runs.ts'
import { anyTaken, firstDay, runs } from '#tests/support/any-offer.ts'
import { addDays } from '#values/calendar-day.ts'
import { availableRows } from './available-rows.ts'
import { liesIn } from './home-table.ts'
import { enterCell, leaveCell, type MapCells } from './map-cells.ts'

const most = 200

const anySpot = fc.record({
  latitude: fc.constantFrom(-0.5, 0, 0.5, 1, 1.5, 2),
  longitude: fc.constantFrom(-180, -179.5, -0.5, 0, 0.5, 1, 1.5, 179.5),
})

const anyBox = fc
  .tuple(fc.constantFrom(-1, -0.25, 0, 1), fc.constantFrom(0.2, 1, 2.5), anySpot, anySpot)
  .map(([south, height, { longitude: west }, { longitude: east }]) => ({ south, north: south + height, west, east }))

const anyVisit = fc
  .tuple(fc.nat(40), fc.integer({ min: 1, max: 6 }))
  .map(([ahead, length]) => ({ checkIn: addDays(firstDay, ahead), checkOut: addDays(firstDay, ahead + length) }))

const anyBits = fc
  .array(fc.nat(0xffff_ffff), { minLength: (most + 31) >> 5, maxLength: (most + 31) >> 5 })
  .map(words => Uint32Array.from(words))

type Spot = Parameters<typeof enterCell>[2]
type Change = { readonly row: number; readonly spot: Spot | undefined; readonly taken: OccupiedRuns | undefined }

const anyChange: fc.Arbitrary<Change> = fc.record({
  row: fc.nat(most - 1),
  // Undefined where the home goes.
  spot: fc.option(anySpot, { nil: undefined, freq: 5 }),
  taken: fc.option(anyTaken.map(occupiedRuns), { nil: undefined }),
})

const anyWorld = fc.record({
  /** Homes that come at once, in the order of their spots or in any. */
  atOnce: fc.array(anySpot, { maxLength: most }),
  inOrder: fc.boolean(),
  changes: fc.array(anyChange, { maxLength: 60 }),
})

test('rows are those of the homes in the box that fit and of which no visit is ruled out', () => {
  const wanted = fc.record({
    box: fc.option(anyBox, { nil: undefined }),
    visits: fc.option(fc.array(anyVisit, { minLength: 1, maxLength: 2 }), { nil: undefined }),
    unfit: fc.option(anyBits, { nil: undefined }),
  })
  fc.assert(
    fc.property(anyWorld, fc.integer({ min: 1, max: most }), wanted, ({ atOnce, inOrder, changes }, length, asked) => {
      const latitudes = new Float64Array(most)
      const longitudes = new Float64Array(most)
      const cells: MapCells = new Map()
      const occupied = occupiedByNight(firstDay)
      const homes = Array<{ taken: OccupiedRuns } | undefined>(most).fill(undefined)
      const write = ({ row, spot, taken }: Change) => {
        const before = homes[row]
        if (before) leaveCell(cells, row, { latitude: latitudes[row]!, longitude: longitudes[row]! })
        noteOccupied(occupied, row, before?.taken, spot && taken)
        homes[row] = spot && { taken: taken ?? nothingOccupied }
        if (!spot) return
        latitudes[row] = spot.latitude
        longitudes[row] = spot.longitude
        enterCell(cells, row, spot)
      }
      const spots = inOrder ? atOnce.toSorted((one, other) => one.latitude - other.latitude) : atOnce
      for (const [row, spot] of spots.entries()) write({ row, spot, taken: undefined })
      for (const change of changes) write(change)
      const table = { cells, latitudes, longitudes }
      const rows = availableRows({ table, homes: { length }, occupied }, asked)
      const expected = homes.slice(0, length).flatMap((home, row) => {
        const { box, visits } = asked
        const isThere = home !== undefined || !box
        const isFree = !visits?.every(({ checkIn, checkOut }) =>
          occupiesAny(home?.taken ?? nothingOccupied, checkIn, checkOut),
        )
        const fits = !asked.unfit || !isUnavailable(asked.unfit, row)
        return isThere && isFree && fits && (!box || liesIn(table, row, box)) ? [row] : []
      })
      expect([...rows].sort((one, other) => one - other)).toEqual(expected)
    }),
    runs,
  )
})
