// The calls for bookings without an account: a link is mailed, opened, and what was booked passes to an account.

import { z } from 'zod'
import { manageLinkInput } from '#bookings/record/booking-input.ts'
import { oneOf } from './booking-contract.ts'
import { operation } from './operation.ts'
import { count, expiresAt, uuid } from './written-values.ts'

const group = 'Without account'

/** What a mail's link carries as `key`, or an offer's as `offer`. */
export const mailedKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({ example: 'K'.repeat(43) })

export const manageContract = {
  mailManageLink: operation({
    summary: 'Mail a link to a booking made without an account; whoever asks learns nothing of whether there is one',
    group,
    who: 'anybody',
    limit: 'auth',
    body: manageLinkInput,
    answer: {
      status: 200,
      body: z.strictObject({ ok: z.literal(true).describe('Always true, whether somebody has that address or not.') }),
    },
    refusals: {},
  }),
  openManageLink: operation({
    summary:
      'Exchange the key of a mailed link, once, for a token that stands for the guest of that one booking for two hours, wherever a booking is read, changed, paid or cancelled',
    group,
    who: 'anybody',
    limit: 'auth',
    body: z.strictObject({ key: mailedKey.describe('What the mailed link carries.') }),
    answer: {
      status: 200,
      body: oneOf(
        z.strictObject({
          token: z
            .string()
            .describe('To be sent as `Authorization: Bearer …`; null where an account stands for the guest.'),
          about: uuid.describe('The hold or the booking that it is for.'),
          expiresAt,
        }),
      ),
    },
    refusals: { 404: 'There is no such link, it was used, or its time is over.' },
  }),
  claimBookings: operation({
    summary: 'Take over what was booked without an account by your confirmed address; signing in does so by itself',
    group,
    who: 'user',
    limit: 'bookings',
    answer: {
      status: 200,
      body: oneOf(z.strictObject({ claimed: count.describe('How many bookings passed to you.') })),
    },
    refusals: {},
  }),
} as const
