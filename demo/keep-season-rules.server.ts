// Keeps the rules of a demo home's seasons in step with the calendar: the next year's are added, those that are over go.

import { and, eq, sql } from 'drizzle-orm'
import { stayRuleTable } from '#offers/stored/rule-tables.server.ts'
import { writeDaySpan } from '#offers/terms/day-span.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { type CalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import type { DemoHome } from './home.ts'
import { seasonRules } from './season-rules.ts'

/** Rules that stand for a season's dates already are left as they are, changed or not. */
export async function keepSeasonRules(
  queries: Transaction,
  home: DemoHome,
  stayId: number,
  today: CalendarDay,
): Promise<void> {
  const ofStay = and(eq(stayRuleTable.stayId, stayId), sql`upper(${stayRuleTable.dates}) is not null`)
  const standing = await queries.select().from(stayRuleTable).where(ofStay)
  const known = new Set(standing.map(({ kind, dates }) => `${kind} ${writeDaySpan(dates)}`))
  const missing = seasonRules(home, today).filter(({ kind, dates }) => !known.has(`${kind} ${writeDaySpan(dates)}`))
  if (missing.length > 0) await queries.insert(stayRuleTable).values(missing.map(rule => ({ ...rule, stayId })))
  await queries
    .delete(stayRuleTable)
    .where(and(ofStay, sql`upper(${stayRuleTable.dates}) <= ${writeCalendarDay(today)}::date`))
}
