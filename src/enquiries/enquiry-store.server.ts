// Reads enquiries, and writes their mails to the outbox.

import { and, asc, count, eq, gt } from 'drizzle-orm'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { type MailWords, mailFrame } from '#platform/mail-frame.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { inLanguageOf } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { translateName } from '#stays/languages/find-translations.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type ListAsked, listPage } from '#values/list-part.ts'
import type { MailedEnquiry } from './enquiry-mail.ts'
import { type Enquiry, enquiryTable } from './enquiry-tables.server.ts'

type EnquiredStay = { readonly name: string; readonly slug: string; readonly timeZone: string }

export type FoundEnquiry = { readonly enquiry: Enquiry; readonly stay: EnquiredStay }

const columns = {
  enquiry: enquiryTable,
  stay: { name: stayTable.name, slug: stayTable.slug, timeZone: stayTable.timeZone },
}

/** The enquiry with its home, unlocked. */
export async function findEnquiry(queries: Queries, id: string): Promise<FoundEnquiry | undefined> {
  const [found] = await queries
    .select(columns)
    .from(enquiryTable)
    .innerJoin(stayTable, eq(stayTable.id, enquiryTable.stayId))
    .where(eq(enquiryTable.id, id))
  return found
}

/** The enquiry with its home, the enquiry locked until the transaction ends. */
export async function lockEnquiry(queries: Transaction, id: string): Promise<FoundEnquiry | undefined> {
  await queries.select({ id: enquiryTable.id }).from(enquiryTable).where(eq(enquiryTable.id, id)).for('update')
  return findEnquiry(queries, id)
}

/** For operators: the enquiries that wait, the most pressing first, of the homes whose enquiries they may see. */
export async function listEnquiries(
  { database, clock }: Tools,
  who: Operator,
  { skip = 0, most = listPage }: ListAsked = {},
): Promise<{ readonly enquiries: readonly FoundEnquiry[]; readonly total: number }> {
  const waiting = and(
    within(reachOf(who, 'enquiries'), enquiryTable.stayId),
    eq(enquiryTable.state, 'open'),
    gt(enquiryTable.expiresAt, clock.now()),
  )
  const [enquiries, [counted]] = await Promise.all([
    database
      .select(columns)
      .from(enquiryTable)
      .innerJoin(stayTable, eq(stayTable.id, enquiryTable.stayId))
      .where(waiting)
      .orderBy(asc(enquiryTable.expiresAt), asc(enquiryTable.id))
      .limit(most)
      .offset(skip),
    database.select({ total: count() }).from(enquiryTable).where(waiting),
  ])
  return { enquiries, total: counted!.total }
}

async function mailedEnquiry(queries: Queries, { enquiry, stay }: FoundEnquiry): Promise<MailedEnquiry> {
  const { party, contact, message } = enquiry
  const stayName = await translateName(queries, enquiry.stayId, stay.name)
  return { stayName, slug: stay.slug, nights: nightsOf(enquiry), party, contact, message }
}

type Sending = {
  readonly about: string
  readonly mail: (enquiry: MailedEnquiry) => MailWords
  /** When a link in it ends that opens something. */
  readonly secretsEndAt?: Date
}

/** To the guest in the language they asked in, to the operator in that of the site. */
export function mailAboutEnquiry(queries: Queries, found: FoundEnquiry, environment: Environment, now: Date) {
  const { id, contact, language } = found.enquiry
  const send =
    (recipient: string, code: string | null) =>
    async ({ about, mail, secretsEndAt }: Sending) => {
      const payload = await inLanguageOf(environment, code, async () =>
        mailFrame(mail(await mailedEnquiry(queries, found))),
      )
      return writeOutbox(
        queries,
        { kind: 'mail', recipient, payload, dedupeKey: `enquiry:${id}:${about}`, secretsEndAt },
        now,
      )
    }
  return { toGuest: send(contact.email, language), toOperator: send(environment.SITE_CONTACT, null) }
}
