// Command: occupies nights for an event of an external calendar, which cannot be refused.

import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import { type NightRange, readNightRange, writeNightRange } from '#values/night-range.ts'
import { lockUnits } from './lock-units.server.ts'
import { liveOccupancy, occupancy } from './nights-tables.server.ts'
import type { UnitNights } from './occupancy.ts'
import { takeNights } from './take-nights.server.ts'

type ForeignNights = UnitNights & { readonly refId: string; readonly now: Date }

/**
 * Takes the free nights of the event `refId`, records the rest as conflicted and returns that rest, in order. Nights
 * already taken stay with their owner. `refId` must have none of the unit's nights: release them first. Runs inside the
 * transaction that writes the event.
 */
export async function takeForeignNights(
  queries: Transaction,
  { unitId, nights, refId, now }: ForeignNights,
): Promise<readonly NightRange[]> {
  await lockUnits(queries, { unitIds: [unitId], refIds: [refId] })
  const place = { unitIds: [unitId], refId, now }
  if (await takeNights(queries, { ...place, nights }, { kind: 'external' })) return []
  const { free, taken } = await partNights(queries, { unitId, nights, now })
  for (const part of free) {
    // The lock keeps others from changing the unit's nights.
    if (!(await takeNights(queries, { ...place, nights: part }, { kind: 'external' })))
      throw new Error('Free nights of a locked unit were taken by somebody else')
  }
  const kept = taken.map(part => ({
    ...{ unitId, nights: part, refId, kind: 'external' as const, conflicted: true, createdAt: now },
  }))
  if (kept.length > 0) await queries.insert(occupancy).values(kept)
  return taken
}

type Parts = { readonly free: readonly NightRange[]; readonly taken: readonly NightRange[] }

/** The nights of the unit at `now`, as free or taken runs. Advisory unless the unit is locked. */
export async function partNights(
  queries: Transaction,
  { unitId, nights, now }: Omit<ForeignNights, 'refId'>,
): Promise<Parts> {
  const wanted = sql`${writeNightRange(nights)}::daterange`
  const { rows } = await queries.execute<{ isTaken: boolean; run: string }>(sql`
    with taken as (
      select coalesce(range_agg(${occupancy.nights} * ${wanted}), '{}'::datemultirange) as nights
      from ${occupancy}
      where ${occupancy.unitId} = ${unitId} and ${occupancy.nights} && ${wanted} and ${liveOccupancy(now)}
    )
    select true as "isTaken", run::text from taken, unnest(taken.nights) as run
    union all
    select false, run::text from taken, unnest(datemultirange(${wanted}) - taken.nights) as run
    order by run`)
  const runs = (isTaken: boolean) => rows.filter(row => row.isTaken === isTaken).map(({ run }) => readNightRange(run))
  return { free: runs(false), taken: runs(true) }
}
