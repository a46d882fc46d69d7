// The operator's calls about bookings: looked at, answered, ended, and the changes and enquiries that wait.

import { z } from 'zod'
import { bookingFilterInput } from '#admin/bookings/list/filter-input.ts'
import { answerChangeInput } from '#amendments/amend/amend-input.ts'
import { changing, pagesOf, reading } from '#api/contract/admin-pages.ts'
import { bookingInList, wholeBooking } from '#api/contract/booking-contract.ts'
import { adminProposed, agreedVisit } from '#api/contract/change-schemas.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, partOf, shape } from '#api/contract/shapes.ts'
import { adminGroups } from '#bookings/words/admin-pages.ts'
import { answerRequestInput, endBookingInput } from '#cancellations/cancel-input.ts'
import { answerEnquiryInput } from '#enquiries/enquiry-input.ts'

const { contact, damageDeposit } = wholeBooking.shape

const adminBooking = shape('BookingAtDesk', {
  ...bookingInList.shape,
  version: field.seenVersion,
  contact: contact.describe('Whom the home reaches.'),
  companions: z.array(z.string()).describe('The names of who comes along, as far as the guest told them.'),
  unproved: z.boolean().describe('Whether the guest has yet to confirm the address that they typed.'),
  notes: z.string().describe('What else the guest wants the home to know.'),
  requestExpiresAt: field.optionalInstant.describe('Until when the home has to answer; null where nothing waits.'),
  missable: z.boolean().describe('Whether one can say by now that nobody came.'),
  money: partOf('What was paid and what is open.', {
    paidMinor: field.minor.describe('What was paid and not given back.'),
    openMinor: field.minor.describe('What is open, in minor units; before the first payment what that asks for.'),
    overMinor: field.minor.describe('What was paid beyond the price, in minor units.'),
    refunds: listOf('Those that wait for somebody.', {
      id: field.uuid.describe('Which refund it is.'),
      minor: field.minor.describe('How much goes back.'),
      waitsFor: z.enum(['retry', 'sent']).describe('Whether it is to be tried again, or noted as sent.'),
    }),
  }).nullable(),
  damageDeposit: partOf('What is held against damage, in no total; null where nothing is.', {
    ...damageDeposit.unwrap().shape,
    payment: field.uuid.nullable().describe('The payment that holds it: what a decision about it carries.'),
  }).nullable(),
  proposal: adminProposed.describe(
    'A change that the home proposed and that waits for the guest’s answer; null where none does.',
  ),
})

const adminChange = shape('ChangeAtDesk', {
  ...field.known,
  booking: field.uuid.describe('The id of the booking.'),
  reference: field.reference,
  stay: partOf('The home.', { name: z.string().describe('Its name.') }),
  contact: contact.describe('Whom the home reaches.'),
  before: agreedVisit.describe('What is agreed.'),
  after: agreedVisit.describe('What would be agreed.'),
  deltaMinor: field.deltaMinor,
  currency: field.currencyCode,
  expiresAt: field.optionalInstant.describe('Until when it stands.'),
})

const adminEnquiry = shape('EnquiryAtDesk', {
  ...field.known,
  state: z.enum(['open', 'offered', 'declined', 'expired', 'taken']).describe('How it stands.'),
  stay: field.namedStay,
  ...field.visitDays,
  party: field.storedParty,
  contact: contact.describe('Whom the home reaches.'),
  message: z.string().describe('What was asked.'),
  answer: z.string().describe('The word to the guest that came with the offer or the no.'),
  quote: field.uuid.nullable().describe('The price that was offered; null where none was.'),
  expiresAt: field.expiresAt,
})

/** A command about a booking, once for each key: answered with the booking as it stands then. */
export const onBooking = { path: field.idInAddress, headers: field.requiredKey, answer: one(adminBooking) } as const
const stands = '`details.state` and `details.version` say how it stands.'

export const adminBookingContract = {
  listBookingsAtDesk: operation({
    ...reading('bookings'),
    summary:
      'All bookings, the newest first, or those that match every filter; or, by `group`, those of one list of Today, the next visit first, of requests the most pressing',
    ...pagesOf(adminBooking, {
      ...bookingFilterInput.shape,
      group: z
        .enum(adminGroups)
        .optional()
        .describe(
          'Requests that wait, visits to come, bookings that wait for their first payment, those of whose money something needs somebody; of these those of which something is overdue, those that paid too much, those let go for want of a transfer that may still come, those of which money has to go back, and those that are over while a damage deposit is held. Filters do not apply to it.',
        ),
    }),
  }),
  readBookingAtDesk: operation({
    ...reading('bookings'),
    summary: 'One booking, with its money and its damage deposit',
    path: field.idInAddress,
    answer: one(adminBooking),
  }),
  answerRequest: operation({
    ...changing('bookings'),
    ...onBooking,
    summary: 'For managers and owners: say yes or no to a request. What was reserved for it is taken, or let go',
    body: answerRequestInput,
    refusals: {
      409: `It does not wait any more, has changed, or its money cannot be taken: ${stands}`,
      410: 'The time for an answer is over.',
    },
  }),
  endBooking: operation({
    ...changing('bookings'),
    ...onBooking,
    summary:
      'For managers and owners: cancel a booking as the house, which gives everything back; cancel it in the guest’s name by the policy, with goodwill on top if you like; or note that nobody came',
    body: endBookingInput,
    refusals: {
      409: `That cannot be done with it now, or it has changed: ${stands}`,
      422: 'The goodwill is more than was paid beyond what comes back anyway.',
    },
  }),
  listChanges: operation({
    ...reading('bookings'),
    summary: 'Changes of bookings that wait for an answer, the most pressing first; at most 100',
    ...pagesOf(adminChange, {}),
  }),
  answerChange: operation({
    ...changing('bookings'),
    ...onBooking,
    summary:
      'For managers and owners: accept a change at the price the guest saw, or decline it. Declining what you proposed yourselves takes it back',
    body: answerChangeInput,
    refusals: { 409: `The change does not wait any more, or nights or codes are gone: ${stands}` },
  }),
  listEnquiries: operation({
    ...reading('enquiries'),
    summary: 'Enquiries that wait for an answer, the most pressing first; at most 100',
    ...pagesOf(adminEnquiry, {}),
  }),
  answerEnquiry: operation({
    ...changing('enquiries'),
    summary:
      'For managers and owners: offer the visit at its price of this moment, for 72 hours, or say no. No night is taken',
    path: field.idInAddress,
    body: answerEnquiryInput,
    answer: one(adminEnquiry),
    refusals: {
      409: 'It was answered, or its time is over.',
      422: 'The home cannot be booked so any more.',
    },
  }),
} as const
