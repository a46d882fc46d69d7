// The calls about who works here: their roles, and invitations.

import { z } from 'zod'
import { operatorRoles } from '#admin/people/grants.ts'
import { invitationInput, rolesChange, rolesInput } from '#admin/people/people-input.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { callsOf, operation } from '#api/contract/operation.ts'
import { bare, one } from '#api/contract/page-schemas.ts'
import { listOf, matching, partOf, shape } from '#api/contract/shapes.ts'

const roles = rolesInput.shape.roles.describe('Each role, with the homes that it is for; null for all homes.')

const heldRoles = z.array(
  z.strictObject({
    role: z.enum(operatorRoles).describe('Which role.'),
    homes: z.array(z.string()).nullable().describe('For which homes; null for all.'),
  }),
)

const people = shape('People', {
  people: listOf('Who works here, by name.', {
    id: field.known.id,
    name: z.string().nullable().describe('What they are called.'),
    email: z.string().nullable().describe('An e-mail address.'),
    roles: heldRoles.describe('Each role, with the homes that it is for; null for all homes.'),
    mayChange: z.boolean().describe('Whether you may change any of it.'),
    seen: z.string().describe('To be sent along with a change.'),
    lastSignedInAt: field.optionalInstant.describe(
      'When they signed in last; null where no session of theirs is known.',
    ),
    hasSecondFactor: z
      .boolean()
      .nullable()
      .describe('Whether a second factor is asked of them; null where another service keeps it.'),
  }),
  invitations: listOf('Invitations that were not accepted, the latest first.', {
    id: field.known.id,
    email: z.string().describe('An e-mail address.'),
    roles: heldRoles.describe('What it gives.'),
    sentAt: field.instant.describe('When it was mailed last.'),
    expiresAt: field.expiresAt,
  }),
})

const effect = shape('RolesEffect', {
  isSaved: z.boolean().describe('Whether it was done, and not only looked at.'),
  added: heldRoles.describe('What they get.'),
  taken: heldRoles.describe('What they lose.'),
})

const notYours = {
  403: 'You may not give or take it: nobody gives more than they have.',
  404: 'Nobody like that works here, as far as you may know.',
} as const

const signInRule = shape('SignInRule', {
  operatorsNeedSecondFactor: z.boolean().describe('Whether an owner demands a second factor of every operator.'),
  isDemandedByConfiguration: z.boolean().describe('Whether the configuration of the site does, whatever owners set.'),
})

const path = field.idInAddress

export const peopleContract = {
  listPeople: operation({
    ...changing('people'),
    limit: 'reads',
    summary: 'Who works here with which roles, and who was invited',
    answer: one(people),
  }),
  changePerson: operation({
    ...changing('people'),
    summary: 'Give somebody exactly these roles; with `onlyLook` it only answers what would change',
    path,
    body: z.strictObject({
      ...rolesChange.shape,
      roles,
      onlyLook: z.boolean().default(false).describe('True: nothing is changed.'),
    }),
    answer: one(effect),
    refusals: {
      ...notYours,
      409: 'Somebody has changed it meanwhile, or nobody would be left as an owner.',
      422: 'A home that is named does not exist.',
    },
  }),
  removePerson: operation({
    ...changing('people'),
    summary: 'Take every role from somebody that you may take; who has none left is signed out everywhere at once',
    path,
    answer: one(effect),
    refusals: { ...notYours, 409: 'Nobody would be left as an owner.' },
  }),
  invitePerson: operation({
    ...changing('people'),
    summary: 'Invite somebody by mail to have these roles; the mailed link works once, for seven days',
    body: z.strictObject({ ...invitationInput.shape, roles }),
    answer: one(partOf('The invitation.', { id: field.known.id })),
    refusals: {
      403: notYours[403],
      409: 'Somebody with that address works here, or is invited already.',
      422: 'A home that is named does not exist.',
    },
  }),
  sendInvitation: operation({
    ...changing('people'),
    summary: 'Mail an invitation again: its earlier link opens nothing any more',
    path,
    answer: one(partOf('The invitation.', { id: field.known.id })),
    refusals: { 404: 'There is no such open invitation that you may give.' },
  }),
  withdrawInvitation: operation({
    ...changing('people'),
    summary: 'Take an invitation back',
    path,
    answer: one(partOf('The invitation.', { id: field.known.id })),
    refusals: { 404: 'There is no such open invitation that you may give.' },
  }),
  readSignInRule: operation({
    ...reading('security'),
    summary: 'For owners: whether every operator has to sign in in two steps',
    answer: one(signInRule),
  }),
  setSignInRule: operation({
    ...changing('security'),
    summary:
      'For owners: demand a second factor of every operator, or no longer; pages and calls are closed without one',
    body: z.strictObject({ operatorsNeedSecondFactor: signInRule.shape.operatorsNeedSecondFactor }),
    answer: one(signInRule),
    refusals: { 409: 'You have no second factor yourself, and would shut yourself out.' },
  }),
  acceptInvitation: operation({
    ...callsOf('Accounts')('user', 'auth'),
    summary: 'Accept an invitation to work here, by the key of its mailed link and with its address',
    body: z.strictObject({
      key: matching(/^[\w-]{1,100}$/).meta({
        description: 'The key in the address of the mailed link.',
        example: 'abc',
      }),
    }),
    answer: bare({ ok: z.boolean().describe('Always true.') }),
    refusals: {
      404: 'It was used, taken back or sent again, or it is over.',
      409: 'It is for another address than that of the account.',
    },
  }),
} as const
