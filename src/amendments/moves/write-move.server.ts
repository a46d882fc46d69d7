// Writes down that a booking is at another home: row, event with both homes, and the mail to its guest.

import { eq } from 'drizzle-orm'
import { writeBookingMails } from '#bookings/mails/booking-mails.server.ts'
import type { MailTools } from '#bookings/mails/mail-reader.server.ts'
import { takeStep } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { inLanguageOf } from '#platform/tools/site-languages.server.ts'
import { translateName } from '#stays/languages/find-translations.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'

type MovedPlace = { readonly stayId: number; readonly name: string; readonly unitIds: readonly number[] }

/** What the event of a move keeps: both homes, under the names that they had then. The database reads `stayId` of both. */
export type MovePayload = {
  readonly from: MovedPlace
  readonly to: MovedPlace
  /** The reference of the booking with which it exchanged homes. */
  readonly swappedWith?: string
}

type Writing = {
  readonly to: { readonly stayId: number; readonly unitIds: readonly number[] }
  readonly actorUserId: string
  /** Why, as the guest reads it. */
  readonly reason: string
  /** The reference of the booking that took its place. */
  readonly swappedWith?: string | undefined
}

/**
 * Leads the locked booking, whose nights are in the new home already, there. The database refuses a home that no event tells of.
 * Of another unit of the same home its guest, who never reads of units, is not told.
 */
export async function writeMove(
  queries: Transaction,
  booking: BookingRow,
  { to, actorUserId, reason, swappedWith }: Writing,
  mailTools: MailTools,
  now: Date,
): Promise<BookingRow> {
  const place = async (stayId: number, unitIds: readonly number[]) => ({
    ...{ stayId, name: await nameOf(queries, stayId), unitIds: [...unitIds] },
  })
  const payload: MovePayload = {
    from: await place(booking.stayId, booking.unitIds),
    to: await place(to.stayId, to.unitIds),
    ...(swappedWith && { swappedWith }),
  }
  const step = { command: 'move', to: booking.state, actor: 'operator', actorUserId, reason, payload } as const
  const moved = await takeStep(queries, booking, step, { stayId: to.stayId, unitIds: [...to.unitIds] }, now)
  if (to.stayId === booking.stayId) return moved
  const { stayId, name } = payload.from
  const former = await inLanguageOf(mailTools.environment, booking.language, () => translateName(queries, stayId, name))
  const sentences = () => [sentence('bookingMails.movedFrom', { former })]
  const arrow = { command: 'move', from: booking.state, to: booking.state } as const
  await writeBookingMails(queries, moved, { ...arrow, by: 'operator', reason, sentences }, mailTools, now)
  return moved
}

async function nameOf(queries: Transaction, stayId: number): Promise<string> {
  const [home] = await queries.select({ name: stayTable.name }).from(stayTable).where(eq(stayTable.id, stayId))
  if (!home) throw new Error(`There is no home ${stayId}`)
  return home.name
}
