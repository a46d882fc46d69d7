// Enters what is near a demo home where nothing is entered yet: what an operator of the demo made of it stays.

import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import { nearbyPlaceTable } from '#stays/near/nearby-tables.server.ts'
import type { DemoHome } from './home.ts'
import { nearbyOfHomes } from './nearby.ts'
import type { MapPoint } from './public-point.ts'

export async function keepNearby(queries: Transaction, home: DemoHome, stayId: number): Promise<void> {
  const [standing] = await queries
    .select({ id: nearbyPlaceTable.id })
    .from(nearbyPlaceTable)
    .where(eq(nearbyPlaceTable.stayId, stayId))
    .limit(1)
  const places = nearbyOfHomes[home.slug] ?? []
  if (standing || places.length === 0) return
  await queries.insert(nearbyPlaceTable).values(
    places.map(([kind, name, metres, direction, [way, minutes] = ['foot', null] as const, note = '']) => ({
      ...{ stayId, kind, name, note, way, minutes },
      ...pointAway(home, metres, degreesOf[direction]),
    })),
  )
}

const degreesOf = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 } as const

const metresPerDegree = 111_195

function pointAway({ latitude, longitude }: MapPoint, metres: number, degrees: number): MapPoint {
  const angle = (degrees * Math.PI) / 180
  const degree = metresPerDegree * Math.cos((latitude * Math.PI) / 180)
  return {
    latitude: Number((latitude + (Math.cos(angle) * metres) / metresPerDegree).toFixed(5)),
    longitude: Number((longitude + (Math.sin(angle) * metres) / degree).toFixed(5)),
  }
}
