// The calls about held nights: hold, read, release, book.

import { randomUUID } from 'node:crypto'
import { answerHold } from '#api/content/answers/describe-hold.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseBooking } from '#api/content/booking-answers.ts'
import { answerOne, refuseWith } from '#api/content/content-answer.ts'
import type { holdContract } from '#api/contract/hold-contract.ts'
import type { HoldOwner } from '#bookings/record/hold-owner.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { bookStay } from '#holds/book-stay.server.ts'
import { releaseHold } from '#holds/release-hold.server.ts'
import { findHold } from '#trips/find-booking.server.ts'
import { linkRefusalStatus, linkRefusals } from '#trips/manage/handle-guest-booking.server.ts'
import { holdByQuote } from '#trips/program/hold-by-quote.server.ts'
import { programGuest, programOf } from '#trips/program/program-holder.server.ts'
import { type Booker, isContact } from '#users/user/visitor.ts'
import { refused } from '#values/result.ts'
import { refuseFields } from './address-fields.ts'
import { answerBooking } from './booking-answers.server.ts'

export const holdCalls: Handlers<keyof typeof holdContract> = {
  holdNights: async ({ tools, user, headers, body, address, origin }) => {
    const { quote: quoteId, email = '' } = body
    if (!user && email === '') return refuseFields([['email', sentence('bookings.emailMissing')]])
    const key = headers['idempotency-key'] ?? randomUUID()
    const holder = user ?? { email }
    const held = await holdByQuote(tools, { quoteId, holder, key, address, origin })
    if (held.ok) return answerHold(tools, held.owner, held.holdId, { location: `/api/holds/${held.holdId}` })
    if (!isLinkRefusal(held.reason)) return refuseBooking(refused(held.reason))
    return refuseWith(linkRefusalStatus[held.reason], linkRefusals[held.reason], { reason: held.reason })
  },

  readHold: ({ tools, booker, path }) => answerHold(tools, ownerOf(booker), path.id),

  releaseHold: async ({ tools, booker, path }) => {
    const released = await releaseHold(tools, ownerOf(booker), path.id)
    const isGone = released.ok || ('state' in released && released.state === 'expired')
    return isGone ? answerOne({ id: path.id, documentId: path.id, state: 'expired' }) : refuseBooking(released)
  },

  bookHold: async ({ tools, booker, path, headers, body, address, origin }) => {
    const { payment: pay, ...input } = body
    const hold = await findHold(tools, ownerOf(booker), path.id)
    if (!hold) return refuseBooking(refused('hold-unknown'))
    const booked = await bookStay(tools, programGuest(booker), {
      ...{ holdId: path.id, quoteId: hold.quoteId, input, key: headers['idempotency-key'] },
      ...{ pay, address, origin },
    })
    if (!booked.ok) return refuseBooking(booked)
    return answerBooking(tools, booker, booked.bookingId, { location: `/api/bookings/${booked.bookingId}` })
  },
}

function isLinkRefusal(reason: string): reason is keyof typeof linkRefusals {
  return Object.hasOwn(linkRefusals, reason)
}

/** Whose nights. */
function ownerOf(booker: Booker): HoldOwner {
  return isContact(booker) ? { contact: booker } : { user: booker, browser: programOf(booker) }
}
