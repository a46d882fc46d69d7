// The calls about accounts, with the names and shapes that Strapi's clients expect. Spec 7, reference 7.6.

import { z } from 'zod'
import { isEmailAddress } from '#identity/wire/email-address.ts'
import { operation } from './operation.ts'
import { strapiWords as say } from './strapi-words.ts'
import { instant, requiredText, text } from './written-values.ts'

const mostBytes = 72

const email = text(254).refine(isEmailAddress, say.mustBeEmail).meta({ format: 'email' })

/** A password that is to become one. Its least length is the site's: the document of a site says how long. */
const newPassword = text(500)
  .min(6)
  .refine(typed => new TextEncoder().encode(typed).length <= mostBytes, say.tooManyBytes(mostBytes + 1))
  .meta({ id: 'NewPassword', maxLength: mostBytes })

const role = z.strictObject({ name: z.string(), type: z.string(), description: z.string() })

const contentUser = z
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

/** A user, or those fields of one that were asked for. */
const someOfUser = contentUser.partial().required({ id: true, documentId: true }).meta({ id: 'SomeOfUser' })

/** What may be asked for by `fields`. */
export const fieldsOfUser: readonly string[] = Object.keys(contentUser.shape).filter(name => name !== 'role')

export const signedIn = z.strictObject({ jwt: z.string(), user: contentUser })
const maySignIn = z.strictObject({ jwt: z.string().optional(), user: contentUser })
const twice = { password: newPassword, passwordConfirmation: requiredText(500) }

/** Whether the two are the same is one fault more among those of the fields, and the second field's. */
const bothAlike = {
  path: ['passwordConfirmation'],
  error: say.mismatch,
  when: ({ value }: { readonly value: unknown }) => {
    const { password, passwordConfirmation } = value as Readonly<Record<string, unknown>>
    return typeof password === 'string' && typeof passwordConfirmation === 'string' && passwordConfirmation !== ''
  },
}
const areAlike = (sent: { readonly password: string; readonly passwordConfirmation: string }) =>
  sent.password === sent.passwordConfirmation
const group = 'Accounts'

export const accountContract = {
  readMe: operation({
    summary: 'The user whom the token belongs to',
    group,
    who: 'account',
    query: z.strictObject({
      populate: z.union([z.enum(['role', '*']), z.array(z.literal('role')).max(1)]).optional(),
      /** Some fields instead of all: `fields[0]=email`, or with commas; `id` and `documentId` always come with them. */
      fields: z.union([text(500), z.array(text(60)).max(20)]).optional(),
    }),
    answer: { status: 200, body: someOfUser },
    refusals: {},
  }),
  signIn: operation({
    summary: 'Sign in with an e-mail address or a username, and a password',
    group,
    who: 'anybody',
    limit: 'auth',
    forms: true,
    body: z.strictObject({ identifier: requiredText(254), password: requiredText(500) }),
    answer: { status: 200, body: signedIn },
    refusals: {},
  }),
  register: operation({
    summary:
      'Make an account; a mail asks to confirm the address. Until then the token is good for `/users/me` and a change of password alone, and nobody can sign in',
    group,
    who: 'anybody',
    limit: 'auth',
    forms: true,
    body: z.strictObject({ username: text(60).min(3), email: email.min(6), password: newPassword }),
    answer: { status: 200, body: maySignIn },
    refusals: {},
  }),
  forgotPassword: operation({
    summary: 'Mail a link to choose a new password; unknown addresses are answered alike',
    group,
    who: 'anybody',
    limit: 'auth',
    forms: true,
    body: z.strictObject({ email }),
    answer: { status: 200, body: z.strictObject({ ok: z.literal(true) }) },
    refusals: {},
  }),
  resetPassword: operation({
    summary: 'Choose a new password with the code of the mailed link; every older token ends',
    group,
    who: 'anybody',
    limit: 'auth',
    forms: true,
    body: z.strictObject({ code: requiredText(500), ...twice }).refine(areAlike, bothAlike),
    answer: { status: 200, body: maySignIn },
    refusals: {},
  }),
  changePassword: operation({
    summary: 'Choose a new password with the present one; every older token ends',
    group,
    who: 'account',
    limit: 'auth',
    forms: true,
    body: z.strictObject({ currentPassword: requiredText(500), ...twice }).refine(areAlike, bothAlike),
    answer: { status: 200, body: signedIn },
    refusals: {},
  }),
  sendEmailConfirmation: operation({
    summary: 'Mail the link that confirms an address once more',
    group,
    who: 'anybody',
    limit: 'auth',
    forms: true,
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
