// The calls that sign in by another provider: redirect, callback, and the token for it. Spec 7, reference 7.6.

import { z } from 'zod'
import { signedIn } from './account-contract.ts'
import { callsOf, operation } from './operation.ts'
import { matching, text } from './shapes.ts'

/** The form of a provider's name; whether it exists is checked later. */
export const providerShape = /^[a-z0-9][a-z0-9.-]{0,60}$/

const providerInAddress = z.strictObject({
  provider: matching(providerShape).meta({ description: 'The name of the provider.', example: 'google' }),
})
const told = text(2000).optional()
const by = callsOf('Accounts')

export const connectContract = {
  connectProvider: operation({
    summary:
      'Begin to sign in by another provider: leads there with state, nonce and PKCE, and sets the cookie that must come back',
    ...by('anybody', 'auth'),
    path: providerInAddress,
    answer: { status: 302 },
    refusals: { 405: 'HEAD begins nothing.' },
  }),
  returnFromProvider: operation({
    summary:
      'Where the provider sends a browser back to, with what it says; opens the session of the site and leads to a page',
    group: 'Accounts',
    who: 'anybody',
    path: providerInAddress,
    answer: { status: 302 },
    refusals: { 405: 'HEAD signs nobody in.' },
  }),
  signInByProvider: operation({
    summary:
      'Sign in with what another provider proved: for `firebase` an ID token issued in the last five minutes as `access_token`; for others the `code` and `state` that they answered with, and the cookie with which the way there began',
    group: 'Accounts',
    who: 'anybody',
    path: providerInAddress,
    query: z.strictObject({
      access_token: text(8192)
        .optional()
        .describe('What the provider proved; of others than `firebase` only where the site is set up to take one.'),
      code: told.describe('What the provider answered with.'),
      state: told.describe('What the provider answered with: that of the way there.'),
      iss: told.describe('Who the provider says it is.'),
      session_state: told.describe('Added by providers; plays no part.'),
      scope: told.describe('Added by providers; plays no part.'),
      authuser: told.describe('Added by providers; plays no part.'),
      prompt: told.describe('Added by providers; plays no part.'),
      hd: told.describe('Added by providers; plays no part.'),
      error: told.describe('Why the provider signed nobody in.'),
      error_description: told.describe('The same in words; plays no part.'),
      error_uri: told.describe('Where more is said of it; plays no part.'),
    }),
    answer: { status: 200, body: signedIn },
    refusals: { 405: 'HEAD signs nobody in.' },
  }),
} as const
