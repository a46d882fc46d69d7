// Describes the units of a home for its page and its call.

import { and, asc, eq, ne, notInArray } from 'drizzle-orm'
import { mostParts } from '#admin/stays/form/home-limits.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { type Reach, reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { findComposition, type SharingHome } from './find-composition.server.ts'
import { isChoice } from './unit-parts.ts'
import type { HomeNamed, UnitsView } from './units-view.ts'

/** Undefined when no home has the slug. Other homes are named as far as the operator may change them. */
export async function describeUnits(queries: Queries, who: Operator, slug: string): Promise<UnitsView | undefined> {
  const { id, city, country } = stayTable
  const [home] = await queries.select({ id, city, country }).from(stayTable).where(eq(stayTable.slug, slug))
  if (!home) return undefined
  const { units, parts, wholes } = await findComposition(queries, home.id)
  const related = [home.id, ...[...parts, ...wholes].map(({ stayId }) => stayId)]
  const reach = reachOf(who, 'homes', 'change')
  const mayCompose = reach === 'all' && wholes.length === 0
  const candidates = await queries
    .select({ slug: stayTable.slug, name: stayTable.name })
    .from(stayTable)
    .where(
      and(eq(city, home.city), eq(country, home.country), ne(stayTable.status, 'archived'), notInArray(id, related)),
    )
    .orderBy(asc(stayTable.name), asc(id))
    .limit(mostParts)
  const ofParts = new Set(parts.flatMap(part => part.units.map(({ unitId }) => unitId)))
  return {
    letAs: isChoice(units) ? 'any-of' : units.length > 1 ? 'whole' : 'one',
    city: home.city,
    units: units.map(({ unitId, name, active }) => {
      return { id: unitId, name, inService: active, isOfPart: ofParts.has(unitId) }
    }),
    parts: named(parts, reach),
    wholes: named(wholes, reach),
    mayCompose,
    candidates: mayCompose ? candidates : [],
  }
}

function named(homes: readonly SharingHome[], reach: Reach): HomeNamed[] {
  return homes
    .filter(({ stayId }) => reach === 'all' || reach.includes(stayId))
    .map(({ slug, name }) => ({ slug, name }))
}
