// Command: one step of signing in by a plain form, taken at the hosted provider.

import { hostedCall } from '#identity/hosted/hosted-call.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { mailToAddress } from '#users/form/mail-codes.server.ts'
import type { SignInStep } from '#users/form/sign-in-step.ts'
import { type Advanced, advanceAtHosted } from '#users/session/advance.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { StepInput } from './step-input.ts'

export type Taken = Promise<Outcome<Advanced<SignInStep>, IdentityReason>>

/** Refuses as the hosted service does. By phone it wants a captcha, script of its own: OPERATION_NOT_ALLOWED. */
export async function takeHostedStep(tools: Tools, client: Client, input: StepInput): Taken {
  const ask = async (operation: string, body: object) => {
    const told = await hostedCall(tools, operation, { ...body, returnSecureToken: true }, client.caller)
    return told.ok ? advanceAtHosted(tools, client, told.answer) : told
  }
  switch (input.step) {
    case 'password': {
      const { email, password } = input
      return ask('v1/accounts:signInWithPassword', { email, password })
    }
    case 'link': {
      const sent = await mailToAddress(tools, client.caller, { kind: 'EMAIL_SIGNIN', email: input.email })
      if (!sent.ok) return sent
      return done<Advanced<SignInStep>>({ kind: 'next', next: { name: 'link-sent', email: sent.email } })
    }
    case 'mailed-link': {
      const { email, code: oobCode } = input
      return ask('v1/accounts:signInWithEmailLink', { email, oobCode })
    }
    case 'second-factor': {
      const { pendingCredential: mfaPendingCredential, factorId: mfaEnrollmentId, code: verificationCode } = input
      const body = { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo: { verificationCode } }
      return ask('v2/accounts/mfaSignIn:finalize', body)
    }
    case 'phone':
    case 'phone-code':
      return refused('OPERATION_NOT_ALLOWED')
  }
}
