// Message calls: the thread of one's own booking, and of a question that is no booking.

import type { messageContract } from '#api/admin-contract/message-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { noBooking } from '#api/content/booking-answers.ts'
import { answerOne, refuseWith } from '#api/content/content-answer.ts'
import { openThread, threadOfBooking } from '#messages/threads/read-thread.server.ts'
import { type ThreadRefusal, threadRefusalStatus, threadRefusals } from '#messages/threads/thread-refusals.ts'
import type { SeenMessage, ThreadView } from '#messages/threads/thread-view.ts'
import {
  markBookingRead,
  markThreadRead,
  writeAboutBooking,
  writeInThread,
} from '#messages/threads/write-as-guest.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Booker, VerifiedUser } from '#users/user/visitor.ts'

export const messageCalls: Handlers<keyof typeof messageContract> = {
  readMessages: ({ tools, booker, path }) => answerThread(tools, booker, path.id),

  writeMessage: async ({ tools, booker, path, headers, body, address, origin }) => {
    const message = { ...body, key: headers['idempotency-key'], bookingId: path.id, address, origin }
    const written = await writeAboutBooking(tools, booker, message)
    return written.ok ? answerThread(tools, booker, path.id) : refuseThread(written.reason)
  },

  markMessages: async ({ tools, booker, path, body }) => {
    const marked = await markBookingRead(tools, booker, { bookingId: path.id, seen: body.seen })
    return marked.ok ? answerThread(tools, booker, path.id) : refuseThread(marked.reason)
  },

  readThread: ({ tools, user, body }) => answerOpen(tools, user, body),

  writeInThread: async ({ tools, user, headers, body, address, origin }) => {
    const { id, key, ...message } = body
    const asked = { ...message, id, key: headers['idempotency-key'], address, origin }
    const written = await writeInThread(tools, { user, key }, asked)
    return written.ok ? answerOpen(tools, user, body) : refuseThread(written.reason)
  },

  markThread: async ({ tools, user, body: { id, key, seen } }) => {
    const marked = await markThreadRead(tools, { user, key }, { id, seen })
    return marked.ok ? answerOpen(tools, user, { id, key }) : refuseThread(marked.reason)
  },
}

async function answerThread(tools: Tools, booker: Booker, bookingId: string) {
  const booking = await findBooking(tools, booker, bookingId)
  if (!booking) return noBooking
  return answerOne(describeThread(await threadOfBooking(tools, booking)))
}

type Which = { readonly id: string; readonly key?: string | undefined }

async function answerOpen(tools: Tools, user: VerifiedUser | undefined, { id, key }: Which) {
  const opened = await openThread(tools, { user, key }, id)
  return opened ? answerOne(describeThread(opened.thread)) : refuseThread('conversation-unknown')
}

function describeThread(thread: ThreadView | undefined) {
  const { messages = [], unread = 0, mayWrite = false } = thread ?? {}
  return { messages: messages.map(describeSeen), unread, mayWrite }
}

/** One message, for either side. */
export function describeSeen({ id, isOurs, author, text, at, isNew }: SeenMessage) {
  return { id, isOurs, author, text, at, isNew }
}

export function refuseThread(reason: ThreadRefusal) {
  return refuseWith(threadRefusalStatus[reason], threadRefusals[reason], { reason })
}
