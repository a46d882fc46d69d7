// The command that adds, changes and removes places near a home.

import { and, eq } from 'drizzle-orm'
import { onHome } from '#admin/stays/form/change-home.server.ts'
import { mostNearby } from '#admin/stays/form/home-limits.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type EnteredPlace, metresBetween, type Point, reachOfWay } from '#stays/near/nearby-place.ts'
import { nearbyPlaceTable } from '#stays/near/nearby-tables.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Slug } from '#values/slug.ts'
import type { NearbyInput } from './nearby-input.ts'
import type { NearbyRefusal } from './nearby-refusals.ts'

/** Carries out `input` on the version of the home that the operator saw, and raises it. Role: manager or owner. */
export function changeNearby(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  input: NearbyInput,
): Promise<Outcome<object, NearbyRefusal>> {
  const seen = {
    slug,
    version: input.version,
    area: 'homes',
    reasonOf: { nearby_place_name: 'named-already' },
  } as const
  return onHome<object, NearbyRefusal>(tools, operator, seen, async (queries, stayId) => {
    const [home] = await queries.select(standing).from(stayTable).where(eq(stayTable.id, stayId))
    const refusal = await carryOut(queries, home!, input)
    return refusal ? refused(refusal) : done({})
  })
}

const standing = {
  id: stayTable.id,
  publicPoint: { latitude: stayTable.publicLatitude, longitude: stayTable.publicLongitude },
}

type Home = { readonly id: number; readonly publicPoint: Point }

async function carryOut(queries: Transaction, home: Home, input: NearbyInput): Promise<NearbyRefusal | undefined> {
  const thisPlace = and(eq(nearbyPlaceTable.id, input.place ?? 0), eq(nearbyPlaceTable.stayId, home.id))
  const answer = { id: nearbyPlaceTable.id }
  if (input.intent === 'take-away') {
    const gone = await queries.delete(nearbyPlaceTable).where(thisPlace).returning(answer)
    return gone.length === 0 ? 'place-unknown' : undefined
  }
  const { point, ...said } = input.entered
  const unreachable = outOfReach(home, input.entered)
  if (unreachable) return unreachable
  const row = { ...said, ...point, stayId: home.id }
  if (input.place !== undefined) {
    const changed = await queries.update(nearbyPlaceTable).set(row).where(thisPlace).returning(answer)
    return changed.length === 0 ? 'place-unknown' : undefined
  }
  if ((await queries.$count(nearbyPlaceTable, eq(nearbyPlaceTable.stayId, home.id))) >= mostNearby) return 'too-many'
  await queries.insert(nearbyPlaceTable).values(row)
  return undefined
}

/** Measured from the public point, so that the answer reveals nothing of the exact one. */
function outOfReach({ publicPoint }: Home, { point, way }: EnteredPlace): NearbyRefusal | undefined {
  const metres = metresBetween(publicPoint, point)
  const { least, most } = reachOfWay[way]
  return metres < least ? 'too-near' : metres > most ? 'too-far' : undefined
}
