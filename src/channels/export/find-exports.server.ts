// Finds the open calendar addresses of some units, for the admin pages.

import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Audience } from '#channels/feeds/channel-provider.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { calendarExportTable } from './export-tables.server.ts'
import { exportPath } from './export-token.server.ts'

export type StandingExport = {
  readonly id: string
  readonly unitId: number
  readonly audience: Audience
  readonly bufferNights: number
  /** `/calendars/….ics`; undefined for who may not hand it on, and when the key that sealed it is lost. */
  readonly path: string | undefined
  readonly lastReadAt: Date | null
}

/** Those of the units, in the order in which they were made. */
export async function findExports(
  { database, environment }: Tools,
  operator: Operator,
  unitIds: readonly number[],
): Promise<StandingExport[]> {
  const rows = await database
    .select()
    .from(calendarExportTable)
    .where(and(inArray(calendarExportTable.unitId, [...unitIds]), isNull(calendarExportTable.revokedAt)))
    .orderBy(asc(calendarExportTable.createdAt), asc(calendarExportTable.id))
  return rows.map(({ id, unitId, audience, bufferNights, tokenSealed, lastReadAt }) => ({
    ...{ id, unitId, audience, bufferNights, lastReadAt },
    path: may(operator, 'channels', 'change') ? exportPath(environment, id, tokenSealed) : undefined,
  }))
}
