// Command: events of other sites take nights that were occupied when they came, once these are free.

import { and, eq, isNull } from 'drizzle-orm'
import { externalEventTable } from '#channels/feeds/channel-tables.server.ts'
import { freedConflicts } from '#nights/freed-conflicts.server.ts'
import { lockUnits } from '#nights/lock-units.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { takeForeignNights } from '#nights/take-foreign-nights.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** One transaction per event; answers how many there were. */
export async function takeFreedNights({ database, clock }: Tools): Promise<number> {
  const now = clock.now()
  const freed = await freedConflicts(database, now)
  for (const { refId, unitId } of freed) await inTransaction(database, queries => takeAnew(queries, refId, unitId, now))
  return freed.length
}

/** The same for some events of one unit, all of which are locked. */
export async function takeFreedNightsOf(queries: Transaction, refIds: readonly string[], now: Date): Promise<void> {
  const freed = await freedConflicts(queries, now, { refIds, most: refIds.length })
  for (const { refId, unitId } of freed) await takeAnew(queries, refId, unitId, now)
}

async function takeAnew(queries: Transaction, refId: string, unitId: number, now: Date): Promise<void> {
  await lockUnits(queries, { unitIds: [unitId], refIds: [refId] })
  const [event] = await queries
    .select({ nights: externalEventTable.nights })
    .from(externalEventTable)
    .where(and(eq(externalEventTable.id, refId), isNull(externalEventTable.goneAt)))
    .for('update')
  if (!event) return
  await releaseNights(queries, refId, now)
  await takeForeignNights(queries, { unitId, nights: event.nights, refId, now })
}
