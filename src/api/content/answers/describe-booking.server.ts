// Bookings as the content backend describes them to their guest.

import type { Agreement } from '#amendments/amend/agreement.ts'
import type { Amendment } from '#amendments/amend/amendment-tables.server.ts'
import { findAmendment } from '#amendments/amend/find-amendment.server.ts'
import { moneyOfProposal } from '#amendments/proposals/money-of-proposal.server.ts'
import { proposalView } from '#amendments/proposals/proposal-view.ts'
import type { DepositBooking } from '#booking-payments/deposit/deposit-standing.ts'
import { depositTimes } from '#booking-payments/deposit/deposit-times.ts'
import { readDeposits, type StandingDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import type { ArrivingBooking } from '#bookings/arrival/told-arrival.server.ts'
import type { BookingDetails, BookingInBrief } from '#bookings/record/booking-view.ts'
import type { ExactAddress } from '#bookings/record/exact-address.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { sayBookedPromise } from '#trips/booked-promise.ts'
import { describeArrival } from './describe-arrival.server.ts'
import { describeParty, describePrice, describeVisit } from './describe-quote.server.ts'

export function describeBookingInBrief(booking: BookingInBrief) {
  const { id, reference, state, stay, total, timeZone } = booking
  const { slug, name, city, region, country, checkInFrom, checkInUntil, checkOutUntil } = stay
  return {
    ...{ id, documentId: id, reference, state },
    stay: { slug, name, city, region, country, checkInFrom, checkInUntil, checkOutUntil },
    ...describeVisit(booking),
    ...{ totalMinor: total.minor, currency: total.currency, timeZone },
  }
}

export async function describeBooking(tools: Tools, booking: ArrivingBooking) {
  const { clock, database } = tools
  const { version, mode, contact, companions, notes, quote, cancelledBy, events } = booking
  const waiting = booking.state === 'confirmed' && (await findAmendment(database, booking.id, clock.now()))
  const written = (instant: Date | null) => instant?.toISOString() ?? null
  return {
    ...describeBookingInBrief(booking),
    ...{ version, mode, notes, cancelledBy, companions: [...companions] },
    address: booking.address ? describeAddress(booking.address) : null,
    arrival: booking.arrival ? describeArrival(booking.arrival) : null,
    contact: contact && { name: contact.name, email: contact.email, phone: contact.phone },
    price: describePrice(quote),
    cancelling: sayBookedPromise(booking, clock.now(), currentLanguage().locale),
    requestExpiresAt: written(booking.requestExpiresAt),
    confirmedAt: written(booking.confirmedAt),
    cancelledAt: written(booking.cancelledAt),
    waitingChange: waiting && waiting.proposedBy === 'guest' ? describeChange(waiting) : null,
    proposal: waiting && waiting.proposedBy === 'operator' ? await describeOwnProposal(tools, booking, waiting) : null,
    damageDeposit: await describeStanding(database, booking, clock.now()),
    events: events.map(({ seq, command, to, actor, at }) => ({ seq, command, to, actor, at: at.toISOString() })),
  }
}

function describeAddress({ lines, postcode, city, region, country, latitude, longitude }: ExactAddress) {
  return { addressLines: [...lines], postcode, city, region, country, latitude, longitude }
}

/** The current state of the damage deposit; null for a booking without one. */
async function describeStanding(queries: Queries, booking: BookingDetails, now: Date) {
  const standing = (await readDeposits(queries, [booking], now)).get(booking.id)
  return standing ? describeDeposit(booking, standing) : null
}

export function describeDeposit(booking: DepositBooking, standing: StandingDeposit) {
  const { kind, payment, end } = standing
  const rule = booking.quote.damageDeposit
  const times = rule && depositTimes(booking, rule)
  return {
    state: kind,
    minor: payment?.amountMinor ?? rule?.minor ?? 0,
    placedFrom: times?.placeFrom.toISOString() ?? null,
    releasedAt: times?.releaseAt.toISOString() ?? null,
    heldUntil: kind === 'held' ? (payment?.authorisedUntil?.toISOString() ?? null) : null,
    takenMinor: kind === 'taken' ? (end?.takenMinor ?? 0) : 0,
    reason: kind === 'taken' ? (end?.reason ?? '') : '',
  }
}

function describeChange({ after, deltaMinor, expiresAt }: Amendment) {
  return { ...describeAgreement(after), deltaMinor, expiresAt: expiresAt?.toISOString() ?? null }
}

/** The home's proposal, with its effect on the guest's payments. */
async function describeOwnProposal({ clock, database }: Tools, booking: BookingDetails, waiting: Amendment) {
  const view = proposalView(booking, waiting, clock.now(), currentLanguage().locale)
  const { difference, settling, refundSentences } = view
  return {
    ...describeProposal(waiting),
    ...(await moneyOfProposal(database, booking, waiting)),
    cancelling: [...refundSentences],
    inWords: { difference, settling },
  }
}

export function describeProposal({ id, before, after, deltaMinor, words, expiresAt }: Amendment) {
  const agreed = { before: describeAgreement(before), after: describeAgreement(after) }
  return { id, ...agreed, deltaMinor, words, expiresAt: expiresAt?.toISOString() ?? null }
}

/** The agreed terms, or the terms after a change. */
export function describeAgreement({ checkIn, checkOut, party, quote, totalMinor }: Agreement) {
  const { extras, couponCode } = quote
  return { checkIn, checkOut, party: describeParty(party), extras: [...extras], couponCode, totalMinor }
}
