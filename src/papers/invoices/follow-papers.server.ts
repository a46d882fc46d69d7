// Looks at the bookings to which something happened, and makes and mails the papers that they need.

import { asc, eq } from 'drizzle-orm'
import { eachApart } from '#bookings/commands/each-apart.server.ts'
import { lockBooking } from '#bookings/record/booking-store.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { invoicesOf } from './invoice-store.server.ts'
import { invoiceDueTable } from './invoice-tables.server.ts'
import { readIssuer } from './issuer.server.ts'
import { mailPapers } from './mail-papers.server.ts'
import { makePapers } from './make-papers.server.ts'

const mostAtOnce = 100

/** Looks at no more than 100 bookings, those that waited longest first; answers how many. */
export async function followPapers(tools: Tools): Promise<number> {
  const waiting = await tools.database
    .select()
    .from(invoiceDueTable)
    .orderBy(asc(invoiceDueTable.since))
    .limit(mostAtOnce)
  const looked = await eachApart(
    tools,
    waiting,
    { message: 'the papers of a booking could not be made', fields: ({ bookingId }) => ({ booking: bookingId }) },
    ({ bookingId }) => followBooking(tools, bookingId),
  )
  await mailPapers(tools)
  return looked
}

/** A booking stays on the list while only the operator's name and address are missing. */
async function followBooking(tools: Tools, bookingId: string): Promise<void> {
  const now = tools.clock.now()
  await inTransaction(tools.database, async queries => {
    const booking = await lockBooking(queries, bookingId)
    const issuer = await readIssuer(queries)
    const isWanted = issuer.rule !== 'never' || (await invoicesOf(queries, bookingId)).length > 0
    if (booking && isWanted && !issuer.isComplete) return
    await notWaiting(queries, bookingId)
    if (!booking || !isWanted) return
    await makePapers(queries, booking, tools, now)
  })
}

/** Before its papers are looked at: what happens meanwhile waits for the lock, and writes it down again. */
export async function notWaiting(queries: Transaction, bookingId: string): Promise<void> {
  await queries.delete(invoiceDueTable).where(eq(invoiceDueTable.bookingId, bookingId))
}
