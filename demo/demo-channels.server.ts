// The address at which another site could read the nights of a demo home, so that the desk has one to copy.

import { and, eq, isNull } from 'drizzle-orm'
import { openExport } from '#channels/export/change-exports.server.ts'
import { calendarExportTable } from '#channels/export/export-tables.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable, stayUnitTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'

const slug = 'skerry-light'

/**
 * Made once, however often the world is filled, and not again after it was closed. No calendar of another site is followed: nothing outside answers for
 * homes that are invented, and what was never read must not look as if it had been.
 */
export async function keepDemoChannels(tools: Tools, operator: Operator): Promise<void> {
  const units = await tools.database
    .select({ unitId: stayUnitTable.unitId })
    .from(stayUnitTable)
    .innerJoin(stayTable, eq(stayTable.id, stayUnitTable.stayId))
    .leftJoin(calendarExportTable, eq(calendarExportTable.unitId, stayUnitTable.unitId))
    .where(and(eq(stayTable.slug, slug), isNull(calendarExportTable.id)))
  for (const { unitId } of units) {
    const opened = await openExport(tools, operator, { unitId, audience: 'airbnb', bufferNights: 1 })
    if (!opened.ok) throw new Error(`The demo has no address for other sites: ${opened.reason}`)
  }
}
