// Commands: operators create, rotate and close the addresses at which other sites read when a unit is taken.

import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Audience } from '#channels/feeds/channel-provider.ts'
import { inTransaction, RolledBack } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { unitTable } from '#stays/stay-tables.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { ExportRefusal } from './export-refusals.ts'
import { calendarExportTable } from './export-tables.server.ts'
import { newExportToken } from './export-token.server.ts'

type Changed = Outcome<{ readonly exportId: string }, ExportRefusal>

type ExportInput = {
  readonly unitId: number
  readonly audience: Audience
  readonly bufferNights: number
}

/**
 * Makes the address for this reader, or, where there is one, keeps it and sets how many nights stay free around visits:
 * sent twice it is made once. Role: manager or owner.
 */
export async function openExport(tools: Tools, operator: Operator, input: ExportInput): Promise<Changed> {
  if (!may(operator, 'channels', 'change')) return refused('not-allowed')
  const { database, environment, clock } = tools
  const [unit] = await database.select({ id: unitTable.id }).from(unitTable).where(eq(unitTable.id, input.unitId))
  if (!unit) return refused('unit-unknown')
  const id = randomUUID()
  const made = { id, ...newExportToken(environment, id), createdAt: clock.now(), createdBy: operator.id }
  const [standing] = await database
    .insert(calendarExportTable)
    .values({ ...input, ...made })
    .onConflictDoUpdate({
      target: [calendarExportTable.unitId, calendarExportTable.audience],
      targetWhere: isNull(calendarExportTable.revokedAt),
      set: { bufferNights: input.bufferNights },
    })
    .returning({ id: calendarExportTable.id })
  return done({ exportId: standing!.id })
}

/** Ends the address and makes another for the same reader, for when somebody has it who should not. Role: as above. */
export async function rotateExport(tools: Tools, operator: Operator, exportId: string): Promise<Changed> {
  if (!may(operator, 'channels', 'change')) return refused('not-allowed')
  const { database, environment, clock } = tools
  return inTransaction<Changed>(database, async queries => {
    const now = clock.now()
    const [former] = await queries
      .update(calendarExportTable)
      .set({ revokedAt: now })
      .where(standingExport(exportId))
      .returning()
    if (!former) throw new RolledBack<Changed>(refused('address-gone'))
    const { unitId, audience, bufferNights } = former
    const id = randomUUID()
    const made = { id, ...newExportToken(environment, id), createdAt: now, createdBy: operator.id }
    await queries.insert(calendarExportTable).values({ unitId, audience, bufferNights, ...made })
    return done({ exportId: id })
  })
}

/** Closes the address, which is 410 from then on. Role: as above. */
export async function closeExport(tools: Tools, operator: Operator, exportId: string): Promise<Changed> {
  if (!may(operator, 'channels', 'change')) return refused('not-allowed')
  const closed = await tools.database
    .update(calendarExportTable)
    .set({ revokedAt: tools.clock.now() })
    .where(standingExport(exportId))
    .returning({ id: calendarExportTable.id })
  return closed.length > 0 ? done({ exportId }) : refused('address-gone')
}

function standingExport(id: string) {
  return and(eq(calendarExportTable.id, id), isNull(calendarExportTable.revokedAt))
}
