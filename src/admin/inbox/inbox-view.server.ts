// The views of the inbox: its list, and one thread with what it is about.

import { asc, eq } from 'drizzle-orm'
import { describeEnquiry } from '#admin/bookings/admin-enquiries.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { countConversations } from '#messages/count-conversations.server.ts'
import { homeOfConversation } from '#messages/record/conversation-store.server.ts'
import { conversationTable } from '#messages/record/message-tables.server.ts'
import { listSnippets } from '#messages/snippets/save-snippet.server.ts'
import { readMessages, threadView } from '#messages/threads/read-thread.server.ts'
import { mayThread } from '#messages/threads/thread-reader.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { partOf } from '#values/list-part.ts'
import { type FoundThread, findBookingThread, findThread, findThreads, newestOf } from './find-threads.server.ts'
import { type InboxFilter, inboxAddress, inboxShows } from './inbox-filter.ts'
import type { InboxRow, TeamThread } from './inbox-view.ts'
import { sayThreadTime, threadSubject } from './thread-subject.server.ts'

export async function inboxView(tools: Tools, who: Operator, filter: InboxFilter & { readonly skip: number }) {
  const [{ threads, total }, counts, homes] = await Promise.all([
    findThreads(tools, who, filter),
    countConversations(tools, who),
    homesOf(tools.database, who),
  ])
  const of = await newestOf(tools.database, threads)
  const numbers = { unread: counts.unread, waiting: counts.waiting, all: counts.total }
  return {
    filter: { show: filter.show, home: filter.home },
    /** Each with how many there are of all homes. */
    shows: inboxShows.map(show => ({
      show,
      to: inboxAddress({ show, home: filter.home }),
      count: filter.home === undefined ? numbers[show] : undefined,
    })),
    homes,
    rows: threads.map(found => inboxRow(who, found, of(found.conversation.id), tools.clock.now())),
    part: partOf({ total, shown: threads.length, skip: filter.skip }, from => inboxAddress(filter, from)),
  }
}

type Newest = ReturnType<Awaited<ReturnType<typeof newestOf>>>

function inboxRow(who: Operator, found: FoundThread, { newest, unread }: Newest, now: Date): InboxRow {
  const { id, lastMessageAt, waitsForAnswer } = found.conversation
  const { guest, stayName, about, visit, state } = threadSubject(who, found, now)
  return {
    ...{ id, guest, stayName, about, visit, state, unread },
    waits: waitsForAnswer,
    when: sayThreadTime(found, lastMessageAt),
    at: lastMessageAt.toISOString(),
    // The beginning is enough to tell one from the other.
    newest: newest?.text.replace(/\s+/g, ' ').slice(0, 140) ?? '',
    isOurs: newest?.author === 'operator',
  }
}

/** The homes that have threads which the operator may see, to choose from. */
function homesOf(queries: Queries, who: Operator) {
  return queries
    .selectDistinct({ value: stayTable.slug, label: stayTable.name })
    .from(conversationTable)
    .leftJoin(bookingTable, eq(bookingTable.id, conversationTable.bookingId))
    .innerJoin(stayTable, eq(stayTable.id, homeOfConversation))
    .where(within(reachOf(who, 'conversations'), stayTable.id))
    .orderBy(asc(stayTable.name))
}

export async function threadPageView(tools: Tools, who: Operator, id: string) {
  const found = await findThread(tools, who, id)
  if (!found) return undefined
  const subject = threadSubject(who, found, tools.clock.now())
  const { enquiry, stay } = found
  const isOpen = enquiry?.state === 'open' && enquiry.expiresAt > tools.clock.now() && stay
  return {
    head: { title: sentence('messages.with', { name: subject.guest }) },
    id,
    subject,
    team: await teamThread(tools, who, found, subject.guest),
    enquiry: isOpen ? { ...describeEnquiry(who, { enquiry, stay }), message: '' } : undefined,
  }
}

/** The thread on the page of its booking; undefined for whoever may not see it, or would see nothing and may not begin it. */
export async function bookingThreadView(
  tools: Tools,
  who: Operator,
  { id, stay, contact }: Pick<BookingDetails, 'id' | 'stay' | 'contact'>,
): Promise<TeamThread | undefined> {
  // A guest who has deleted their account is nobody to write to, and took the thread along.
  if (!mayThread(who, 'see', stay.id) || contact?.email === '') return undefined
  const guest = contact?.name ?? sentence('messages.someGuest')
  const found = await findBookingThread(tools, who, id)
  if (found) return teamThread(tools, who, found, guest)
  if (!mayThread(who, 'change', stay.id)) return undefined
  const thread = threadView([], 'operator', { mayWrite: true, closed: undefined })
  return { thread, waits: false, guest, snippets: await snippetChoices(tools, who) }
}

async function teamThread(tools: Tools, who: Operator, found: FoundThread, guest: string): Promise<TeamThread> {
  const { conversation, stay } = found
  const reading = { reader: 'operator', userId: who.id, guestName: guest, timeZone: stay?.timeZone } as const
  const messages = await readMessages(tools, conversation, reading)
  const mayWrite = mayThread(who, 'change', stay?.id ?? null)
  return {
    thread: threadView(messages, 'operator', { mayWrite, closed: undefined }),
    waits: conversation.waitsForAnswer && mayWrite,
    guest,
    snippets: mayWrite ? await snippetChoices(tools, who) : [],
  }
}

async function snippetChoices({ database }: Tools, who: Operator) {
  return (await listSnippets(database, who)).map(({ id, title }) => ({ value: id, label: title }))
}
