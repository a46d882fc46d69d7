// Locks on units: only one transaction at a time changes a unit's nights.

import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { StayUnit, StayUnits } from './stay-units.ts'

/** Where to take nights: in a stay (all its 'all_of' units and one 'one_of' unit) or in exactly these units. */
export type UnitsWanted =
  | { readonly stayId: number; readonly unitIds?: never }
  | { readonly unitIds: readonly number[]; readonly stayId?: never }

type Locking = { readonly stayId?: number; readonly unitIds?: readonly number[]; readonly refIds?: readonly string[] }

/**
 * Locks until the end of the transaction: every unit of the stay, the named units, and the units where `refIds` have
 * nights. Returns the units of the stay or the named ones (as all needed), by id. Commands of this room lock what they
 * touch; a transaction that uses several of them locks everything here first, to prevent deadlocks.
 */
export async function lockUnits(queries: Transaction, { stayId, unitIds, refIds }: Locking): Promise<StayUnits> {
  const { rows } = await queries.execute<StayUnit>(sql`
    select unit_id as "unitId", role, active
    from lock_units(
      ${stayId ?? null}::integer, ${unitIds ? sql.param(unitIds) : null}::integer[], ${sql.param(refIds ?? [])}::uuid[]
    )`)
  return rows
}

/** The class of `lock_units`'s advisory locks on units (the migration names the same number). */
export const unitLocks = 7_305_003
