// The calls about accounts, with the names and shapes that Strapi's clients expect. Spec 7, reference 7.6.

import { z } from 'zod'
import { isEmailAddress } from '#identity/email-address.ts'
import { operation } from './operation.ts'
import { instant, requiredText, text } from './written-values.ts'

const mostBytes = 72

const email = text(254).min(6).refine(isEmailAddress, 'must be a valid email').meta({ format: 'email' })

/** A password that is to become one. */
const newPassword = text(500)
  .min(6)
  .refine(
    typed => new TextEncoder().encode(typed).length <= mostBytes,
    `Password must be less than ${mostBytes + 1} bytes`,
  )

const role = z.strictObject({ name: z.string(), type: z.string(), description: z.string() })

export const contentUser = z
  .strictObject({
    id: z.string(),
    documentId: z.string(),
    /** The name somebody registered with; else their e-mail address, else their id. */
    username: z.string(),
    email: z.string().nullable(),
    /** `local` for a password, else the provider they came by. */
    provider: z.string(),
    confirmed: z.boolean(),
    blocked: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
    publishedAt: instant,
    /** Only when it is asked for by `populate=role`. */
    role: role.optional(),
  })
  .meta({ id: 'User' })

export type ContentUser = z.output<typeof contentUser>

export const signedIn = z.strictObject({ jwt: z.string(), user: contentUser })
const maySignIn = z.strictObject({ jwt: z.string().optional(), user: contentUser })
const twice = { password: newPassword, passwordConfirmation: requiredText(500) }
const group = 'Accounts'

export const accountContract = {
  readMe: operation({
    summary: 'The user whom the token belongs to',
    group,
    who: 'user',
    query: z.strictObject({ populate: z.union([z.enum(['role', '*']), z.array(z.literal('role')).max(1)]).optional() }),
    answer: { status: 200, body: contentUser },
    refusals: {},
  }),
  signIn: operation({
    summary: 'Sign in with an e-mail address or a username, and a password',
    group,
    who: 'anybody',
    limit: 'auth',
    body: z.strictObject({ identifier: requiredText(254), password: requiredText(500) }),
    answer: { status: 200, body: signedIn },
    refusals: {},
  }),
  register: operation({
    summary: 'Make an account; a mail asks to confirm the address, and only then somebody can sign in',
    group,
    who: 'anybody',
    limit: 'auth',
    body: z.strictObject({ username: text(60).min(3), email, password: newPassword }),
    answer: { status: 200, body: maySignIn },
    refusals: {},
  }),
  forgotPassword: operation({
    summary: 'Mail a link to choose a new password; unknown addresses are answered alike',
    group,
    who: 'anybody',
    limit: 'auth',
    body: z.strictObject({ email }),
    answer: { status: 200, body: z.strictObject({ ok: z.literal(true) }) },
    refusals: {},
  }),
  resetPassword: operation({
    summary: 'Choose a new password with the code of the mailed link; every older token ends',
    group,
    who: 'anybody',
    limit: 'auth',
    body: z.strictObject({ code: requiredText(500), ...twice }),
    answer: { status: 200, body: maySignIn },
    refusals: {},
  }),
  changePassword: operation({
    summary: 'Choose a new password with the present one; every older token ends',
    group,
    who: 'user',
    limit: 'auth',
    body: z.strictObject({ currentPassword: requiredText(500), ...twice }),
    answer: { status: 200, body: signedIn },
    refusals: {},
  }),
  sendEmailConfirmation: operation({
    summary: 'Mail the link that confirms an address once more',
    group,
    who: 'anybody',
    limit: 'auth',
    body: z.strictObject({ email }),
    answer: { status: 200, body: z.strictObject({ email: z.string(), sent: z.literal(true) }) },
    refusals: {},
  }),
  confirmEmail: operation({
    summary: 'Confirm an address by the code of a mailed link, and go to the site',
    group,
    who: 'anybody',
    limit: 'reads',
    query: z.strictObject({ confirmation: requiredText(500) }),
    answer: { status: 302 },
    refusals: { 405: 'HEAD confirms nothing.' },
  }),
} as const
