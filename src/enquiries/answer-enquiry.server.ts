// Command: an operator answers an enquiry with an offer or a no; and the job that expires unanswered ones.

import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { type MailTools, siteOf } from '#bookings/mails/mail-reader.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { quoteNow } from '#bookings/record/quote-now.server.ts'
import { noteAnswered } from '#messages/record/conversation-store.server.ts'
import { conversationTable } from '#messages/record/message-tables.server.ts'
import { quoteLife, storeQuote } from '#offers/stored/quote-store.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { enquiryEndedMail, type MailedEnquiry } from './enquiry-mail.ts'
import type { EnquiryRefusal } from './enquiry-refusals.ts'
import { type FoundEnquiry, lockEnquiry, mailAboutEnquiry } from './enquiry-store.server.ts'
import { enquiryTable } from './enquiry-tables.server.ts'
import { mailOffer } from './mail-offer.server.ts'
import { answerInThread, lockWaiting } from './waiting-enquiry.server.ts'

type EnquiryAnswer = {
  readonly enquiryId: string
  readonly answer: 'offer' | 'decline'
  /** A message to the guest. */
  readonly words: string
  readonly origin: string
}

type Answer = Outcome<{ readonly enquiryId: string }, EnquiryRefusal>

/**
 * Offers the visit at its current price, guaranteed for 72 hours, with a link that takes it; or declines. Neither takes a
 * night. Answered once: later answers are refused. Role: manager or owner.
 */
export async function answerEnquiry(tools: Tools, operator: Operator, asked: EnquiryAnswer): Promise<Answer> {
  const now = tools.clock.now()
  if (!may(operator, 'enquiries', 'change')) return refused('not-allowed')
  return inTransaction<Answer>(tools.database, async queries => {
    const waiting = await lockWaiting(queries, operator, asked.enquiryId, now)
    if (!waiting.ok) return waiting
    const { found } = waiting
    const { enquiry } = found
    const mailTools = { environment: tools.environment, origin: asked.origin }
    const by = { answer: asked.words, answeredBy: operator.id, answeredAt: now, version: enquiry.version + 1 }
    if (asked.answer === 'offer') {
      const offered = await offer(queries, { found, by, mailTools }, now)
      if (offered.ok) await answerInThread(queries, enquiry.id, operator, asked.words, now)
      return offered
    }
    await queries
      .update(enquiryTable)
      .set({ ...by, state: 'declined' })
      .where(eq(enquiryTable.id, enquiry.id))
    await answerInThread(queries, enquiry.id, operator, asked.words, now)
    await notifyEnd(queries, found, { kind: 'declined', answer: asked.words }, mailTools, now)
    return done({ enquiryId: enquiry.id })
  })
}

type Offering = {
  readonly found: FoundEnquiry
  readonly by: Partial<typeof enquiryTable.$inferInsert> & { readonly answer: string }
  readonly mailTools: MailTools
}

async function offer(queries: Transaction, { found, by, mailTools }: Offering, now: Date): Promise<Answer> {
  const { enquiry } = found
  const { id, stayId, party } = enquiry
  const priced = await quoteNow(queries, stayId, { nights: nightsOf(enquiry), party, extras: [] }, now)
  if (!priced?.result.ok) return refused('not-offered')
  const { quote } = priced.result
  const { id: quoteId, expiresAt } = await storeQuote(queries, quote, now, quoteLife.operator)
  await queries
    .update(enquiryTable)
    .set({ ...by, state: 'offered', quoteId, expiresAt })
    .where(eq(enquiryTable.id, id))
  await mailOffer(queries, found, { quote, until: expiresAt, words: by.answer, isHeld: false }, mailTools, now)
  return done({ enquiryId: id })
}

type End = { readonly kind: 'declined' | 'expired'; readonly answer: string }

async function notifyEnd(queries: Transaction, found: FoundEnquiry, end: End, tools: MailTools, now: Date) {
  const mail = (told: MailedEnquiry) => enquiryEndedMail(told, end, siteOf(tools))
  await mailAboutEnquiry(queries, found, tools.environment, now).toGuest({ about: end.kind, mail })
}

/** Ends at most 100 enquiries and offers whose time is over and answers how many; several processes may do so at once. */
export async function expireEnquiries(tools: Tools): Promise<number> {
  const now = tools.clock.now()
  const ended = await tools.database
    .select({ id: enquiryTable.id })
    .from(enquiryTable)
    .where(and(inArray(enquiryTable.state, ['open', 'offered']), lte(enquiryTable.expiresAt, now)))
    .orderBy(asc(enquiryTable.expiresAt))
    .limit(100)
  let count = 0
  for (const { id } of ended) count += await inTransaction(tools.database, queries => expire(queries, tools, id, now))
  return count
}

async function expire(queries: Transaction, tools: Tools, id: string, now: Date): Promise<number> {
  const found = await lockEnquiry(queries, id)
  const wasOpen = found?.enquiry.state === 'open'
  if (!found || !(wasOpen || found.enquiry.state === 'offered') || found.enquiry.expiresAt > now) return 0
  const version = found.enquiry.version + 1
  await queries.update(enquiryTable).set({ state: 'expired', version }).where(eq(enquiryTable.id, id))
  await noteAnswered(queries, eq(conversationTable.enquiryId, id))
  // Of an offer the guest knew the end.
  if (wasOpen) await notifyEnd(queries, found, { kind: 'expired', answer: '' }, tools, now)
  return 1
}
