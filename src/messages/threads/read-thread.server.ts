// Reads a thread: that of the guest's booking, one without a booking, or any that an operator may see.

import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayInstant, sayLongDay } from '#bookings/record/booking-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { isSentBooking } from '#messages/record/conversation-store.server.ts'
import {
  type ConversationRow,
  conversationTable,
  messageTable,
  type Side,
} from '#messages/record/message-tables.server.ts'
import { rowsOf } from '#platform/tools/rows-of.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { translateName, translationsOfStay } from '#stays/languages/find-translations.server.ts'
import { translated } from '#stays/languages/translation-memory.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { userTable } from '#users/user/account-tables.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { dateFormat } from '#values/formats.ts'
import { lastDayToWrite, mayGuestWrite } from './thread-address.ts'
import { isThreadOf, type ThreadReader } from './thread-reader.server.ts'
import type { SeenMessage, ThreadView } from './thread-view.ts'

type Reading = {
  readonly reader: Side
  /** Whose own messages are "You"; undefined for a guest, who is all of their side. */
  readonly userId?: string | undefined
  /** What the guest is called. */
  readonly guestName: string
  /** The home's clock; undefined: UTC. */
  readonly timeZone: string | undefined
}

/** The messages of a conversation as its reader sees them, the oldest first. */
export async function readMessages(
  { database, environment }: Tools,
  { id, guestReadId, teamReadId }: Pick<ConversationRow, 'id' | 'guestReadId' | 'teamReadId'>,
  { reader, userId, guestName, timeZone }: Reading,
): Promise<readonly SeenMessage[]> {
  const rows = await database
    .select({ message: messageTable, name: userTable.displayName, email: userTable.email })
    .from(messageTable)
    .leftJoin(userTable, eq(userTable.id, messageTable.authorUserId))
    .where(eq(messageTable.conversationId, id))
    .orderBy(asc(messageTable.id))
  const mark = reader === 'guest' ? guestReadId : teamReadId
  const say = clockOf(timeZone)
  return rows.map(({ message, name, email }) => {
    const isOurs = message.author === 'operator'
    const isMine = reader === 'guest' ? !isOurs : isOurs && message.authorUserId === userId
    // A colleague may be known by their address; a guest is told a name, or that of the site.
    const ofTeam = name || (reader === 'operator' ? email || sentence('messages.team') : environment.SITE_NAME)
    return {
      ...{ id: message.id, isOurs, isMine, text: message.text, at: message.createdAt.toISOString() },
      author: isMine ? sentence('messages.you') : isOurs ? ofTeam : guestName,
      when: say(message.createdAt),
      isNew: message.author !== reader && message.id > mark,
    }
  })
}

function clockOf(timeZone: string | undefined): (at: Date) => string {
  const { locale } = currentLanguage()
  if (timeZone) return at => sayInstant(at, timeZone, locale)
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return at => sentence('messages.utc', { when: format.format(at) })
}

/** The thread's view with those messages. */
export function threadView(
  messages: readonly SeenMessage[],
  reader: Side,
  { mayWrite, closed }: Pick<ThreadView, 'mayWrite' | 'closed'>,
): ThreadView {
  const theirs = messages.filter(({ isOurs }) => isOurs === (reader === 'guest'))
  const unread = messages.filter(({ isNew }) => isNew).length
  return { messages, unread, seen: theirs.at(-1)?.id ?? 0, formKey: randomUUID(), mayWrite, closed }
}

/** The conversation of a booking, at most one, as a field of a statement about bookings. */
export function conversationField(bookingId: PgColumn) {
  return rowsOf(conversationTable, eq(conversationTable.bookingId, bookingId), [conversationTable.id])
}

/** The thread of a booking that its guest has just been shown to own. Undefined where there is none and nothing can be written. */
export async function threadOfBooking(tools: Tools, booking: BookingDetails): Promise<ThreadView | undefined> {
  const ofBooking = eq(conversationTable.bookingId, booking.id)
  const [conversation] = await tools.database.select().from(conversationTable).where(ofBooking)
  return threadIn(tools, booking, conversation)
}

/** The same when its conversation is known, if there is one. */
export async function threadIn(
  tools: Tools,
  booking: BookingDetails,
  conversation: ConversationRow | undefined,
): Promise<ThreadView | undefined> {
  const { timeZone, nights, contact, refundTerms } = booking
  // Terms are agreed to when a booking is sent.
  if (!contact || !refundTerms || booking.state === 'hold') return undefined
  const messages = conversation
    ? await readMessages(tools, conversation, { reader: 'guest', guestName: contact.name, timeZone })
    : []
  const mayWrite = mayGuestWrite(nights.checkOut, timeZone, tools.clock.now())
  if (!mayWrite && messages.length === 0) return undefined
  const day = sayLongDay(lastDayToWrite(nights.checkOut), currentLanguage().locale)
  return threadView(messages, 'guest', {
    mayWrite,
    closed: mayWrite ? undefined : sentence('messages.closedSince', { day }),
  })
}

/** How many messages of a conversation its guest has not read, as a field of a statement about conversations. */
const unreadMessages = sql<number>`(select count(*)::integer from message
  where message.conversation_id = conversation.id and message.author = 'operator' and message.id > conversation.guest_read_id)`

/** The same of a booking, as a field of a statement about bookings. */
export function unreadField(bookingId: PgColumn): SQL<number> {
  const ofBooking = eq(conversationTable.bookingId, bookingId)
  return sql<number>`coalesce((select ${unreadMessages} from conversation where ${ofBooking}), 0)`
}

/** A thread without a booking, as its guest finds it. */
type OpenThread = {
  readonly id: string
  /** What it is about: what the guest called it, or the home. */
  readonly subject: string
  readonly thread: ThreadView
}

/** Undefined for another's, for one that became a booking's, and for none: all look alike. */
export async function openThread(tools: Tools, reader: ThreadReader, id: string): Promise<OpenThread | undefined> {
  const { database, clock } = tools
  const [found] = await database
    .select({ conversation: conversationTable, isSent: isSentBooking, stay: stayColumns })
    .from(conversationTable)
    .leftJoin(bookingTable, eq(bookingTable.id, conversationTable.bookingId))
    .leftJoin(stayTable, eq(stayTable.id, conversationTable.stayId))
    .where(eq(conversationTable.id, id))
  if (!found || found.isSent) return undefined
  const { conversation, stay } = found
  if (!(await isThreadOf(database, conversation, reader, clock.now()))) return undefined
  const reading = { reader: 'guest', guestName: conversation.name, timeZone: stay?.timeZone } as const
  const messages = await readMessages(tools, conversation, reading)
  const thread = threadView(messages, 'guest', { mayWrite: true, closed: undefined })
  return {
    id,
    subject: conversation.subject || (stay ? await translateName(database, stay.id, stay.name) : ''),
    thread,
  }
}

const stayColumns = { id: stayTable.id, name: stayTable.name, timeZone: stayTable.timeZone }

export type OwnQuestion = {
  readonly id: string
  readonly subject: string
  readonly when: string
  readonly unread: number
}

/** The newest threads of an account that led to no booking, at most `most`. */
export async function ownQuestions({ database }: Tools, who: VerifiedUser, most: number): Promise<OwnQuestion[]> {
  const rows = await database
    .select({
      conversation: conversationTable,
      stay: stayColumns,
      translations: translationsOfStay(),
      unread: unreadMessages,
    })
    .from(conversationTable)
    .leftJoin(bookingTable, eq(bookingTable.id, conversationTable.bookingId))
    .leftJoin(stayTable, eq(stayTable.id, conversationTable.stayId))
    .where(and(eq(conversationTable.userId, who.id), or(isNull(conversationTable.bookingId), not(isSentBooking))))
    .orderBy(desc(conversationTable.lastMessageAt), desc(conversationTable.id))
    .limit(most)
  return rows.map(({ conversation: { id, subject, lastMessageAt }, stay, translations, unread }) => ({
    id,
    subject: subject || (stay ? translated(new Map(translations), stay.name) : sentence('messages.yourQuestion')),
    when: clockOf(stay?.timeZone)(lastMessageAt),
    unread,
  }))
}
