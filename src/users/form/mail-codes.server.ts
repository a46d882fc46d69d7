// Mailed links of whichever provider is configured: asked for by an address, and looked at.

import { checkMailCode } from '#identity/apply-mail-code.server.ts'
import {
  checkHostedMailCode,
  type HostedCodeFacts,
  sendHostedMailCode,
} from '#identity/hosted/hosted-mail-codes.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { dayOf } from '#identity/mail/identity-mail.ts'
import { type Mailed, sendMailCode } from '#identity/send-mail-code.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import type { IdentityOutcome } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Visitor } from '#users/user/visitor.ts'
import type { LinkAsks } from './mail-task.ts'

type ByAddress = { readonly kind: 'PASSWORD_RESET' | 'EMAIL_SIGNIN'; readonly email: string }

/** Mails a link to the address. Refuses as the provider does. */
export function mailToAddress(tools: Tools, caller: Caller, input: ByAddress): Mailed {
  return isHosted(tools.environment) ? sendHostedMailCode(tools, caller, input) : sendMailCode(tools, caller, input)
}

type CodeFacts = HostedCodeFacts & {
  /** The day on which the account was made. */
  readonly madeOn?: string
  readonly asks?: LinkAsks
}

/** The purpose of a link, without consuming it. */
export async function lookAtCode(
  tools: Tools,
  visitor: Visitor,
  code: string,
): Promise<IdentityOutcome<{ readonly facts: CodeFacts }>> {
  if (isHosted(tools.environment)) return checkHostedMailCode(tools, code)
  const checked = await checkMailCode(tools, code)
  if (!checked.ok) return checked
  const { kind, email, newEmail, account } = checked.facts
  const isOwn = visitor.kind !== 'signed-out' && visitor.user.subject === account?.id
  const isConfirming = kind === 'VERIFY_EMAIL' || kind === 'VERIFY_AND_CHANGE_EMAIL'
  const byPassword = tools.environment.IDENTITY_METHODS.includes('password')
  const password = byPassword && account?.passwordHash != null
  const asks = isConfirming && !isOwn ? { password, newPassword: byPassword && kind === 'VERIFY_EMAIL' } : undefined
  return { ok: true, facts: { kind, email, newEmail, madeOn: account && dayOf(account.createdAt), asks } }
}
