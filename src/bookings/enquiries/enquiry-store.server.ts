// Enquiries in the database, and their mails into the outbox.

import { and, asc, eq, gt } from 'drizzle-orm'
import type { Operator } from '#accounts/visitor.ts'
import { nightsOf } from '#bookings/booking-nights.ts'
import type { Queries, Transaction } from '#platform/database.server.ts'
import { type MailWords, mailFrame } from '#platform/mail-frame.ts'
import { writeOutbox } from '#platform/outbox.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { MailedEnquiry } from './enquiry-mail.ts'
import { type Enquiry, enquiryTable } from './enquiry-tables.server.ts'

export type EnquiredStay = { readonly name: string; readonly slug: string; readonly timeZone: string }

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

/** For operators: the enquiries that wait, the most pressing first. */
export async function listEnquiries({ database, clock }: Tools, _who: Operator): Promise<FoundEnquiry[]> {
  return database
    .select(columns)
    .from(enquiryTable)
    .innerJoin(stayTable, eq(stayTable.id, enquiryTable.stayId))
    .where(and(eq(enquiryTable.state, 'open'), gt(enquiryTable.expiresAt, clock.now())))
    .orderBy(asc(enquiryTable.expiresAt))
    .limit(100)
}

export function mailedEnquiry({ enquiry, stay }: FoundEnquiry): MailedEnquiry {
  const { party, contact, message } = enquiry
  return { stayName: stay.name, slug: stay.slug, nights: nightsOf(enquiry), party, contact, message }
}

type Sending = { readonly id: string; readonly to: string; readonly about: string; readonly mail: MailWords }

export async function sendAboutEnquiry(queries: Queries, { id, to, about, mail }: Sending, now: Date): Promise<void> {
  const dedupeKey = `enquiry:${id}:${about}`
  await writeOutbox(queries, { kind: 'mail', recipient: to, payload: mailFrame(mail), dedupeKey }, now)
}
