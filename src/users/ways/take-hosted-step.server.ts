// Command: one step of signing in by a plain form, taken at the hosted provider.

import { appOf, type HostedAnswer, hostedCall } from '#identity/hosted/hosted-call.server.ts'
import type { IdentityOutcome, IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { mailToAddress } from '#users/form/mail-codes.server.ts'
import type { SignInStep } from '#users/form/sign-in-step.ts'
import type { Door } from '#users/session/door.server.ts'
import { type Entered, enter } from '#users/session/enter.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { StepInput } from './step-input.ts'

export type StepTaken =
  | { readonly kind: 'entered'; readonly entered: Entered }
  | { readonly kind: 'next'; readonly next: SignInStep }

type Taken = Promise<Outcome<StepTaken, IdentityReason>>

/** Refuses as the hosted service does. By phone it wants a captcha, script of its own: OPERATION_NOT_ALLOWED. */
export async function takeHostedStep(tools: Tools, door: Door, input: StepInput): Taken {
  const ask = (operation: string, body: Readonly<Record<string, unknown>>) =>
    hostedCall(tools, operation, { ...body, returnSecureToken: true }, door.caller)
  switch (input.step) {
    case 'password': {
      const { email, password } = input
      return goOn(tools, door, await ask('v1/accounts:signInWithPassword', { email, password }))
    }
    case 'link': {
      const sent = await mailToAddress(tools, door.caller, { kind: 'EMAIL_SIGNIN', email: input.email })
      if (!sent.ok) return refused(sent.reason)
      return done<StepTaken>({ kind: 'next', next: { name: 'link-sent', email: sent.email } })
    }
    case 'mailed-link': {
      const { email, code: oobCode } = input
      return goOn(tools, door, await ask('v1/accounts:signInWithEmailLink', { email, oobCode }))
    }
    case 'second-factor': {
      const { pendingCredential: mfaPendingCredential, factorId: mfaEnrollmentId, code: verificationCode } = input
      const body = { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo: { verificationCode } }
      return goOn(tools, door, await ask('v2/accounts/mfaSignIn:finalize', body))
    }
    case 'phone':
    case 'phone-code':
      return refused('OPERATION_NOT_ALLOWED')
  }
}

async function goOn(tools: Tools, door: Door, told: IdentityOutcome<{ readonly answer: HostedAnswer }>): Taken {
  if (!told.ok) return refused(told.reason)
  const { idToken, refreshToken, mfaPendingCredential: pendingCredential, mfaInfo } = told.answer
  const factorId = appOf(mfaInfo)
  if (pendingCredential && factorId) {
    return done<StepTaken>({ kind: 'next', next: { name: 'second-factor', pendingCredential, factorId } })
  }
  if (!idToken) throw new Error('The hosted provider signed somebody in without a token')
  const entered = await enter(tools, door, { tokens: { idToken, refreshToken } })
  return entered.ok ? done<StepTaken>({ kind: 'entered', entered }) : refused(entered.reason)
}
