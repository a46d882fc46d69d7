// The operator's calls that move a booking to another home, and exchange the homes of two.

import { z } from 'zod'
import { homeNameInput, moveInput, swapInput } from '#amendments/moves/move-input.ts'
import { changing } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, shape } from '#api/contract/shapes.ts'
import { onBooking } from './admin-booking-contract.ts'

const homesToMove = shape('HomesToMove', {
  version: field.seenVersion,
  total: field.count.describe('How many homes there are in all; the list has 60 of them at most.'),
  homes: listOf('The homes in the currency of the booking: those that suit it first, then the nearest.', {
    slug: field.slug,
    name: z.string().describe('Its name.'),
    city: z.string().describe('The place it is in.'),
    suits: z.boolean().describe('Whether its nights are free there and its party fits.'),
    against: z.array(z.string()).describe('What stands against it, in sentences.'),
    units: listOf('Its units that are let one by one, without the one that the booking has.', {
      unit: z.int().describe('Which one it is.'),
      name: z.string().describe('Its name.'),
    }),
  }),
})

const stands = '`details.state` and `details.version` say how it stands'

export const moveContract = {
  listHomesToMove: operation({
    ...changing('bookings'),
    limit: 'reads',
    summary: 'For managers and owners: the homes to which a booking can be moved, and why not to others',
    path: field.idInAddress,
    query: z.strictObject({ name: homeNameInput.describe('A part of the name or the place of the home.') }),
    answer: one(homesToMove),
  }),
  moveBooking: operation({
    ...changing('bookings'),
    ...onBooking,
    summary:
      'For managers and owners: move a booking to another home, or another unit of its home. Dates, people, price and cancellation terms stay as agreed; the guest is told',
    body: moveInput,
    refusals: {
      409: `It cannot be moved any more or has changed: ${stands}; or nights are taken there, a change of it waits for an answer, or the key was used for something else.`,
      422: 'The home is unknown, not published, too small, in another currency or time zone, or it is there already.',
    },
  }),
  swapHomes: operation({
    ...changing('bookings'),
    ...onBooking,
    summary:
      'For managers and owners: two bookings exchange their homes, or nothing changes. Everything agreed stays; both guests are told',
    body: swapInput,
    refusals: {
      409: `It cannot be moved any more or has changed: ${stands}; or the same is true of the other booking, nights of either are taken, a change of either waits for an answer, or the key was used for something else.`,
      422: 'The other booking is unknown, either home does not suit the other booking, or nothing would change.',
    },
  }),
} as const
