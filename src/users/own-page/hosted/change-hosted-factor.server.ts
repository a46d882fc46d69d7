// Commands: somebody whom a hosted provider keeps sets up an authenticator app, or goes without it again.

import { finishHostedFactor, startHostedFactor, withdrawHostedFactor } from '#identity/hosted/hosted-factors.server.ts'
import type { HostedTokens } from '#identity/hosted/renew-hosted-token.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Door } from '#users/session/door.server.ts'
import { type Entered, enter } from '#users/session/enter.server.ts'
import { revokeSessionsOf } from '#users/session/session-store.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { proveAtHosted } from './change-at-hosted.server.ts'
import { openTicket, sealTicket } from './change-ticket.server.ts'

type Begun = { readonly secret: string; readonly sessionInfo: string }

/** `sessionInfo` is a ticket that goes back with the app's first code. 'no-apps' where the project offers no such codes. */
export async function beginHostedFactor(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  { currentPassword }: { readonly currentPassword: string },
): Promise<Outcome<Begun, IdentityReason | 'no-apps'>> {
  const proved = await proveAtHosted(tools, door, who, currentPassword)
  if (!proved.ok) return refused(proved.reason)
  const begun = await startHostedFactor(tools, proved.idToken)
  if (!begun.ok) return refused(begun.reason === 'OPERATION_NOT_ALLOWED' ? 'no-apps' : begun.reason)
  const { secret, sessionInfo } = begun
  return done({ secret, sessionInfo: sealTicket(tools, who, { sessionInfo, idToken: proved.idToken }) })
}

/** Every other browser is signed out here. */
export async function enrolHostedFactor(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  input: { readonly sessionInfo: string; readonly code: string },
): Promise<Outcome<Entered, IdentityReason>> {
  const begun = openTicket(tools, who, input.sessionInfo)
  if (!begun || !('idToken' in begun)) return refused('SESSION_EXPIRED')
  const finished = await finishHostedFactor(tools, { ...begun, code: input.code })
  return finished.ok ? enterAnew(tools, door, who, finished.tokens) : refused(finished.reason)
}

/** Every other browser is signed out here. */
export async function removeHostedFactor(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  { currentPassword, factorId }: { readonly currentPassword: string; readonly factorId: string },
): Promise<Outcome<Entered, IdentityReason>> {
  const proved = await proveAtHosted(tools, door, who, currentPassword)
  if (!proved.ok) return refused(proved.reason)
  const withdrawn = await withdrawHostedFactor(tools, { idToken: proved.idToken, factorId })
  return withdrawn.ok ? enterAnew(tools, door, who, withdrawn.tokens) : refused(withdrawn.reason)
}

async function enterAnew(tools: Tools, door: Door, { id: userId }: SignedInUser, tokens: HostedTokens) {
  await revokeSessionsOf(tools.database, { userId }, tools.clock.now())
  return enter(tools, door, { tokens })
}
