// Many bookings for lists: copies of one that was booked, each changed as a test says.

import { randomUUID } from 'node:crypto'
import type { BookingState } from '#bookings/record/booking.ts'
import type { Database } from '#platform/tools/database.server.ts'

/** What a copy has of its own; undefined is as in the one that was booked. */
export type CopiedBooking = {
  readonly id: string
  readonly reference: string
  readonly state: BookingState
  readonly source: string
  readonly name: string
  readonly email: string
  /** `YYYY-MM-DD` */
  readonly checkIn: string
  readonly checkOut: string
  readonly createdAt: Date
  readonly timeZone?: string
  readonly holdExpiresAt?: Date | null
  readonly requestExpiresAt?: Date | null
  readonly paymentDueAt?: Date | null
  readonly stateReason?: string | null
  /** What its guest owes; below zero what was paid too much. */
  readonly owedMinor?: number
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Of the 2^40 references that of the number. */
export function referenceOf(number: number): string {
  return Array.from({ length: 8 }, (_, at) => letters[Math.floor(number / 32 ** (7 - at)) % 32]).join('')
}

const confirmedStates: ReadonlySet<string> = new Set(['confirmed', 'in_stay', 'completed', 'no_show', 'cancelled'])

/** Copies the booking without its events, nights and the triggers that ask for them: only lists read these. */
export async function copyBookings(database: Database, from: string, copies: readonly CopiedBooking[]): Promise<void> {
  const client = await database.$client.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(
      `insert into booking select (jsonb_populate_record(booking, patch)).*
       from booking, jsonb_array_elements($2::jsonb) as patch where booking.id = $1`,
      [from, JSON.stringify(copies.map(patchOf))],
    )
    await client.query(
      `insert into ledger_entry (booking_id, cause, account, debit_minor, credit_minor, currency, at)
       select id, 'test', account, greatest(entry.minor, 0), greatest(-entry.minor, 0), booking.currency, now()
       from jsonb_to_recordset($1::jsonb) as owed (id uuid, minor bigint) join booking using (id),
         lateral (values ('guest_receivable', owed.minor), ('revenue', -owed.minor)) as entry (account, minor)`,
      [
        JSON.stringify(
          copies.filter(({ owedMinor }) => owedMinor).map(({ id, owedMinor }) => ({ id, minor: owedMinor })),
        ),
      ],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

function patchOf({ name, email, state, ...copy }: CopiedBooking) {
  const ended = state === 'cancelled' ? { cancelled_at: copy.createdAt, cancelled_by: 'guest' } : {}
  return {
    ...{ id: copy.id, reference: copy.reference, state, source: copy.source, quote_id: randomUUID(), ...ended },
    ...{ check_in: copy.checkIn, check_out: copy.checkOut, created_at: copy.createdAt, updated_at: copy.createdAt },
    ...(confirmedStates.has(state) ? {} : { confirmed_at: null }),
    ...(copy.timeZone && { time_zone: copy.timeZone }),
    ...{ contact: { name, email, phone: null }, staying: null, state_reason: copy.stateReason ?? null },
    ...{ hold_expires_at: copy.holdExpiresAt ?? null, request_expires_at: copy.requestExpiresAt ?? null },
    payment_due_at: copy.paymentDueAt ?? null,
  }
}
