// The calls about prices and bookings.

import { z } from 'zod'
import { depositStates } from '#booking-payments/deposit/deposit-standing.ts'
import { bookingStates } from '#bookings/record/booking.ts'
import { bookingInput } from '#bookings/record/booking-input.ts'
import { cancelInput } from '#cancellations/cancel-input.ts'
import { proposedChange, toldExtras, waitingChange } from './change-schemas.ts'
import { operation } from './operation.ts'
import { toldPages, wishedPart } from './page-schemas.ts'
import { modeOfBooking, optionalInstant } from './stay-contract.ts'
import {
  bookingInAddress,
  commandKey,
  count,
  currencyCode,
  day,
  idInAddress,
  instant,
  minor,
  party,
  slug,
  text,
  toldParty,
  uuid,
} from './written-values.ts'

const price = {
  nights: count,
  ratePlanId: z.int(),
  couponCode: z.string().nullable(),
  extras: toldExtras,
  currency: currencyCode,
  lines: z.array(
    z.strictObject({
      position: z.int(),
      kind: z.string(),
      label: z.string(),
      date: day.nullable(),
      quantity: z.number(),
      unitMinor: minor,
      amountMinor: minor,
      inclusiveTaxMinor: minor,
      collectedBy: z.enum(['us', 'property']),
    }),
  ),
  lodgingMinor: minor,
  feesMinor: minor,
  discountMinor: minor,
  taxMinor: minor,
  includedTaxMinor: minor,
  totalMinor: minor,
  dueAtPropertyMinor: minor,
  schedule: z.array(z.strictObject({ kind: z.string(), dueOn: day.nullable(), dueAt: optionalInstant, minor })),
  damageDeposit: z
    .strictObject({ minor, method: z.string(), placedDaysBefore: z.int(), releasedDaysAfter: z.int() })
    .nullable(),
}

export const toldPrice = z.strictObject(price).meta({ id: 'Price' })

const toldQuote = z
  .strictObject({
    id: uuid,
    documentId: uuid,
    stay: z.strictObject({ slug, name: z.string() }),
    checkIn: day,
    checkOut: day,
    party: toldParty,
    price: toldPrice,
    /** Whether it is confirmed at once or waits for an answer. */
    bookingMode: modeOfBooking,
    /** What comes back when, in sentences. */
    cancelling: z.array(z.string()),
    /** The terms to be accepted when booking: where they are read, and the hash to send. */
    terms: z.strictObject({ url: z.string(), hash: z.string() }),
    createdAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'Quote' })

const brief = {
  id: uuid,
  documentId: uuid,
  /** What people say on the telephone. */
  reference: z.string(),
  state: z.enum(bookingStates),
  stay: z.strictObject({
    /** Null when its page is gone. */
    slug: z.string().nullable(),
    name: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.string(),
    checkInFrom: z.string(),
    checkInUntil: z.string().nullable(),
    checkOutUntil: z.string(),
  }),
  checkIn: day,
  checkOut: day,
  party: toldParty,
  totalMinor: minor,
  currency: currencyCode,
  timeZone: z.string(),
}

export const bookingInList = z.strictObject(brief).meta({ id: 'BookingInList' })

/** How the damage deposit stands; what it is to be is in `price.damageDeposit`. Nothing of it is in any total. */
const standingDeposit = z
  .strictObject({
    state: z.enum(depositStates),
    minor,
    /** When it is reserved or asked for, and when it is let go. */
    placedFrom: optionalInstant,
    releasedAt: optionalInstant,
    /** Of a reservation on a card: until when the bank keeps it. */
    heldUntil: optionalInstant,
    takenMinor: minor,
    /** Why something was taken; empty where nothing was. */
    reason: z.string(),
  })
  .nullable()

export const wholeBooking = z
  .strictObject({
    ...brief,
    version: z.int(),
    mode: modeOfBooking,
    address: z
      .strictObject({
        addressLines: z.array(z.string()),
        postcode: z.string(),
        city: z.string(),
        region: z.string(),
        country: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      })
      .nullable(),
    contact: z.strictObject({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
    notes: z.string(),
    price: toldPrice,
    cancelling: z.array(z.string()),
    requestExpiresAt: optionalInstant,
    confirmedAt: optionalInstant,
    cancelledAt: optionalInstant,
    cancelledBy: z.enum(['guest', 'operator', 'system']).nullable(),
    waitingChange,
    proposal: proposedChange,
    damageDeposit: standingDeposit,
    events: z.array(
      z.strictObject({ seq: z.int(), command: z.string(), to: z.enum(bookingStates), actor: z.string(), at: instant }),
    ),
  })
  .meta({ id: 'Booking' })

const preview = z
  .strictObject({
    /** To be sent along when cancelling, so that nothing else is slipped in. */
    version: z.int(),
    currency: currencyCode,
    paidMinor: minor,
    refundMinor: minor,
    keptMinor: minor,
    chargedMinor: minor,
    waivedMinor: minor,
    sentences: z.array(z.string()),
  })
  .meta({ id: 'CancellationPreview' })

export const wishedExtras = z
  .array(z.strictObject({ feeId: z.int().min(1).max(2_147_483_647), quantity: z.int().min(1).max(100) }))
  .max(20)

export const wishedCode = text(40)

const quoteInput = z.strictObject({
  stay: slug,
  checkIn: day,
  checkOut: day,
  party,
  ratePlanId: z.int().min(1).max(2_147_483_647).optional(),
  couponCode: wishedCode.optional(),
  extras: wishedExtras.default([]),
})

/** A card of the made-up bank: no real one is ever sent here. */
export const typedCard = z.strictObject({ number: text(40), expiry: text(10), cvc: text(4) })

export const toldWay = z.enum(['test-card', 'bank-transfer', 'property'])

/** How something is paid. */
const withoutCard = z.strictObject({ way: z.enum(['bank-transfer', 'property']) })
const byCard = z.strictObject({ way: z.literal('test-card'), card: typedCard })
export const wishedPayment = z.discriminatedUnion('way', [withoutCard, byCard])

/** What is sent to make held nights or a price a booking. */
export const submission = bookingInput.extend({
  /** How it is paid; the first way that asks for no card now unless told. */
  payment: z.discriminatedUnion('way', [withoutCard, byCard.extend({ paysLater: z.boolean().optional() })]).optional(),
})

/** The envelope of one thing. */
export const oneOf = <Told extends z.ZodType>(told: Told) => z.strictObject({ data: told, meta: z.strictObject({}) })
const group = 'Bookings'
export const noBooking = { 404: 'There is no such booking, or it is somebody else’s.' }

export const bookingContract = {
  askQuote: operation({
    summary: 'The price of a visit, kept for half an hour',
    group,
    who: 'anybody',
    limit: 'quotes',
    body: quoteInput,
    answer: { status: 201, body: oneOf(toldQuote) },
    refusals: { 404: 'There is no such home.', 422: 'The home cannot be booked so; `details.verdicts` says why.' },
  }),
  readQuote: operation({
    summary: 'A price that was asked for',
    group,
    who: 'anybody',
    limit: 'reads',
    path: idInAddress,
    answer: { status: 200, body: oneOf(toldQuote) },
    cached: true,
    refusals: { 404: 'There is no such price.', 410: 'Its time is over.' },
  }),
  book: operation({
    summary: 'Book a price; sent again with the same key it answers the same booking',
    group,
    who: 'user',
    limit: 'bookings',
    headers: z.strictObject({ 'idempotency-key': commandKey }),
    body: submission.extend({ quote: uuid }),
    answer: { status: 201, body: oneOf(wholeBooking) },
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
    group,
    who: 'user',
    limit: 'reads',
    query: z.strictObject({ cursor: text(100).optional(), pagination: wishedPart.optional() }),
    answer: {
      status: 200,
      body: z.strictObject({
        data: z.array(bookingInList),
        meta: z.strictObject({ total: count, pagination: toldPages }),
      }),
    },
    refusals: {},
  }),
  readBooking: operation({
    summary: 'One of your bookings',
    group,
    who: 'booker',
    limit: 'reads',
    path: bookingInAddress,
    answer: { status: 200, body: oneOf(wholeBooking) },
    refusals: noBooking,
  }),
  previewCancellation: operation({
    summary: 'What cancelling at this moment would mean; nothing is changed',
    group,
    who: 'booker',
    limit: 'reads',
    path: bookingInAddress,
    answer: { status: 200, body: oneOf(preview) },
    refusals: {
      ...noBooking,
      409: 'It cannot be cancelled any more: `details.state` and `details.version` say how it stands.',
    },
  }),
  cancelBooking: operation({
    summary: 'Cancel at what the preview said',
    group,
    who: 'booker',
    limit: 'bookings',
    path: bookingInAddress,
    headers: z.strictObject({ 'idempotency-key': commandKey.optional() }),
    body: cancelInput,
    answer: { status: 200, body: oneOf(wholeBooking) },
    refusals: {
      ...noBooking,
      409: 'It cannot be cancelled any more, or has changed since the preview: `details.state` and `details.version` say how it stands.',
    },
  }),
} as const
