// The command that changes the rooms and beds of a home, and the query that reads them.

import { eq } from 'drizzle-orm'
import { type ChangedHome, enterFacts, type SeenHome } from '#admin/stays/form/change-home.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import type { RoomsInput } from './rooms-input.ts'

export function changeRooms(
  tools: Tools,
  operator: Operator,
  seen: SeenHome,
  { bathroomHalves, rooms }: RoomsInput,
): Promise<ChangedHome> {
  const kept = rooms.map(({ ensuite, ...room }) => ({ ...room, ...(ensuite && { ensuite }) }))
  return enterFacts(tools, operator, seen, { bathroomHalves, rooms: kept })
}

/** Undefined when no home has that slug. */
export async function findRooms(queries: Queries, _who: Operator, slug: Slug) {
  const [row] = await queries
    .select({ bathroomHalves: stayTable.bathroomHalves, rooms: stayTable.rooms })
    .from(stayTable)
    .where(eq(stayTable.slug, slug))
  return row
}
