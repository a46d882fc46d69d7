// Reoccupies nights that the same transaction has just released, for another owner or in part.

import type { Transaction } from '#platform/tools/database.server.ts'
import { occupancy } from './nights-tables.server.ts'
import type { Purpose, UnitNights } from './occupancy.ts'

type NewOccupancy = UnitNights & Purpose & { readonly refId: string }

/**
 * Inserts rows over nights that this transaction released under its locks. Throws if the constraint refuses one, which
 * cannot happen under the locks.
 */
export async function reoccupy(queries: Transaction, rows: readonly NewOccupancy[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(({ unitId, nights, kind, refId, expiresAt }) => ({
    unitId,
    nights,
    kind,
    refId,
    expiresAt,
    createdAt: now,
  }))
  const taken = await queries.insert(occupancy).values(values).onConflictDoNothing().returning({ id: occupancy.id })
  if (taken.length < rows.length) throw new Error('Nights given up under their locks were taken by somebody else')
}
