// The command that changes what a home has and its house rules, and the query that reads them.

import { eq } from 'drizzle-orm'
import { type ChangedHome, enterFacts, type SeenHome } from '#admin/stays/form/change-home.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { isAmenityCode } from '#stays/amenities.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import type { EquipmentInput } from './equipment-input.ts'

export function changeEquipment(
  tools: Tools,
  operator: Operator,
  seen: SeenHome,
  { amenities, houseRules: { notes, ...rules } }: EquipmentInput,
): Promise<ChangedHome> {
  return enterFacts(tools, operator, seen, { amenities, houseRules: { ...rules, ...(notes?.length && { notes }) } })
}

/** Undefined when no home has that slug. */
export async function findEquipment(queries: Queries, _who: Operator, slug: Slug) {
  const [row] = await queries
    .select({ amenities: stayTable.amenities, houseRules: stayTable.houseRules })
    .from(stayTable)
    .where(eq(stayTable.slug, slug))
  return (
    row && {
      houseRules: row.houseRules,
      amenities: row.amenities.flatMap(({ code, note }) =>
        isAmenityCode(code) ? [note ? { code, note } : { code }] : [],
      ),
    }
  )
}
