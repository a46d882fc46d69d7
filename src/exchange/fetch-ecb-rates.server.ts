// Job: fetches the daily rates of the European Central Bank, where the operator has switched that on.

import { eq, lte } from 'drizzle-orm'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type CalendarDay, dayInZone, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { hours, later, type Milliseconds, seconds } from '#values/duration.ts'
import { type EcbRates, type FetchFault, readEcbFile } from './ecb-file.ts'
import { exchangeFetchTable, exchangeRateTable } from './exchange-tables.server.ts'
import { perEuroText } from './per-euro.ts'

/** The file changes once on each working day, in the afternoon. */
const everyWell = hours(6)
const afterFault = hours(1)
/** Some thirty times what the file has. In bytes, unpacked. */
const largestFile = 64 * 1024

type Fetched = { readonly rates: EcbRates } | { readonly fault: FetchFault }

/** Whether rates came. Where the file is not due, or another process asks for it, nothing happens; old rates stay after a fault. */
export async function fetchEcbRates(
  tools: Tools,
  address: string,
  patience: Milliseconds = seconds(20),
): Promise<boolean> {
  if (!(await claimFetch(tools))) return false
  const fetched = await fetchFile(address, patience, dayInZone(tools.clock.now(), 'UTC'))
  if ('rates' in fetched) return storeRates(tools, fetched.rates)
  tools.log.warn({ fault: fetched.fault }, 'the rates of the European Central Bank could not be fetched')
  await tools.database.update(exchangeFetchTable).set({ fault: fetched.fault, faultAt: tools.clock.now() })
  return false
}

/** A process that dies meanwhile has failed: the next attempt is then due as after a fault. */
async function claimFetch({ database, clock }: Tools): Promise<boolean> {
  const now = clock.now()
  const claimed = await database
    .update(exchangeFetchTable)
    .set({ nextAt: later(now, afterFault) })
    .where(lte(exchangeFetchTable.nextAt, now))
    .returning({ isOnly: exchangeFetchTable.isOnly })
  return claimed.length > 0
}

/** Asks that one address only; failures are answers. */
async function fetchFile(address: string, patience: Milliseconds, today: CalendarDay): Promise<Fetched> {
  const end = AbortSignal.timeout(patience)
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/xml', 'user-agent': 'Casita rate reader' },
      redirect: 'error',
      signal: end,
    })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return { fault: 'odd-answer' }
    }
    const text = await readAtMost(answer, largestFile)
    if (text === undefined) return { fault: 'too-large' }
    const rates = readEcbFile(text)
    // Nobody knows the rates of a day to come; the bank's day begins before that of UTC.
    return rates && rates.day <= today + 1 ? { rates } : { fault: 'not-the-file' }
  } catch {
    return { fault: end.aborted ? 'too-slow' : 'not-reached' }
  }
}

async function readAtMost({ body }: Response, most: number): Promise<string | undefined> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > most) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** All of one day in place of all of another; those of an older day than there are change nothing. */
async function storeRates({ database, clock }: Tools, { day, perEuro }: EcbRates): Promise<boolean> {
  const changedAt = clock.now()
  return inTransaction(database, async queries => {
    await queries
      .update(exchangeFetchTable)
      .set({ nextAt: later(changedAt, everyWell), wellAt: changedAt, fault: null, faultAt: null })
    const ofBank = eq(exchangeRateTable.source, 'ecb')
    const [former] = await queries.select({ day: exchangeRateTable.day }).from(exchangeRateTable).where(ofBank).limit(1)
    if (former && requireCalendarDay(former.day) > day) return false
    await queries.delete(exchangeRateTable).where(ofBank)
    await queries.insert(exchangeRateTable).values(
      [...perEuro].map(([currency, rate]) => ({
        ...{ currency, source: 'ecb' as const, perEuro: perEuroText(rate), day: writeCalendarDay(day), changedAt },
      })),
    )
    return true
  })
}
