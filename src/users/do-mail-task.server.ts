// Command: carries out what a mailed link is for, once, after its button was pressed.

import { applyMailCode } from '#identity/apply-mail-code.server.ts'
import { applyHostedMailCode, resetHostedPassword } from '#identity/hosted/hosted-mail-codes.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { resetPassword } from '#identity/reset-password.server.ts'
import { clientCodes, type IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { DeadLink, MailTask } from '#users/form/mail-task.ts'
import { type Confirmed, type ConfirmInput, confirmAddress } from '#users/mailed-link/confirm-address.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { noteHostedChange } from '#users/session/note-hosted-change.server.ts'
import type { Visitor } from '#users/user/visitor.ts'
import { done } from '#values/result.ts'

type MailTaskInput = ConfirmInput & { readonly task: Exclude<MailTask, 'signIn'> }

/**
 * Refuses as the identity provider does, and with 'whose' while it is not shown whose the account is. Changing an
 * address or a password ends every session of the account; confirming an address ends none.
 */
export async function doMailTask(
  tools: Tools,
  client: Client,
  visitor: Visitor,
  { task, ...input }: MailTaskInput,
): Confirmed {
  const resetting = task === 'resetPassword'
  const { code, newPassword = '' } = input
  if (isHosted(tools.environment)) {
    const told = await (resetting
      ? resetHostedPassword(tools, { code, newPassword })
      : applyHostedMailCode(tools, code))
    if (!told.ok) return told
    await noteHostedChange(tools, task, told.answer)
    return done({})
  }
  if (task === 'verifyEmail' || task === 'verifyAndChangeEmail') return confirmAddress(tools, client, visitor, input)
  const { caller } = client
  const answer = await (resetting
    ? resetPassword(tools, caller, { code, newPassword })
    : applyMailCode(tools, caller, code))
  return answer.ok ? done({}) : answer
}

/** Whether a refusal means that the link itself is dead, and how. */
export function deadLinkIn(reason: IdentityReason): DeadLink | undefined {
  const code = clientCodes[reason]
  if (code === 'expired-action-code') return 'expired'
  return code === 'invalid-action-code' ? 'used' : undefined
}
