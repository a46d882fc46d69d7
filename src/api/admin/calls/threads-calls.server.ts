// The operator's calls about threads with guests, and about the snippets for them.

import { type FoundThread, findThread, findThreads, newestOf } from '#admin/inbox/find-threads.server.ts'
import { insertSnippet } from '#admin/inbox/insert-snippet.server.ts'
import { threadSubject } from '#admin/inbox/thread-subject.server.ts'
import type { threadsContract } from '#api/admin-contract/threads-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { answerPage, answerPart } from '#api/content/calls/answer-page.ts'
import { askedPage } from '#api/content/calls/asked-page.ts'
import { describeSeen, refuseThread } from '#api/content/calls/message-calls.server.ts'
import { answerOne, notThere, refuseWith } from '#api/content/content-answer.ts'
import { changeSnippet, listSnippets, makeSnippet, removeSnippet } from '#messages/snippets/save-snippet.server.ts'
import { type SnippetRefusal, snippetRefusalStatus, snippetRefusals } from '#messages/snippets/snippet-refusals.ts'
import type { Snippet } from '#messages/snippets/snippet-tables.server.ts'
import { readMessages } from '#messages/threads/read-thread.server.ts'
import { markThread, writeToGuest } from '#messages/threads/write-as-team.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'

export const threadsCalls: Handlers<keyof typeof threadsContract> = {
  listConversations: async ({ tools, user, query }) => {
    const { skip, size } = askedPage(query)
    const { show, home } = query
    const { threads, total } = await findThreads(tools, user, { show, home, skip, most: size })
    const of = await newestOf(tools.database, threads)
    const described = await Promise.all(
      threads.map(found => describeConversation(tools, user, found, of(found.conversation.id).unread)),
    )
    return answerPage(query, described, total)
  },

  readConversation: ({ tools, user, path }) => answerConversation(tools, user, path.id),

  answerConversation: async ({ tools, user, path, headers, body, origin }) => {
    const { 'idempotency-key': key } = headers
    const written = await writeToGuest(tools, user, { ...body, key, conversationId: path.id, origin })
    return written.ok ? answerConversation(tools, user, path.id) : refuseThread(written.reason)
  },

  markConversation: async ({ tools, user, path, body }) => {
    const marked = await markThread(tools, user, { ...body, conversationId: path.id })
    return marked.ok ? answerConversation(tools, user, path.id) : refuseThread(marked.reason)
  },

  writeToGuest: async ({ tools, user, path, headers, body, origin }) => {
    const { 'idempotency-key': key } = headers
    const written = await writeToGuest(tools, user, { ...body, key, bookingId: path.id, origin })
    return written.ok ? answerConversation(tools, user, written.conversationId) : refuseThread(written.reason)
  },

  listSnippets: async ({ tools, user, query }) =>
    answerPart(query, (await listSnippets(tools.database, user)).map(describeSnippet)),

  makeSnippet: async ({ tools, user, body }) => {
    const saved = await makeSnippet(tools, user, body)
    return saved.ok
      ? answerOne(describeSnippet(saved.snippet), { location: '/api/admin/snippets' })
      : refuse(saved.reason)
  },

  changeSnippet: async ({ tools, user, path, body }) =>
    answerSnippet(await changeSnippet(tools, user, { ...body, id: path.id })),

  removeSnippet: async ({ tools, user, path, body }) =>
    answerSnippet(await removeSnippet(tools, user, { ...body, id: path.id })),

  fillSnippet: async ({ tools, user, path, body }) => {
    const { booking, conversation } = body
    const which = booking === undefined ? { conversationId: conversation! } : { bookingId: booking }
    const text = await insertSnippet(tools, user, { ...which, snippetId: path.id, text: '' })
    return text === undefined ? notThere : answerOne({ text })
  },
}

async function answerConversation(tools: Tools, who: Operator, id: string) {
  const found = await findThread(tools, who, id)
  if (!found) return refuseThread('conversation-unknown')
  const { unread } = (await newestOf(tools.database, [found]))(id)
  return answerOne(await describeConversation(tools, who, found, unread))
}

async function describeConversation(tools: Tools, who: Operator, found: FoundThread, unread: number) {
  const { conversation, booking, stay } = found
  const { id, subject, waitsForAnswer: waits, enquiryId: enquiry } = conversation
  const { guest: name, knowsGuest } = threadSubject(who, found, tools.clock.now())
  const reading = { reader: 'operator', userId: who.id, guestName: name, timeZone: stay?.timeZone } as const
  const messages = await readMessages(tools, conversation, reading)
  return {
    ...{ id, documentId: id, name, subject, waits, unread, enquiry },
    email: knowsGuest ? (booking?.contact?.email ?? conversation.email) : '',
    stay: stay?.slug ?? null,
    booking: booking?.id ?? null,
    messages: messages.map(describeSeen),
  }
}

function describeSnippet({ id, version, title, texts }: Snippet) {
  const told = Object.entries(texts).map(([language, text]) => ({ language, text }))
  return { id, documentId: id, version, title, texts: told }
}

type Saved = Awaited<ReturnType<typeof changeSnippet>>

function answerSnippet(saved: Saved) {
  return saved.ok ? answerOne(describeSnippet(saved.snippet)) : refuse(saved.reason)
}

function refuse(reason: SnippetRefusal) {
  return refuseWith(snippetRefusalStatus[reason], snippetRefusals[reason], { reason })
}
