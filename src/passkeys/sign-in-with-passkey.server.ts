// Commands: somebody signs in with a passkey, in two steps with the browser's between them.

import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Account, findAccount } from '#identity/account/account-store.server.ts'
import { passkeyTable } from '#identity/account/identity-tables.server.ts'
import { addressBucket } from '#identity/secrets/limit.server.ts'
import { completeSignIn } from '#identity/session/sign-in.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import { spend } from '#platform/rate-limit.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { type Entered, enter } from '#users/session/enter.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Passkey } from './own-passkeys.server.ts'
import {
  newPasskeyChallenge,
  passkeyPatience,
  readCredential,
  spendPasskeyChallenge,
  webAuthn,
} from './passkey-challenge.server.ts'
import { type RelyingParty, relyingParty } from './relying-party.server.ts'

type PasskeyRefusal = IdentityReason | 'not-here' | 'unknown' | 'not-right'

/** What the browser asks an authenticator by: any passkey of this site. 'not-here' and TOO_MANY_ATTEMPTS_TRY_LATER. */
export async function askForPasskey(
  tools: Tools,
  client: Client,
): Promise<Outcome<{ readonly options: PublicKeyCredentialRequestOptionsJSON }, PasskeyRefusal>> {
  const party = relyingParty(tools.environment, client.caller)
  if (!party) return refused('not-here')
  if (!(await spend(tools, [addressBucket(tools, 'passkey-address', client.caller)]))) {
    return refused('TOO_MANY_ATTEMPTS_TRY_LATER')
  }
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: await newPasskeyChallenge(tools, 'passkey'),
    timeout: passkeyPatience,
    userVerification: 'required',
  })
  return done({ options })
}

const asserted = z.object({
  clientDataJSON: z.string(),
  authenticatorData: z.string(),
  signature: z.string(),
  userHandle: z.string().optional(),
})

/**
 * Opens a session of the account that the passkey is of. The authenticator has the passkey and made sure who holds it: that
 * is two factors, so no code is asked for besides. 'not-here'; 'unknown' for a passkey of no account; 'not-right' for
 * whatever it did not sign for us just now, or signed a second time; USER_DISABLED.
 */
export async function signInWithPasskey(
  tools: Tools,
  client: Client,
  answer: string,
): Promise<Outcome<{ readonly entered: Entered }, PasskeyRefusal>> {
  const party = relyingParty(tools.environment, client.caller)
  if (!party) return refused('not-here')
  const read = readCredential(answer, asserted)
  if (!read) return refused('not-right')
  const { credential, challenge } = read
  type Proof = Outcome<{ readonly account: Account }, PasskeyRefusal>
  const proved = await inTransaction<Proof>(tools.database, async queries => {
    const [passkey] = await queries.select().from(passkeyTable).where(eq(passkeyTable.id, credential.id)).for('update')
    if (!passkey) return refused('unknown')
    const signCount = await countSigned(party, passkey, credential, challenge)
    if (signCount === undefined) return refused('not-right')
    if (!(await spendPasskeyChallenge(tools, queries, 'passkey', challenge))) return refused('not-right')
    const used = { signCount, lastUsedAt: tools.clock.now() }
    await queries.update(passkeyTable).set(used).where(eq(passkeyTable.id, passkey.id))
    // As it is while the passkey is locked: whoever is shut out meanwhile is refused below.
    const account = (await findAccount(queries, passkey.accountId))!
    return account.disabled ? refused('USER_DISABLED') : done({ account })
  })
  if (!proved.ok) return proved
  const { account } = proved
  const signed = await completeSignIn(tools, client.caller, account, { provider: 'passkey' })
  if (!signed.ok) return refused(signed.reason)
  const entered = await enter(tools, client, signed.signIn)
  return entered.ok ? done({ entered }) : entered
}

/** How often the authenticator says it has signed; undefined when it did not sign this, or counts as a copy would. */
async function countSigned(
  party: RelyingParty,
  { id, publicKey, signCount, transports }: Passkey,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id,
      publicKey: Uint8Array.from(publicKey),
      counter: signCount,
      transports,
    },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
