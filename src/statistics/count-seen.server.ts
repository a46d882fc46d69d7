// Counts what was seen: in the memory of the process first, and in the database a few seconds later, so that no page waits for it.

import { sql } from 'drizzle-orm'
import { analyticsId, readConsent } from '#consent/consent.ts'
import { consentTable } from '#consent/consent-table.ts'
import type { Removal } from '#platform/retention/removal.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { describeSeen, type Seen } from './seen.ts'
import { seenCountTable } from './seen-table.server.ts'

/** What one network address may have counted, and how many addresses are told apart, until it is stored. */
const mostOfAddress = 60
const mostAddresses = 10_000
/** Different sums until they are stored, and sources of a day. */
const mostSums = 5000
export const mostSources = 100

type Waiting = { readonly sums: Map<string, Counted>; readonly addresses: Map<string, number> }
type Counted = Seen & { readonly day: string; count: number }

const waiting = new WeakMap<Tools['database'], Waiting>()

function waitingOf({ database }: Pick<Tools, 'database'>): Waiting {
  const known = waiting.get(database) ?? { sums: new Map(), addresses: new Map() }
  waiting.set(database, known)
  return known
}

type Opening = {
  readonly request: Request
  /** Network address, which is forgotten as soon as the sums are stored. */
  readonly address: string
  readonly path: string
  readonly referrer: string
  /** Where it is no page that was opened. */
  readonly kind?: Seen['kind']
}

/** Counts it, if whoever opened it agreed to that; whether it did. */
export function countSeen(tools: Tools, { request, address, path, referrer, kind }: Opening): boolean {
  const { environment, clock } = tools
  const { enabled } = readConsent(consentTable(environment), request.headers.get('cookie'))
  if (!enabled.includes(analyticsId)) return false
  const seen = describeSeen({
    ...{ path, referrer, userAgent: request.headers.get('user-agent') ?? '' },
    host: new URL(environment.PUBLIC_URL ?? request.url).host,
    usualLanguage: siteLanguages(environment)[0]!.code,
  })
  const { sums, addresses } = waitingOf(tools)
  const before = addresses.get(address) ?? 0
  if (!seen || before >= mostOfAddress || (before === 0 && addresses.size >= mostAddresses)) return false
  const counted = { ...seen, kind: kind ?? seen.kind, day: writeCalendarDay(dayInZone(clock.now(), 'UTC')) }
  const key = Object.values(counted).join(' ')
  const sum = sums.get(key)
  if (!sum && sums.size >= mostSums) return false
  addresses.set(address, before + 1)
  if (sum) sum.count++
  else sums.set(key, { ...counted, count: 1 })
  return true
}

/** A booking that was sent from the checkout at the address of `request`. */
export function countBooking(tools: Tools, request: Request, address: string): boolean {
  const { pathname } = new URL(request.url)
  return countSeen(tools, { request, address, path: pathname, referrer: '', kind: 'booking' })
}

/** Stores what this process has counted since the last time; answers how many sums. What cannot be stored waits on. */
export async function storeSeen(tools: Tools): Promise<number> {
  const { sums } = waitingOf(tools)
  waiting.delete(tools.database)
  if (sums.size === 0) return 0
  try {
    await inTransaction(tools.database, queries => addSums(queries, [...sums.values()]))
  } catch (fault) {
    const now = waitingOf(tools)
    for (const [key, sum] of sums) {
      const newer = now.sums.get(key)
      if (newer) newer.count += sum.count
      else if (now.sums.size < mostSums) now.sums.set(key, sum)
    }
    throw fault
  }
  return sums.size
}

async function addSums(queries: Transaction, counted: readonly Counted[]): Promise<void> {
  // One process after the other: the sources of a day are counted.
  await queries.execute(sql`select pg_advisory_xact_lock(7314060)`)
  const days = [...new Set(counted.map(({ day }) => day))]
  const { rows } = await queries.execute<{ day: string; source: string }>(
    sql`select distinct day::text, source from seen_count where day in ${days}`,
  )
  const known = new Map(days.map(day => [day, new Set(rows.filter(row => row.day === day).map(row => row.source))]))
  const sums = new Map<string, Counted>()
  for (const each of counted) {
    const sources = known.get(each.day)!
    const isKnown = each.source === '' || sources.has(each.source) || sources.size < mostSources
    const source = isKnown ? each.source : 'other'
    sources.add(source)
    const key = [each.day, each.kind, each.language, each.device, source].join(' ')
    sums.set(key, { ...each, source, count: each.count + (sums.get(key)?.count ?? 0) })
  }
  const { day, kind, language, device, source } = seenCountTable
  await queries
    .insert(seenCountTable)
    .values([...sums.values()])
    .onConflictDoUpdate({
      target: [day, kind, language, device, source],
      set: { count: sql`least(seen_count.count::bigint + excluded.count, 2147483647)::integer` },
    })
}

export const removeSeen: Removal = async ({ database, clock }) => {
  // A sum ends with its day.
  const ended = removedBefore('seenCounts', clock.now())
  const { rowCount } = await database.execute(
    sql`delete from seen_count where (day + 1)::timestamp at time zone 'UTC' < ${ended}::timestamptz`,
  )
  return rowCount ?? 0
}
