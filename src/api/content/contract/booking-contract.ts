// The calls about prices and bookings.

import { z } from 'zod'
import { depositStates } from '#booking-payments/deposit/deposit-standing.ts'
import { bookingStates } from '#bookings/record/booking.ts'
import { bookingInput } from '#bookings/record/booking-input.ts'
import { cancelInput } from '#cancellations/cancel-input.ts'
import { proposedChange, waitingChange } from './change-schemas.ts'
import { operation } from './operation.ts'
import { toldPages, wishedPart } from './page-schemas.ts'
import { toldPrice, toldQuote } from './quote-schemas.ts'
import { modeOfBooking, optionalInstant } from './stay-contract.ts'
import {
  bookingInAddress,
  cancelling,
  count,
  currencyCode,
  idInAddress,
  instant,
  known,
  listOf,
  minor,
  optionalKey,
  partOf,
  party,
  reference,
  requiredKey,
  slug,
  text,
  timeZone,
  toldParty,
  toldVersion,
  totalMinor,
  uuid,
  visitDays,
} from './written-values.ts'

const brief = {
  ...known,
  /** What people say on the telephone. */
  reference,
  state: z.enum(bookingStates).describe('How it stands.'),
  stay: partOf('The home.', {
    slug: z.string().nullable().describe('The name of the home in addresses.'),
    name: z.string().describe('Its name.'),
    city: z.string().describe('The place it is in.'),
    region: z.string().describe('The region it is in.'),
    country: z.string().describe('The country it is in, by ISO 3166-1, such as IT.'),
    checkInFrom: z.string().describe('From when one may arrive, at the home.'),
    checkInUntil: z.string().nullable().describe('Until when one may arrive; null where it plays no part.'),
    checkOutUntil: z.string().describe('By when one has to leave.'),
  }).describe('The home.'),
  ...visitDays,
  party: toldParty,
  totalMinor,
  currency: currencyCode,
  timeZone,
}

export const bookingInList = z.strictObject(brief).meta({ id: 'BookingInList' })

/** How the damage deposit stands; what it is to be is in `price.damageDeposit`. Nothing of it is in any total. */
const standingDeposit = z
  .strictObject({
    state: z.enum(depositStates).describe('How it stands.'),
    minor,
    placedFrom: optionalInstant.describe('When it is reserved or asked for.'),
    releasedAt: optionalInstant.describe('When it is let go.'),
    heldUntil: optionalInstant.describe('Until when the bank keeps it, of a reservation on a card.'),
    takenMinor: minor.describe('How much of it was taken.'),
    reason: z.string().describe('Why something was taken; empty where nothing was.'),
  })
  .nullable()

export const wholeBooking = z
  .strictObject({
    ...brief,
    version: toldVersion,
    mode: modeOfBooking.describe('Whether it was confirmed at once or waited for an answer.'),
    address: partOf(
      'Where exactly the home is, for its guest from the confirmation on; null before, and after the booking was cancelled.',
      {
        addressLines: z.array(z.string()).describe('Street and house, as on an envelope; told with a booking.'),
        postcode: z.string().describe('Its post code; told with a booking.'),
        city: z.string().describe('The place it is in.'),
        region: z.string().describe('The region it is in.'),
        country: z.string().describe('The country it is in, by ISO 3166-1, such as IT.'),
        latitude: z.number().describe('In degrees, north of the equator.'),
        longitude: z.number().describe('In degrees, east of Greenwich.'),
      },
    )
      .nullable()
      .describe(
        'Where exactly the home is, for its guest from the confirmation on; null before, and after the booking was cancelled.',
      ),
    contact: partOf('Whom the home reaches.', {
      name: z.string().describe('The name of the guest.'),
      email: z.string().describe('An e-mail address.'),
      phone: z.string().nullable().describe('A telephone number, with the code of its country.'),
    })
      .nullable()
      .describe('Whom the home reaches.'),
    notes: z.string().describe('What else the guest wants the home to know.'),
    price: toldPrice.describe('What the visit costs; null where it has no price.'),
    cancelling,
    requestExpiresAt: optionalInstant.describe('Until when the home has to answer; null where nothing waits.'),
    confirmedAt: optionalInstant.describe('When it was confirmed.'),
    cancelledAt: optionalInstant.describe('When it was cancelled.'),
    cancelledBy: z.enum(['guest', 'operator', 'system']).nullable().describe('Who cancelled it.'),
    waitingChange: waitingChange.describe('A change that waits for the home’s answer; null where none does.'),
    proposal: proposedChange
      .describe('A change that the home proposed and that waits for the guest’s answer; null where none does.')
      .describe('A change that the home proposed and that waits for the guest’s answer; null where none does.'),
    damageDeposit: standingDeposit.describe('What is held against damage, in no total; null where nothing is.'),
    events: listOf('What happened to it, the earliest first.', {
      seq: z.int().describe('Which step it was.'),
      command: z.string().describe('What was done.'),
      to: z.enum(bookingStates).describe('How it stood then.'),
      actor: z.string().describe('Who did it.'),
      at: instant.describe('When.'),
    }).describe('What happened to it, the earliest first.'),
  })
  .meta({ id: 'Booking' })

const preview = z
  .strictObject({
    /** To be sent along when cancelling, so that nothing else is slipped in. */
    version: toldVersion,
    currency: currencyCode,
    paidMinor: minor.describe('What was paid.'),
    refundMinor: minor.describe('What comes back.'),
    keptMinor: minor.describe('What is kept.'),
    chargedMinor: minor.describe('What is still to be paid.'),
    waivedMinor: minor.describe('What nobody asks for any more.'),
    sentences: z.array(z.string()).describe('The same in sentences.'),
  })
  .meta({ id: 'CancellationPreview' })

export const wishedExtras = z
  .array(
    z.strictObject({
      feeId: z.int().min(1).max(2_147_483_647).describe('Which extra it is.'),
      quantity: z.int().min(1).max(100).describe('How many of it.'),
    }),
  )
  .max(20)

export const wishedCode = text(40)

const quoteInput = z.strictObject({
  stay: slug.describe('The slug of the home.'),
  ...visitDays,
  party,
  ratePlanId: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe('The id of the rate; the usual one where none is named.'),
  couponCode: wishedCode.optional().describe('A code that lowers the price.'),
  extras: wishedExtras.default([]).describe('What is chosen beside the nights, all of it.'),
})

/** A card of the made-up bank: no real one is ever sent here. */
export const typedCard = z.strictObject({
  number: text(40).meta({ description: 'Its number.', example: '4242 4242 4242 4242' }),
  expiry: text(10).meta({ description: 'Month and year, such as 04/41.', example: '04/41' }),
  cvc: text(4).meta({ description: 'The digits on its back.', example: '123' }),
})

export const toldWay = z.enum(['test-card', 'bank-transfer', 'property'])

/** How something is paid. */
const withoutCard = z.strictObject({ way: z.enum(['bank-transfer', 'property']).describe('Which way it is.') })
const byCard = z.strictObject({
  way: z.literal('test-card').describe('Which way it is.'),
  card: typedCard.describe('A card of the made-up bank: no real card is ever sent here.'),
})
export const wishedPayment = z.discriminatedUnion('way', [withoutCard, byCard])

/** What is sent to make held nights or a price a booking. */
export const submission = bookingInput.extend({
  payment: z
    .discriminatedUnion('way', [
      withoutCard,
      byCard.extend({
        paysLater: z.boolean().optional().describe('Whether this card pays the later parts too, each on its day.'),
      }),
    ])
    .optional()
    .describe(
      'How it is paid; where none is named the first way that asks for no card now, and if there is none it must be named.',
    )
    .describe(
      'How it is paid; where none is named the first way that asks for no card now, and if there is none it must be named.',
    ),
})

/** The envelope of one thing. */
export const oneOf = <Told extends z.ZodType>(told: Told) =>
  z.strictObject({
    data: told.describe('What was asked for.'),
    meta: partOf('What is told beside it.', {}).describe('What is told beside it.'),
  })
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
    headers: requiredKey,
    body: submission.extend({ quote: uuid.describe('The id of the price that was kept.') }),
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
    query: z.strictObject({
      cursor: text(100).optional().describe('The `meta.pagination.next` of the page before.'),
      pagination: wishedPart.optional().describe('Which page, and how many on it.'),
    }),
    answer: {
      status: 200,
      body: z.strictObject({
        data: z.array(bookingInList).describe('What was asked for.'),
        meta: partOf('What is told beside it.', {
          total: count.describe('How many there are in all.'),
          pagination: toldPages.describe('Where in all of it this page is.'),
        }).describe('What is told beside it.'),
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
    headers: optionalKey,
    body: cancelInput,
    answer: { status: 200, body: oneOf(wholeBooking) },
    refusals: {
      ...noBooking,
      409: 'It cannot be cancelled any more, or has changed since the preview: `details.state` and `details.version` say how it stands.',
    },
  }),
} as const
