// Serves an exported calendar: when the unit is taken, from yesterday on.

import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Audience } from '#channels/feeds/channel-provider.ts'
import { externalCalendarTable, externalEventTable } from '#channels/feeds/channel-tables.server.ts'
import { dayOfUnit } from '#channels/feeds/day-of-unit.server.ts'
import { nightsOfUnit } from '#nights/nights-of-unit.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { addDays } from '#values/calendar-day.ts'
import { later, minutes } from '#values/duration.ts'
import { calendarExportTable } from './export-tables.server.ts'
import { exportTokenHash, exportTokenIn } from './export-token.server.ts'
import { exportUid } from './export-uid.server.ts'
import { exportedCalendar } from './exported-calendar.ts'

type ReadExport =
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
  const toldByThem = await refsOfProvider(database, found.unitId, found.audience)
  const events = owned
    .filter(({ refId }) => !toldByThem.has(refId))
    .map(({ refId, kind, nights, changes, changedAt }) => ({
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

/** The events that came from this reader: sent back, they would look like somebody else's. */
async function refsOfProvider(queries: Queries, unitId: number, audience: Audience): Promise<ReadonlySet<string>> {
  if (audience === 'anybody') return new Set()
  const rows = await queries
    .select({ id: externalEventTable.id })
    .from(externalEventTable)
    .innerJoin(externalCalendarTable, eq(externalCalendarTable.id, externalEventTable.calendarId))
    .where(
      and(
        eq(externalCalendarTable.unitId, unitId),
        eq(externalCalendarTable.provider, audience),
        isNull(externalEventTable.goneAt),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Records for the admin pages when it was last read, to five minutes. */
async function noteReading({ database, clock }: Tools, id: string): Promise<void> {
  const now = clock.now()
  const { lastReadAt } = calendarExportTable
  await database
    .update(calendarExportTable)
    .set({ lastReadAt: now })
    .where(and(eq(calendarExportTable.id, id), or(isNull(lastReadAt), lt(lastReadAt, later(now, minutes(-5))))))
}
