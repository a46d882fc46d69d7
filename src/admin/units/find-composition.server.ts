// Reads the units of a home with the homes that share them: its parts, and what it is part of.

import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable, stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'
import { isPartOf, type UnitOfHome } from './unit-parts.ts'

export type SharingHome = {
  readonly stayId: number
  readonly slug: string
  readonly name: string
  readonly units: readonly UnitOfHome[]
}

export type Composition = {
  readonly units: readonly (UnitOfHome & { readonly name: string; readonly active: boolean })[]
  /** The homes whose units it takes, all at once. */
  readonly parts: readonly SharingHome[]
  /** The homes that take all of its units. */
  readonly wholes: readonly SharingHome[]
}

export async function findComposition(queries: Queries, stayId: number): Promise<Composition> {
  const units = await queries
    .select({ unitId: unitTable.id, role: stayUnitTable.role, name: unitTable.name, active: unitTable.active })
    .from(stayUnitTable)
    .innerJoin(unitTable, eq(unitTable.id, stayUnitTable.unitId))
    .where(eq(stayUnitTable.stayId, stayId))
    .orderBy(asc(unitTable.id))
  const sharing = await homesWithUnits(
    queries,
    sql`stay_id <> ${stayId} and stay_id in (
      select stay_id from stay_unit where unit_id = any(${sql.param(units.map(({ unitId }) => unitId))}::integer[]))`,
  )
  return {
    units,
    parts: sharing.filter(home => isPartOf(home.units, units)),
    wholes: sharing.filter(home => isPartOf(units, home.units)),
  }
}

/** The homes of these slugs with their units, by name. */
export function findHomesBySlug(queries: Queries, slugs: readonly string[]): Promise<SharingHome[]> {
  if (slugs.length === 0) return Promise.resolve([])
  return homesWithUnits(queries, inArray(stayTable.slug, [...slugs]))
}

async function homesWithUnits(queries: Queries, which: ReturnType<typeof sql>): Promise<SharingHome[]> {
  const rows = await queries
    .select({
      ...{ stayId: stayTable.id, slug: stayTable.slug, name: stayTable.name },
      ...{ unitId: stayUnitTable.unitId, role: stayUnitTable.role },
    })
    .from(stayUnitTable)
    .innerJoin(stayTable, eq(stayTable.id, stayUnitTable.stayId))
    .where(which)
    .orderBy(asc(stayTable.name), asc(stayTable.id), asc(stayUnitTable.unitId))
  const byHome = Map.groupBy(rows, ({ stayId }) => stayId)
  return [...byHome.values()].map(units => ({
    ...{ stayId: units[0]!.stayId, slug: units[0]!.slug, name: units[0]!.name },
    units: units.map(({ unitId, role }) => ({ unitId, role })),
  }))
}
