// Homes to which a booking could be moved, each with what it is to its visit: those that are free and near come first.

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { liveOccupancy } from '#nights/nights-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable, stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { writeNightRange } from '#values/night-range.ts'
import type { Judged } from './fits-home.ts'
import { judgeHomes, movedOf } from './judge-homes.server.ts'

/** A list to choose from; who looks for another home types its name. */
export const mostHomesToMove = 60

type Unit = { readonly unitId: number; readonly name: string }

export type HomeToMove = {
  readonly stayId: number
  readonly slug: string
  readonly name: string
  readonly city: string
  /** Whether the booking is there now: then only one of its other units is a move. */
  readonly isPresent: boolean
  /** Those that are let one by one, without the booking's own; empty where there is no choice. */
  readonly units: readonly Unit[]
  readonly judged: Judged
}

type Asked = {
  readonly bookingId: string
  /** A part of the name or the place; all where it is empty. */
  readonly name: string
  readonly most: number
}

/**
 * At most `most` of the homes in the booking's currency whose bookings the operator may change, and how many there are in all.
 * Undefined for a booking that they may not change.
 */
export async function homesToMove(
  { database, clock }: Tools,
  who: Operator,
  { bookingId, name, most }: Asked,
): Promise<{ readonly homes: readonly HomeToMove[]; readonly total: number } | undefined> {
  const reach = reachOf(who, 'bookings', 'change')
  const row = await findRow(database, bookingId)
  if (!row || (reach !== 'all' && !reach.includes(row.stayId))) return undefined
  const now = clock.now()
  const found = await candidates(database, row, and(within(reach, stayTable.id), isCalled(name)), most, now)
  const ids = found.map(({ stayId }) => stayId)
  const judged = await judgeHomes(database, ids, movedOf(row), [row.id], now)
  const units = await choicesOf(database, ids, row.unitIds)
  const homes = found.flatMap(({ total: _, ...home }): HomeToMove[] => {
    const verdict = judged.get(home.stayId)
    const isPresent = home.stayId === row.stayId
    const choice = units.get(home.stayId) ?? []
    // Of the home where it is only another unit can be chosen.
    if (!verdict || (isPresent && choice.length === 0)) return []
    return [{ ...home, isPresent, units: choice, judged: verdict }]
  })
  const inOrder = homes.toSorted((one, other) => Number(other.judged.ok) - Number(one.judged.ok))
  return { homes: inOrder, total: found[0]?.total ?? 0 }
}

/** By whether their nights are free and by the distance from the home of the booking. */
async function candidates(queries: Queries, row: BookingRow, whose: SQL | undefined, most: number, now: Date) {
  const nights = writeNightRange(nightsOf(row))
  const { occupancy, here } = { occupancy: sql.raw('occupancy'), here: sql.raw('here') }
  const taken = sql`exists (
    select from stay_unit join ${occupancy} on occupancy.unit_id = stay_unit.unit_id
    where stay_unit.stay_id = ${stayTable.id} and stay_unit.role = 'all_of'
      and occupancy.nights && ${nights}::daterange and occupancy.ref_id <> ${row.id} and ${liveOccupancy(now)})`
  const away = sql`(
    select power(${stayTable.latitude} - here.latitude, 2)
      + power((${stayTable.longitude} - here.longitude) * cos(radians(here.latitude)), 2)
    from stay as ${here} where here.id = ${row.stayId})`
  const { id, slug, name, city, status, currency } = stayTable
  return queries
    .select({ stayId: id, slug, name, city, total: sql<number>`(count(*) over ())::integer` })
    .from(stayTable)
    .where(and(inArray(status, ['published', 'unlisted']), eq(currency, row.currency), whose))
    .orderBy(taken, away, id)
    .limit(most)
}

function isCalled(name: string): SQL | undefined {
  if (name === '') return undefined
  const part = `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`(${stayTable.name} ilike ${part} or ${stayTable.city} ilike ${part} or ${stayTable.slug} = ${name})`
}

async function choicesOf(
  queries: Queries,
  stayIds: readonly number[],
  own: readonly number[],
): Promise<Map<number, Unit[]>> {
  if (stayIds.length === 0) return new Map()
  const rows = await queries
    .select({ stayId: stayUnitTable.stayId, unitId: unitTable.id, name: unitTable.name })
    .from(stayUnitTable)
    .innerJoin(unitTable, eq(unitTable.id, stayUnitTable.unitId))
    .where(
      and(inArray(stayUnitTable.stayId, [...stayIds]), eq(stayUnitTable.role, 'one_of'), eq(unitTable.active, true)),
    )
    .orderBy(unitTable.name, unitTable.id)
  const others = rows.filter(({ unitId }) => !own.includes(unitId))
  return Map.groupBy(others, ({ stayId }) => stayId)
}

/** The id of the home of that slug; undefined for none. Whether somebody may move anything there, the command asks. */
export async function homeIdOf(queries: Queries, slug: string): Promise<number | undefined> {
  const [home] = await queries.select({ id: stayTable.id }).from(stayTable).where(eq(stayTable.slug, slug))
  return home?.id
}
