// The calls about prices and bookings: asked for, booked, looked at, cancelled.

import { randomUUID } from 'node:crypto'
import type { VerifiedUser } from '#accounts/visitor.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import {
  answerOne,
  answerWith,
  type ContentRefusal,
  contentSentences,
  refuseWith,
} from '#api/content/content-answer.ts'
import type { bookingContract } from '#api/content/contract/booking-contract.ts'
import { mayCommand } from '#bookings/booking.ts'
import { type BookingRefusal, bookingRefusalStatus, bookingRefusals } from '#bookings/booking-refusals.ts'
import type { BookingInBrief } from '#bookings/booking-view.ts'
import { cancelBooking } from '#bookings/cancel-booking.server.ts'
import { cancellable, previewCancellation, sayCancellation } from '#bookings/cancellation-preview.ts'
import { parseBookingWish } from '#bookings/checkout/booking-wish.ts'
import { quoteNow } from '#bookings/checkout/quote-now.server.ts'
import { findBooking, listBookings } from '#bookings/find-booking.server.ts'
import { type CommandRefused, misplaced } from '#bookings/misplaced.ts'
import { bookByQuote } from '#bookings/program/book-by-quote.server.ts'
import { quoteRefusalSentences } from '#offers/quote-refusal.ts'
import { findQuote, storeQuote } from '#offers/quote-store.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { parseNightRange } from '#values/night-range.ts'
import { noBooking, noNights, refuseCommand, refuseVisit } from './booking-answers.ts'
import { describeBooking, describeBookingInBrief } from './describe-booking.server.ts'
import { describeQuote } from './describe-quote.server.ts'
import { findPricedStay } from './priced-stay.server.ts'
import { findHome } from './stay-calls.server.ts'

export const bookingCalls: Handlers<keyof typeof bookingContract> = {
  askQuote: async ({ tools, body }) => {
    const { stay: slug, checkIn, checkOut, party, ratePlanId, couponCode, extras } = body
    const found = await findHome(tools, slug)
    const home = 'moved' in found ? await findHome(tools, found.moved) : found
    if (!('stay' in home)) return 'moved' in home ? noHome : home
    const nights = parseNightRange(checkIn, checkOut)
    if (!nights) return noNights
    const now = tools.clock.now()
    const wish = { nights, party, ratePlanId, couponCode: couponCode || undefined, extras }
    const priced = await quoteNow(tools.database, home.stay.id, wish, now)
    if (!priced) return noHome
    if (!priced.result.ok) return refuseVisit(priced.result.verdicts, tools.environment.SITE_LANG)
    const stored = await storeQuote(tools.database, priced.result.quote, now)
    const location = `/api/quotes/${stored.id}`
    return answerOne(await describeQuote(tools, stored, home.stay), { location })
  },

  readQuote: async ({ tools, path }) => {
    const stored = await findQuote(tools.database, path.id, tools.clock.now())
    if (!stored.ok) {
      const status = stored.reason === 'quote-unknown' ? 404 : 410
      return refuseWith(status, quoteRefusalSentences[stored.reason], { reason: stored.reason })
    }
    const stay = await findPricedStay(tools.database, stored.quote.stayId)
    return stay ? answerOne(await describeQuote(tools, stored, stay)) : noHome
  },

  book: async ({ tools, user, headers, body, address, origin }) => {
    const parsed = parseBookingWish(contactForm(body))
    if (!parsed.ok) return refuseContact(parsed.faults)
    const booked = await bookByQuote(tools, user, {
      quoteId: body.quote,
      wish: parsed.wish,
      pay: body.payment,
      key: headers['idempotency-key'],
      address,
      origin,
    })
    if (!booked.ok) return refuseBooking(booked)
    const booking = await findBooking(tools, user, booked.bookingId)
    const location = `/api/bookings/${booked.bookingId}`
    return booking ? answerOne(await describeBooking(tools, booking), { location }) : noBooking
  },

  listBookings: async ({ tools, user }) => {
    const bookings = await everyBooking(tools, user)
    return answerWith({ data: bookings.map(describeBookingInBrief), meta: { total: bookings.length } })
  },

  readBooking: async ({ tools, user, path }) => {
    const booking = await findBooking(tools, user, path.id)
    return booking ? answerOne(await describeBooking(tools, booking)) : noBooking
  },

  previewCancellation: async ({ tools, user, path }) => {
    const booking = await findBooking(tools, user, path.id)
    if (!booking) return noBooking
    if (!mayCommand('cancel', booking.state, 'guest')) return refuseBooking(misplaced('not-cancellable', booking))
    const preview = previewCancellation(cancellable(booking, booking.payments), tools.clock.now())
    const { currency } = booking.total
    const { paidMinor, refundMinor, keptMinor, chargedMinor, waivedMinor } = preview
    return answerOne({
      version: booking.version,
      currency,
      ...{ paidMinor, refundMinor, keptMinor, chargedMinor, waivedMinor },
      sentences: sayCancellation(preview, currency, tools.environment.SITE_LANG),
    })
  },

  cancelBooking: async ({ tools, user, path, headers, body, origin }) => {
    const cancelled = await cancelBooking(tools, user, {
      bookingId: path.id,
      version: body.version,
      seenRefundMinor: body.refundMinor,
      seenChargedMinor: body.chargedMinor,
      key: headers['idempotency-key'] ?? randomUUID(),
      origin,
    })
    if (!cancelled.ok) return refuseBooking(cancelled)
    const booking = await findBooking(tools, user, path.id)
    return booking ? answerOne(await describeBooking(tools, booking)) : noBooking
  },
}

const noHome = refuseWith(404, contentSentences.notFound)

function refuseBooking(refusal: CommandRefused<BookingRefusal>): ContentRefusal {
  const { reason } = refusal
  // Nothing of the browser's page is found under a quote: to a program it is simply not there.
  const status = reason === 'quote-unknown' ? 404 : bookingRefusalStatus[reason]
  return refuseCommand(status, bookingRefusals, refusal)
}

type BookingBody = {
  readonly contact: { readonly name: string; readonly email: string; readonly phone?: string | null | undefined }
  readonly notes: string
  readonly termsHash: string
}

/** The form that the checkout would have sent, so that one rule reads both. */
function contactForm({ contact, notes, termsHash }: BookingBody): FormData {
  const form = new FormData()
  const fields = { name: contact.name, email: contact.email, phone: contact.phone ?? '', notes, terms: termsHash }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function refuseContact(faults: Readonly<Record<string, string | undefined>>): ContentRefusal {
  const errors = Object.entries(faults).map(([field, message]) => ({
    path: field === 'notes' || field === 'terms' ? [field] : ['contact', field],
    message: message ?? '',
    name: 'ValidationError' as const,
  }))
  return refuseWith(400, errors.length === 1 ? errors[0]!.message : `${errors.length} errors occurred`, { errors })
}

const bookingsAtOnce = 200

/** All that the guest booked, the latest visit first. */
async function everyBooking(tools: Tools, user: VerifiedUser): Promise<BookingInBrief[]> {
  const all: BookingInBrief[] = []
  for (const group of ['coming', 'past', 'cancelled'] as const) {
    let after: string | undefined
    do {
      const page = await listBookings(tools, user, group, { after, most: bookingsAtOnce })
      all.push(...page.bookings)
      after = page.next
    } while (after !== undefined)
  }
  return all.sort((one, other) => other.nights.checkIn - one.nights.checkIn)
}
