// Where a place is, by the homes in it, and which homes are nearest to it.

import type { Tools } from '#platform/tools/tools.server.ts'
import type { FoundHome } from '#search/card/describe-card.server.ts'
import { type Gathered, gatherHomes } from '#search/index/gather-homes.server.ts'
import { priceHomes } from '#search/index/price-homes.server.ts'
import type { SearchInput } from '#search/input/search-input.ts'
import { metresBetween, middleOf, type Point } from '#stays/near/nearby-place.ts'
import { foundHomes } from './find-stays.server.ts'

/** The middle of the homes; undefined without any. */
export function middleOfHomes({ snapshot: { table }, rows }: Pick<Gathered, 'snapshot' | 'rows'>): Point | undefined {
  return middleOf(Array.from(rows, row => ({ latitude: table.latitudes[row]!, longitude: table.longitudes[row]! })))
}

/** The `most` homes of the search nearest to the point; with dates only those that can be booked. */
export async function nearestHomes(
  tools: Pick<Tools, 'database' | 'clock'>,
  input: SearchInput,
  middle: Point,
  most: number,
): Promise<FoundHome[]> {
  const gathered = await gatherHomes(tools, { ...input, facts: input.filter })
  const homes = await priceHomes(gathered, gathered.rows)
  const { latitudes, longitudes } = homes.table
  const distances = Array.from(homes.rows, row =>
    metresBetween(middle, { latitude: latitudes[row]!, longitude: longitudes[row]! }),
  )
  const nearest = [...distances.keys()].sort((one, other) => distances[one]! - distances[other]!)
  return foundHomes(homes, { shown: nearest.slice(0, most) })
}
