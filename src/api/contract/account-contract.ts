// The calls about accounts, with the names and shapes that Strapi's clients expect. Spec 7, reference 7.6.

import { z } from 'zod'
import * as field from './known-fields.ts'
import { callsOf, operation } from './operation.ts'
import { bare } from './page-schemas.ts'
import { requiredText, shape, text } from './shapes.ts'
import { strapiWords as say } from './strapi-words.ts'

const mostBytes = 72

/** A new password. The site sets its minimum length: the site's document states it. */
const newPassword = text(500)
  .min(6)
  .refine(typed => new TextEncoder().encode(typed).length <= mostBytes, say.tooManyBytes(mostBytes + 1))
  .meta({ id: 'NewPassword', maxLength: mostBytes, example: 'a long password' })

const mailedCode = requiredText(500).meta({
  description: 'The code of the mailed link, `oobCode` in its address.',
  example: 'the-code-of-the-mailed-link',
})

const role = z.strictObject({
  name: z.string().describe('The role in a word.'),
  type: z.string().describe('The role for programs: `authenticated` or `operator`.'),
  description: z.string().describe('The role in a sentence.'),
})

const contentUser = shape('User', {
  id: z.string().describe('By it, it is known here.'),
  documentId: z.string().describe('The same as clients of Strapi call it; of a home, its slug.'),
  username: z.string().describe('The name somebody registered with; else their e-mail address, else their id.'),
  email: z.string().nullable().describe('An e-mail address.'),
  provider: z.string().describe('`local` for a password or a mailed link, else the provider they came by.'),
  confirmed: z
    .boolean()
    .describe('Whether they may sign in: their address is confirmed, or their provider vouches for them.'),
  blocked: z.boolean().describe('Whether they were shut out.'),
  createdAt: field.createdAt,
  updatedAt: field.instant.describe('When it was changed last.'),
  publishedAt: field.instant.describe('The same as `createdAt`, as clients of Strapi expect it.'),
  role: role.optional().describe('Only where `populate` asks for it.'),
})

export type ContentUser = z.output<typeof contentUser>

/** A user, or the requested fields of one. */
const someOfUser = contentUser.partial().required({ id: true, documentId: true }).meta({ id: 'SomeOfUser' })

/** The possible values of `fields`. */
export const fieldsOfUser: readonly string[] = Object.keys(contentUser.shape).filter(name => name !== 'role')

export const signedIn = z.strictObject({
  jwt: z
    .string()
    .describe(
      'The token to send as `Authorization: Bearer …`. It ends some days after its last use: 14, unless this site is configured otherwise.',
    ),
  user: contentUser.describe('Whose account it is.'),
})
const maySignIn = signedIn.partial({ jwt: true })
const twice = {
  password: newPassword.describe('The password that is to hold: 6 characters or more, at most 72 bytes.'),
  passwordConfirmation: requiredText(500).meta({
    description: 'The new password once more.',
    example: 'a long password',
  }),
}

/** A mismatch of the two is reported with the field faults, as the second field's. */
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
const by = callsOf('Accounts')
const signingIn = { ...by('anybody', 'auth'), forms: true } as const

export const accountContract = {
  readMe: operation({
    summary: 'The user whom the token belongs to',
    group: 'Accounts',
    who: 'account',
    query: z.strictObject({
      populate: z
        .union([z.enum(['role', '*']), z.array(z.literal('role')).max(1)])
        .optional()
        .describe('`role` to be told the role as well.'),
      /** Selected fields: `fields[0]=email`, or comma-separated; `id` and `documentId` are always included. */
      fields: z
        .union([text(500), z.array(text(60)).max(20)])
        .optional()
        .describe('Some fields instead of all, one by one or with commas between; the ids always come with them.'),
    }),
    answer: { status: 200, body: someOfUser },
  }),
  signIn: operation({
    summary: 'Sign in with an e-mail address or a username, and a password',
    ...signingIn,
    body: z.strictObject({
      identifier: requiredText(254).meta({
        description: 'The e-mail address in any case, or the username letter for letter.',
        example: 'you@example.org',
      }),
      password: requiredText(500).meta({ description: 'The password of the account.', example: 'a long password' }),
    }),
    answer: { status: 200, body: signedIn },
  }),
  register: operation({
    summary:
      'Make an account; a mail asks to confirm the address. Until then the token is good for `/users/me` and a change of password alone, and nobody can sign in',
    ...signingIn,
    body: z.strictObject({
      username: text(60).min(3).describe('A name to sign in with, which nobody else has.'),
      email: field.accountEmail.min(6).describe('An e-mail address.'),
      password: newPassword.describe('The password that is to hold: 6 characters or more, at most 72 bytes.'),
    }),
    answer: { status: 200, body: maySignIn },
  }),
  forgotPassword: operation({
    summary: 'Mail a link to choose a new password; unknown addresses are answered alike',
    ...signingIn,
    body: z.strictObject({ email: field.accountEmail }),
    answer: bare({ ok: z.literal(true).describe('Always true, whether somebody has that address or not.') }),
  }),
  resetPassword: operation({
    summary: 'Choose a new password with the code of the mailed link; every older token ends',
    ...signingIn,
    body: z.strictObject({ code: mailedCode, ...twice }).refine(areAlike, bothAlike),
    answer: { status: 200, body: maySignIn },
  }),
  changePassword: operation({
    summary: 'Choose a new password with the present one; every older token ends',
    ...by('account', 'auth'),
    forms: true,
    body: z
      .strictObject({
        currentPassword: requiredText(500).meta({
          description: 'The password that holds until now.',
          example: 'a former password',
        }),
        ...twice,
      })
      .refine(areAlike, bothAlike),
    answer: { status: 200, body: signedIn },
  }),
  sendEmailConfirmation: operation({
    summary: 'Mail the link that confirms an address once more',
    ...signingIn,
    body: z.strictObject({ email: field.accountEmail }),
    answer: bare({
      email: z.string().describe('An e-mail address.'),
      sent: z.literal(true).describe('Always true, whether somebody has that address or not.'),
    }),
  }),
  confirmEmail: operation({
    summary: 'Confirm an address by the code of a mailed link, and go to the site',
    ...by('anybody', 'reads'),
    query: z.strictObject({ confirmation: mailedCode }),
    answer: { status: 302 },
    refusals: { 405: 'HEAD confirms nothing.' },
  }),
} as const
