// The calls that change a booking: preview other dates, guests, extras or another code, and apply the change.

import { randomUUID } from 'node:crypto'
import { amendBooking } from '#amendments/amend/amend-booking.server.ts'
import {
  type AmendRefusal,
  amendRefusalStatus,
  amendRefusals,
  type ProposalRefusal,
} from '#amendments/amend/amend-refusals.ts'
import { previewAmendment } from '#amendments/amend/preview-amendment.server.ts'
import type { VisitChange } from '#amendments/amend/visit-change.ts'
import { answerProposal } from '#amendments/proposals/answer-proposal.server.ts'
import { describePrice } from '#api/content/answers/describe-quote.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { noBooking, noNights, refuseCommand, refuseVisit } from '#api/content/booking-answers.ts'
import { answerOne, type ContentRefusal } from '#api/content/content-answer.ts'
import type { amendContract } from '#api/contract/amend-contract.ts'
import type { CommandRefused } from '#bookings/record/state-conflict.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import { parseNightRange } from '#values/night-range.ts'
import { answerBooking } from './booking-answers.server.ts'

export const amendCalls: Handlers<keyof typeof amendContract> = {
  previewAmendment: async ({ tools, booker, path, body }) => {
    const booking = await findBooking(tools, booker, path.id)
    if (!booking) return noBooking
    const nights = parseNightRange(body.checkIn, body.checkOut)
    if (!nights) return noNights
    const previewed = await previewAmendment(tools, booker, booking, { nights, ...chosen(body) })
    if (!previewed.ok) {
      const locale = currentLanguage().locale
      return 'verdicts' in previewed ? refuseVisit(previewed.verdicts, locale) : refuseChange(previewed)
    }
    const { quote, deltaMinor, isAtOnce: atOnce, refundSentences } = previewed
    const { version } = booking
    return answerOne({ version, price: describePrice(quote), deltaMinor, atOnce, cancelling: [...refundSentences] })
  },

  amendBooking: async ({ tools, booker, path, headers, body, origin }) => {
    const nights = parseNightRange(body.checkIn, body.checkOut)
    if (!nights) return noNights
    const { version, totalMinor: seenTotalMinor } = body
    const change = { nights, ...chosen(body) }
    const key = headers['idempotency-key'] ?? randomUUID()
    const asked = { ...change, bookingId: path.id, version, seenTotalMinor, key, origin }
    const amended = await amendBooking(tools, booker, asked)
    if (!amended.ok && amended.reason === 'booking-unknown') return noBooking
    if (amended.ok) return answerBooking(tools, booker, path.id)
    if (amended.reason !== 'not-offered') return refuseChange(amended)
    const booking = await findBooking(tools, booker, path.id)
    if (!booking) return noBooking
    // The command only refuses; the reasons are those of the preview.
    const previewed = await previewAmendment(tools, booker, booking, change)
    const verdicts = !previewed.ok && 'verdicts' in previewed ? previewed.verdicts : []
    return refuseVisit(verdicts, currentLanguage().locale)
  },

  answerProposal: async ({ tools, booker, path, headers, body, origin }) => {
    const { proposal: amendmentId, version, answer } = body
    const asked = { bookingId: path.id, amendmentId, version, answer, key: headers['idempotency-key'], origin }
    const answered = await answerProposal(tools, booker, asked)
    if (answered.ok) return answerBooking(tools, booker, path.id)
    return answered.reason === 'booking-unknown' ? noBooking : refuseChange(answered)
  },
}

/** The input of a call besides its dates. */
function chosen({ party, extras, couponCode }: Omit<VisitChange, 'nights'>): Omit<VisitChange, 'nights'> {
  return { party, extras, couponCode }
}

function refuseChange(refusal: CommandRefused<AmendRefusal | ProposalRefusal>): ContentRefusal {
  return refuseCommand(amendRefusalStatus, amendRefusals, refusal)
}
