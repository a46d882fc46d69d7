// Enquiry calls: enquiries about homes booked by request, their offers, and contact with the site.

import { describeHold } from '#api/content/answers/describe-hold.server.ts'
import { describePrice, describeVisit } from '#api/content/answers/describe-quote.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { noNights, refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne, type ContentRefusal, notThere, tooManyCalls } from '#api/content/content-answer.ts'
import type { enquiryContract } from '#api/contract/enquiry-contract.ts'
import { type EnquiryRefusal, enquiryRefusalStatus, enquiryRefusals } from '#enquiries/enquiry-refusals.ts'
import { sendEnquiry } from '#enquiries/send-enquiry.server.ts'
import { findOffer, takeOffer } from '#enquiries/take-offer.server.ts'
import { writeToUs } from '#messages/write-to-us.server.ts'
import { findHold } from '#trips/find-booking.server.ts'
import { programOf, programWith } from '#trips/program/program-holder.server.ts'
import { signedOut, type VerifiedUser, type Visitor } from '#users/user/visitor.ts'
import { parseNightRange } from '#values/night-range.ts'
import { presentHome } from './stay-calls.server.ts'

export const enquiryCalls: Handlers<keyof typeof enquiryContract> = {
  sendEnquiry: async ({ tools, user, body, address, origin }) => {
    const { stay: slug, checkIn, checkOut, party, contact, message } = body
    const stay = await presentHome(tools, slug)
    if (!stay) return notThere
    const nights = parseNightRange(checkIn, checkOut)
    if (!nights) return noNights
    const asked = { contact, message, visit: { nights, party }, user, stayId: stay.id, address, origin }
    const sent = await sendEnquiry(tools, asked)
    return sent.ok ? answerOne({ id: sent.enquiryId, documentId: sent.enquiryId }) : refuseEnquiry(sent.reason)
  },

  readOffer: async ({ tools, body }) => {
    const offer = await findOffer(tools.database, body.key, tools.clock.now())
    if (!offer) return refuseEnquiry('offer-unknown')
    const { quote, expiresAt } = offer.stored
    return answerOne({
      stay: { slug: offer.stay.slug, name: offer.stay.name },
      ...describeVisit(quote),
      price: describePrice(quote),
      words: offer.enquiry.answer,
      expiresAt: expiresAt.toISOString(),
    })
  },

  takeOffer: async ({ tools, user, body, address }) => {
    const { key } = body
    const holder = { browser: user ? programOf(user) : programWith(key), user, source: 'api' } as const
    const taken = await takeOffer(tools, holder, { key, address })
    if (!taken.ok) return refuseEnquiry(taken.reason)
    const hold = await findHold(tools, holder, taken.holdId)
    if (!hold) return refuseEnquiry('offer-unknown')
    const location = `/api/holds/${taken.holdId}`
    return answerOne({ hold: await describeHold(tools, hold), token: taken.known?.token ?? null }, { location })
  },

  writeToUs: async ({ tools, user, client, headers, body }) => {
    const input = { ...body, key: headers['idempotency-key'] ?? '' }
    const written = await writeToUs(tools, visitorOf(user), client.caller, input)
    return written.ok ? answerOne({ id: written.conversationId, documentId: written.conversationId }) : tooManyCalls
  },
}

/** A token belongs to no browser session. */
function visitorOf(user: VerifiedUser | undefined): Visitor {
  return user ? { kind: 'verified', user, sessionId: '' } : signedOut
}

function refuseEnquiry(reason: EnquiryRefusal): ContentRefusal {
  return refuseCommand(enquiryRefusalStatus, enquiryRefusals, { reason })
}
