// Turns a hold into a booking: confirmed, waiting for an answer, or waiting for its payment.

import { and, eq, min } from 'drizzle-orm'
import { payerPage } from '#booking-payments/payer-page.server.ts'
import { laterParts } from '#booking-payments/saved-card/later-parts.ts'
import { isProvedBy } from '#bookings/arrival/proved-contact.server.ts'
import { bookingMails } from '#bookings/mails/booking-mails.server.ts'
import { writeTransferMail } from '#bookings/mails/payment-mails.server.ts'
import {
  type BookingGuest,
  bookerIn,
  guestEmailOf,
  guestUserIdOf,
  unprovedEmailOf,
} from '#bookings/record/booking-guest.server.ts'
import type { BookingInput } from '#bookings/record/booking-input.ts'
import { chargeOf, settledIn, settledMinor } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { afterStep, type BookingChanges, takeStep, takeStepWith } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingEventTable, bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { HomeHours } from '#bookings/record/home-hours.server.ts'
import { cardWindow, furtherTries, paymentPlan } from '#bookings/record/payment-plan.ts'
import { noRecipient } from '#bookings/record/recipient-input.ts'
import { requestEnds } from '#bookings/record/request-window.ts'
import { depositByCard } from '#bookings/words/deposit-method.ts'
import { languageOfReader } from '#catalogue/current-language.server.ts'
import { convertHold } from '#nights/convert-hold.server.ts'
import { extendHold } from '#nights/extend-hold.server.ts'
import { bookedTerms, checkInInstant } from '#offers/terms/refund-terms.ts'
import { noteRecipient } from '#papers/recipient/set-recipient.server.ts'
import { accountsOf } from '#payments/ledger/ledger.server.ts'
import { dueNow } from '#payments/ledger/payment-dues.ts'
import { openPayment, paymentsOf } from '#payments/ledger/payment-store.server.ts'
import { isByCard, type PaymentMethod } from '#payments/port/payment.ts'
import { messagesOf } from '#platform/outbox/outbox.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, later } from '#values/duration.ts'

export type Submission = {
  readonly holdId: string
  /** The price the guest had before them. */
  readonly quoteId: string
  readonly input: BookingInput
  readonly key: string
  /** Where it was sent from, stored as proof of the agreement. */
  readonly address: string
  /** The site's own, for the links in the mails. */
  readonly origin: string
  /** How it is to be paid; by default the first method that asks for no card now. */
  readonly pay?: { readonly way?: PaymentMethod; readonly paysLater?: boolean; readonly withoutScript?: boolean }
}

type Submitting = {
  readonly tools: Tools
  readonly guest: BookingGuest
  readonly submission: Submission
  readonly home: HomeHours
  /** Undefined when nothing is due at all. */
  readonly way: PaymentMethod | undefined
  /** The network whose unpaid bookings it counts among, where it counts. */
  readonly bookedFrom: string | undefined
  readonly now: Date
}

type Submitted = { readonly bookingId: string; readonly reference: string; readonly toPay?: string }

/**
 * Leads a live hold, locked before, on; undefined when its nights were lost. A booking that waits for its payment and
 * whose last try failed begins the next one.
 */
export async function submitHold(
  queries: Transaction,
  hold: BookingRow,
  submitting: Submitting,
): Promise<Submitted | undefined> {
  const { way, submission, bookedFrom, now } = submitting
  const plan = paymentPlan(hold.quote, way ?? 'property')
  const { contact, staying, notes, termsHash } = submission.input
  const guestEmail = guestEmailOf(submitting.guest)
  const agreed: BookingChanges = {
    guestUserId: guestUserIdOf(submitting.guest),
    guestEmail,
    unprovedEmail: unprovedEmailOf(submitting.guest),
    // Without an account the mails go to the address that was proved, whatever was typed.
    contact: guestEmail === null ? contact : { ...contact, email: guestEmail },
    language: languageOfReader(),
    staying,
    notesGuest: notes,
    termsHash,
    termsAcceptedAt: now,
    termsAcceptedFrom: submission.address,
    heldFrom: null,
    bookedFrom,
    paymentPlan: plan,
  }
  await sayRecipient(queries, hold, submission.input.recipient, now)
  const dueMinor = way ? dueNow(plan.schedule, await settledBefore(queries, hold)) : 0
  const instant = hold.mode === 'instant'
  // A transfer cannot be held back until the home has answered: of a request it is asked for after the yes.
  if (dueMinor === 0 || (!instant && !isByCard(way!))) return settleAtOnce(queries, hold, submitting, agreed)
  const waiting = await waitForPayment(queries, hold, submitting, agreed)
  const { id: bookingId, reference, currency } = waiting
  const capture = instant ? ('automatic' as const) : ('manual' as const)
  const paysLater = submission.pay?.paysLater === true && laterParts(hold.quote, way!).length > 0
  const keepsCard = paysLater || depositByCard(hold.quote, way!)
  const sum = { bookingId, purpose: 'initial', amountMinor: dueMinor, currency } as const
  const page = payerPage(waiting, submission.origin, { withoutScript: submission.pay?.withoutScript })
  const opened = await openPayment(queries, { ...sum, way: way!, capture, keepsCard, paysLater, payerPage: page }, now)
  if (!opened.ok) throw new Error(`Booking ${bookingId} is being paid although nothing was under way`)
  if (way === 'bank-transfer') await writeTransferMail(queries, waiting, dueMinor, mailToolsOf(submitting), now)
  return { bookingId, reference, toPay: opened.payment.id }
}

/** Of what was said on an earlier try nothing is left that is not said now. */
async function sayRecipient(
  queries: Transaction,
  { id, contact }: BookingRow,
  recipient: BookingInput['recipient'],
  now: Date,
): Promise<void> {
  const isSaidBefore = contact !== null
  if (recipient || isSaidBefore) await noteRecipient(queries, id, recipient ?? noRecipient, now)
}

/** Nothing is due before: the hold becomes the booking, or the request, at once. */
async function settleAtOnce(
  queries: Transaction,
  hold: BookingRow,
  submitting: Submitting,
  agreed: BookingChanges,
): Promise<Submitted | undefined> {
  const { guest, home, now } = submitting
  const claimed = await convertHold(queries, { refId: hold.id, stayId: hold.stayId, nights: nightsOf(hold), now })
  if (!claimed.ok) return undefined
  const terms = hold.quote.refundTerms
  const to = hold.mode === 'instant' ? 'confirmed' : 'pending_approval'
  const times =
    to === 'confirmed'
      ? { refundTerms: bookedTerms(terms, now), confirmedAt: now }
      : { refundTerms: terms, requestExpiresAt: requestEnds(terms, now) }
  const step = { command: 'submit', to, actor: 'guest', actorUserId: guestUserIdOf(guest) } as const
  const changes = { ...agreed, ...times, unitIds: [...claimed.unitIds] }
  const booked = afterStep(hold, step, changes, now)
  const isNew = hold.state === 'hold'
  const accounts = isNew ? {} : await accountsOf(queries, hold.id)
  const payments = isNew ? [] : await paymentsOf(queries, hold.id)
  const charge = to === 'confirmed' ? chargeOf(queries, booked, accounts, now) : undefined
  const settled = charge?.settledMinor ?? settledIn(booked, accounts.guest_receivable ?? 0)
  const arrow = { command: 'submit', from: 'hold', to } as const
  const known = { home, settled, payments, isProved: isProvedBy(bookerIn(guest), booked) }
  const mails = await bookingMails(queries, booked, arrow, mailToolsOf(submitting), now, known)
  const due = charge && { paymentDueAt: charge.paymentDueAt }
  await takeStepWith(
    queries,
    hold,
    { step, changes: { ...changes, ...due }, now },
    {
      ...(charge?.charged && { charged: charge.charged }),
      ...(mails.length > 0 && { mailed: messagesOf(queries, mails, now) }),
    },
  )
  return { bookingId: booked.id, reference: booked.reference }
}

/** Of what was only held nothing is settled: money comes after the submission. */
async function settledBefore(queries: Transaction, hold: BookingRow): Promise<number> {
  return hold.state === 'hold' ? 0 : settledMinor(queries, hold)
}

/** The nights are held for as long as this try to pay may take; a further one by card is held anew for a while. */
async function waitForPayment(
  queries: Transaction,
  hold: BookingRow,
  { tools, guest, way, now }: Submitting,
  agreed: BookingChanges,
): Promise<BookingRow> {
  // Trying again and again, or changing the method back and forth, does not hold the nights for ever.
  const first = hold.state === 'pending_payment' ? await firstSubmitted(queries, hold.id) : now
  const window =
    way === 'bank-transfer'
      ? later(first, days(tools.environment.BANK_TRANSFER_DAYS))
      : later(now < later(first, furtherTries) ? now : first, cardWindow)
  const ends = Math.min(window.getTime(), checkInInstant(hold.quote.refundTerms).getTime())
  const holdExpiresAt = new Date(Math.max(ends, hold.holdExpiresAt!.getTime()))
  const extended = await extendHold(queries, hold.id, holdExpiresAt, now)
  // The hold is live and locked.
  if (!extended.ok) throw new Error(`The nights of hold ${hold.id} were lost while it was live`)
  const changes = { ...agreed, refundTerms: hold.quote.refundTerms, holdExpiresAt }
  if (hold.state === 'pending_payment') return change(queries, hold, changes)
  const actorUserId = guestUserIdOf(guest)
  const step = { command: 'submit', to: 'pending_payment', actor: 'guest', actorUserId } as const
  return takeStep(queries, hold, step, changes, now)
}

/** What is agreed anew of a booking that was sent before, without a step. */
async function change(queries: Transaction, { id }: BookingRow, changes: BookingChanges): Promise<BookingRow> {
  const [row] = await queries.update(bookingTable).set(changes).where(eq(bookingTable.id, id)).returning()
  return row!
}

async function firstSubmitted(queries: Transaction, bookingId: string): Promise<Date> {
  const [first] = await queries
    .select({ at: min(bookingEventTable.at) })
    .from(bookingEventTable)
    .where(and(eq(bookingEventTable.bookingId, bookingId), eq(bookingEventTable.command, 'submit')))
  return first!.at!
}

function mailToolsOf({ tools, submission }: Submitting) {
  return { environment: tools.environment, origin: submission.origin }
}
