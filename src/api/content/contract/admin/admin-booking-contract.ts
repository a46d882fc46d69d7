// The operator's calls about bookings: looked at, answered, ended, and the changes and enquiries that wait.

import { z } from 'zod'
import { answerChangeInput } from '#amendments/amend/amend-input.ts'
import { acting, pageInAddress, pageOf, reading } from '#api/content/contract/admin-pages.ts'
import { bookingInList, oneOf, wholeBooking } from '#api/content/contract/booking-contract.ts'
import { adminProposed, agreedVisit } from '#api/content/contract/change-schemas.ts'
import { operation } from '#api/content/contract/operation.ts'
import { optionalInstant } from '#api/content/contract/stay-contract.ts'
import {
  commandKey,
  currencyCode,
  day,
  idInAddress,
  instant,
  minor,
  slug,
  toldParty,
  uuid,
} from '#api/content/contract/written-values.ts'
import { adminGroups } from '#bookings/words/admin-pages.ts'
import { answerRequestInput, endBookingInput } from '#cancellations/cancel-input.ts'
import { answerEnquiryInput } from '#enquiries/enquiry-input.ts'

const { contact, damageDeposit } = wholeBooking.shape

const adminBooking = z
  .strictObject({
    ...bookingInList.shape,
    version: z.int(),
    contact,
    notes: z.string(),
    requestExpiresAt: optionalInstant,
    /** Whether one can say by now that nobody came. */
    missable: z.boolean(),
    /** Null for whoever may not see it. */
    money: z
      .strictObject({
        paidMinor: minor,
        openMinor: minor,
        refunds: z.array(z.strictObject({ id: uuid, minor, waitsFor: z.enum(['retry', 'sent']) })),
      })
      .nullable(),
    /** `payment`: what a decision about it has to carry. */
    damageDeposit: z.strictObject({ ...damageDeposit.unwrap().shape, payment: uuid.nullable() }).nullable(),
    proposal: adminProposed,
  })
  .meta({ id: 'BookingAtDesk' })

const adminChange = z
  .strictObject({
    id: uuid,
    documentId: uuid,
    booking: uuid,
    reference: z.string(),
    stay: z.strictObject({ name: z.string() }),
    contact,
    before: agreedVisit,
    after: agreedVisit,
    deltaMinor: minor,
    currency: currencyCode,
    expiresAt: optionalInstant,
  })
  .meta({ id: 'ChangeAtDesk' })

const adminEnquiry = z
  .strictObject({
    id: uuid,
    documentId: uuid,
    state: z.enum(['open', 'offered', 'declined', 'expired', 'taken']),
    stay: z.strictObject({ slug, name: z.string() }),
    checkIn: day,
    checkOut: day,
    party: toldParty,
    contact,
    message: z.string(),
    answer: z.string(),
    quote: uuid.nullable(),
    expiresAt: instant,
  })
  .meta({ id: 'EnquiryAtDesk' })

export const keyed = { headers: z.strictObject({ 'idempotency-key': commandKey }) }
export const bookingNow = { answer: { status: 200, body: oneOf(adminBooking) } } as const
const stands = '`details.state` and `details.version` say how it stands.'

export const adminBookingContract = {
  listBookingsAtDesk: operation({
    ...reading,
    needs: { area: 'bookings' },
    summary:
      'The bookings of one part of the desk, the next visit first, of requests the most pressing; at most 200 of each',
    query: z.strictObject({ group: z.enum(adminGroups), ...pageInAddress }),
    answer: { status: 200, body: pageOf(adminBooking) },
    refusals: {},
  }),
  readBookingAtDesk: operation({
    ...reading,
    needs: { area: 'bookings' },
    summary: 'One booking, with its money and its damage deposit',
    path: idInAddress,
    ...bookingNow,
    refusals: {},
  }),
  answerRequest: operation({
    ...acting,
    needs: { area: 'bookings', level: 'change' },
    ...keyed,
    summary: 'For managers and owners: say yes or no to a request. What was reserved for it is taken, or let go',
    path: idInAddress,
    body: answerRequestInput,
    ...bookingNow,
    refusals: {
      409: `It does not wait any more, has changed, or its money cannot be taken: ${stands}`,
      410: 'The time for an answer is over.',
    },
  }),
  endBooking: operation({
    ...acting,
    needs: { area: 'bookings', level: 'change' },
    ...keyed,
    summary:
      'For managers and owners: cancel a booking for its guest, who gets everything back, or note that nobody came',
    path: idInAddress,
    body: endBookingInput,
    ...bookingNow,
    refusals: { 409: `That cannot be done with it now, or it has changed: ${stands}` },
  }),
  listChanges: operation({
    ...reading,
    needs: { area: 'bookings' },
    summary: 'Changes of bookings that wait for an answer, the most pressing first; at most 100',
    query: z.strictObject(pageInAddress),
    answer: { status: 200, body: pageOf(adminChange) },
    refusals: {},
  }),
  answerChange: operation({
    ...acting,
    needs: { area: 'bookings', level: 'change' },
    ...keyed,
    summary:
      'For managers and owners: accept a change at the price the guest saw, or decline it. Declining what you proposed yourselves takes it back',
    path: idInAddress,
    body: answerChangeInput,
    ...bookingNow,
    refusals: { 409: `The change does not wait any more, or nights or codes are gone: ${stands}` },
  }),
  listEnquiries: operation({
    ...reading,
    needs: { area: 'enquiries' },
    summary: 'Enquiries that wait for an answer, the most pressing first; at most 100',
    query: z.strictObject(pageInAddress),
    answer: { status: 200, body: pageOf(adminEnquiry) },
    refusals: {},
  }),
  answerEnquiry: operation({
    ...acting,
    needs: { area: 'enquiries', level: 'change' },
    summary:
      'For managers and owners: offer the visit at its price of this moment, for 72 hours, or say no. No night is taken',
    path: idInAddress,
    body: answerEnquiryInput,
    answer: { status: 200, body: oneOf(adminEnquiry) },
    refusals: {
      409: 'It was answered, or its time is over.',
      422: 'The home cannot be booked so any more.',
    },
  }),
} as const
