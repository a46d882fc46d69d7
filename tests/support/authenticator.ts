// Somebody's authenticator app: enrolled for an account, and then showing codes.

import { finishSecondFactor, startSecondFactor } from '#identity/second-factor/enrol-second-factor.server.ts'
import { totpCode, totpStep } from '#identity/second-factor/totp.server.ts'
import { proveByServer } from '#identity/session/proven-account.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { bytesOf } from './identity-requests.ts'

/** Sets a second factor up; `codeIn` answers the code that the app shows after so many steps. */
export async function enrolSecondFactor(tools: Tools, accountId: string) {
  const proved = await proveByServer(tools, accountId, { signedInAt: tools.clock.now() })
  if (!proved.ok) throw new Error(proved.reason)
  const begun = await startSecondFactor(tools, proved.who)
  if (!begun.ok) throw new Error(begun.reason)
  const codeIn = (steps: number) => appCode(tools, begun.secret, steps)
  const finish = () => finishSecondFactor(tools, {}, proved.who, { sessionInfo: begun.sessionInfo, code: codeIn(-1) })
  const first = await finish()
  // The half minute of a code may end on the way.
  const finished = first.ok ? first : await finish()
  if (!finished.ok) throw new Error(finished.reason)
  return { codeIn }
}

/** What an app that was given this secret shows after so many steps. */
export function appCode(tools: Tools, secret: string, steps = 0): string {
  return totpCode(bytesOf(secret), totpStep(tools.clock.now()) + steps)
}
