// The verb: somebody tells us what to call them.

import type { SignedInUser } from '#accounts/visitor.ts'
import type { Caller } from '#identity/caller.ts'
import { proveByServer } from '#identity/proven-account.server.ts'
import { updateAccount } from '#identity/update-account.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'

export type NameRefusal = 'name-too-long' | 'account-gone'

export const nameRefusals: Readonly<Record<NameRefusal, string>> = {
  'name-too-long': 'A name here has at most 256 characters.',
  'account-gone': 'Please sign in again to complete this action',
}

/** An empty name takes the name away: the e-mail address is shown instead. */
export async function changeName(
  tools: Tools,
  caller: Caller,
  who: SignedInUser,
  name: string,
): Promise<Outcome<object, NameRefusal>> {
  const proved = await proveByServer(tools, who.subject, { signedInAt: tools.clock.now() })
  if (!proved.ok) return refused('account-gone')
  const changed = await updateAccount(tools, caller, proved.who, { displayName: name })
  return changed.ok ? done({}) : refused('name-too-long')
}
