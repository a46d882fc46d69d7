// Writes the mails about a booking into the outbox, in the transaction of the event they report.

import { mailedAddress } from '#bookings/arrival/mailed-address.server.ts'
import { stands } from '#bookings/arrival/what-is-told.ts'
import { bookingInvitation, type InvitationMethod } from '#bookings/calendar-file/booking-invitation.ts'
import { settledMinor } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import type { ExactAddress } from '#bookings/record/exact-address.ts'
import { type HomeHours, homeHoursOf } from '#bookings/record/home-hours.server.ts'
import { bookingHome } from '#bookings/words/booking-home.ts'
import { sayDue, sayPaidAndDue } from '#bookings/words/due-words.ts'
import { manageAddress, manageKey } from '#bookings/words/manage-key.ts'
import { paidParts } from '#bookings/words/paid-parts.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'
import { paymentsOf } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { type MailWords, mailFrame } from '#platform/mail-frame.ts'
import { type MailAttachment, messagesOf, type OutboxMessage, writeOutbox } from '#platform/outbox/outbox.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { translateName } from '#stays/languages/find-translations.server.ts'
import { makeContactKey } from '#users/contact/contact-key.server.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import type { MailedBooking, MailedCancellation, MailSite } from './booking-mail.ts'
import { inLanguageOfReader, isMailable, type MailTools, type Reader, siteOf } from './mail-reader.server.ts'
import { type Arrow, calendarMethodOf, type MailNews, mailRowOf } from './mail-table.ts'
import { newsToProve } from './mail-to-prove.server.ts'

type BookingNews = Arrow &
  Partial<Omit<MailNews, 'sentences' | 'until'>> & {
    /** Said once for each reader, in their language. */
    readonly sentences?: () => readonly string[]
    readonly until?: () => string
  }

/** Writes whatever the table of mails has for this step of the booking, which `row` has already taken. */
export async function writeBookingMails(
  queries: Queries,
  row: BookingRow,
  news: BookingNews,
  tools: MailTools,
  now: Date,
): Promise<void> {
  const mails = await bookingMails(queries, row, news, tools, now)
  if (mails.length > 0) await messagesOf(queries, mails, now)
}

/** The confirmation once more, to the guest alone: their address was not proved when the booking was confirmed. */
export async function writeGuestMail(queries: Queries, row: BookingRow, tools: MailTools, now: Date): Promise<void> {
  if (!stands(row.state)) return
  const arrow = { command: 'capture', from: 'pending_payment', to: 'confirmed' } as const
  const [toGuest] = await bookingMails(queries, row, arrow, tools, now)
  if (toGuest) await messagesOf(queries, [toGuest], now)
}

/** The mails themselves, to be written in one statement with the step; `known` saves the queries for what it holds. */
export async function bookingMails(
  queries: Queries,
  row: BookingRow,
  step: BookingNews,
  tools: MailTools,
  now: Date,
  known?: KnownFacts,
): Promise<OutboxMessage[]> {
  const { guest, operator } = mailRowOf(step)
  if ('silentBecause' in guest && 'silentBecause' in operator) return []
  const facts = known ?? (await factsOf(queries, row))
  const mails: OutboxMessage[] = []
  for (const [template, reader] of [
    [guest, 'guest'],
    [operator, 'operator'],
  ] as const) {
    if ('silentBecause' in template || (reader === 'guest' && !isMailable(row))) continue
    if (reader === 'guest' && row.unprovedEmail !== null) {
      mails.push(...(await newsToProve(queries, tools, row, template.about, now)))
      continue
    }
    const mail = inLanguageOfReader(row, reader, tools, async () => {
      const booking = await mailedBooking(queries, row, now, facts)
      // Operators know where their homes are.
      const told = reader === 'guest' ? booking : { ...booking, address: undefined }
      const news: MailNews = {
        by: step.by ?? 'system',
        sentences: step.sentences?.() ?? [],
        until: step.until?.() ?? untilOf(row),
        reason: step.reason ?? '',
      }
      const sending = {
        to: reader === 'guest' ? booking.contact.email : undefined,
        about: template.about,
        mail: template.words(told, siteOf(tools), news),
      }
      return mailAbout(queries, tools, row, sending, now, { home: facts.home, address: booking.address })
    })
    mails.push(await mail)
  }
  return mails
}

/** To the guest and to the operator: the booking ended early. */
export function writeCancellationMails(
  queries: Queries,
  row: BookingRow,
  end: Pick<MailedCancellation, 'by'> & Pick<BookingNews, 'sentences'>,
  tools: MailTools,
  now: Date,
) {
  // What never stood is in nobody's calendar.
  const from = row.confirmedAt ? 'confirmed' : 'pending_approval'
  return writeBookingMails(queries, row, { command: 'cancel', from, to: 'cancelled', ...end }, tools, now)
}

type Sending = {
  /** The operator's contact when undefined. */
  readonly to: string | undefined
  readonly about: string
  readonly mail: MailWords
  readonly attachments?: readonly MailAttachment[] | undefined
}

/**
 * Writes one mail about a booking, to the guest with whatever its name does to calendars. The version makes the key:
 * what happens to a booking twice is mailed twice, what is written twice only once.
 */
async function sendAbout(queries: Queries, tools: MailTools, row: BookingRow, sending: Sending, now: Date) {
  await writeOutbox(queries, await mailAbout(queries, tools, row, sending, now), now)
}

/** What a mail about a booking is made of, in the language of its reader. */
export type MailParts = {
  readonly booking: MailedBooking
  readonly site: MailSite
  /** Of minor units of the booking's currency. */
  readonly sum: (minor: number) => string
  /** On the home's clock. */
  readonly instant: (at: Date) => string
}

type Files = readonly MailAttachment[]

/** Writes one mail to either side; `told`: the booking as the mail tells of it, where that is not as it stands. */
export function mailsAbout(queries: Queries, row: BookingRow, tools: MailTools, now: Date, told: BookingRow = row) {
  const facts = factsOf(queries, told)
  const send = (reader: Reader) => (about: string, mail: (parts: MailParts) => MailWords, files?: Files) =>
    inLanguageOfReader(row, reader, tools, async () => {
      if (reader === 'guest' && !isMailable(told)) return
      if (reader === 'guest' && row.unprovedEmail !== null) {
        for (const mail of await newsToProve(queries, tools, row, about, now)) await writeOutbox(queries, mail, now)
        return
      }
      const booking = await mailedBooking(queries, told, now, await facts)
      const { locale } = currentLanguage()
      const words = mail({
        ...{ booking, site: siteOf(tools) },
        sum: minor => sayMoney(money(minor, booking.total.currency), locale),
        instant: at => sayInstant(at, row.timeZone, locale),
      })
      const to = reader === 'guest' ? booking.contact.email : undefined
      const sending = { to, about, mail: words, attachments: files }
      await sendAbout(queries, tools, reader === 'guest' ? told : row, sending, now)
    })
  return { toGuest: send('guest'), toOperator: send('operator') }
}

async function mailAbout(
  queries: Queries,
  tools: MailTools,
  row: BookingRow,
  { to, about, mail, attachments }: Sending,
  now: Date,
  known?: Invited,
): Promise<OutboxMessage> {
  const dedupeKey = `booking:${row.id}:${row.version}:${about}`
  const recipient = to ?? tools.environment.SITE_CONTACT
  const method = to === undefined ? undefined : calendarMethodOf(about)
  const invited = method && (known ?? (await invitedBy(queries, row, now)))
  const stay = invited && (await inWords(queries, row, invited.home))
  const calendar = stay && {
    method,
    content: invitationTo(row, { stay, address: invited.address }, method, tools, now),
  }
  const frame = { ...mailFrame(mail), ...(attachments && { attachments }) }
  const payload = calendar ? { ...frame, calendar } : frame
  const secretsEndAt = isByContact(row) ? manageKey(row, now).expiresAt : undefined
  return { kind: 'mail', recipient, payload, dedupeKey, secretsEndAt }
}

/** What an invitation says of the home; the address as far as it may be told. */
type Invited = { readonly home: HomeHours; readonly address: ExactAddress | undefined }

async function invitedBy(queries: Queries, row: BookingRow, now: Date): Promise<Invited> {
  const facts = await factsOf(queries, row)
  return { home: facts.home, address: await mailedAddress(queries, row, facts, now) }
}

type InvitedTo = { readonly stay: HomeHours; readonly address: ExactAddress | undefined }

function invitationTo(
  row: BookingRow,
  { stay, address }: InvitedTo,
  method: InvitationMethod,
  tools: MailTools,
  at: Date,
): string {
  const { SITE_NAME, SITE_CONTACT } = tools.environment
  const booking = { ...row, stay, nights: nightsOf(row) }
  return bookingInvitation(booking, {
    method,
    at,
    // A calendar is shown around: it never carries a key.
    page: siteOf(tools).origin + homeOf(row),
    organizer: { name: SITE_NAME, email: SITE_CONTACT },
    attendee: row.contact!,
    address,
  })
}

/** When a request ends by itself, in words. */
function untilOf({ requestExpiresAt, timeZone }: BookingRow): string {
  return requestExpiresAt ? sayInstant(requestExpiresAt, timeZone, currentLanguage().locale) : ''
}

/** The booking in the words of a mail, with the link by which its guest opens it. */
export async function mailedBooking(
  queries: Queries,
  row: BookingRow,
  now: Date,
  known: KnownFacts,
): Promise<MailedBooking> {
  if (!row.contact) throw new Error(`Booking ${row.id} has no contact to write to`)
  const { locale } = currentLanguage()
  const { home } = known
  return {
    page: await pageOf(queries, row, now),
    reference: row.reference,
    stay: await inWords(queries, row, home),
    address: await mailedAddress(queries, row, known, now),
    nights: nightsOf(row),
    party: row.party,
    total: money(row.totalMinor, currency(row.currency)),
    contact: row.contact,
    staying: row.staying,
    notes: row.notesGuest,
    dueSentences: sayDueOf(row, locale, known),
    refundSentences: row.refundTerms
      ? sayRefundPromise(row.refundTerms, row.quote, now, locale, row.paymentPlan?.schedule)
      : [],
  }
}

/** The home under the name that it has in the current language. */
async function inWords(queries: Queries, { stayId }: BookingRow, home: HomeHours): Promise<HomeHours> {
  return { ...home, name: await translateName(queries, stayId, home.name) }
}

/** What of the price is paid how and when, and what is due when. */
function sayDueOf({ quote, paymentPlan }: BookingRow, locale: string, { settled, payments }: MoneyFacts): string[] {
  if (!paymentPlan) return sayDue(quote, locale)
  return sayPaidAndDue(quote, locale, paidParts(paymentPlan.schedule, settled, payments))
}

type MoneyFacts = { readonly settled: number; readonly payments: readonly PaymentRow[] }

/** What a mail says of the home, and of the money besides what was agreed. */
type KnownFacts = MoneyFacts & {
  readonly home: HomeHours
  /** Whether the address that the mails go to is proved to be the guest's; asked for when undefined. */
  readonly isProved?: boolean | undefined
}

export async function factsOf(queries: Queries, row: BookingRow): Promise<KnownFacts> {
  return { ...(await moneyFactsOf(queries, row)), home: await homeHoursOf(queries, row) }
}

async function moneyFactsOf(queries: Queries, row: BookingRow): Promise<MoneyFacts> {
  if (!row.paymentPlan) return { settled: 0, payments: [] }
  return { settled: await settledMinor(queries, row), payments: await paymentsOf(queries, row.id) }
}

function isByContact({ guestUserId, guestEmail, unprovedEmail }: BookingRow): boolean {
  return guestUserId === null && (guestEmail !== null || unprovedEmail !== null)
}

function homeOf(row: BookingRow): string {
  return bookingHome({ id: row.id, hasAccount: !isByContact(row) })
}

// A mail about a booking without an account carries a key of its own.
async function pageOf(queries: Queries, row: BookingRow, now: Date): Promise<string> {
  if (!isByContact(row)) return homeOf(row)
  return manageAddress(await makeContactKey(queries, manageKey(row, now), now))
}
