// The locks that let one transaction at a time change who has the nights of a unit.

import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { StayUnit, StayUnits } from './stay-units.ts'

/** Where nights are wanted: in a stay (all its 'all_of' units and one 'one_of' unit) or in exactly these units. */
export type Place =
  | { readonly stayId: number; readonly unitIds?: never }
  | { readonly unitIds: readonly number[]; readonly stayId?: never }

type Locking = { readonly stayId?: number; readonly unitIds?: readonly number[]; readonly refIds?: readonly string[] }

/**
 * Locks, until the transaction ends, every unit of the stay, the units named, and the units of which `refIds` have
 * nights; answers the units of the stay or the named ones (as all needed), in the order of their ids. The commands of this
 * room lock what they touch; a transaction that uses several of them first locks here all that they will touch, so
 * that nobody waits in a circle.
 */
export async function lockUnits(queries: Transaction, { stayId, unitIds, refIds }: Locking): Promise<StayUnits> {
  const { rows } = await queries.execute<StayUnit>(sql`
    select unit_id as "unitId", role, active
    from lock_units(
      ${stayId ?? null}::integer, ${unitIds ? sql.param(unitIds) : null}::integer[], ${sql.param(refIds ?? [])}::uuid[]
    )`)
  return rows
}

/** The class of advisory locks that `lock_units` takes on units (the migration names the same number). */
export const unitLocks = 7_305_003
