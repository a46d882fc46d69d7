// The end of every sign-in: a second factor is asked, or a session opens and the device is remembered.

import { inTransaction, type Queries } from '#platform/database.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { minutes } from '#values/duration.ts'
import { type Account, factorsOf, findAccount, type SecondFactor } from './account-store.server.ts'
import type { Caller } from './caller.ts'
import { rememberDevice } from './known-device.server.ts'
import { openSession, type SignInFacts, type Tokens, tokensOf } from './session.server.ts'
import { openChallenge } from './vault/challenge.server.ts'

export type SignedIn = {
  readonly step: 'signed-in'
  readonly account: Account
  readonly tokens: Tokens
  readonly isNew: boolean
  /** The mark to keep in the device's cookie. */
  readonly device: string
}

export type SecondFactorAsked = {
  readonly step: 'second-factor'
  readonly account: Account
  /** To be handed back with a one-time code, once, within ten minutes. */
  readonly pendingCredential: string
  readonly factors: readonly SecondFactor[]
}

export type SignIn = SignedIn | SecondFactorAsked

/** How long somebody may take to type a one-time code after the first factor. */
export const pendingFor = minutes(10)

/** Signs in to an account whose first factor is proved; with a second factor it only asks for that. */
export async function signIn(
  tools: Tools,
  caller: Caller,
  account: Account,
  facts: SignInFacts & { readonly isNew?: boolean },
): Promise<SignIn> {
  const factors = await factorsOf(tools.database, account.id)
  if (factors.length > 0) {
    const pendingCredential = await openChallenge(tools, tools.database, {
      kind: 'second-factor',
      accountId: account.id,
      signInProvider: facts.provider,
      claims: facts.claims,
      lifetime: pendingFor,
    })
    return { step: 'second-factor', account, pendingCredential, factors }
  }
  return completeSignIn(tools, caller, account, facts)
}

/** Opens the session of a sign-in whose factors are all proved. */
export async function completeSignIn(
  tools: Tools,
  caller: Caller,
  account: Account,
  { isNew = false, ...facts }: SignInFacts & { readonly isNew?: boolean },
): Promise<SignedIn> {
  const now = tools.clock.now()
  const opened = await inTransaction(tools.database, async (queries: Queries) => {
    const session = await openSession(queries, account, facts, now)
    const device = await rememberDevice(queries, caller, account.id, now)
    return { session, device, account: (await findAccount(queries, account.id))! }
  })
  const tokens = await tokensOf(tools, opened.account, opened.session)
  return { step: 'signed-in', account: opened.account, tokens, isNew, device: opened.device }
}
