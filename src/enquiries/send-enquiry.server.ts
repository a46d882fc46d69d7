// Command: a visitor asks a home that wants to be asked first. It takes no nights.

import { randomUUID } from 'node:crypto'
import type { MailSite } from '#bookings/mails/booking-mail.ts'
import { siteOf } from '#bookings/mails/mail-reader.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { quoteNow } from '#bookings/record/quote-now.server.ts'
import { languageOfReader } from '#catalogue/current-language.server.ts'
import { addressBucket, recipientBuckets } from '#identity/secrets/limit.server.ts'
import { appendMessage, beginConversation } from '#messages/record/conversation-store.server.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { MailWords } from '#platform/mail-frame.ts'
import { spend } from '#platform/rate-limit.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { hours, later } from '#values/duration.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { EnquiryInput } from './enquiry-input.ts'
import { enquirySentMail, enquiryWaitsMail, type MailedEnquiry } from './enquiry-mail.ts'
import type { EnquiryRefusal } from './enquiry-refusals.ts'
import { findEnquiry, mailAboutEnquiry } from './enquiry-store.server.ts'
import { enquiryTable } from './enquiry-tables.server.ts'

/** How long after it was sent an unanswered enquiry ends. */
export const enquiryLasts = hours(72)

type EnquiryAsked = EnquiryInput & {
  readonly stayId: number
  readonly visit: Pick<StayInput, 'nights' | 'party'>
  readonly user?: SignedInUser | undefined
  /** Where it is asked from. */
  readonly address: string
  readonly origin: string
}

type Answer = Outcome<{ readonly enquiryId: string }, EnquiryRefusal>

/** Stores the question, begins its thread, and mails both sides. One transaction. */
export async function sendEnquiry(tools: Tools, asked: EnquiryAsked): Promise<Answer> {
  const now = tools.clock.now()
  const { stayId, visit, contact, message, user, address, origin } = asked
  return inTransaction<Answer>(tools.database, async queries => {
    const priced = await quoteNow(queries, stayId, { ...visit, extras: [] }, now)
    if (!priced) return refused('stay-unknown')
    if (!priced.result.ok) return refused('not-offered')
    if (priced.result.quote.bookingMode !== 'enquiry') return refused('no-enquiry-needed')
    const recipient = recipientBuckets(tools, { address }, 'enquiry', canonicalEmail(contact.email))
    if (!(await spend(tools, [addressBucket(tools, 'mail-address', { address }), ...recipient], queries))) {
      return refused('too-many-enquiries')
    }
    const id = randomUUID()
    const expiresAt = later(now, enquiryLasts)
    await queries.insert(enquiryTable).values({
      ...{ id, stayId, party: visit.party, contact, message, state: 'open', expiresAt, createdAt: now },
      checkIn: writeCalendarDay(visit.nights.checkIn),
      checkOut: writeCalendarDay(visit.nights.checkOut),
      guestUserId: user?.id,
      language: languageOfReader(),
    })
    const thread = await beginThread(queries, { id, asked, now })
    const found = (await findEnquiry(queries, id))!
    const written =
      (words: (enquiry: MailedEnquiry, until: string, site: MailSite) => MailWords) => (told: MailedEnquiry) => {
        const site = siteOf({ environment: tools.environment, origin })
        return words(told, sayInstant(expiresAt, found.stay.timeZone, site.locale), site)
      }
    const { toGuest, toOperator } = mailAboutEnquiry(queries, found, tools.environment, now)
    await toGuest({ about: 'sent', mail: written(enquirySentMail) })
    const waits = written((told, until, site) => enquiryWaitsMail(told, { until, thread }, site))
    await toOperator({ about: 'waits', mail: waits })
    return done({ enquiryId: id })
  })
}

type Thread = { readonly id: string; readonly asked: EnquiryAsked; readonly now: Date }

/** The id of the thread. The question is its first message; without one the thread is there for what is said later. */
async function beginThread(queries: Transaction, { id, asked, now }: Thread): Promise<string> {
  const { stayId, contact, message, user } = asked
  const { name, email } = contact
  const userId = user?.id ?? null
  const begun = { formKey: `enquiry:${id}`, name, email, userId, language: languageOfReader(), stayId, enquiryId: id }
  const { conversation } = await beginConversation(queries, begun, now)
  if (message === '') return conversation.id
  await appendMessage(
    queries,
    conversation,
    { author: 'guest', authorUserId: userId, text: message, key: 'question' },
    now,
  )
  return conversation.id
}
