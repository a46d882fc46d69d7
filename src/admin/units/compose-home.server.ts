// Makes a home stand for others: it takes all their units at once, and none of its own.

import { and, eq, notInArray, sql } from 'drizzle-orm'
import { lockUnits } from '#nights/lock-units.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { stayTable, stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type Composition, findHomesBySlug } from './find-composition.server.ts'
import { haveCalendars, isHomeBookedAhead, isTakenAhead } from './taken-ahead.server.ts'
import { isPartOf, unitsTogether } from './unit-parts.ts'
import type { UnitsRefusal } from './units-refusals.ts'

type Home = Composition & { readonly stayId: number; readonly now: Date }

/** For who may change all homes. `slugs`: the homes that it consists of; none makes it a home with a unit of its own. */
export async function composeHome(
  queries: Transaction,
  operator: Operator,
  home: Home,
  slugs: readonly string[],
): Promise<UnitsRefusal | undefined> {
  if (reachOf(operator, 'homes', 'change') !== 'all') return 'not-allowed'
  if (home.wholes.length > 0) return 'is-part'
  const parts = (await findHomesBySlug(queries, slugs)).filter(({ stayId }) => stayId !== home.stayId)
  if (parts.length < new Set(slugs).size) return 'part-unknown'
  const together = unitsTogether(parts.map(({ units }) => units))
  const whole = together.map(unitId => ({ unitId, role: 'all_of' as const }))
  if (slugs.length > 0 && !parts.every(({ units }) => isPartOf(units, whole))) return 'too-few-units'
  const before = home.units.map(({ unitId }) => unitId)
  await lockUnits(queries, { unitIds: [...new Set([...before, ...together])] })
  if (await isHomeBookedAhead(queries, home.stayId, home.now)) return 'home-booked'
  const left = await unitsOfNobodyElse(queries, home.stayId, before)
  if (await isTakenAhead(queries, left, home.stayId, home.now)) return 'home-booked'
  if (slugs.length === 0) return home.parts.length === 0 ? undefined : giveOwnUnit(queries, home.stayId)
  if (await haveCalendars(queries, left)) return 'has-calendars'
  await takeUnits(queries, home.stayId, together)
  return undefined
}

/** Those that would belong to no home once this one leaves them. */
async function unitsOfNobodyElse(queries: Transaction, stayId: number, unitIds: readonly number[]): Promise<number[]> {
  const { rows } = await queries.execute<{ id: number }>(sql`
    select id from unnest(${sql.param(unitIds)}::integer[]) as id
    where not exists (select from stay_unit where unit_id = id and stay_id <> ${stayId})`)
  return rows.map(({ id }) => id)
}

async function takeUnits(queries: Transaction, stayId: number, unitIds: readonly number[]): Promise<void> {
  const others = and(eq(stayUnitTable.stayId, stayId), notInArray(stayUnitTable.unitId, [...unitIds]))
  await queries.delete(stayUnitTable).where(others)
  await queries
    .insert(stayUnitTable)
    .values(unitIds.map(unitId => ({ stayId, unitId, role: 'all_of' as const })))
    .onConflictDoUpdate({ target: [stayUnitTable.stayId, stayUnitTable.unitId], set: { role: 'all_of' } })
}

async function giveOwnUnit(queries: Transaction, stayId: number): Promise<undefined> {
  const [home] = await queries.select({ name: stayTable.name }).from(stayTable).where(eq(stayTable.id, stayId))
  const [own] = await queries.insert(unitTable).values({ name: home!.name }).returning({ id: unitTable.id })
  await takeUnits(queries, stayId, [own!.id])
}
