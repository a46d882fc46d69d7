// The command by which operators enter, change and take away what is near a home.

import { and, count, eq, sql } from 'drizzle-orm'
import { inTransaction, RolledBack, refusingConstraint, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type EnteredPlace, metresBetween, type Point, reachOfWay } from '#stays/near/nearby-place.ts'
import { nearbyPlaceTable } from '#stays/near/nearby-tables.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Slug } from '#values/slug.ts'
import type { NearbyInput } from './nearby-input.ts'
import { mostNearby, type NearbyRefusal } from './nearby-refusals.ts'

type Changed = Outcome<object, NearbyRefusal>

/** Carries out `wish` on the version of the home that the operator saw, and raises it. Role: manager or owner. */
export async function changeNearby(
  { database, clock }: Tools,
  operator: Operator,
  slug: Slug,
  input: NearbyInput,
): Promise<Changed> {
  if (!may(operator, 'homes', 'change')) return refused('not-allowed')
  try {
    return await inTransaction<Changed>(database, async queries => {
      const [home] = await queries
        .select({
          id: stayTable.id,
          publicPoint: { latitude: stayTable.publicLatitude, longitude: stayTable.publicLongitude },
        })
        .from(stayTable)
        .where(eq(stayTable.slug, slug))
      if (!home || !may(operator, 'homes', 'change', home.id)) return refused('home-unknown')
      // Whoever raises the version has the home for themselves until the end.
      const raised = await queries
        .update(stayTable)
        .set({ version: sql`version + 1`, updatedAt: clock.now() })
        .where(and(eq(stayTable.id, home.id), eq(stayTable.version, input.version)))
        .returning({ id: stayTable.id })
      if (raised.length === 0) return refused('out-of-date')
      const refusal = await carryOut(queries, home, input)
      if (refusal) throw new RolledBack<Changed>(refused(refusal))
      return done({})
    })
  } catch (fault) {
    if (refusingConstraint(fault) === 'nearby_place_name') return refused('named-already')
    throw fault
  }
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
  const [standing] = await queries
    .select({ places: count() })
    .from(nearbyPlaceTable)
    .where(eq(nearbyPlaceTable.stayId, home.id))
  if (standing!.places >= mostNearby) return 'too-many'
  await queries.insert(nearbyPlaceTable).values(row)
  return undefined
}

/** Asked of the public point: the answer tells nothing else of the home. */
function outOfReach({ publicPoint }: Home, { point, way }: EnteredPlace): NearbyRefusal | undefined {
  const metres = metresBetween(publicPoint, point)
  const { least, most } = reachOfWay[way]
  return metres < least ? 'too-near' : metres > most ? 'too-far' : undefined
}
