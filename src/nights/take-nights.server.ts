// Occupies free nights, by a database function.

import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import { runPrepared } from '#platform/write-batch.server.ts'
import { type NightRange, writeNightRange } from '#values/night-range.ts'
import type { UnitsWanted } from './lock-units.server.ts'
import { nightsAround, type Turnover } from './nights-around.ts'
import type { ClaimedNights, Purpose } from './occupancy.ts'

export type NightsClaim = UnitsWanted & {
  readonly nights: NightRange
  /** The id of the booking, block or foreign event that takes the nights. */
  readonly refId: string
  readonly now: Date
  /** Turnover nights between this visit and its neighbours; ignores the turnover of existing claims. */
  readonly turnoverNights?: number | Turnover
  /** Units to prefer where there is a choice: the party's present ones. */
  readonly familiar?: readonly number[]
}

/**
 * Takes all the nights for `purpose`, or none: undefined if any was taken. Throws RangeError without a unit, or for a
 * count of turnover nights that is negative or not whole. See `claim_nights` in the migration.
 */
export async function takeNights(
  queries: Transaction,
  taking: NightsClaim,
  purpose: Purpose,
): Promise<ClaimedNights | undefined> {
  const rows = await runPrepared<{ id: number; unit: number }>(
    queries,
    sql`select occupancy_id as id, claimed_unit as unit from ${claimStatement(taking, purpose)}`,
  )
  return rows.length === 0 ? undefined : claimedIn(rows)
}

/** The same as part of a statement: a table of `occupancy_id` and `claimed_unit`, empty if any night was taken. */
export function claimStatement(
  { stayId, unitIds, nights, refId, now, turnoverNights = 0, familiar = [] }: NightsClaim,
  { kind, expiresAt }: Purpose,
): SQL {
  if (unitIds?.length === 0) throw new RangeError('No unit is named')
  return sql`claim_nights(
    ${stayId ?? null}::integer, ${unitIds ? sql.param(unitIds) : null}::integer[],
    ${writeNightRange(nights)}::daterange, ${writeNightRange(nightsAround(nights, turnoverNights))}::daterange,
    ${kind}, ${refId}::uuid, ${expiresAt ?? null}::timestamptz, ${sql.param(familiar)}::integer[], ${now}::timestamptz
  )`
}

/** The result of the database function, ordered by unit. */
export function claimedIn(rows: readonly { readonly id: number; readonly unit: number }[]): ClaimedNights {
  const inOrder = rows.toSorted((one, other) => one.unit - other.unit)
  return { occupancyIds: inOrder.map(({ id }) => id), unitIds: inOrder.map(({ unit }) => unit) }
}
