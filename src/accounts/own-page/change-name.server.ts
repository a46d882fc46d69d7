// The verb: somebody tells us what to call them.

import type { Door } from '#accounts/door.server.ts'
import type { SignedInUser } from '#accounts/visitor.ts'
import { refusalMessage } from '#identity/friendly-message.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import type { IdentityReason } from '#identity/identity-reason.ts'
import { profileFault } from '#identity/profile.ts'
import { proveByServer } from '#identity/proven-account.server.ts'
import { updateAccount } from '#identity/update-account.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { changeHostedName } from './change-at-hosted.server.ts'

export type NameRefusal = 'name-too-long' | IdentityReason

/** What a refusal is told as. */
export function nameRefusal(reason: NameRefusal): string {
  return reason === 'name-too-long' ? 'A name here has at most 256 characters.' : refusalMessage(reason)
}

/** An empty name takes the name away: the e-mail address is shown instead. */
export async function changeName(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  name: string,
): Promise<Outcome<object, NameRefusal>> {
  if (profileFault({ displayName: name })) return refused('name-too-long')
  if (isHosted(tools.environment)) {
    const changed = await changeHostedName(tools, door, who, name)
    return changed.ok ? done({}) : refused(changed.reason)
  }
  const proved = await proveByServer(tools, who.subject, { signedInAt: tools.clock.now() })
  if (!proved.ok) return refused('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const changed = await updateAccount(tools, door.caller, proved.who, { displayName: name })
  return changed.ok ? done({}) : refused(changed.reason)
}
