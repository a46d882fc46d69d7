// Begins conversations, appends messages to them, and moves the marks of what was read. Whoever appends holds the lock of the row.

import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import { type ConversationRow, conversationTable, messageTable, type Side } from './message-tables.server.ts'

type Begun = Pick<
  typeof conversationTable.$inferInsert,
  'formKey' | 'name' | 'email' | 'subject' | 'userId' | 'language' | 'stayId' | 'bookingId' | 'enquiryId'
>

/** The conversation of that form key, begun unless it is there, and locked until the transaction ends. */
export async function beginConversation(
  queries: Transaction,
  begun: Begun,
  now: Date,
): Promise<{ readonly conversation: ConversationRow; readonly isNew: boolean }> {
  const made = await queries
    .insert(conversationTable)
    .values({ ...begun, id: randomUUID(), createdAt: now, lastMessageAt: now })
    .onConflictDoNothing()
    .returning()
  if (made[0]) return { conversation: made[0], isNew: true }
  const same = [
    eq(conversationTable.formKey, begun.formKey),
    ...(begun.bookingId ? [eq(conversationTable.bookingId, begun.bookingId)] : []),
  ]
  const [known] = await queries.select().from(conversationTable).where(sql.join(same, sql` or `)).for('update')
  if (!known) throw new Error(`The conversation ${begun.formKey} is gone`)
  return { conversation: known, isNew: false }
}

/** Locked until the transaction ends. */
export async function lockConversation(queries: Transaction, which: SQL): Promise<ConversationRow | undefined> {
  const [found] = await queries.select().from(conversationTable).where(which).for('update')
  return found
}

type NewMessage = {
  readonly author: Side
  readonly authorUserId: string | null
  readonly text: string
  /** Of its form, once in a conversation: the same one sent twice is one message. */
  readonly key: string
}

/** Answers the id of the new message; undefined for one that is there already. */
export async function appendMessage(
  queries: Transaction,
  { id: conversationId }: Pick<ConversationRow, 'id'>,
  { author, authorUserId, text, key }: NewMessage,
  now: Date,
): Promise<number | undefined> {
  const [kept] = await queries
    .insert(messageTable)
    .values({ ...{ conversationId, author, authorUserId, text }, formKey: key, createdAt: now })
    .onConflictDoNothing({ target: [messageTable.conversationId, messageTable.formKey] })
    .returning({ id: messageTable.id })
  if (!kept) return undefined
  const isTheirs = author === 'guest'
  await queries
    .update(conversationTable)
    .set({
      waitsForAnswer: isTheirs,
      lastMessageAt: now,
      ...(isTheirs ? { lastGuestId: kept.id } : { lastTeamId: kept.id }),
    })
    .where(eq(conversationTable.id, conversationId))
  return kept.id
}

/** Whether a form of that key was carried out in the conversation. */
export async function hasMessage(queries: Queries, conversationId: string, key: string): Promise<boolean> {
  const [known] = await queries
    .select({ id: messageTable.id })
    .from(messageTable)
    .where(and(eq(messageTable.conversationId, conversationId), eq(messageTable.formKey, key)))
  return known !== undefined
}

/** Notes that `reader` has seen everything up to the message `seen`. A mark goes forward, and never past what is there. */
export async function moveMark(queries: Queries, conversationId: string, reader: Side, seen: number): Promise<void> {
  const { guestReadId, lastTeamId, teamReadId, lastGuestId } = conversationTable
  const moved = reader === 'guest' ? forward(guestReadId, lastTeamId, seen) : forward(teamReadId, lastGuestId, seen)
  await queries
    .update(conversationTable)
    .set(reader === 'guest' ? { guestReadId: moved } : { teamReadId: moved })
    .where(eq(conversationTable.id, conversationId))
}

type Mark = typeof conversationTable.guestReadId | typeof conversationTable.lastGuestId

function forward(mark: Mark, last: Mark, seen: number) {
  return sql`greatest(${mark}, least(${last}, ${seen}::bigint))`
}

/** Nobody has to answer it any more. */
export async function noteAnswered(queries: Queries, which: SQL): Promise<void> {
  await queries.update(conversationTable).set({ waitsForAnswer: false }).where(which)
}

/** An enquiry's thread goes on as that of the booking that came of it. */
export async function passToBooking(queries: Queries, enquiryId: string, bookingId: string): Promise<void> {
  await queries.update(conversationTable).set({ bookingId }).where(eq(conversationTable.enquiryId, enquiryId))
}

/** Questions that no booking has yet pass to the account of whoever owns the canonical address that they name. */
export async function claimQuestions(queries: Queries, userId: string, address: string): Promise<void> {
  const { email, bookingId, enquiryId } = conversationTable
  await queries
    .update(conversationTable)
    .set({ userId })
    .where(
      and(
        ...[isNull(conversationTable.userId), isNull(bookingId), isNull(enquiryId)],
        sql`lower(normalize(${email})) = ${address}`,
      ),
    )
}

/** The home a conversation is about: its booking's, which may have moved. For queries that join the booking. */
export const homeOfConversation = sql<number | null>`coalesce(${bookingTable.stayId}, ${conversationTable.stayId})`

/** Whether the joined booking was sent, and is no mere hold or what was left of one. */
export const isSentBooking = sql<boolean>`coalesce(${bookingTable.termsAcceptedAt} is not null, false)`

/** How many messages of its guest the team has not read, of each conversation. */
export async function countUnreadMessages(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: messageTable.conversationId, unread: sql<number>`count(*)::integer` })
    .from(messageTable)
    .innerJoin(conversationTable, eq(conversationTable.id, messageTable.conversationId))
    .where(
      and(
        inArray(messageTable.conversationId, [...ids]),
        eq(messageTable.author, 'guest'),
        gt(messageTable.id, conversationTable.teamReadId),
      ),
    )
    .groupBy(messageTable.conversationId)
  return new Map(rows.map(({ id, unread }) => [id, unread]))
}
