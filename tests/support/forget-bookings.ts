// Empties the tables of bookings between two runs of one test, past the guards that keep them for ever.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'

// biome-ignore format: a table, each guard beside the table it guards
const guarded = [
  ['ledger_entry', 'ledger_entry_stays'], ['booking_event', 'booking_event_stays'], ['booking', 'booking_unit_nights_agree'],
] as const

/** Deletes every booking with its nights, events and money. */
export async function forgetBookings(queries: Queries): Promise<void> {
  await forgetNights(queries)
  for (const [table, guard] of guarded) await queries.execute(sql.raw(`alter table ${table} disable trigger ${guard}`))
  for (const table of ['deposit_end', 'announced_charge', 'dispute', 'refund', 'ledger_entry', 'payment', 'booking'])
    await queries.execute(sql.raw(`delete from ${table}`))
  for (const [table, guard] of guarded) await queries.execute(sql.raw(`alter table ${table} enable trigger ${guard}`))
}

/** Frees every night of every home, although the bookings stay. */
export async function forgetNights(queries: Queries): Promise<void> {
  const guard = sql.raw('trigger occupancy_stays_with_booking')
  await queries.execute(sql`alter table occupancy disable ${guard}`)
  await queries.execute(sql`delete from occupancy`)
  await queries.execute(sql`alter table occupancy enable ${guard}`)
}
