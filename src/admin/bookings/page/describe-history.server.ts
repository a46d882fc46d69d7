// Describes the past of a booking for its admin page: who did what, what was noted, which messages left and will leave.

import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { mayRemove } from '#admin/bookings/notes/note-booking.server.ts'
import type { MovePayload } from '#amendments/moves/write-move.server.ts'
import type { BookingWithPayments } from '#bookings/record/booking-money.server.ts'
import { bookingEventTable, bookingNoteTable } from '#bookings/record/booking-tables.server.ts'
import type { BookingDetails, BookingEventSeen, TimelineStep } from '#bookings/record/booking-view.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { plannedMails } from '#cancellations/planned-mails.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import { readMessagesAbout } from '#messages/outbox/read-outbox.server.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import { depositEndTable, paymentTable, refundTable } from '#payments/ledger/payment-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { bookingTimeline } from '#trips/booking-timeline.server.ts'
import { may } from '#users/permissions/permissions.ts'
import { userTable } from '#users/user/account-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { money, sayMoney } from '#values/money.ts'
import type { BookingHistory, BookingMessage, MessageState, TeamNote } from './booking-history.ts'

/** At most this many messages; there are rarely twenty. */
const mostMessages = 100

export async function describeHistory(
  tools: Tools,
  who: Operator,
  booking: BookingWithPayments,
): Promise<BookingHistory> {
  const { database } = tools
  const { id, stay, timeZone } = booking
  const locale = currentLanguage().locale
  const at = (time: Date) => ({ when: sayInstant(time, timeZone, locale), at: time.toISOString() })
  const seesMoney = may(who, 'money', 'see', stay.id)
  const [timeline, byHand, actors, notes] = await Promise.all([
    bookingTimeline(tools, booking, locale),
    seesMoney ? stepsByHand(database, booking, locale) : [],
    actorsOf(database, id),
    may(who, 'notes', 'see', stay.id) ? notesOf(database, id) : null,
  ])
  const apart = new Map(booking.events.map(event => [String(event.seq), forTeamOnly(event, locale)]))
  const ofTimeline = timeline.map(({ what, ...step }) => ({
    ...{ ...step, by: actors.get(step.key) },
    what: [what, ...(apart.get(step.key) ?? [])].join(' '),
  }))
  const steps = [...ofTimeline, ...byHand]
    .sort((one, other) => one.time.getTime() - other.time.getTime())
    .map(({ time, ...step }) => ({ ...step, ...at(time) }))
  return {
    steps,
    notes:
      notes?.map(
        ({ createdAt, authorUserId, ...note }): TeamNote => ({
          ...note,
          ...at(createdAt),
          mayRemove: mayRemove(who, { authorUserId }, stay.id),
        }),
      ) ?? null,
    mayNote: may(who, 'notes', 'change', stay.id),
    messages: await messagesAbout(tools, who, booking, at),
  }
}

/** Sentences about a step that no guest reads: the rules that were overruled, and the booking that homes were exchanged with. */
function forTeamOnly({ payload }: BookingEventSeen, locale: string): string[] {
  const { overruled = [], swappedWith } = payload as { readonly overruled?: readonly Verdict[] } & Partial<MovePayload>
  // Steps of the first days named only the kinds of rules.
  const rules = overruled.filter(verdict => typeof verdict === 'object').map(each => sayVerdict(each, locale))
  return [
    ...(rules.length > 0 ? [sentence('adminBookings.didOverrule', { rules: rules.join(' ') })] : []),
    ...(swappedWith ? [sentence('adminBookings.didSwapWith', { reference: swappedWith })] : []),
  ]
}

/** What people of the team are called among themselves. */
const nameOfUser = sql<string>`coalesce(${userTable.displayName}, ${userTable.email}, ${userTable.phoneE164})`

/** Who of the team gave a command, or decided on a deposit, by the key of its step in the timeline. */
async function actorsOf(queries: Queries, bookingId: string): Promise<ReadonlyMap<string, string>> {
  const [events, deposits] = await Promise.all([
    queries
      .select({ seq: bookingEventTable.seq, by: nameOfUser })
      .from(bookingEventTable)
      .innerJoin(userTable, eq(userTable.id, bookingEventTable.actorUserId))
      .where(and(eq(bookingEventTable.bookingId, bookingId), eq(bookingEventTable.actor, 'operator'))),
    queries
      .select({ paymentId: depositEndTable.paymentId, by: nameOfUser })
      .from(depositEndTable)
      .innerJoin(userTable, eq(userTable.id, depositEndTable.decidedBy))
      .where(eq(depositEndTable.bookingId, bookingId)),
  ])
  return new Map([
    ...events.map(({ seq, by }) => [String(seq), by] as const),
    ...deposits.map(({ paymentId, by }) => [`${paymentId}-ended`, by] as const),
  ])
}

type Step = TimelineStep & { readonly by: string | undefined }

/** What the team noted as arrived and gave back by hand: no step of the guest's timeline, who reads it as a list of payments. */
async function stepsByHand(
  queries: Queries,
  { id, total }: Pick<BookingDetails, 'id' | 'total'>,
  locale: string,
): Promise<Step[]> {
  const say = (minor: number) => sayMoney(money(minor, total.currency), locale)
  const [noted, given] = await Promise.all([
    queries
      .select({ id: paymentTable.id, minor: paymentTable.capturedMinor, time: paymentTable.capturedAt, by: nameOfUser })
      .from(paymentTable)
      .innerJoin(userTable, eq(userTable.id, paymentTable.notedBy))
      .where(and(eq(paymentTable.bookingId, id), isNotNull(paymentTable.capturedAt))),
    queries
      .select({
        ...{ id: refundTable.id, minor: refundTable.amountMinor, time: refundTable.createdAt },
        ...{ reason: refundTable.reason, by: nameOfUser },
      })
      .from(refundTable)
      .innerJoin(userTable, eq(userTable.id, refundTable.decidedBy))
      .where(eq(refundTable.bookingId, id)),
  ])
  return [
    ...noted.map(({ id: key, minor, time, by }) => ({
      ...{ key: `${key}-noted`, by, time: time! },
      what: sentence('adminBookings.didNoteMoney', { sum: say(minor) }),
    })),
    ...given.map(({ id: key, minor, time, by, reason }) => ({
      ...{ key: `${key}-given`, by, time },
      what: reason
        ? sentence('adminBookings.didGiveBackBecause', { sum: say(minor), reason })
        : sentence('adminBookings.didGiveBack', { sum: say(minor) }),
    })),
  ]
}

function notesOf(queries: Queries, bookingId: string) {
  const { id, text, createdAt, authorUserId } = bookingNoteTable
  return queries
    .select({ id, text, createdAt, authorUserId, by: sql<string | null>`${nameOfUser}` })
    .from(bookingNoteTable)
    .leftJoin(userTable, eq(userTable.id, authorUserId))
    .where(eq(bookingNoteTable.bookingId, bookingId))
    .orderBy(desc(createdAt), asc(id))
}

const stateKeys = {
  sent: 'adminBookings.messageSent',
  waiting: 'adminBookings.messageWaits',
  failed: 'adminBookings.messageFailed',
  planned: 'adminBookings.messagePlanned',
} as const satisfies Readonly<Record<MessageState, SentenceKey>>

const plannedKeys = {
  reminder: 'adminBookings.plannedReminder',
  charge: 'adminBookings.plannedCharge',
  arrival: 'adminBookings.plannedArrival',
  farewell: 'adminBookings.plannedFarewell',
} as const satisfies Readonly<Record<string, SentenceKey>>

type At = (time: Date) => Pick<BookingMessage, 'when' | 'at'>

async function messagesAbout(tools: Tools, who: Operator, booking: BookingDetails, at: At): Promise<BookingMessage[]> {
  const { id, stay } = booking
  const rows = await readMessagesAbout(tools, id, mostMessages)
  const seesGuest = may(who, 'contact', 'see', stay.id)
  const recipient = seesGuest ? (booking.contact?.email ?? '') : ''
  const planned = await plannedMails(tools, id, stay.checkOutUntil)
  return [
    ...planned.map(
      ({ kind, at: time }): BookingMessage => ({
        ...{ key: kind, recipient, state: 'planned', said: sentenceBy(stateKeys.planned) },
        subject: sentenceBy(plannedKeys[kind]),
        ...at(time),
      }),
    ),
    ...rows.map(
      ({ id: key, recipient: to, subject, state, sentAt, nextAttemptAt, createdAt: written }): BookingMessage => ({
        key: String(key),
        subject,
        recipient: seesGuest ? to : '',
        state,
        said: sentenceBy(stateKeys[state]),
        ...at(sentAt ?? (state === 'waiting' ? nextAttemptAt : written)),
      }),
    ),
  ]
}
