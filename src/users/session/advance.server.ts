// What a proved factor leads to: a session of the site, or the question for the second factor.

import { appOf, type HostedAnswer } from '#identity/hosted/hosted-call.server.ts'
import type { SignIn } from '#identity/session/sign-in.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { SignInStep } from '#users/form/sign-in-step.ts'
import { done, type Outcome } from '#values/result.ts'
import type { Client } from './client.server.ts'
import { type Entered, enter } from './enter.server.ts'

export type Advanced<Next extends SignInStep = Extract<SignInStep, { name: 'second-factor' }>> =
  | { readonly kind: 'entered'; readonly entered: Entered }
  | { readonly kind: 'next'; readonly next: Next }

type Advancing = Promise<Outcome<Advanced, IdentityReason>>

/** By a sign-in of the embedded provider. */
export async function advance(tools: Tools, client: Client, signIn: SignIn): Advancing {
  if (signIn.step === 'second-factor') return askFactor(signIn.pendingCredential, signIn.factors[0]!.id)
  const entered = await enter(tools, client, signIn)
  return entered.ok ? done<Advanced>({ kind: 'entered', entered }) : entered
}

/** By what a hosted provider answered to a sign-in. */
export async function advanceAtHosted(tools: Tools, client: Client, answer: HostedAnswer): Advancing {
  const { idToken, refreshToken, mfaPendingCredential, mfaInfo } = answer
  const factorId = appOf(mfaInfo)
  if (mfaPendingCredential && factorId) return askFactor(mfaPendingCredential, factorId)
  if (!idToken) throw new Error('The hosted provider signed somebody in without a token')
  const entered = await enter(tools, client, { tokens: { idToken, refreshToken } })
  return entered.ok ? done<Advanced>({ kind: 'entered', entered }) : entered
}

function askFactor(pendingCredential: string, factorId: string) {
  return done<Advanced>({ kind: 'next', next: { name: 'second-factor', pendingCredential, factorId } })
}
