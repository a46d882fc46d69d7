// Command: performs one step of a sign-in by any method; it completes, or leads to the next step.

import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { sendPhoneCode } from '#identity/phone/send-phone-code.server.ts'
import { signInWithPhone } from '#identity/phone/sign-in-with-phone.server.ts'
import { signInWithSecondFactor } from '#identity/second-factor/sign-in-with-second-factor.server.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import { signInWithMailLink } from '#identity/sign-in-with-mail-link.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import type { IdentityOutcome } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { SignInStep } from '#users/form/sign-in-step.ts'
import { type Advanced, advance } from '#users/session/advance.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { done, refused } from '#values/result.ts'
import type { StepInput } from './step-input.ts'
import { type Taken, takeHostedStep } from './take-hosted-step.server.ts'

/** Refuses as the identity provider does. */
export async function takeStep(tools: Tools, client: Client, input: StepInput): Taken {
  if (isHosted(tools.environment)) return takeHostedStep(tools, client, input)
  const { caller } = client
  switch (input.step) {
    case 'password': {
      const answer = await signInWithPassword(tools, caller, input)
      return answer.ok ? advance(tools, client, answer.signIn) : answer
    }
    case 'link': {
      const sent = await sendMailCode(tools, caller, { kind: 'EMAIL_SIGNIN', email: input.email })
      return next(sent, ({ email }) => ({ name: 'link-sent', email }))
    }
    case 'mailed-link': {
      const answer = await signInWithMailLink(tools, caller, input)
      return answer.ok ? advance(tools, client, answer.signIn) : answer
    }
    case 'phone': {
      const { phoneNumber } = input
      const sent = await sendPhoneCode(tools, caller, { phoneNumber })
      return next(sent, ({ sessionInfo }) => ({ name: 'phone-code', sessionInfo, phoneNumber }))
    }
    case 'phone-code': {
      const answer = await signInWithPhone(tools, caller, input)
      if (!answer.ok) return answer
      return 'signIn' in answer ? advance(tools, client, answer.signIn) : refused('PHONE_NUMBER_EXISTS')
    }
    case 'second-factor': {
      const answer = await signInWithSecondFactor(tools, caller, input)
      return answer.ok ? advance(tools, client, answer.signedIn) : answer
    }
  }
}

async function next<Sent extends object>(sent: IdentityOutcome<Sent>, stepOf: (sent: Sent) => SignInStep): Taken {
  return sent.ok ? done<Advanced<SignInStep>>({ kind: 'next', next: stepOf(sent) }) : sent
}
