// The calls about the money of a booking: open amounts, the balance, the damage deposit, the payment method.

import { z } from 'zod'
import { bookingStates } from '#bookings/record/booking.ts'
import { paymentStates } from '#payments/port/payment.ts'
import { noBooking, paymentInput, paymentMethodSchema } from './booking-contract.ts'
import { holdSchema } from './hold-contract.ts'
import * as field from './known-fields.ts'
import { operation } from './operation.ts'
import { one } from './page-schemas.ts'
import { listOf, shape } from './shapes.ts'

export const toldPayment = {
  for: z.enum(['price', 'deposit']).describe('Whether it pays of the price or is the damage deposit.'),
  way: paymentMethodSchema.describe('How it is paid.'),
  state: z.enum(paymentStates).describe('How it stands.'),
  minor: field.minor,
  capturedMinor: field.minor.describe('What of it arrived, in minor units.'),
  cardLast4: z.string().nullable().describe('The end of the card’s number; null where no card is used.'),
  createdAt: field.createdAt,
}

export const toldRefund = {
  state: z.enum(['created', 'succeeded', 'failed']).describe('How it stands.'),
  minor: field.minor.describe('How much goes back.'),
  createdAt: field.createdAt,
}

const toldMoney = shape('BookingMoney', {
  booking: field.uuid.describe('The id of the booking.'),
  state: z.enum(bookingStates).describe('How it stands.'),
  currency: field.currencyCode,
  openMinor: field.minor.describe('What of the price is open, in minor units: to be sent along when paying.'),
  ways: z
    .array(paymentMethodSchema)
    .describe('How the rest can be paid at this moment; empty while nothing is open or a payment is under way.'),
  depositWanted: z.boolean().describe('Whether the damage deposit is asked for on a card at this moment.'),
  mayChooseAgain: z.boolean().describe('Whether the transfer that is waited for can be exchanged for another way.'),
  transfer: z.array(z.string()).describe('Where a transfer goes, in sentences; empty where none is waited for.'),
  transferReference: z
    .string()
    .nullable()
    .describe(
      'The creditor reference (ISO 11649) of that transfer, by which it is found again; null where none is waited for.',
    ),
  keptCard: z
    .string()
    .nullable()
    .describe('The card that pays later parts, in a sentence to show; null where none is kept.'),
  nextStep: z
    .string()
    .nullable()
    .describe(
      'The page where the payer pays by card, which leads back to this site; null where nothing waits for them.',
    ),
  payments: listOf('Every try to pay, the earliest first.', {
    id: field.uuid.describe('By it, it is known here.'),
    ...toldPayment,
    fault: z.string().nullable().describe('Why it failed, as a sentence to show; null where it did not.'),
  }),
  refunds: listOf('What was given back, and what is on its way.', {
    id: field.uuid.describe('Which refund it is.'),
    ...toldRefund,
  }),
})

const aboutOne = {
  group: 'Payments',
  who: 'booker',
  path: field.bookingInAddress,
  answer: one(toldMoney),
} as const
const refusedByBank = {
  402: 'The bank declined; `details.reason` names why.',
  503: 'The bank cannot be reached; nothing was charged.',
}

export const moneyContract = {
  readMoney: operation({
    ...aboutOne,
    summary: 'What of a booking is paid, open and given back; the bank is asked for a payment that is under way',
    limit: 'reads',
    refusals: noBooking,
  }),
  payBooking: operation({
    ...aboutOne,
    summary:
      'Begin to pay all that is open: by card the guest goes to `nextStep`; sent again with the same key it is one payment',
    limit: 'bookings',
    headers: field.optionalKey,
    body: z.strictObject({
      openMinor: field.minor
        .min(1)
        .describe('What of the price is open, in minor units: to be sent along when paying.'),
      payment: paymentInput.describe('How it is paid.'),
    }),
    refusals: {
      ...noBooking,
      ...refusedByBank,
      409: 'Nothing is open, another sum is, a payment is under way, or the key was used for something else: `details.state` and `details.version` say how the booking stands.',
      422: 'It cannot be paid in that way.',
    },
  }),
  placeDeposit: operation({
    ...aboutOne,
    summary:
      'Begin to reserve the damage deposit on a card: the guest goes to `nextStep`; sent again with the same key it is one reservation',
    limit: 'bookings',
    headers: field.optionalKey,
    refusals: {
      ...noBooking,
      ...refusedByBank,
      409: 'None is asked for now, a payment is under way, or the key was used for something else: `details.state` and `details.version` say how the booking stands.',
      422: 'It cannot be reserved on a card.',
    },
  }),
  stopPayment: operation({
    ...aboutOne,
    summary: 'Stop a payment that is under way, of the price or of the deposit; where none is, nothing happens',
    limit: 'bookings',
    refusals: noBooking,
  }),
  removeCard: operation({
    ...aboutOne,
    summary: 'Take back the card that is kept for later parts: nothing more is charged to it',
    limit: 'bookings',
    refusals: {
      ...noBooking,
      409: 'No card is kept, or it is being charged: `details.state` and `details.version` say how the booking stands.',
    },
  }),
  chooseAgain: operation({
    ...aboutOne,
    summary: 'Let the transfer go that is waited for, to pay in another way by `POST /holds/{id}/book`',
    limit: 'bookings',
    answer: one(holdSchema),
    refusals: {
      ...noBooking,
      409: 'There is nothing to choose: `details.state` and `details.version` say how the booking stands.',
    },
  }),
} as const
