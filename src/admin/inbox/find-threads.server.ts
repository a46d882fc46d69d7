// Finds the threads that an operator may see, with what each is about: in the inbox, and one of them.

import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { type Enquiry, enquiryTable } from '#enquiries/enquiry-tables.server.ts'
import { countUnreadMessages, homeOfConversation } from '#messages/record/conversation-store.server.ts'
import {
  type ConversationRow,
  conversationTable,
  type MessageRow,
  messageTable,
} from '#messages/record/message-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type ListAsked, listPage } from '#values/list-part.ts'
import type { InboxFilter } from './inbox-filter.ts'

type ThreadStay = Pick<
  typeof stayTable.$inferSelect,
  'id' | 'name' | 'slug' | 'timeZone' | 'checkInFrom' | 'checkOutUntil'
>

export type FoundThread = {
  readonly conversation: ConversationRow
  /** The booking it is about, once that was sent. */
  readonly booking: BookingRow | null
  readonly enquiry: Enquiry | null
  readonly stay: ThreadStay | null
}

type Filter = Partial<InboxFilter> & ListAsked

/** Those of the filter, the one with the newest message first, and how many there are in all. */
export async function findThreads(
  { database }: Tools,
  who: Operator,
  { show = 'all', home, skip = 0, most = listPage }: Filter,
): Promise<{ readonly threads: readonly FoundThread[]; readonly total: number }> {
  const { lastGuestId, teamReadId, waitsForAnswer, lastMessageAt, id } = conversationTable
  const condition = and(
    seenBy(who),
    show === 'unread' ? sql`${lastGuestId} > ${teamReadId}` : undefined,
    show === 'waiting' ? waitsForAnswer : undefined,
    home === undefined ? undefined : eq(stayTable.slug, home),
  )!
  const [threads, [counted]] = await Promise.all([
    select(database, condition).orderBy(desc(lastMessageAt), id).limit(most).offset(skip),
    database
      .select({ total: count() })
      .from(conversationTable)
      .leftJoin(bookingTable, eq(bookingTable.id, conversationTable.bookingId))
      .leftJoin(stayTable, eq(stayTable.id, homeOfConversation))
      .where(condition),
  ])
  return { threads: threads.map(onlySent), total: counted!.total }
}

/** The thread of that id, if the operator may see it. */
export async function findThread({ database }: Tools, who: Operator, id: string): Promise<FoundThread | undefined> {
  const [found] = await select(database, and(eq(conversationTable.id, id), seenBy(who))!)
  return found && onlySent(found)
}

/** The thread of a booking, if there is one that the operator may see. */
export async function findBookingThread(
  { database }: Tools,
  who: Operator,
  bookingId: string,
): Promise<FoundThread | undefined> {
  const [found] = await select(database, and(eq(conversationTable.bookingId, bookingId), seenBy(who))!)
  return found && onlySent(found)
}

/** The newest message of each, and how many of the guest's nobody of the team has read. */
export async function newestOf(queries: Queries, threads: readonly FoundThread[]) {
  const ids = threads.map(({ conversation }) => conversation.id)
  const newest = await queries
    .selectDistinctOn([messageTable.conversationId])
    .from(messageTable)
    .where(inArray(messageTable.conversationId, ids))
    .orderBy(messageTable.conversationId, desc(messageTable.id))
  const unread = await countUnreadMessages(queries, ids)
  const of = new Map<string, MessageRow>(newest.map(message => [message.conversationId, message]))
  return (id: string) => ({ newest: of.get(id), unread: unread.get(id) ?? 0 })
}

const stayColumns = {
  id: stayTable.id,
  name: stayTable.name,
  slug: stayTable.slug,
  timeZone: stayTable.timeZone,
  checkInFrom: stayTable.checkInFrom,
  checkOutUntil: stayTable.checkOutUntil,
}

function select(queries: Queries, condition: SQL) {
  return queries
    .select({ conversation: conversationTable, booking: bookingTable, enquiry: enquiryTable, stay: stayColumns })
    .from(conversationTable)
    .leftJoin(bookingTable, eq(bookingTable.id, conversationTable.bookingId))
    .leftJoin(enquiryTable, eq(enquiryTable.id, conversationTable.enquiryId))
    .leftJoin(stayTable, eq(stayTable.id, homeOfConversation))
    .where(condition)
}

function seenBy(who: Operator): SQL {
  return within(reachOf(who, 'conversations'), homeOfConversation)
}

/** A mere hold, or what was left of one, is no booking yet. */
function onlySent(found: FoundThread): FoundThread {
  return found.booking?.termsAcceptedAt ? found : { ...found, booking: null }
}
