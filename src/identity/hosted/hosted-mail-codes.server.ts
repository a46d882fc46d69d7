// Mailed links of a hosted project: sent, looked at and applied there; the page they lead to may be ours.

import { type MailCodeKind, mailCodeLifetimes } from '#identity/account/mail-code-kind.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type HostedAnswer, hostedCall } from './hosted-call.server.ts'

type ByAddress = { readonly kind: 'PASSWORD_RESET' | 'EMAIL_SIGNIN'; readonly email: string }
type ByToken = { readonly kind: 'VERIFY_EMAIL'; readonly idToken: string }

/** Refuses as the service does. The link leads back to our own page once the service's page is done with it. */
export async function sendHostedMailCode(
  tools: Tools,
  { language, origin }: Caller,
  { kind: requestType, ...input }: ByAddress | ByToken,
): Promise<IdentityOutcome<{ readonly email: string }>> {
  const continueUrl = `${siteOrigin(tools.environment, origin)}/${requestType === 'EMAIL_SIGNIN' ? 'auth/action' : 'login'}`
  const body = { requestType, ...input, continueUrl, canHandleCodeInApp: requestType === 'EMAIL_SIGNIN' }
  const sent = await hostedCall(tools, 'v1/accounts:sendOobCode', body, { language })
  return sent.ok ? { ok: true, email: sent.answer.email ?? ('email' in input ? input.email : '') } : sent
}

const isKind = (text: string): text is MailCodeKind => Object.hasOwn(mailCodeLifetimes, text)

export type HostedCodeFacts = { readonly kind: MailCodeKind; readonly email?: string; readonly newEmail?: string }

/** What a code is for, without using it up. */
export async function checkHostedMailCode(
  tools: Tools,
  oobCode: string,
): Promise<IdentityOutcome<{ readonly facts: HostedCodeFacts }>> {
  if (!oobCode) return refuse('INVALID_OOB_CODE')
  const checked = await hostedCall(tools, 'v1/accounts:resetPassword', { oobCode })
  if (!checked.ok) return checked
  const { requestType: kind = '', email, newEmail } = checked.answer
  return isKind(kind) ? { ok: true, facts: { kind, email, newEmail } } : refuse('INVALID_OOB_CODE')
}

type Answered = Promise<IdentityOutcome<{ readonly answer: HostedAnswer }>>

/** Answers whose account it changed, with the address that it has now. */
export function applyHostedMailCode(tools: Tools, oobCode: string): Answered {
  return hostedCall(tools, 'v1/accounts:update', { oobCode })
}

/** Answers the address of the account. */
export function resetHostedPassword(tools: Tools, input: { code: string; newPassword: string }): Answered {
  return hostedCall(tools, 'v1/accounts:resetPassword', { oobCode: input.code, newPassword: input.newPassword })
}
