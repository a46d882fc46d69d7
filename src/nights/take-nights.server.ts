// Occupies free nights, by a database function.

import { type Param, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import { preparedStatement } from '#platform/write-batch.server.ts'
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
  const rows = await claim(queries, claimValues(taking, purpose))
  return rows.length === 0 ? undefined : claimedIn(rows)
}

const claim = preparedStatement<{ id: number; unit: number }, ClaimValue>(
  sql`select occupancy_id as id, claimed_unit as unit from ${callWith(name => sql.placeholder(name))}`,
)

/** The same as part of a statement: a table of `occupancy_id` and `claimed_unit`, empty if any night was taken. */
export function claimStatement(taking: NightsClaim, purpose: Purpose): SQL {
  const values = claimValues(taking, purpose)
  return callWith(name => sql.param(values[name]))
}

type ClaimValue = keyof ReturnType<typeof claimValues>

function callWith(value: (name: ClaimValue) => Param | Placeholder): SQL {
  return sql`claim_nights(
    ${value('stay')}::integer, ${value('units')}::integer[], ${value('nights')}::daterange, ${value('around')}::daterange,
    ${value('kind')}, ${value('ref')}::uuid, ${value('expiresAt')}::timestamptz, ${value('familiar')}::integer[],
    ${value('now')}::timestamptz
  )`
}

function claimValues(
  { stayId, unitIds, nights, refId, now, turnoverNights = 0, familiar = [] }: NightsClaim,
  { kind, expiresAt }: Purpose,
) {
  if (unitIds?.length === 0) throw new RangeError('No unit is named')
  return {
    stay: stayId ?? null,
    units: unitIds ?? null,
    nights: writeNightRange(nights),
    around: writeNightRange(nightsAround(nights, turnoverNights)),
    kind,
    ref: refId,
    expiresAt: expiresAt ?? null,
    familiar,
    now,
  }
}

/** The result of the database function, ordered by unit. */
export function claimedIn(rows: readonly { readonly id: number; readonly unit: number }[]): ClaimedNights {
  const inOrder = rows.toSorted((one, other) => one.unit - other.unit)
  return { occupancyIds: inOrder.map(({ id }) => id), unitIds: inOrder.map(({ unit }) => unit) }
}
