// What was seen in the last days, as sums by each of what is told apart.

import { sql } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { type Seen, seenKinds } from './seen.ts'

type SeenSums = {
  /** In the order of the funnel. */
  readonly kinds: { readonly kind: Seen['kind']; readonly count: number }[]
  /** Every day, also those on which nothing was seen; the oldest first. */
  readonly days: { readonly day: string; readonly count: number }[]
  readonly sources: { readonly name: string; readonly count: number }[]
  readonly devices: { readonly name: string; readonly count: number }[]
  readonly languages: { readonly name: string; readonly count: number }[]
}

/** Of the last `days` days by UTC, today included. Pages are all that were opened, searches, homes and checkouts among them. */
export async function readSeen({ database, clock }: Tools, days: number): Promise<SeenSums> {
  const today = dayInZone(clock.now(), 'UTC')
  const first = writeCalendarDay(addDays(today, 1 - days))
  const { rows } = await database.execute<Seen & { day: string; count: number }>(sql`
    select day::text, kind, language, device, source, count from seen_count where day >= ${first}::date`)
  const opened = rows.filter(({ kind }) => kind !== 'booking')
  const sumOf = (some: typeof rows) => some.reduce((sum, { count }) => sum + count, 0)
  const by = (name: 'source' | 'device' | 'language') =>
    [...Map.groupBy(opened, row => row[name])]
      .filter(([value]) => value !== '')
      .map(([value, some]) => ({ name: value, count: sumOf(some) }))
      .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
  return {
    kinds: seenKinds.map(kind => ({
      kind,
      count: sumOf(kind === 'page' ? opened : rows.filter(row => row.kind === kind)),
    })),
    days: Array.from({ length: days }, (_, at) => {
      const day = writeCalendarDay(addDays(today, at + 1 - days))
      return { day, count: sumOf(opened.filter(row => row.day === day)) }
    }),
    ...{ sources: by('source'), devices: by('device'), languages: by('language') },
  }
}
