// The calls about nights that are kept: asked for, looked at, let go, booked.

import { randomUUID } from 'node:crypto'
import { type Booker, isContact } from '#accounts/visitor.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { answerOne, refuseWith } from '#api/content/content-answer.ts'
import type { holdContract } from '#api/content/contract/hold-contract.ts'
import { bookStay } from '#bookings/book-stay.server.ts'
import { emailFault } from '#bookings/checkout/booking-wish.ts'
import { findHold } from '#bookings/find-booking.server.ts'
import type { HoldOwner } from '#bookings/hold-owner.server.ts'
import { linkRefusals } from '#bookings/manage/answer-link.server.ts'
import { holdByQuote } from '#bookings/program/hold-by-quote.server.ts'
import { programGuest, programOf } from '#bookings/program/program-holder.server.ts'
import { releaseHold } from '#bookings/release-hold.server.ts'
import { refused } from '#values/result.ts'
import { refuseFields } from './address-fields.ts'
import { parseSubmission, tellBooking } from './booking-answers.server.ts'
import { refuseBooking } from './booking-answers.ts'
import { tellHold } from './describe-hold.server.ts'

export const holdCalls: Handlers<keyof typeof holdContract> = {
  holdNights: async ({ tools, user, headers, body, address, origin }) => {
    const { quote: quoteId, email = '' } = body
    const fault = user && email === '' ? undefined : emailFault(email)
    if (fault) return refuseFields([['email', fault]])
    const key = headers['idempotency-key'] ?? randomUUID()
    const holder = user ?? { email }
    const held = await holdByQuote(tools, { quoteId, holder, key, address, origin })
    if (held.ok) return tellHold(tools, held.owner, held.holdId, { location: `/api/holds/${held.holdId}` })
    if (!isLinkRefusal(held.reason)) return refuseBooking(refused(held.reason))
    const { status, sentence } = linkRefusals[held.reason]
    return refuseWith(status, sentence, { reason: held.reason })
  },

  readHold: ({ tools, booker, path }) => tellHold(tools, ownerOf(booker), path.id),

  releaseHold: async ({ tools, booker, path }) => {
    const released = await releaseHold(tools, ownerOf(booker), path.id)
    const isGone = released.ok || ('state' in released && released.state === 'expired')
    return isGone ? answerOne({ id: path.id, documentId: path.id, state: 'expired' }) : refuseBooking(released)
  },

  bookHold: async ({ tools, booker, path, headers, body, address, origin }) => {
    const parsed = parseSubmission(body)
    if (!parsed.ok) return parsed
    const hold = await findHold(tools, ownerOf(booker), path.id)
    if (!hold) return refuseBooking(refused('hold-unknown'))
    const booked = await bookStay(tools, programGuest(booker), {
      ...{ holdId: path.id, quoteId: hold.quoteId, wish: parsed.wish, key: headers['idempotency-key'] },
      ...{ pay: body.payment, address, origin },
    })
    if (!booked.ok) return refuseBooking(booked)
    return tellBooking(tools, booker, booked.bookingId, { location: `/api/bookings/${booked.bookingId}` })
  },
}

function isLinkRefusal(reason: string): reason is keyof typeof linkRefusals {
  return Object.hasOwn(linkRefusals, reason)
}

/** Whose nights are meant. */
function ownerOf(booker: Booker): HoldOwner {
  return isContact(booker) ? { contact: booker } : { user: booker, browser: programOf(booker) }
}
