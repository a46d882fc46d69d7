// Commands: a passkey is added to an account, in two steps with the browser's between them.

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { lockAccount } from '#identity/account/account-store.server.ts'
import { passkeyTable } from '#identity/account/identity-tables.server.ts'
import { mailNotice } from '#identity/mail/notice-mail.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import { sayDevice } from '#platform/device-label.ts'
import { inTransaction, RolledBack } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { proveAgain } from '#users/session/prove-again.server.ts'
import { displayNameOf, type SignedInUser } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { passkeysOf } from './own-passkeys.server.ts'
import {
  newPasskeyChallenge,
  passkeyPatience,
  readCredential,
  spendPasskeyChallenge,
  webAuthn,
} from './passkey-challenge.server.ts'
import { relyingParty } from './relying-party.server.ts'

export const mostPasskeys = 10

type AddingRefusal = IdentityReason | 'not-here' | 'too-many' | 'address-first' | 'not-right'

/**
 * What the browser makes a passkey by. Refuses as `proveAgain` does, and with 'not-here' (no passkeys for this address),
 * 'address-first' (its owner may be somebody else) and 'too-many'.
 */
export async function beginPasskey(
  tools: Tools,
  client: Client,
  who: SignedInUser,
  currentPassword: string,
): Promise<Outcome<{ readonly options: PublicKeyCredentialCreationOptionsJSON }, AddingRefusal>> {
  const party = relyingParty(tools.environment, client.caller)
  if (!party) return refused('not-here')
  const proved = await proveAgain(tools, client, who, currentPassword)
  if (!proved.ok) return refused(proved.reason)
  const { account } = proved.who
  if (account.email !== null && !account.emailVerified) return refused('address-first')
  const known = await passkeysOf(tools.database, account.id)
  if (known.length >= mostPasskeys) return refused('too-many')
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: Uint8Array.from(Buffer.from(account.id)),
    userName: account.email ?? account.phoneNumber ?? displayNameOf(who),
    userDisplayName: displayNameOf(who),
    challenge: await newPasskeyChallenge(tools, 'passkey-enrolment', account.id),
    timeout: passkeyPatience,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return done({ options })
}

const attested = z.object({
  clientDataJSON: z.string(),
  attestationObject: z.string(),
  transports: z.array(z.string().max(32)).max(10).default([]),
})

/**
 * Keeps the passkey that the browser made, and tells the account's owner by mail. 'not-right' for whatever was not made
 * for this account, here and just now: also when its sessions were ended since it began, for then the proof is void.
 */
export async function finishPasskey(
  tools: Tools,
  client: Client,
  who: SignedInUser,
  answer: string,
): Promise<Outcome<object, AddingRefusal>> {
  const party = relyingParty(tools.environment, client.caller)
  if (!party) return refused('not-here')
  const read = readCredential(answer, attested)
  if (!read) return refused('not-right')
  const { verifyRegistrationResponse } = await webAuthn()
  const made = await verifyRegistrationResponse({
    response: read.credential,
    expectedChallenge: read.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!made?.verified) return refused('not-right')
  const { id, publicKey, counter } = made.registrationInfo.credential
  const now = tools.clock.now()
  return inTransaction<Outcome<object, AddingRefusal>>(tools.database, async queries => {
    const challenge = await spendPasskeyChallenge(tools, queries, 'passkey-enrolment', read.challenge)
    if (challenge?.accountId !== who.subject) return refused('not-right')
    const account = await lockAccount(queries, who.subject)
    if (!account || account.disabled || challenge.createdAt < account.tokensValidFrom) return refused('not-right')
    if ((await passkeysOf(queries, account.id)).length >= mostPasskeys) return refused('too-many')
    const kept = await queries
      .insert(passkeyTable)
      .values({
        id,
        accountId: account.id,
        publicKey: Buffer.from(publicKey),
        signCount: counter,
        transports: read.credential.response.transports,
        deviceLabel: client.deviceLabel,
        addedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    // An authenticator draws its ids at random: this one was seen somewhere and is claimed by somebody else.
    if (kept.length === 0) throw new RolledBack(refused('not-right'))
    const device = sayDevice(client.deviceLabel)
    await mailNotice(tools, queries, client.caller, account, { kind: 'passkey-added', device })
    return done({})
  })
}
