// The calls that change the dates or the party of a booking: described here, and no part of the contract before the verb is.

import { z } from 'zod'
import { toldPrice, wholeBooking } from './booking-contract.ts'
import { operation } from './operation.ts'
import { commandKey, day, idInAddress, minor, party } from './written-values.ts'

const change = { checkIn: day, checkOut: day, party }

const amendPreview = z
  .strictObject({
    /** To be sent along when amending, with the new total. */
    version: z.int(),
    price: toldPrice,
    /** What is paid on top, or given back when it is less than nothing. */
    deltaMinor: minor,
    sentences: z.array(z.string()),
  })
  .meta({ id: 'AmendPreview' })

const group = 'Bookings'
const noBooking = { 404: 'There is no such booking, or it is somebody else’s.' }
const notOffered = { 422: 'The home cannot be booked so; `details.verdicts` says why.' }

export const amendContract = {
  previewAmendment: operation({
    summary: 'What other dates or another party would mean; nothing is changed',
    group,
    who: 'user',
    path: idInAddress,
    body: z.strictObject(change),
    answer: { status: 200, body: z.strictObject({ data: amendPreview, meta: z.strictObject({}) }) },
    refusals: { ...noBooking, ...notOffered, 409: 'It cannot be changed any more.' },
  }),
  amendBooking: operation({
    summary: 'Change the dates or the party at what the preview said',
    group,
    who: 'user',
    limit: 'bookings',
    path: idInAddress,
    headers: z.strictObject({ 'idempotency-key': commandKey.optional() }),
    body: z.strictObject({ ...change, version: z.int().min(1), totalMinor: minor.min(0) }),
    answer: { status: 200, body: z.strictObject({ data: wholeBooking, meta: z.strictObject({}) }) },
    refusals: { ...noBooking, ...notOffered, 409: 'It cannot be changed any more, or has changed since the preview.' },
  }),
} as const
