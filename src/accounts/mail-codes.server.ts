// Mailed links of whichever provider is configured: asked for by an address, and looked at.

import { checkMailCode } from '#identity/apply-mail-code.server.ts'
import type { Caller } from '#identity/caller.ts'
import {
  checkHostedMailCode,
  type HostedCodeFacts,
  sendHostedMailCode,
} from '#identity/hosted/hosted-mail-codes.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import type { IdentityOutcome } from '#identity/identity-reason.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import type { Tools } from '#platform/tools.server.ts'

type ByAddress = { readonly kind: 'PASSWORD_RESET' | 'EMAIL_SIGNIN'; readonly email: string }

/** Sends a link to whoever has the mailbox. Refuses as the provider does. */
export function mailToAddress(
  tools: Tools,
  caller: Caller,
  wish: ByAddress,
): Promise<IdentityOutcome<{ readonly email: string }>> {
  return isHosted(tools.environment) ? sendHostedMailCode(tools, caller, wish) : sendMailCode(tools, caller, wish)
}

/** What a link is for, without using it up. */
export function lookAtCode(tools: Tools, code: string): Promise<IdentityOutcome<{ readonly facts: HostedCodeFacts }>> {
  return isHosted(tools.environment) ? checkHostedMailCode(tools, code) : checkMailCode(tools, code)
}
