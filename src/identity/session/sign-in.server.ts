// The last step of every sign-in: requires a second factor, or opens a session and remembers the device.

import {
  type Account,
  factorsOf,
  findAccount,
  lockAccount,
  type SecondFactor,
} from '#identity/account/account-store.server.ts'
import { rememberDevice } from '#identity/account/known-device.server.ts'
import { openChallenge } from '#identity/secrets/challenge.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { minutes } from '#values/duration.ts'
import type { Session } from './id-token.server.ts'
import { openSession, type SignInFacts, type Tokens, tokensOf } from './session.server.ts'

export type SignedIn = {
  readonly step: 'signed-in'
  readonly account: Account
  readonly tokens: Tokens
  readonly isNew: boolean
  /** The mark to keep in the device's cookie. */
  readonly device: string
}

type SecondFactorAsked = {
  readonly step: 'second-factor'
  readonly account: Account
  /** To be handed back with a one-time code, once, within ten minutes. */
  readonly pendingCredential: string
  readonly factors: readonly SecondFactor[]
}

export type SignIn = SignedIn | SecondFactorAsked

/** How long somebody may take to type a one-time code after the first factor. */
const pendingFor = minutes(10)

/**
 * Signs in to an account whose first factor is proved; with a second factor it only asks for that. `account` is as the
 * proof was checked against it: TOKEN_EXPIRED when its sessions were ended since, for the proof may be void by now.
 */
export async function signIn(
  tools: Tools,
  caller: Caller,
  account: Account,
  facts: SignInFacts & { readonly isNew?: boolean },
): Promise<IdentityOutcome<{ readonly signIn: SignIn }>> {
  const factors = await factorsOf(tools.database, account.id)
  if (factors.length > 0) {
    const pendingCredential = await openChallenge(tools, tools.database, {
      kind: 'second-factor',
      accountId: account.id,
      signInProvider: facts.provider,
      claims: facts.claims,
      lifetime: pendingFor,
    })
    return { ok: true, signIn: { step: 'second-factor', account, pendingCredential, factors } }
  }
  return completeSignIn(tools, caller, account, facts)
}

/** Opens the session of a sign-in whose factors are all proved; TOKEN_EXPIRED as above. */
export async function completeSignIn(
  tools: Tools,
  caller: Caller,
  account: Account,
  { isNew = false, ...facts }: SignInFacts & { readonly isNew?: boolean },
): Promise<IdentityOutcome<{ readonly signIn: SignedIn }>> {
  const now = tools.clock.now()
  type Opened = IdentityOutcome<{ session: Session; device: string; account: Account }>
  const opened = await inTransaction<Opened>(tools.database, async (queries: Queries) => {
    const locked = await lockAccount(queries, account.id)
    if (!locked) return refuse('USER_NOT_FOUND')
    if (locked.tokensValidFrom.getTime() !== account.tokensValidFrom.getTime()) return refuse('TOKEN_EXPIRED')
    const session = await openSession(queries, account, facts, now)
    const device = await rememberDevice(queries, caller, account.id, now)
    return { ok: true, session, device, account: (await findAccount(queries, account.id))! }
  })
  if (!opened.ok) return opened
  const tokens = await tokensOf(tools, opened.account, opened.session)
  return { ok: true, signIn: { step: 'signed-in', account: opened.account, tokens, isNew, device: opened.device } }
}
