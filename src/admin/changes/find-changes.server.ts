// Reads the trail: acts with their changes, the latest first, as far as somebody may see their subjects and homes.

import { and, arrayOverlaps, desc, eq, gte, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { type Area, type Permitted, reachOf, siteWide } from '#users/permissions/permissions.ts'
import { userTable } from '#users/user/account-tables.server.ts'
import { addDays, lastWrittenDay, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { type ChangeFilter, notedAreas } from './change-filter.ts'
import { changeTable } from './change-tables.server.ts'

type NotedChange = typeof changeTable.$inferSelect

export type NotedAct = {
  readonly act: number
  readonly at: Date
  readonly userId: string | null
  readonly byWay: NotedChange['byWay']
  readonly command: string
  readonly changes: readonly NotedChange[]
}

type Asked = { readonly filter: ChangeFilter; readonly before?: number | undefined; readonly limit: number }

type FoundChanges = { readonly acts: readonly NotedAct[]; readonly next: number | undefined }

/** Changes of one act that are shown; an import may have thousands. */
const mostOfAct = 100

export async function findChanges(queries: Queries, who: Permitted, asked: Asked): Promise<FoundChanges> {
  const { filter, before, limit } = asked
  const { act } = changeTable
  const isSought = and(isSeen(who), ...(await soughtBy(queries, filter)))
  const found = await queries
    .selectDistinct({ act })
    .from(changeTable)
    .where(and(isSought, before === undefined ? undefined : lt(act, before)))
    .orderBy(desc(act))
    .limit(limit + 1)
  const acts = found.slice(0, limit).map(row => row.act)
  if (acts.length === 0) return { acts: [], next: undefined }
  const { id } = changeTable
  const place = sql<number>`row_number() over (partition by ${act} order by ${id})`.as('place')
  const numbered = queries
    .select({ id, place })
    .from(changeTable)
    .where(and(inArray(act, acts), isSought))
    .as('numbered')
  const shown = queries.select({ id: numbered.id }).from(numbered).where(lte(numbered.place, mostOfAct))
  // Of each act its first: an import leaves room for the acts beside it.
  const rows = await queries.select().from(changeTable).where(inArray(id, shown)).orderBy(desc(act), id)
  return {
    acts: acts.map(each => actOf(rows.filter(row => row.act === each))),
    next: found.length > limit ? acts.at(-1) : undefined,
  }
}

function actOf(changes: readonly NotedChange[]): NotedAct {
  const { act, at, userId, byWay, command } = changes[0]!
  return { act, at, userId, byWay, command, changes }
}

/** Where somebody may see both the trail and the subject: of all homes, or of their own. */
function isSeen(who: Permitted): SQL {
  const { area, stayIds } = changeTable
  const trail = reachOf(who, 'changes')
  const seen = notedAreas.flatMap(each => {
    const reach = reachOf(who, each)
    if (reach === 'all' && trail === 'all') return [eq(area, each)]
    const own = trail === 'all' ? reach : reach === 'all' ? trail : trail.filter(id => reach.includes(id))
    if (siteWide.has(each) || own === 'all' || own.length === 0) return []
    return [and(eq(area, each), arrayOverlaps(stayIds, [...own]))]
  })
  return or(...seen) ?? sql`false`
}

async function soughtBy(queries: Queries, filter: ChangeFilter): Promise<(SQL | undefined)[]> {
  const { userId, at, area, bookingId, personId, stayIds } = changeTable
  const { find, home, since, until } = filter
  return [
    filter.area === undefined ? undefined : eq(area, filter.area),
    filter.booking === undefined ? undefined : eq(bookingId, filter.booking),
    filter.person === undefined ? undefined : eq(personId, filter.person),
    filter.by === undefined ? undefined : eq(userId, filter.by),
    home === undefined ? undefined : arrayOverlaps(stayIds, await homesCalled(queries, eq(stayTable.slug, home))),
    since === undefined ? undefined : gte(at, startOf(since)),
    until === undefined ? undefined : endOf(until),
    find ? await said(queries, find) : undefined,
  ]
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** The day after the last one that can be written cannot be, and nothing is later. */
function endOf(day: string): SQL | undefined {
  const last = requireCalendarDay(day)
  return last < lastWrittenDay ? lt(changeTable.at, startOf(writeCalendarDay(addDays(last, 1)))) : undefined
}

/** In what was there before or after, in the name of its home, or of whoever did it. */
async function said(queries: Queries, find: string): Promise<SQL | undefined> {
  const part = `%${find.replace(/[\\%_]/g, '\\$&')}%`
  const { before, after, userId, stayIds } = changeTable
  const { id, displayName, email } = userTable
  const people = queries
    .select({ id })
    .from(userTable)
    .where(or(ilike(displayName, part), ilike(email, part)))
  const homes = await homesCalled(queries, ilike(stayTable.name, part))
  return or(
    sql`${before}::text ilike ${part}`,
    sql`${after}::text ilike ${part}`,
    inArray(userId, people),
    homes.length > 0 ? arrayOverlaps(stayIds, homes) : undefined,
  )
}

/** No key of a home where there is none of that name: then nothing is found. */
async function homesCalled(queries: Queries, isCalled: SQL): Promise<number[]> {
  const rows = await queries.select({ id: stayTable.id }).from(stayTable).where(isCalled)
  return rows.length > 0 ? rows.map(({ id }) => id) : [-1]
}

type About = { readonly area?: Area; readonly stayId?: number; readonly personId?: string }

/** When something was changed last, and by whom; undefined where nothing is noted that may be seen. One statement. */
export async function lastChange(queries: Queries, who: Permitted, { area, stayId, personId }: About) {
  const { at, userId, act } = changeTable
  const { displayName, email, status } = userTable
  const isAbout = and(
    area === undefined ? undefined : eq(changeTable.area, area),
    stayId === undefined ? undefined : arrayOverlaps(changeTable.stayIds, [stayId]),
    personId === undefined ? undefined : eq(changeTable.personId, personId),
  )
  const [last] = await queries
    .select({ at, userId, displayName, email, status })
    .from(changeTable)
    .leftJoin(userTable, eq(userTable.id, userId))
    .where(and(isSeen(who), isAbout))
    .orderBy(desc(act))
    .limit(1)
  return last
}
