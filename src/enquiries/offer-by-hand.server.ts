// Command: an operator sends a guest a link to book a visit at an agreed price, with its nights held until then or without.

import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ByHandRefusal } from '#holds/by-hand-refusals.ts'
import { type ByHand, holdByHand, onceByHand, priceAsSeen } from '#holds/hold-by-hand.server.ts'
import { passToBooking } from '#messages/record/conversation-store.server.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { findQuote, storeQuote } from '#offers/stored/quote-store.server.ts'
import { checkInInstant } from '#offers/terms/refund-terms.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { hours, later, type Milliseconds } from '#values/duration.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { findEnquiry } from './enquiry-store.server.ts'
import { type Enquiry, enquiryTable } from './enquiry-tables.server.ts'
import { mailOffer } from './mail-offer.server.ts'
import { answerInThread, lockWaiting } from './waiting-enquiry.server.ts'

type OfferedByHand = ByHand & {
  /** How long it stands, in hours; never beyond the arrival. */
  readonly hours: number
  /** A message to the guest. */
  readonly words: string
  /** The enquiry that waits and is answered by it. Its visit, contact and language become what is offered. */
  readonly answers?: string | undefined
}

type Offered = { readonly enquiryId: string; readonly bookingId: string | null }
type Answer = Outcome<Offered, ByHandRefusal>

/**
 * Holds the nights until the deadline and mails the link by which the guest books them; idempotent by its key. The nights are
 * free again when it passes. Role: manager or owner.
 */
export async function holdForGuest(tools: Tools, operator: Operator, asked: OfferedByHand): Promise<Answer> {
  const enquiryId = enquiryOf(operator, asked)
  const { answers } = asked
  if (asked.contact.email === '') return refused('email-missing')
  const how = { how: 'hold', hours: asked.hours, words: asked.words, answers }
  const held = await onceByHand(tools, operator, asked, how, async (queries, holdId, now) => {
    const answered = await answeredBy(queries, operator, asked, now)
    if (!answered.ok) return answered
    const until = later(now, hours(asked.hours))
    const holding = { holdId, until, isOffer: true }
    const taken = await holdByHand(queries, operator, asked, holding, now)
    if (!taken.ok) return taken
    const { quote } = taken.priced
    if (checkInInstant(quote.refundTerms) < until) return refused('deadline-wrong')
    const { quoteId } = taken
    const telling = { queries, tools, operator, asked, now }
    await tell(telling, { enquiryId, ...answered, bookingId: holdId, quoteId, quote, until })
    return done({})
  })
  return held.ok ? done({ enquiryId, bookingId: held.bookingId }) : held
}

/** Offers the visit at that price until the deadline; whoever books its nights first has them. Idempotent by its key. */
export async function offerToGuest(tools: Tools, operator: Operator, asked: OfferedByHand): Promise<Answer> {
  const enquiryId = enquiryOf(operator, asked)
  const { stayId, contact, answers } = asked
  if (!may(operator, 'bookings', 'change', stayId)) return refused('stay-unknown')
  if (contact.email === '') return refused('email-missing')
  const now = tools.clock.now()
  return inTransaction<Answer>(tools.database, async queries => {
    if (!answers && (await findEnquiry(queries, enquiryId))) return done({ enquiryId, bookingId: null })
    const answered = await answeredBy(queries, operator, asked, now)
    if (!answered.ok) {
      const isRepeated = answered.reason === 'answered-already' && (await isOffered(queries, operator, asked, now))
      return isRepeated ? done({ enquiryId, bookingId: null }) : answered
    }
    const priced = await priceAsSeen(queries, asked, now)
    if (!priced.ok) return priced
    const until = later(now, hours(asked.hours))
    if (checkInInstant(priced.quote.refundTerms) < until) return refused('deadline-wrong')
    const quote = { ...priced.quote, bookingMode: 'enquiry' as const }
    const life = (until.getTime() - now.getTime()) as Milliseconds
    const { id: quoteId } = await storeQuote(queries, quote, now, life)
    const telling = { queries, tools, operator, asked, now }
    await tell(telling, { enquiryId, ...answered, bookingId: null, quoteId, quote, until })
    return done({ enquiryId, bookingId: null })
  })
}

/** The enquiry that waits and is answered, locked; none where nobody asked by one. */
async function answeredBy(
  queries: Transaction,
  operator: Operator,
  { answers, stayId }: OfferedByHand,
  now: Date,
): Promise<Outcome<{ readonly waiting?: Enquiry }, 'enquiry-unknown' | 'answered-already' | 'other-home'>> {
  if (!answers) return done({})
  const found = await lockWaiting(queries, operator, answers, now)
  if (!found.ok) return found
  const { enquiry } = found.found
  return enquiry.stayId === stayId ? done({ waiting: enquiry }) : refused('other-home')
}

/** Whether the enquiry was answered by just this offer: the same form, sent twice. */
async function isOffered(queries: Transaction, operator: Operator, asked: OfferedByHand, now: Date): Promise<boolean> {
  const { enquiry } = (await findEnquiry(queries, asked.answers!))!
  const { state, answeredBy: by, answer, quoteId } = enquiry
  if (state !== 'offered' || by !== operator.id || answer !== asked.words || !quoteId) return false
  const stored = await findQuote(queries, quoteId, now)
  if (!stored.ok || stored.quote.totalMinor !== asked.seenTotalMinor) return false
  const { checkIn, checkOut } = stored.quote.nights
  return checkIn === asked.input.nights.checkIn && checkOut === asked.input.nights.checkOut
}

/** The same for the same key, so that a form that is sent twice makes one offer; that of an enquiry is the enquiry's. */
function enquiryOf({ id }: Operator, { key, answers }: OfferedByHand): string {
  if (answers) return answers
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
  /** Locked, when somebody asked by an enquiry. */
  readonly waiting?: Enquiry
  /** The hold, where the nights are held. */
  readonly bookingId: string | null
  readonly quoteId: string
  readonly quote: Quote
  readonly until: Date
}

/** Writes the offer down and mails its link. */
async function tell({ queries, tools, operator, asked, now }: Telling, told: Told): Promise<void> {
  const { contact, language, words, stayId, origin } = asked
  const { enquiryId: id, waiting, bookingId, quoteId, quote, until } = told
  const offered = {
    ...{ party: quote.party, contact, language, quoteId, bookingId, expiresAt: until },
    state: bookingId ? 'taken' : 'offered',
    ...{ answer: words, answeredBy: operator.id, answeredAt: now },
    checkIn: writeCalendarDay(quote.nights.checkIn),
    checkOut: writeCalendarDay(quote.nights.checkOut),
  } as const
  if (waiting) {
    const version = waiting.version + 1
    await queries
      .update(enquiryTable)
      .set({ ...offered, version })
      .where(eq(enquiryTable.id, id))
    await answerInThread(queries, id, operator, words, now)
    if (bookingId) await passToBooking(queries, id, bookingId)
  } else {
    const values = { ...offered, id, stayId, createdAt: now }
    const inserted = await queries.insert(enquiryTable).values(values).onConflictDoNothing()
    // The same form at the same moment: the other one mails it.
    if (inserted.rowCount === 0) return
  }
  const found = (await findEnquiry(queries, id))!
  const mailed = { quote, until, words, isHeld: bookingId !== null }
  await mailOffer(queries, found, mailed, { environment: tools.environment, origin }, now)
}
