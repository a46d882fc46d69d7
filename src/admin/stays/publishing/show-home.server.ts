// The command that changes the status of a home, and the query for what it lacks.

import { eq, sql } from 'drizzle-orm'
import { type Change, type ChangedHome, changeHome, type SeenHome } from '#admin/stays/form/change-home.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { imprintWarning } from '#site/texts/current-texts.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type HomeStatus, isLack, isOpen, type Lack, nextStatus } from './home-status.ts'

/** `isWarned`: its operator has read that the site has no imprint, if it has none. */
type Showing = { readonly status: HomeStatus; readonly isWarned: boolean }

/** A home opens to guests only when it lacks nothing: the database refuses everything else. */
export function showHome(
  tools: Tools,
  operator: Operator,
  seen: SeenHome,
  { status, isWarned }: Showing,
): Promise<ChangedHome> {
  const change: Change = async (queries, stayId) => {
    const [home] = await queries.select({ status: stayTable.status }).from(stayTable).where(eq(stayTable.id, stayId))
    if (!nextStatus[home!.status].includes(status)) return 'not-next'
    if (isOpen(status) && (await findLacks(queries, operator, stayId)).length > 0) return 'not-whole'
    if (isOpen(status) && !isWarned && (await imprintWarning(tools))) return 'imprint-unread'
    await queries.update(stayTable).set({ status }).where(eq(stayTable.id, stayId))
    return undefined
  }
  return changeHome(tools, operator, seen, change, 'publishing')
}

/** What the home lacks before guests may see it; none for a home that is whole. */
export async function findLacks(queries: Queries, _who: Operator, stayId: number): Promise<Lack[]> {
  const { rows } = await queries.execute<{ name: string }>(sql`select name from stay_lacks(${stayId}) as name`)
  return rows.map(({ name }) => name).filter(isLack)
}
