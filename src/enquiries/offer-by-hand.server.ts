// Command: an operator sends a guest a link to book a visit at an agreed price, with its nights held until then or without.

import { createHash } from 'node:crypto'
import { type MailTools, siteOf } from '#bookings/mails/booking-mails.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { offerAddress } from '#bookings/words/enquiry-address.ts'
import type { ByHandRefusal } from '#holds/by-hand-refusals.ts'
import { type ByHand, holdByHand, onceByHand, priceAsSeen } from '#holds/hold-by-hand.server.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { storeQuote } from '#offers/stored/quote-store.server.ts'
import { checkInInstant } from '#offers/terms/refund-terms.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { makeContactKey } from '#users/contact/contact-key.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { hours, later, type Milliseconds } from '#values/duration.ts'
import { money, sayMoney } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { heldOfferMail, type MailedEnquiry, offerMail } from './enquiry-mail.ts'
import { findEnquiry, mailAboutEnquiry } from './enquiry-store.server.ts'
import { enquiryTable } from './enquiry-tables.server.ts'

type OfferedByHand = ByHand & {
  /** How long it stands, in hours; never beyond the arrival. */
  readonly hours: number
  /** A message to the guest. */
  readonly words: string
}

type Offered = { readonly enquiryId: string; readonly bookingId: string | null }
type Answer = Outcome<Offered, ByHandRefusal>

/**
 * Holds the nights until the deadline and mails the link by which the guest books them; idempotent by its key. The nights are
 * free again when it passes. Role: manager or owner.
 */
export async function holdForGuest(tools: Tools, operator: Operator, asked: OfferedByHand): Promise<Answer> {
  const enquiryId = enquiryOf(operator, asked)
  if (asked.contact.email === '') return refused('email-missing')
  const how = { how: 'hold', hours: asked.hours, words: asked.words }
  const held = await onceByHand(tools, operator, asked, how, async (queries, holdId, now) => {
    const until = later(now, hours(asked.hours))
    const holding = { holdId, until, isOffer: true }
    const taken = await holdByHand(queries, operator, asked, holding, now)
    if (!taken.ok) return taken
    const { quote } = taken.priced
    if (checkInInstant(quote.refundTerms) < until) return refused('deadline-wrong')
    const { quoteId } = taken
    await tell({ queries, tools, operator, asked, now }, { enquiryId, bookingId: holdId, quoteId, quote, until })
    return done({})
  })
  return held.ok ? done({ enquiryId, bookingId: held.bookingId }) : held
}

/** Offers the visit at that price until the deadline; whoever books its nights first has them. Idempotent by its key. */
export async function offerToGuest(tools: Tools, operator: Operator, asked: OfferedByHand): Promise<Answer> {
  const enquiryId = enquiryOf(operator, asked)
  const { stayId, contact } = asked
  if (!may(operator, 'bookings', 'change', stayId)) return refused('stay-unknown')
  if (contact.email === '') return refused('email-missing')
  const now = tools.clock.now()
  return inTransaction<Answer>(tools.database, async queries => {
    if (await findEnquiry(queries, enquiryId)) return done({ enquiryId, bookingId: null })
    const priced = await priceAsSeen(queries, asked, now)
    if (!priced.ok) return priced
    const until = later(now, hours(asked.hours))
    if (checkInInstant(priced.quote.refundTerms) < until) return refused('deadline-wrong')
    const quote = { ...priced.quote, bookingMode: 'enquiry' as const }
    const life = (until.getTime() - now.getTime()) as Milliseconds
    const { id: quoteId } = await storeQuote(queries, quote, now, life)
    await tell({ queries, tools, operator, asked, now }, { enquiryId, bookingId: null, quoteId, quote, until })
    return done({ enquiryId, bookingId: null })
  })
}

/** The same for the same key, so that a form that is sent twice makes one offer. */
function enquiryOf({ id }: Operator, { key }: ByHand): string {
  const hex = createHash('sha256').update(`offer:${id}:${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

type Telling = {
  readonly queries: Transaction
  readonly tools: Tools
  readonly operator: Operator
  readonly asked: OfferedByHand
  readonly now: Date
}

type Told = {
  readonly enquiryId: string
  /** The hold, where the nights are held. */
  readonly bookingId: string | null
  readonly quoteId: string
  readonly quote: Quote
  readonly until: Date
}

/** Writes the offer down and mails its link. */
async function tell({ queries, tools, operator, asked, now }: Telling, told: Told): Promise<void> {
  const { contact, language, words, stayId, origin } = asked
  const { enquiryId: id, bookingId, quoteId, quote, until } = told
  const inserted = await queries
    .insert(enquiryTable)
    .values({
      ...{ id, stayId, party: quote.party, contact, language, quoteId, bookingId, expiresAt: until, createdAt: now },
      ...{ state: bookingId ? 'taken' : 'offered', answer: words, answeredBy: operator.id, answeredAt: now },
      checkIn: writeCalendarDay(quote.nights.checkIn),
      checkOut: writeCalendarDay(quote.nights.checkOut),
    })
    .onConflictDoNothing()
  // The same form at the same moment: the other one mails it.
  if (inserted.rowCount === 0) return
  const found = (await findEnquiry(queries, id))!
  const key = await makeContactKey(
    queries,
    { purpose: 'offer', about: id, email: contact.email, expiresAt: until },
    now,
  )
  const mailTools: MailTools = { environment: tools.environment, origin }
  const mail = (mailed: MailedEnquiry) => {
    const site = siteOf(mailTools)
    const offered = {
      total: sayMoney(money(quote.totalMinor, quote.currency), site.locale),
      until: sayInstant(until, found.stay.timeZone, site.locale),
      answer: words,
      page: offerAddress(found.stay.slug, key),
    }
    return bookingId ? heldOfferMail(mailed, offered, site) : offerMail(mailed, offered, site)
  }
  const { toGuest } = mailAboutEnquiry(queries, found, tools.environment, now)
  await toGuest({ about: 'offered', mail, secretsEndAt: until })
}
