// An enquiry that waits for its answer: who may give it, once, and what is said with it stands in its thread.

import { eq } from 'drizzle-orm'
import { appendMessage, lockConversation, noteAnswered } from '#messages/record/conversation-store.server.ts'
import { conversationTable } from '#messages/record/message-tables.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { type FoundEnquiry, lockEnquiry } from './enquiry-store.server.ts'

/** Locked until the transaction ends; refused to whoever may not answer it, and once it is answered or over at `now`. */
export async function lockWaiting(
  queries: Transaction,
  operator: Operator,
  id: string,
  now: Date,
): Promise<Outcome<{ readonly found: FoundEnquiry }, 'enquiry-unknown' | 'answered-already'>> {
  const found = await lockEnquiry(queries, id)
  if (!found || !may(operator, 'enquiries', 'change', found.enquiry.stayId)) return refused('enquiry-unknown')
  const waits = found.enquiry.state === 'open' && found.enquiry.expiresAt > now
  return waits ? done({ found }) : refused('answered-already')
}

/** What was said with the answer stands in the thread too; its mail is the answer's own. */
export async function answerInThread(
  queries: Transaction,
  enquiryId: string,
  operator: Operator,
  text: string,
  now: Date,
): Promise<void> {
  const ofIt = eq(conversationTable.enquiryId, enquiryId)
  const conversation = await lockConversation(queries, ofIt)
  if (!conversation) return
  const message = { author: 'operator', authorUserId: operator.id, text, key: 'answer' } as const
  if (text !== '') await appendMessage(queries, conversation, message, now)
  await noteAnswered(queries, ofIt)
}
