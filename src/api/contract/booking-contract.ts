// The calls about prices and bookings.

import { z } from 'zod'
import { depositStates } from '#booking-payments/deposit/deposit-standing.ts'
import { bookingStates } from '#bookings/record/booking.ts'
import { bookingInput } from '#bookings/record/booking-input.ts'
import { cancelInput } from '#cancellations/cancel-input.ts'
import { paymentMethods } from '#payments/port/payment.ts'
import { checkInCodes } from '#stays/arrival/check-in-kinds.ts'
import { companionsInput } from '#trips/companions/companions-input.ts'
import { proposedChange, waitingChange } from './change-schemas.ts'
import * as field from './known-fields.ts'
import { callsOf, operation } from './operation.ts'
import { listWith, made, one, pageOrPartInput, turnedPages } from './page-schemas.ts'
import { priceSchema, quoteSchema } from './quote-schemas.ts'
import { listOf, partOf, shape, text } from './shapes.ts'

/** The home of a booking; without slug once its page is gone. */
export const bookedStay = partOf('The home.', {
  slug: z.string().nullable().describe('The name of the home in addresses.'),
  name: z.string().describe('Its name.'),
})

const brief = {
  ...field.known,
  /** The code to quote on the telephone. */
  reference: field.reference,
  state: z.enum(bookingStates).describe('How it stands.'),
  stay: bookedStay.extend({ ...field.place, ...field.hours }).describe('The home.'),
  ...field.visitDays,
  party: field.storedParty,
  totalMinor: field.totalMinor,
  currency: field.currencyCode,
  timeZone: field.timeZone,
}

export const bookingInList = shape('BookingInList', brief)

/** The state of the damage deposit; its agreed terms are in `price.damageDeposit`. Not part of any total. */
const standingDeposit = z.strictObject({
  state: z.enum(depositStates).describe('How it stands.'),
  minor: field.minor,
  placedFrom: field.optionalInstant.describe('When it is reserved or asked for.'),
  releasedAt: field.optionalInstant.describe('When it is let go.'),
  heldUntil: field.optionalInstant.describe('Until when the bank keeps it, of a reservation on a card.'),
  takenMinor: field.minor.describe('How much of it was taken.'),
  reason: z.string().describe('Why something was taken; empty where nothing was.'),
})

const verdict = (what: string) =>
  partOf(`Why ${what} not told yet; null where told, or where there is nothing to wait for.`, {
    unproved: z.boolean().describe('Whether the guest has still to prove their mailbox.'),
    unpaid: z.boolean().describe('Whether something is left to pay before the arrival.'),
    from: field.day.nullable().describe('From which day on at the home; null when that has come.'),
  }).nullable()

const toldArrival = partOf(
  'How its guest arrives, as far as the home’s rule has it told by now; null for a booking that does not stand.',
  {
    checkIn: z.enum(checkInCodes).nullable().describe('How one gets in.'),
    gettingIn: z.string().describe('How to get in, in Markdown; empty while it is not told, as the address.'),
    doorCode: z.string().nullable().describe('The code of the door; null while it is not told, and without one.'),
    wifi: partOf('The Wi-Fi; null while it is not told, and without one.', {
      network: z.string().describe('Its name.'),
      password: z.string().describe('Its password; empty for an open one.'),
    }).nullable(),
    host: partOf('Who receives the guest; null where nobody was entered.', {
      name: z.string().describe('Their name.'),
      languages: z.array(z.string()).describe('The languages they speak, as ISO 639-1 codes.'),
      phone: z.string().nullable().describe('Where to reach them.'),
      words: z.string().describe('A few words from them.'),
    }).nullable(),
    manual: listOf('The house manual; empty while it is not told, as the address.', {
      title: z.string().describe('What the part is about.'),
      text: z.string().describe('What it says, in Markdown.'),
      picture: z.string().nullable().describe('The address of its picture, without size and ending.'),
      alt: z.string().describe('What is to be seen there.'),
    }),
    addressWaits: verdict('the address with how to get in is'),
    codesWait: verdict('door code and Wi-Fi are'),
  },
).nullable()

export const wholeBooking = shape('Booking', {
  ...brief,
  version: field.seenVersion,
  mode: field.modeOfBooking.describe('Whether it was confirmed at once or waited for an answer.'),
  address: partOf(
    'Where exactly the home is, for its guest from the confirmation on, or once all is paid where the home wants that; null before, and after the booking was cancelled.',
    {
      addressLines: z.array(z.string()).describe('Street and house, as on an envelope; told with a booking.'),
      postcode: z.string().describe('Its post code; told with a booking.'),
      ...field.place,
      ...field.point,
    },
  ).nullable(),
  arrival: toldArrival,
  contact: field.contact,
  companions: z.array(z.string()).describe('The names of who comes along, as far as the guest told them.'),
  notes: z.string().describe('What else the guest wants the home to know.'),
  price: priceSchema.describe('What the visit costs; null where it has no price.'),
  cancelling: field.cancelling,
  requestExpiresAt: field.optionalInstant.describe('Until when the home has to answer; null where nothing waits.'),
  confirmedAt: field.optionalInstant.describe('When it was confirmed.'),
  cancelledAt: field.optionalInstant.describe('When it was cancelled.'),
  cancelledBy: z.enum(['guest', 'operator', 'system']).nullable().describe('Who cancelled it.'),
  waitingChange: waitingChange.describe('A change that waits for the home’s answer; null where none does.'),
  proposal: proposedChange.describe(
    'A change that the home proposed and that waits for the guest’s answer; null where none does.',
  ),
  damageDeposit: standingDeposit
    .nullable()
    .describe('What is held against damage, in no total; null where nothing is.'),
  events: listOf('What happened to it, the earliest first.', {
    seq: z.int().describe('Which step it was.'),
    command: z.string().describe('What was done.'),
    to: z.enum(bookingStates).describe('How it stood then.'),
    actor: z.string().describe('Who did it.'),
    at: field.instant.describe('When.'),
  }),
})

const preview = shape('CancellationPreview', {
  /** Must be sent when cancelling, so that the booking cannot change unnoticed. */
  version: field.seenVersion,
  currency: field.currencyCode,
  paidMinor: field.minor.describe('What was paid.'),
  refundMinor: field.minor.describe('What comes back.'),
  keptMinor: field.minor.describe('What is kept.'),
  chargedMinor: field.minor.describe('What is still to be paid.'),
  waivedMinor: field.minor.describe('What nobody asks for any more.'),
  sentences: z.array(z.string()).describe('The same in sentences.'),
})

const id = z.int().min(1).max(2_147_483_647)

export const extrasInput = z
  .array(
    z.strictObject({
      feeId: id.describe('Which extra it is.'),
      quantity: z.int().min(1).max(100).describe('How many of it.'),
    }),
  )
  .max(20)

export const couponCodeInput = text(40)

const quoteInput = z.strictObject({
  stay: field.slug.describe('The slug of the home.'),
  ...field.visitDays,
  party: field.party,
  ratePlanId: id.optional().describe('The id of the rate; the usual one where none is named.'),
  couponCode: couponCodeInput.optional().describe('A code that lowers the price.'),
  extras: extrasInput.default([]).describe('What is chosen beside the nights, all of it.'),
})

export const paymentMethodSchema = z.enum(paymentMethods)

/** The payment method. No card number is taken by any call: a card is typed on the page of its provider. */
export const paymentInput = z.strictObject({ way: paymentMethodSchema.describe('Which way it is.') })

/** The body that books held nights or a quote. */
export const submission = bookingInput.extend({
  payment: z
    .strictObject({
      way: paymentMethodSchema.describe('Which way it is.'),
      paysLater: z.boolean().optional().describe('Whether a card pays the later parts too, each on its day.'),
    })
    .optional()
    .describe(
      'How it is paid; where none is named the first way that asks for no card now, and if there is none it must be named.',
    ),
})

const by = callsOf('Bookings')
export const noBooking = { 404: 'There is no such booking, or it is somebody else’s.' }

export const bookingContract = {
  askQuote: operation({
    summary: 'The price of a visit, kept for half an hour',
    ...by('anybody', 'quotes'),
    body: quoteInput,
    answer: made(quoteSchema),
    refusals: { 404: 'There is no such home.', 422: 'The home cannot be booked so; `details.verdicts` says why.' },
  }),
  readQuote: operation({
    summary: 'A price that was asked for',
    ...by('anybody', 'reads'),
    path: field.idInAddress,
    answer: one(quoteSchema),
    cached: true,
    refusals: { 404: 'There is no such price.', 410: 'Its time is over.' },
  }),
  book: operation({
    summary: 'Book a price; sent again with the same key it answers the same booking',
    ...by('user', 'bookings'),
    headers: field.requiredKey,
    body: submission.extend({ quote: field.uuid.describe('The id of the price that was kept.') }),
    answer: made(wholeBooking),
    refusals: {
      404: 'There is no such price, or the home is gone.',
      409: 'The nights are taken, the price or the terms have changed, or the key was used for something else.',
      410: 'The time of the price or of the hold is over.',
      422: 'The home cannot be booked so any more.',
      429: 'Too many nights are kept, or too many bookings are not paid for; or too many of these calls came from one address.',
    },
  }),
  listBookings: operation({
    summary: 'Your bookings page by page, the latest visit first',
    ...by('user', 'reads'),
    query: z.strictObject({
      cursor: text(100).optional().describe('The `meta.pagination.next` of the page before.'),
      pagination: pageOrPartInput.optional().describe('Which page, and how many on it.'),
    }),
    answer: listWith(bookingInList, turnedPages),
  }),
  readBooking: operation({
    summary: 'One of your bookings',
    ...by('booker', 'reads'),
    path: field.bookingInAddress,
    answer: one(wholeBooking),
    refusals: noBooking,
  }),
  previewCancellation: operation({
    summary: 'What cancelling at this moment would mean; nothing is changed',
    ...by('booker', 'reads'),
    path: field.bookingInAddress,
    answer: one(preview),
    refusals: {
      ...noBooking,
      409: 'It cannot be cancelled any more: `details.state` and `details.version` say how it stands.',
    },
  }),
  nameCompanions: operation({
    summary: 'Say who comes along: all the names, in place of those before',
    ...by('booker', 'bookings'),
    path: field.bookingInAddress,
    body: companionsInput,
    answer: one(wholeBooking),
    refusals: {
      ...noBooking,
      409: 'The booking is over: `details.state` and `details.version` say how it stands.',
      422: 'These are more people than were booked.',
    },
  }),
  cancelBooking: operation({
    summary: 'Cancel at what the preview said',
    ...by('booker', 'bookings'),
    path: field.bookingInAddress,
    headers: field.optionalKey,
    body: cancelInput,
    answer: one(wholeBooking),
    refusals: {
      ...noBooking,
      409: 'It cannot be cancelled any more, or has changed since the preview: `details.state` and `details.version` say how it stands.',
    },
  }),
} as const
