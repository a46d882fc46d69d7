// Commands: somebody sets up an authenticator app for signing in, or goes without it again.

import { rememberDevice } from '#identity/account/known-device.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import {
  type Enrolment,
  finishSecondFactor,
  startSecondFactor,
  withdrawSecondFactor,
} from '#identity/second-factor/enrol-second-factor.server.ts'
import type { Tokens } from '#identity/session/session.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import {
  beginHostedFactor,
  enrolHostedFactor,
  removeHostedFactor,
} from '#users/own-page/hosted/change-hosted-factor.server.ts'
import type { Door } from '#users/session/door.server.ts'
import { type Entered, enter } from '#users/session/enter.server.ts'
import { type FactorProof, proveAgain, proveWithCode } from '#users/session/prove-again.server.ts'
import { proveByThisSession } from '#users/session/prove-by-session.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'

type Changed = Promise<Outcome<Entered, IdentityReason>>

/** The secret for the app, shown this once. Refuses as signing in does; UNVERIFIED_EMAIL; 'no-apps' of a hosted project without. */
export async function beginFactor(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  { currentPassword }: { readonly currentPassword: string },
): Promise<Outcome<Pick<Enrolment, 'secret' | 'sessionInfo'>, IdentityReason | 'no-apps'>> {
  if (isHosted(tools.environment)) return beginHostedFactor(tools, door, who, { currentPassword })
  const proved = await proveAgain(tools, door, who, currentPassword)
  if (!proved.ok) return refused(proved.reason)
  const begun = await startSecondFactor(tools, proved.who)
  return begun.ok ? done(begun) : refused(begun.reason)
}

/** The app's first code turns it on; every other browser is signed out. */
export async function finishFactor(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  input: { readonly sessionInfo: string; readonly code: string },
): Changed {
  if (isHosted(tools.environment)) return enrolHostedFactor(tools, door, who, input)
  // Only who proved themselves in the first step has the text that names it, and it is for this account alone.
  const proved = await proveByThisSession(tools, door, who, tools.clock.now())
  if (!proved.ok) return refused(proved.reason)
  const finished = await finishSecondFactor(tools, door.caller, proved.who, input)
  return finished.ok ? enterAnew(tools, door, who, finished.tokens) : refused(finished.reason)
}

/** A code of the app is asked for; a hosted provider asks for one by the sign-in it wants. Every other browser is signed out. */
export async function removeFactor(tools: Tools, door: Door, who: SignedInUser, input: FactorProof): Changed {
  if (isHosted(tools.environment)) return removeHostedFactor(tools, door, who, input)
  const proved = await proveWithCode(tools, door, who, input)
  if (!proved.ok) return refused(proved.reason)
  const withdrawn = await withdrawSecondFactor(tools, door.caller, proved.who, input)
  return withdrawn.ok ? enterAnew(tools, door, who, withdrawn.tokens) : refused(withdrawn.reason)
}

// The change ended every session, this browser's too.
async function enterAnew(tools: Tools, door: Door, { subject }: SignedInUser, tokens: Tokens): Changed {
  const device = await rememberDevice(tools.database, door.caller, subject, tools.clock.now())
  return enter(tools, door, { tokens, device })
}
