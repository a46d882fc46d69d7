// What tests of moves begin with: homes for four in one currency and zone, booked by a guest for nights of their own.

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { moveBooking } from '#amendments/moves/move-booking.server.ts'
import { swapBookings } from '#amendments/moves/swap-bookings.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { bookingEventTable } from '#bookings/record/booking-tables.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { type BookableStay, bookableStay, inputFor, mustBook, someGuest } from './booking-world.ts'
import { heldNights } from './held-nights.ts'
import { someOperator } from './paying-world.ts'
import type { SoldStayParts } from './sold-stay.ts'
import type { TestTools } from './tools.ts'

type Asked = {
  readonly version?: number
  readonly partnerVersion?: number
  readonly unitId?: number
  readonly reason?: string
  readonly key?: string
  readonly who?: Operator
}

export type MovingWorld = Awaited<ReturnType<typeof movingWorld>>

export async function movingWorld(handed: TestTools) {
  const { tools } = handed
  const { database } = tools
  const manager = await someOperator(database, handed.clock.now())
  const ada: VerifiedUser = await someGuest(database, handed.clock.now())
  const origin = 'http://127.0.0.1:3000'
  const versionOf = async (id: string) => (await findRow(database, id))?.version ?? 1
  const asked = ({ reason = 'The roof leaks.', key = randomUUID() }: Asked) => ({ reason, key, origin })
  return {
    ...{ tools, database, manager, ada },
    /** A home under a name of its own. */
    home: async (name: string, parts: SoldStayParts = {}): Promise<BookableStay> => {
      const stay = await bookableStay(database, parts)
      await database.execute(sql`update stay set name = ${name} where id = ${stay.stayId}`)
      return stay
    },
    book: (stay: { readonly stayId: number }, from: string, to: string, adults = 2) => {
      const input = inputFor(from, to)
      return mustBook(tools, ada, { stayId: stay.stayId, input: { ...input, party: { ...input.party, adults } } })
    },
    move: async (bookingId: string, to: { readonly stayId: number }, how: Asked = {}) =>
      moveBooking(tools, how.who ?? manager, {
        ...{ bookingId, stayId: to.stayId, unitId: how.unitId, ...asked(how) },
        version: how.version ?? (await versionOf(bookingId)),
      }),
    swap: async (bookingId: string, partnerId: string, how: Asked = {}) =>
      swapBookings(tools, how.who ?? manager, {
        ...{ bookingId, partnerId, ...asked(how) },
        version: how.version ?? (await versionOf(bookingId)),
        partnerVersion: how.partnerVersion ?? (await versionOf(partnerId)),
      }),
    row: async (id: string) => (await findRow(database, id))!,
    held: (id: string) => heldNights(database, id, handed.clock.now()),
    lastEvent: async (id: string) =>
      (
        await database
          .select()
          .from(bookingEventTable)
          .where(eq(bookingEventTable.bookingId, id))
          .orderBy(bookingEventTable.seq)
      ).at(-1)!,
    mails: async (id: string) => {
      const { rows } = await database.execute<{ subject: string; text: string; calendar: { content: string } | null }>(
        sql`select payload ->> 'subject' as subject, payload ->> 'text' as text, payload -> 'calendar' as calendar
          from outbox where dedupe_key like ${`booking:${id}:%`} order by id`,
      )
      return rows
    },
  }
}
