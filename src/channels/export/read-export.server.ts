// What another site reads at one of our addresses: when the unit is taken, from yesterday on.

import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { dayOfUnit } from '#channels/day-of-unit.server.ts'
import { nightsOfUnit } from '#nights/nights-of-unit.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { addDays } from '#values/calendar-day.ts'
import { later, minutes } from '#values/duration.ts'
import { calendarExportTable } from './export-tables.server.ts'
import { exportTokenHash, exportTokenIn } from './export-token.server.ts'
import { exportUid } from './export-uid.server.ts'
import { exportedCalendar } from './exported-calendar.ts'

export type ReadExport =
  | { readonly kind: 'calendar'; readonly text: string; readonly etag: string }
  /** It was closed or exchanged. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }

/** The calendar at `/calendars/<file>`; `host` makes its identities unique in the world. */
export async function readExport(tools: Tools, file: string, host: string): Promise<ReadExport> {
  const { database, clock } = tools
  const token = exportTokenIn(file)
  if (!token) return { kind: 'unknown' }
  const [found] = await database
    .select()
    .from(calendarExportTable)
    .where(eq(calendarExportTable.tokenHash, exportTokenHash(token)))
  if (!found) return { kind: 'unknown' }
  if (found.revokedAt) return { kind: 'gone' }
  const now = clock.now()
  const today = await dayOfUnit(database, found.unitId, now)
  const owned = await nightsOfUnit(database, found.unitId, addDays(today, -1), now)
  const events = owned.map(({ refId, kind, nights, changes, changedAt }) => ({
    uid: `${exportUid(refId, found.unitId)}@${host}`,
    sequence: changes,
    nights,
    isBooked: kind === 'booking' || kind === 'external',
    changedAt,
  }))
  const text = exportedCalendar(events, found.bufferNights)
  await noteReading(tools, found.id)
  return { kind: 'calendar', text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

/** For the desk: when somebody last read it, to five minutes. */
async function noteReading({ database, clock }: Tools, id: string): Promise<void> {
  const now = clock.now()
  const { lastReadAt } = calendarExportTable
  await database
    .update(calendarExportTable)
    .set({ lastReadAt: now })
    .where(and(eq(calendarExportTable.id, id), or(isNull(lastReadAt), lt(lastReadAt, later(now, minutes(-5))))))
}
