// The calls about one's own account: what is known of it, where it is signed in, its name and address, its end.

import { z } from 'zod'
import { bookingStates } from '#bookings/record/booking.ts'
import { paymentStates } from '#payments/port/payment.ts'
import { oneOf, toldWay } from './booking-contract.ts'
import { operation } from './operation.ts'
import { count, currencyCode, day, idInAddress, instant, minor, text, toldParty, uuid } from './written-values.ts'

const maybe = z.string().nullable()
const maybeInstant = instant.nullable()

const paid = z.strictObject({
  for: z.enum(['price', 'deposit']),
  way: toldWay,
  state: z.enum(paymentStates),
  minor,
  capturedMinor: minor,
  takenMinor: minor.nullable(),
  cardLast4: maybe,
  createdAt: instant,
  capturedAt: maybeInstant,
})

const givenBack = z.strictObject({
  state: z.enum(['created', 'succeeded', 'failed']),
  minor,
  createdAt: instant,
  settledAt: maybeInstant,
})

const ownData = z
  .strictObject({
    writtenAt: instant,
    profile: z.strictObject({
      name: maybe,
      email: maybe,
      emailVerified: z.boolean(),
      phoneNumber: maybe,
      picture: maybe,
      username: maybe,
      since: maybeInstant,
    }),
    signingIn: z.strictObject({
      id: z.string(),
      hasPassword: z.boolean(),
      passwordChangedAt: maybeInstant,
      lastSignedInAt: maybeInstant,
      elsewhere: z.array(
        z.strictObject({ at: z.string(), as: z.string(), email: maybe, name: maybe, linkedAt: instant }),
      ),
      secondFactors: z.array(z.strictObject({ name: maybe, enrolledAt: instant })),
    }),
    sessions: z.array(
      z.strictObject({ device: z.string(), createdAt: instant, lastSeenAt: instant, expiresAt: instant }),
    ),
    roles: z.array(z.strictObject({ role: z.string(), grantedAt: instant, expiresAt: maybeInstant })),
    bookings: z.array(
      z.strictObject({
        reference: z.string(),
        home: z.string(),
        checkIn: day,
        checkOut: day,
        party: toldParty.partial(),
        state: z.enum(bookingStates),
        totalMinor: minor,
        currency: currencyCode,
        contact: z.strictObject({ name: z.string(), email: z.string(), phone: maybe }).nullable(),
        notes: z.string(),
        termsAcceptedAt: maybeInstant,
        termsAcceptedFrom: maybe,
        bookedAt: instant,
        payments: z.array(paid),
        refunds: z.array(givenBack),
        keptCards: z.array(z.strictObject({ cardLast4: maybe, paysLater: z.boolean(), keptSince: instant })),
        steps: z.array(z.strictObject({ command: z.string(), by: z.string(), at: instant })),
      }),
    ),
    messages: z.array(
      z.strictObject({
        subject: z.string(),
        name: z.string(),
        email: z.string(),
        by: z.string(),
        text: z.string(),
        at: instant,
      }),
    ),
  })
  .meta({ id: 'OwnData' })

const ownSession = z
  .strictObject({
    id: uuid,
    documentId: uuid,
    device: z.string(),
    createdAt: instant,
    lastSeenAt: instant,
    expiresAt: instant,
    /** Whether it is the one that asks. */
    isThis: z.boolean(),
  })
  .meta({ id: 'Session' })

const group = 'Accounts'
const who = 'user'
/** Left out by accounts without a password, whose sign-in has to be a few minutes old at most. */
const currentPassword = text(500).default('')
const asSigningIn = {
  400: 'What was sent is not as described, or the present password is wrong.',
  403: 'Nobody is signed in, or they have to sign in again first: `details.reason` says so.',
  503: 'The identity provider does not answer.',
}
const okay = z.strictObject({ ok: z.literal(true) })

export const ownContract = {
  readMyData: operation({
    summary: 'Everything that the site knows of you',
    group,
    who,
    limit: 'bookings',
    answer: { status: 200, body: oneOf(ownData) },
    refusals: {},
  }),
  deleteMe: operation({
    summary:
      'Delete your account for good: what is known of you is forgotten, and past bookings stay in the books without it',
    group,
    who,
    limit: 'auth',
    body: z.strictObject({ currentPassword, understood: z.literal(true) }),
    answer: { status: 200, body: okay },
    refusals: { ...asSigningIn, 409: 'A visit is ahead, or nobody else owns the site: `details.reason` says which.' },
  }),
  changeMyName: operation({
    summary: 'Change what you are called; an empty name takes it away',
    group,
    who,
    limit: 'bookings',
    body: z.strictObject({ name: text(256) }),
    answer: { status: 200, body: okay },
    refusals: { 403: asSigningIn[403], 503: asSigningIn[503] },
  }),
  changeMyEmail: operation({
    summary: 'Mail a link to a new address; the account has it once that link is followed',
    group,
    who,
    limit: 'auth',
    body: z.strictObject({ currentPassword, email: text(254).min(3).meta({ format: 'email' }) }),
    answer: { status: 200, body: z.strictObject({ email: z.string(), sent: z.literal(true) }) },
    refusals: { ...asSigningIn, 409: 'Another account has this address.' },
  }),
  listMySessions: operation({
    summary: 'Where you are signed in: browsers and programs',
    group,
    who,
    limit: 'reads',
    answer: {
      status: 200,
      body: z.strictObject({ data: z.array(ownSession), meta: z.strictObject({ total: count }) }),
    },
    refusals: {},
  }),
  endMySession: operation({
    summary: 'Sign out there; of the session that asks, this is how a program signs out',
    group,
    who,
    limit: 'bookings',
    path: idInAddress,
    answer: { status: 200, body: okay },
    refusals: { 404: 'There is no such session, or it is over.' },
  }),
} as const
