// The calls about one's own account: its data, its sessions, its name and address, its deletion.

import { z } from 'zod'
import { bookingStates } from '#bookings/record/booking.ts'
import * as field from './known-fields.ts'
import { toldPayment, toldRefund } from './money-contract.ts'
import { callsOf, operation } from './operation.ts'
import { bare, listWith, one } from './page-schemas.ts'
import { listOf, partOf, shape, text } from './shapes.ts'

const maybe = z.string().nullable()
const maybeInstant = field.instant.nullable()

const paid = z.strictObject({
  ...toldPayment,
  takenMinor: field.minor
    .nullable()
    .describe('What of a damage deposit the home kept; null while nothing is decided, and for a price.'),
  capturedAt: maybeInstant.describe('When the money arrived; null where none did.'),
})

const givenBack = z.strictObject({
  ...toldRefund,
  settledAt: maybeInstant.describe('When it was known how it went; null before.'),
})

/** As somebody looked at a home when they saved it. */
const keptHome = {
  home: field.slug.describe('The slug of the home.'),
  checkIn: field.day.nullable().describe('The day of arrival; null where none was chosen.'),
  checkOut: field.day.nullable().describe('The day of departure; null where none was chosen.'),
  party: field.storedParty,
  keptAt: field.instant.describe('When you saved it.'),
}

const ownData = shape('OwnData', {
  writtenAt: field.instant.describe('When this was written.'),
  profile: partOf('Who you are to the site.', {
    name: maybe.describe('What you are called.'),
    email: maybe.describe('An e-mail address.'),
    emailVerified: z.boolean().describe('Whether the address is confirmed.'),
    phoneNumber: maybe.describe('The telephone number of the account.'),
    picture: maybe.describe('The address of your picture, where a provider told one.'),
    username: maybe.describe('The name somebody registered with.'),
    language: maybe.describe('The language in which you last read the site, such as `en`.'),
    since: maybeInstant.describe('Since when the site knows you.'),
  }),
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
      linkedAt: field.instant.describe('Since when.'),
    }),
    secondFactors: listOf('The apps whose code is asked for.', {
      name: maybe.describe('What the app was called.'),
      enrolledAt: field.instant.describe('Since when it is asked for.'),
    }),
    passkeys: listOf('The passkeys that sign you in.', {
      device: z.string().describe('The browser in which it was added.'),
      addedAt: field.instant.describe('Since when.'),
      lastUsedAt: field.instant.nullable().describe('When it signed you in last; null when it never did.'),
    }),
  }),
  sessions: listOf('Where you are signed in.', field.session),
  roles: listOf('What you may do for the homes.', {
    role: z.string().describe('Which role it is.'),
    grantedAt: field.instant.describe('Since when.'),
    expiresAt: maybeInstant.describe('Until when it stands.'),
  }),
  bookings: listOf('What you booked, the oldest first.', {
    reference: field.reference,
    home: z.string().describe('The name of the home.'),
    ...field.visitDays,
    party: field.storedParty.partial().describe('Who comes along.'),
    state: z.enum(bookingStates).describe('How it stands.'),
    totalMinor: field.totalMinor,
    currency: field.currencyCode,
    contact: field.contact,
    companions: z.array(z.string()).describe('The names of who comes along, as far as you told them.'),
    language: maybe.describe('The language of the mails about it; null: the site’s own.'),
    notes: z.string().describe('What else the guest wants the home to know.'),
    teamNotes: listOf('What the team noted about it, the earliest first.', {
      text: z.string().describe('What was noted.'),
      at: field.instant.describe('When.'),
    }),
    termsAcceptedAt: maybeInstant.describe('When the terms were accepted.'),
    termsAcceptedFrom: maybe.describe('From which address of the network.'),
    bookedAt: field.instant.describe('When it was begun.'),
    payments: z.array(paid).describe('Every try to pay, the earliest first.'),
    refunds: z.array(givenBack).describe('What was given back, and what is on its way.'),
    keptCards: listOf('The cards that are kept for this booking at this moment.', {
      cardLast4: maybe.describe('The end of the card’s number; null where no card is used.'),
      paysLater: z.boolean().describe('Whether this card pays the later parts too, each on its day.'),
      keptSince: field.instant.describe('Since when the card is kept.'),
    }),
    steps: listOf('What happened to it, the earliest first.', {
      command: z.string().describe('What was done.'),
      by: z.string().describe('Who did it.'),
      at: field.instant.describe('When.'),
    }),
  }),
  invoices: listOf('Invoices and credit notes of your bookings, the oldest first.', {
    number: z.string().describe('Its number.'),
    kind: z.enum(['invoice', 'credit-note']).describe('Whether something is asked for or taken back.'),
    corrects: z.string().nullable().describe('The number of the invoice that a credit note takes back.'),
    issuedOn: field.day.describe('The day on which it was made.'),
    totalMinor: field.totalMinor,
    taxMinor: field.minor.describe('The taxes in it, in minor units.'),
    currency: field.currencyCode,
    buyer: partOf('Whom it is for.', {
      name: z.string().describe('Their name.'),
      addressLines: z.array(z.string()).describe('Their address.'),
      taxNumber: z.string().nullable().describe('Their tax number; null for none.'),
    }),
    booking: partOf('What it is about.', {
      reference: field.reference,
      home: z.string().describe('The name of the home.'),
      ...field.visitDays,
    }),
    lines: listOf('What it is for.', {
      label: z.string().describe('What the line is for.'),
      detail: z.string().nullable().describe('How it comes about; null where there is nothing to say.'),
      amountMinor: field.minor,
    }),
  }),
  messages: listOf('What you wrote and were answered, the oldest first.', {
    subject: z.string().describe('What it is about.'),
    booking: z.string().nullable().describe('The reference of the booking it is about; null for none.'),
    name: z.string().describe('The name it was written under.'),
    email: z.string().describe('An e-mail address.'),
    by: z.string().describe('Who did it.'),
    text: z.string().describe('What was written.'),
    at: field.instant.describe('When.'),
  }),
  invitations: listOf('Invitations to work here that came to your address.', {
    roles: z.array(z.string()).describe('Which roles they give.'),
    sentAt: field.instant.describe('When it was mailed last.'),
    acceptedAt: maybeInstant.describe('When you accepted it; null where you did not.'),
  }),
  bookingViews: listOf('The views of the list of bookings that you saved, the oldest first.', {
    name: z.string().describe('What you called it.'),
    query: z.string().describe('Its filters and order.'),
    isShared: z.boolean().describe('Whether everybody who may see bookings sees it.'),
    createdAt: field.createdAt,
  }),
  favourites: listOf('The homes that you saved, the newest first.', keptHome),
})

const favourite = shape('Favourite', keptHome)

const ownSession = shape('Session', {
  ...field.known,
  ...field.session,
  isThis: z.boolean().describe('Whether it is the one that asks.'),
})

const by = callsOf('Accounts')
/** Omitted by accounts without a password, whose sign-in must be at most a few minutes old. */
const currentPassword = text(500).default('')
const asSigningIn = {
  400: 'What was sent is not as described, or the present password is wrong.',
  403: 'Nobody is signed in, or they have to sign in again first: `details.reason` says so.',
  503: 'The identity provider does not answer.',
}
const okay = bare({ ok: z.literal(true).describe('Always true: it is done.') })

export const ownContract = {
  readMyData: operation({
    summary: 'Everything that the site knows of you',
    ...by('user', 'bookings'),
    answer: one(ownData),
  }),
  deleteMe: operation({
    summary:
      'Delete your account for good: what is known of you is forgotten, and past bookings stay in the books without it',
    ...by('user', 'auth'),
    body: z.strictObject({
      currentPassword: currentPassword.describe('The password that holds until now.'),
      understood: z.literal(true).describe('That you know what deleting means.'),
    }),
    answer: okay,
    refusals: { ...asSigningIn, 409: 'A visit is ahead, or nobody else owns the site: `details.reason` says which.' },
  }),
  changeMyName: operation({
    summary: 'Change what you are called; an empty name takes it away',
    ...by('user', 'bookings'),
    body: z.strictObject({ name: text(256).describe('What you are called; empty for nothing.') }),
    answer: okay,
    refusals: { 403: asSigningIn[403], 503: asSigningIn[503] },
  }),
  changeMyEmail: operation({
    summary: 'Mail a link to a new address; the account has it once that link is followed',
    ...by('user', 'auth'),
    body: z.strictObject({
      currentPassword: currentPassword.describe('The password that holds until now.'),
      email: field.accountEmail.min(3).meta({ format: 'email', description: 'An e-mail address.' }),
    }),
    answer: bare({
      email: z.string().describe('An e-mail address.'),
      sent: z.literal(true).describe('Always true: the link is on its way.'),
    }),
    refusals: { ...asSigningIn, 409: 'Another account has this address.' },
  }),
  listFavourites: operation({
    summary: 'The homes that you saved, each with dates and party, the newest first; on the pages too',
    ...by('user', 'reads'),
    answer: listWith(favourite, {
      total: field.count.describe('How many there are in all.'),
      address: z.string().describe('Where people see this list; it tells nobody who comes along.'),
    }),
  }),
  keepFavourite: operation({
    summary: 'Save a home; one that is saved already takes the new dates and party. The newest 40 stay',
    ...by('user', 'bookings'),
    body: z.strictObject({
      home: field.slug,
      checkIn: field.day.optional().describe('The day of arrival.'),
      checkOut: field.day.optional().describe('The day of departure.'),
      party: field.party.optional(),
    }),
    answer: bare({
      ok: z.literal(true).describe('Always true: it is done.'),
      leftOut: z.array(field.slug).describe('The homes that made way: those saved longest ago.'),
    }),
    refusals: { 404: 'There is no such home.' },
  }),
  removeFavourite: operation({
    summary: 'Remove a home from those you saved; nothing happens when it is not among them',
    ...by('user', 'bookings'),
    path: field.slugInAddress,
    answer: okay,
  }),
  listMySessions: operation({
    summary: 'Where you are signed in: browsers and programs',
    ...by('user', 'reads'),
    answer: listWith(ownSession, { total: field.count.describe('How many there are in all.') }),
  }),
  endMySession: operation({
    summary: 'Sign out there; of the session that asks, this is how a program signs out',
    ...by('user', 'bookings'),
    path: field.idInAddress,
    answer: okay,
    refusals: { 404: 'There is no such session, or it is over.' },
  }),
} as const
