// Which homes are too small, in bits: as asking each of them says, whatever homes came, changed and went since.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { homeNights } from '#fast-prices/home-nights.ts'
import { isUnavailable } from '#fast-prices/occupied-by-night.ts'
import { runs } from '#tests/support/any-offer.ts'
import { currency } from '#values/money.ts'
import { noPromises } from './booking-promises.ts'
import { hasRoomFor, homeTable, pricing, tooSmallFor, writeHome } from './home-table.ts'

const most = 100

/** Guests that the home takes; undefined where it goes. */
const anyWrite = fc.record({ row: fc.nat(most - 1), maxGuests: fc.option(fc.nat(8), { nil: undefined }) })
const anyAsk = fc.record({ guests: fc.integer({ min: 1, max: 9 }) })

function homeOf(row: number, maxGuests: number) {
  const facts = {
    ...{ kind: 'house', country: 'IT', bedrooms: 1, amenities: new Set<string>(), petsMax: 0, promises: noPromises },
    ...{ rating: { count: 0, sum: 0 }, latitude: 43, longitude: 11, shuffled: row, maxGuests },
    uncounted: { most: 0, below: 0 },
  }
  const nights = homeNights([], [])
  return { home: { id: row, currency: currency('EUR'), isOnSale: false, newest: '', rating: 0, nights }, facts }
}

test('homes are too small for guests as their facts say, whatever is written after the first question', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyWrite, anyAsk), { maxLength: 120 }), steps => {
      const table = homeTable()
      const homes = new Map<number, number>()
      for (const step of steps) {
        if ('row' in step) {
          const { row, maxGuests } = step
          if (maxGuests === undefined && !homes.has(row)) continue
          writeHome(table, row, maxGuests === undefined ? undefined : homeOf(row, maxGuests))
          if (maxGuests === undefined) homes.delete(row)
          else homes.set(row, maxGuests)
          continue
        }
        const { guests } = step
        const bits = tooSmallFor(table, guests)
        const party = { adults: guests, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 }
        for (let row = 0; row < table.ids.length; row++) {
          expect(isUnavailable(bits, row)).toBe(!((homes.get(row) ?? -1) >= guests))
          expect(isUnavailable(bits, row)).toBe(table.pricing[row] === pricing.empty || !hasRoomFor(table, row, party))
        }
      }
    }),
    runs,
  )
})
