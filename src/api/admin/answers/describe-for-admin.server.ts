// Bookings, changes, enquiries and disputes as the content backend describes them to operators.

import { readAdminMoney } from '#admin/payments/read-admin-money.server.ts'
import { findProposals, type listAmendments } from '#amendments/amend/find-amendment.server.ts'
import {
  describeAgreement,
  describeBookingInBrief,
  describeDeposit,
  describeProposal,
} from '#api/content/answers/describe-booking.server.ts'
import { describeParty } from '#api/content/answers/describe-quote.server.ts'
import type { AdminDispute } from '#booking-payments/disputes/admin-dispute.ts'
import type { Contact } from '#bookings/record/contact.ts'
import { readAdminDeposits } from '#deposits/describe-admin-deposits.server.ts'
import type { Enquiry } from '#enquiries/enquiry-tables.server.ts'
import type { RefundRow } from '#payments/ledger/payment-tables.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { AdminBooking } from '#trips/list-for-operators.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'

/** However many; six queries for all of them. Money is told to whoever may see it. */
export async function describeAdminBookings(tools: Tools, who: Operator, bookings: readonly AdminBooking[]) {
  const ids = bookings.map(({ id }) => id)
  const now = tools.clock.now()
  const [moneys, deposits, proposals] = await Promise.all([
    readAdminMoney(tools.database, ids),
    readAdminDeposits(tools, ids),
    findProposals(tools.database, ids, now),
  ])
  return bookings.map(booking => {
    const { id, version, contact, companions, isUnproved, notes, requestExpiresAt, timeZone, nights } = booking
    const { refunds, ...sums } = moneys.get(id)!
    const seesMoney = may(who, 'money', 'see', booking.stay.id)
    const deposit = seesMoney ? deposits.find(each => each.booking.id === id) : undefined
    const proposal = booking.state === 'confirmed' ? proposals.get(id) : undefined
    return {
      ...describeBookingInBrief(booking),
      ...{ version, notes, contact: contact && describeContact(contact) },
      ...{ companions: [...companions], unproved: isUnproved },
      requestExpiresAt: requestExpiresAt?.toISOString() ?? null,
      missable: dayInZone(now, timeZone) > nights.checkIn,
      money: seesMoney ? { ...sums, refunds: refunds.map(describeRefund) } : null,
      damageDeposit: deposit
        ? {
            ...describeDeposit(deposit.booking, deposit.standing),
            payment: deposit.standing.payment?.id ?? null,
          }
        : null,
      proposal: proposal ? describeProposal(proposal) : null,
    }
  })
}

function describeRefund({ id, amountMinor, state }: RefundRow) {
  return { id, minor: amountMinor, waitsFor: state === 'failed' ? ('retry' as const) : ('sent' as const) }
}

type Waiting = Awaited<ReturnType<typeof listAmendments>>['changes'][number]

export function describeAdminChange({ amendment, reference, contact, stayName }: Waiting) {
  const { id, bookingId, before, after, deltaMinor, expiresAt } = amendment
  return {
    ...{ id, documentId: id, booking: bookingId, reference, stay: { name: stayName } },
    contact: contact && describeContact(contact),
    ...{ before: describeAgreement(before), after: describeAgreement(after), deltaMinor },
    currency: after.quote.currency,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

type FoundEnquiry = { readonly enquiry: Enquiry; readonly stay: { readonly slug: string; readonly name: string } }

export function describeAdminEnquiry(who: Operator, { enquiry, stay: { slug, name } }: FoundEnquiry) {
  const mayKnowGuest = may(who, 'contact', 'see', enquiry.stayId)
  const { id, state, checkIn, checkOut, party, contact, message, answer, quoteId, expiresAt } = enquiry
  return {
    ...{ id, documentId: id, state, stay: { slug, name }, checkIn, checkOut, party: describeParty(party) },
    ...{
      contact: mayKnowGuest ? describeContact(contact) : null,
      message,
      answer,
      quote: quoteId,
      expiresAt: expiresAt.toISOString(),
    },
  }
}

export function describeAdminDispute(dispute: AdminDispute) {
  const { id, bookingId, reference, stayName, state, amount, respondBy, evidence, what, standing } = dispute
  return {
    ...{ id, documentId: id, booking: bookingId, reference, stay: { name: stayName }, state },
    ...{ amountMinor: amount.minor, currency: amount.currency, respondBy, inWords: { what, standing } },
    evidence: evidence.map(({ title, sentences }) => ({ title, sentences: [...sentences] })),
  }
}

function describeContact({ name, email, phone }: Contact) {
  return { name, email, phone }
}
