// Takes the nights of another site's event as far as they are free, or none for an echo of ours.

import type { EventClass, SummaryClass } from '#channels/feeds/summary-class.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { partNights, takeForeignNights } from '#nights/take-foreign-nights.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { NightRange } from '#values/night-range.ts'

type Placing = {
  readonly id: string
  readonly unitId: number
  readonly nights: NightRange
  readonly class: SummaryClass
}

/**
 * Releases what the event had and takes its nights anew; answers how it is to be remembered. What is merely closed, and
 * came when every night of it was taken, is an echo: the site closed what it was told, and taking it later would close the
 * nights for ever between two sites that read each other. The unit must be locked.
 */
export async function placeEvent(queries: Transaction, event: Placing, now: Date): Promise<EventClass> {
  const { id, unitId, nights } = event
  await releaseNights(queries, id, now)
  if (event.class === 'unavailable' && (await partNights(queries, { unitId, nights, now })).free.length === 0)
    return 'echo'
  await takeForeignNights(queries, { unitId, nights, refId: id, now })
  return event.class
}
