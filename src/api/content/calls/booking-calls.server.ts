// The calls about prices and bookings: quote, book, read, cancel.

import { randomUUID } from 'node:crypto'
import { describeBookingInBrief } from '#api/content/answers/describe-booking.server.ts'
import { describeQuote } from '#api/content/answers/describe-quote.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { noBooking, noNights, refuseBooking, refuseCommand, refuseVisit } from '#api/content/booking-answers.ts'
import { answerOne, answerWith, notThere, refuseWith } from '#api/content/content-answer.ts'
import type { bookingContract } from '#api/contract/booking-contract.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import { quoteNow } from '#bookings/record/quote-now.server.ts'
import { stateConflict } from '#bookings/record/state-conflict.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation, sayCancellation } from '#cancellations/cancellation-preview.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence, sentenceBy } from '#catalogue/sentence.ts'
import { findQuote, quoteRefusalSentences, storeQuote } from '#offers/stored/quote-store.server.ts'
import { companionsRefusalStatus, companionsRefusals } from '#trips/companions/companions-refusals.ts'
import { nameCompanions } from '#trips/companions/name-companions.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import { pageOfBookings } from '#trips/list-own-bookings.server.ts'
import { bookByQuote } from '#trips/program/book-by-quote.server.ts'
import { parseNightRange } from '#values/night-range.ts'
import { refuseFields } from './address-fields.ts'
import { askedPage, describePages } from './asked-page.ts'
import { answerBooking } from './booking-answers.server.ts'
import { findPricedStay } from './priced-stay.server.ts'
import { presentHome } from './stay-calls.server.ts'

export const bookingCalls: Handlers<keyof typeof bookingContract> = {
  askQuote: async ({ tools, body }) => {
    const { stay: slug, checkIn, checkOut, party, ratePlanId, couponCode, extras } = body
    const stay = await presentHome(tools, slug)
    if (!stay) return notThere
    const nights = parseNightRange(checkIn, checkOut)
    if (!nights) return noNights
    const now = tools.clock.now()
    const input = { nights, party, ratePlanId, couponCode: couponCode || undefined, extras }
    const priced = await quoteNow(tools.database, stay.id, input, now)
    if (!priced) return notThere
    if (!priced.result.ok) return refuseVisit(priced.result.verdicts, currentLanguage().locale)
    const stored = await storeQuote(tools.database, priced.result.quote, now)
    const location = `/api/quotes/${stored.id}`
    return answerOne(await describeQuote(tools, stored, stay), { location })
  },

  readQuote: async ({ tools, path }) => {
    const stored = await findQuote(tools.database, path.id, tools.clock.now())
    if (!stored.ok) {
      const status = stored.reason === 'quote-unknown' ? 404 : 410
      return refuseWith(status, sentenceBy(quoteRefusalSentences[stored.reason]), { reason: stored.reason })
    }
    const stay = await findPricedStay(tools.database, stored.quote.stayId)
    return stay ? answerOne(await describeQuote(tools, stored, stay)) : notThere
  },

  book: async ({ tools, user, headers, body, address, origin }) => {
    const { quote: quoteId, payment: pay, ...input } = body
    const { 'idempotency-key': key } = headers
    const booked = await bookByQuote(tools, user, { quoteId, input, pay, key, address, origin })
    if (!booked.ok) return refuseBooking(booked)
    return answerBooking(tools, user, booked.bookingId, { location: `/api/bookings/${booked.bookingId}` })
  },

  listBookings: async ({ tools, user, query }) => {
    const { size, skip } = askedPage(query)
    const found = await pageOfBookings(tools, user, { after: query.cursor, most: size, skip })
    if (!found) return refuseFields([['cursor', sentence('calls.noBookings')]])
    const data = found.bookings.map(describeBookingInBrief)
    return answerWith({ data, meta: { total: found.total, pagination: describePages(query, found) } })
  },

  readBooking: ({ tools, booker, path }) => answerBooking(tools, booker, path.id),

  previewCancellation: async ({ tools, booker, path }) => {
    const booking = await findBooking(tools, booker, path.id)
    if (!booking) return noBooking
    if (!mayCommand('cancel', booking.state, 'guest')) return refuseBooking(stateConflict('not-cancellable', booking))
    const preview = previewCancellation(cancellable(booking, booking.payments), tools.clock.now())
    const { currency } = booking.total
    const { paidMinor, refundMinor, keptMinor, chargedMinor, waivedMinor } = preview
    return answerOne({
      version: booking.version,
      currency,
      ...{ paidMinor, refundMinor, keptMinor, chargedMinor, waivedMinor },
      sentences: sayCancellation(preview, currency, currentLanguage().locale),
    })
  },

  nameCompanions: async ({ tools, booker, path, body }) => {
    const named = await nameCompanions(tools, booker, { bookingId: path.id, ...body })
    if (named.ok) return answerBooking(tools, booker, path.id)
    return refuseCommand(companionsRefusalStatus, companionsRefusals, named)
  },

  cancelBooking: async ({ tools, booker, path, headers, body, origin }) => {
    const cancelled = await cancelBooking(tools, booker, {
      bookingId: path.id,
      version: body.version,
      seenRefundMinor: body.refundMinor,
      seenChargedMinor: body.chargedMinor,
      key: headers['idempotency-key'] ?? randomUUID(),
      origin,
    })
    return cancelled.ok ? answerBooking(tools, booker, path.id) : refuseBooking(cancelled)
  },
}
