// The calls about one's own account: what is known of it, where it is signed in, its name and address, its end.

import { z } from 'zod'
import { bookingStates } from '#bookings/record/booking.ts'
import { paymentStates } from '#payments/port/payment.ts'
import { oneOf, toldWay } from './booking-contract.ts'
import { operation } from './operation.ts'
import {
  accountEmail,
  count,
  createdAt,
  currencyCode,
  expiresAt,
  idInAddress,
  instant,
  known,
  listOf,
  minor,
  partOf,
  reference,
  text,
  toldParty,
  totalMinor,
  visitDays,
} from './written-values.ts'

const maybe = z.string().nullable()
const maybeInstant = instant.nullable()

const paid = z.strictObject({
  for: z.enum(['price', 'deposit']).describe('Whether it pays of the price or is the damage deposit.'),
  way: toldWay.describe('How it is paid.'),
  state: z.enum(paymentStates).describe('How it stands.'),
  minor,
  capturedMinor: minor.describe('What of it arrived, in minor units.'),
  takenMinor: minor
    .nullable()
    .describe('What of a damage deposit the home kept; null while nothing is decided, and for a price.'),
  cardLast4: maybe.describe('The end of the card’s number; null where no card is used.'),
  createdAt,
  capturedAt: maybeInstant.describe('When the money arrived; null where none did.'),
})

const givenBack = z.strictObject({
  state: z.enum(['created', 'succeeded', 'failed']).describe('How it stands.'),
  minor: minor.describe('How much goes back.'),
  createdAt,
  settledAt: maybeInstant.describe('When it was known how it went; null before.'),
})

const ownData = z
  .strictObject({
    writtenAt: instant.describe('When this was written.'),
    profile: partOf('Who you are to the site.', {
      name: maybe.describe('What you are called.'),
      email: maybe.describe('An e-mail address.'),
      emailVerified: z.boolean().describe('Whether the address is confirmed.'),
      phoneNumber: maybe.describe('The telephone number of the account.'),
      picture: maybe.describe('The address of your picture, where a provider told one.'),
      username: maybe.describe('The name somebody registered with.'),
      since: maybeInstant.describe('Since when the site knows you.'),
    }).describe('Who you are to the site.'),
    signingIn: partOf('How you sign in.', {
      id: z.string().describe('Your name at the identity provider.'),
      hasPassword: z.boolean().describe('Whether there is a password; it is kept as a hash that tells nothing.'),
      passwordChangedAt: maybeInstant.describe('When it was changed last.'),
      lastSignedInAt: maybeInstant.describe('When you signed in last.'),
      elsewhere: listOf('Other providers by which you may sign in.', {
        at: z.string().describe('The provider.'),
        as: z.string().describe('Who you are there.'),
        email: maybe.describe('An e-mail address.'),
        name: maybe.describe('What you are called there.'),
        linkedAt: instant.describe('Since when.'),
      }),
      secondFactors: listOf('The apps whose code is asked for.', {
        name: maybe.describe('What the app was called.'),
        enrolledAt: instant.describe('Since when it is asked for.'),
      }),
    }).describe('How you sign in.'),
    sessions: listOf('Where you are signed in.', {
      device: z.string().describe('What it looked like: a browser, or a program.'),
      createdAt,
      lastSeenAt: instant.describe('When it was used last.'),
      expiresAt,
    }).describe('Where you are signed in.'),
    roles: listOf('What you may do for the homes.', {
      role: z.string().describe('Which role it is.'),
      grantedAt: instant.describe('Since when.'),
      expiresAt: maybeInstant.describe('Until when it stands.'),
    }).describe('What you may do for the homes.'),
    bookings: listOf('What you booked, the oldest first.', {
      reference,
      home: z.string().describe('The name of the home.'),
      ...visitDays,
      party: toldParty.partial().describe('Who comes along.'),
      state: z.enum(bookingStates).describe('How it stands.'),
      totalMinor,
      currency: currencyCode,
      contact: partOf('Whom the home reaches.', {
        name: z.string().describe('The name of the guest.'),
        email: z.string().describe('An e-mail address.'),
        phone: maybe.describe('A telephone number, with the code of its country.'),
      }).nullable(),
      notes: z.string().describe('What else the guest wants the home to know.'),
      termsAcceptedAt: maybeInstant.describe('When the terms were accepted.'),
      termsAcceptedFrom: maybe.describe('From which address of the network.'),
      bookedAt: instant.describe('When it was begun.'),
      payments: z.array(paid).describe('Every try to pay, the earliest first.'),
      refunds: z.array(givenBack).describe('What was given back, and what is on its way.'),
      keptCards: listOf('The cards that are kept for this booking at this moment.', {
        cardLast4: maybe.describe('The end of the card’s number; null where no card is used.'),
        paysLater: z.boolean().describe('Whether this card pays the later parts too, each on its day.'),
        keptSince: instant.describe('Since when the card is kept.'),
      }),
      steps: listOf('What happened to it, the earliest first.', {
        command: z.string().describe('What was done.'),
        by: z.string().describe('Who did it.'),
        at: instant.describe('When.'),
      }),
    }).describe('What you booked, the oldest first.'),
    messages: listOf('What you wrote and were answered, the oldest first.', {
      subject: z.string().describe('What it is about.'),
      name: z.string().describe('The name it was written under.'),
      email: z.string().describe('An e-mail address.'),
      by: z.string().describe('Who did it.'),
      text: z.string().describe('What was written.'),
      at: instant.describe('When.'),
    }).describe('What you wrote and were answered, the oldest first.'),
  })
  .meta({ id: 'OwnData' })

const ownSession = z
  .strictObject({
    ...known,
    device: z.string().describe('What it looked like: a browser, or a program.'),
    createdAt,
    lastSeenAt: instant.describe('When it was used last.'),
    expiresAt,
    isThis: z.boolean().describe('Whether it is the one that asks.'),
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
const okay = z.strictObject({ ok: z.literal(true).describe('Always true: it is done.') })

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
    body: z.strictObject({
      currentPassword: currentPassword.describe('The password that holds until now.'),
      understood: z.literal(true).describe('That you know what deleting means.'),
    }),
    answer: { status: 200, body: okay },
    refusals: { ...asSigningIn, 409: 'A visit is ahead, or nobody else owns the site: `details.reason` says which.' },
  }),
  changeMyName: operation({
    summary: 'Change what you are called; an empty name takes it away',
    group,
    who,
    limit: 'bookings',
    body: z.strictObject({ name: text(256).describe('What you are called; empty for nothing.') }),
    answer: { status: 200, body: okay },
    refusals: { 403: asSigningIn[403], 503: asSigningIn[503] },
  }),
  changeMyEmail: operation({
    summary: 'Mail a link to a new address; the account has it once that link is followed',
    group,
    who,
    limit: 'auth',
    body: z.strictObject({
      currentPassword: currentPassword.describe('The password that holds until now.'),
      email: accountEmail.min(3).meta({ format: 'email', description: 'An e-mail address.' }),
    }),
    answer: {
      status: 200,
      body: z.strictObject({
        email: z.string().describe('An e-mail address.'),
        sent: z.literal(true).describe('Always true: the link is on its way.'),
      }),
    },
    refusals: { ...asSigningIn, 409: 'Another account has this address.' },
  }),
  listMySessions: operation({
    summary: 'Where you are signed in: browsers and programs',
    group,
    who,
    limit: 'reads',
    answer: {
      status: 200,
      body: z.strictObject({
        data: z.array(ownSession).describe('What was asked for.'),
        meta: partOf('What is told beside it.', { total: count.describe('How many there are in all.') }),
      }),
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
