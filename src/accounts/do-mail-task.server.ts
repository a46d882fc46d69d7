// The verb: what a mailed link is for is done, once, because somebody pressed its button.

import { applyMailCode } from '#identity/apply-mail-code.server.ts'
import { applyHostedMailCode, resetHostedPassword } from '#identity/hosted/hosted-mail-codes.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { clientCodes, type IdentityReason } from '#identity/identity-reason.ts'
import { resetPassword } from '#identity/reset-password.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Door } from './door.server.ts'
import type { DeadLink, MailTask } from './mail-task.ts'
import { noteHostedChange } from './session/note-hosted-change.server.ts'

export type MailTaskWish = {
  readonly task: Exclude<MailTask, 'signIn'>
  readonly code: string
  readonly password: string
}

/**
 * Refuses as the identity provider does. Changing an address or a password ends every session of the account;
 * confirming an address ends none.
 */
export async function doMailTask(
  tools: Tools,
  { caller }: Pick<Door, 'caller'>,
  { task, code, password }: MailTaskWish,
): Promise<Outcome<object, IdentityReason>> {
  const resetting = task === 'resetPassword'
  const wish = { code, newPassword: password }
  if (isHosted(tools.environment)) {
    const told = await (resetting ? resetHostedPassword(tools, wish) : applyHostedMailCode(tools, code))
    if (!told.ok) return refused(told.reason)
    await noteHostedChange(tools, task, told.answer)
    return done({})
  }
  const answer = await (resetting ? resetPassword(tools, wish) : applyMailCode(tools, caller, code))
  return answer.ok ? done({}) : refused(answer.reason)
}

/** Whether a refusal means that the link itself is dead, and how. */
export function deadLinkIn(reason: IdentityReason): DeadLink | undefined {
  const code = clientCodes[reason]
  if (code === 'expired-action-code') return 'expired'
  return code === 'invalid-action-code' ? 'used' : undefined
}
