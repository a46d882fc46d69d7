// The calls for bookings without an account: mail a link, open it, move the booking to an account.

import { z } from 'zod'
import { codeInput, emailInput, manageLinkInput } from '#bookings/record/booking-input.ts'
import * as field from './known-fields.ts'
import { callsOf, operation } from './operation.ts'
import { bare, one } from './page-schemas.ts'
import { matching } from './shapes.ts'

const by = callsOf('Without account')

/** The `key` of a mailed link, or the `offer` of an offer's link. */
export const mailedKey = matching(/^[A-Za-z0-9_-]{43}$/).meta({ example: 'K'.repeat(43) })

const contactToken = z.strictObject({
  token: z.string().describe('To be sent as `Authorization: Bearer …`; null where an account stands for the guest.'),
  about: field.uuid.describe('The hold or the booking that it is for.'),
  expiresAt: field.expiresAt,
})

export const manageContract = {
  mailManageLink: operation({
    summary: 'Mail a link to a booking made without an account; whoever asks learns nothing of whether there is one',
    ...by('anybody', 'auth'),
    body: manageLinkInput,
    answer: bare({ ok: z.literal(true).describe('Always true, whether somebody has that address or not.') }),
  }),
  openManageLink: operation({
    summary:
      'Exchange the key of a mailed link, once, for a token that stands for the guest of that one booking for two hours, wherever a booking is read, changed, paid or cancelled',
    ...by('anybody', 'auth'),
    body: z.strictObject({ key: mailedKey.describe('What the mailed link carries.') }),
    answer: one(contactToken),
    refusals: { 404: 'There is no such link, it was used, or its time is over.' },
  }),
  typeCode: operation({
    summary: 'Exchange the code of a mail, once, for the same token; five tries each, and only the newest mail counts',
    ...by('anybody', 'auth'),
    body: z.strictObject({
      about: field.uuid.describe('The hold for which the code was mailed.'),
      email: emailInput.describe('The address it was mailed to.'),
      code: codeInput,
    }),
    answer: one(contactToken),
    refusals: {
      422: 'It is not the code, or its time is over.',
      429: 'Too many wrong codes, or too many of these calls, came from one address.',
    },
  }),
  claimBookings: operation({
    summary: 'Take over what was booked without an account by your confirmed address; signing in does so by itself',
    ...by('user', 'bookings'),
    answer: one(z.strictObject({ claimed: field.count.describe('How many bookings passed to you.') })),
  }),
} as const
