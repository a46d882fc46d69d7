// Mails each message of a thread to the other side, in the transaction that stores it.

import { asc, eq } from 'drizzle-orm'
import { isProvedContact } from '#bookings/arrival/proved-contact.server.ts'
import { mailsAbout } from '#bookings/mails/booking-mails.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { answerMail, bookingAnswerMail, bookingMessageMail, receivedMail } from '#messages/mails/message-mail.ts'
import { type ConversationRow, messageTable } from '#messages/record/message-tables.server.ts'
import { mailFrame } from '#platform/mail-frame.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { inLanguageOf } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { translateName } from '#stays/languages/find-translations.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { makeContactKey } from '#users/contact/contact-key.server.ts'
import { days, later } from '#values/duration.ts'
import { threadAddress } from './thread-address.ts'

/** How long a mailed link opens a thread that has no booking; the next answer brings another. */
const threadKeyLasts = days(60)

type Mailed = {
  readonly conversation: ConversationRow
  /** The booking it is about, once that was sent. */
  readonly booking: BookingRow | undefined
  readonly messageId: number
  readonly text: string
  readonly origin: string | undefined
}

/** To the team: the guest wrote. */
export async function mailTeam(queries: Queries, tools: Tools, mailed: Mailed, now: Date): Promise<void> {
  const { conversation, booking, messageId, text, origin } = mailed
  const page = `/admin/inbox/${conversation.id}`
  if (booking) {
    const { toOperator } = mailsAbout(queries, booking, { environment: tools.environment, origin }, now)
    return toOperator(`message-${messageId}`, parts => bookingMessageMail(parts, text, page))
  }
  const { environment } = tools
  const payload = await inLanguageOf(environment, null, async () => {
    const subject = await subjectOf(queries, conversation)
    const site = { name: environment.SITE_NAME, origin: siteOrigin(environment, origin) + currentLanguage().prefix }
    const { name, email } = conversation
    return { ...mailFrame(receivedMail({ name, email, subject, text }, site, page)), replyTo: email }
  })
  const dedupeKey = `message:${messageId}`
  await writeOutbox(queries, { kind: 'mail', recipient: environment.SITE_CONTACT, payload, dedupeKey }, now)
}

/**
 * To the guest: the team wrote; `author` is whoever of it. A mailbox that is not proved to be a booking's guest's is told that
 * there is a message, and not what it says.
 */
export async function mailGuest(
  queries: Queries,
  tools: Tools,
  { author, ...mailed }: Mailed & { readonly author: string },
  now: Date,
): Promise<void> {
  const { booking, messageId, text, origin } = mailed
  if (!booking) return mailWriter(queries, tools, mailed, now)
  const told = (await isProvedContact(queries, booking)) ? text : undefined
  const { toGuest } = mailsAbout(queries, booking, { environment: tools.environment, origin }, now)
  return toGuest(`message-${messageId}`, parts => bookingAnswerMail(parts, { author, text: told }))
}

/** To whoever wrote without a booking, with a link by which they read the thread and answer. */
async function mailWriter(
  queries: Queries,
  { environment }: Tools,
  { conversation, messageId, text, origin }: Mailed,
  now: Date,
): Promise<void> {
  const { id, email, name, language } = conversation
  const expiresAt = later(now, threadKeyLasts)
  const key = await makeContactKey(queries, { purpose: 'thread', about: id, email, expiresAt }, now)
  const asked = await questionOf(queries, id)
  const frame = await inLanguageOf(environment, language, async () => {
    const subject = await subjectOf(queries, conversation)
    const page = siteOrigin(environment, origin) + currentLanguage().prefix + threadAddress(id, key)
    return mailFrame(answerMail(text, { name, email, subject, text: asked }, { name: environment.SITE_NAME, page }))
  })
  const payload = { ...frame, replyTo: environment.SITE_CONTACT }
  const dedupeKey = `message:${messageId}`
  await writeOutbox(queries, { kind: 'mail', recipient: email, payload, dedupeKey, secretsEndAt: expiresAt }, now)
}

/** What was asked first; empty where the team began. */
async function questionOf(queries: Queries, conversationId: string): Promise<string> {
  const [first] = await queries
    .select({ author: messageTable.author, text: messageTable.text })
    .from(messageTable)
    .where(eq(messageTable.conversationId, conversationId))
    .orderBy(asc(messageTable.id))
    .limit(1)
  return first?.author === 'guest' ? first.text : ''
}

/** What the writer called it, else the home's name in the current language. */
async function subjectOf(queries: Queries, { subject, stayId }: ConversationRow): Promise<string> {
  if (subject !== '' || stayId === null) return subject
  const [stay] = await queries.select({ name: stayTable.name }).from(stayTable).where(eq(stayTable.id, stayId))
  return stay ? translateName(queries, stayId, stay.name) : ''
}
