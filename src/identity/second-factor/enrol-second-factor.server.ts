// Commands: a second factor is set up, in two steps, and taken away.

import { randomBytes, randomUUID } from 'node:crypto'
import { type Account, factorsOf, removeFactor } from '#identity/account/account-store.server.ts'
import { secondFactorTable } from '#identity/account/identity-tables.server.ts'
import { mailCode } from '#identity/mail/mail-code.server.ts'
import { mailNotice } from '#identity/mail/notice-mail.server.ts'
import {
  closeChallenge,
  countTry,
  findChallenge,
  isWaiting,
  openChallenge,
} from '#identity/secrets/challenge.server.ts'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import { isRecent, lockProven, type ProvenAccount } from '#identity/session/proven-account.server.ts'
import { openSession, revokeSessions, type Tokens, tokensOf } from '#identity/session/session.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { profileFault } from '#identity/wire/profile.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later, minutes } from '#values/duration.ts'
import { matchTotp, totpSecretText } from './totp.server.ts'

const mostFactors = 5
export const enrolmentFor = minutes(10)
const enrolmentTries = 5

type Enrolment = {
  /** The secret in base32, for the authenticator app; it is shown once. */
  readonly secret: string
  readonly sessionInfo: string
  readonly finishBefore: Date
}

/** UNVERIFIED_EMAIL, CREDENTIAL_TOO_OLD_LOGIN_AGAIN, SECOND_FACTOR_LIMIT_EXCEEDED. */
export async function startSecondFactor(tools: Tools, who: ProvenAccount): Promise<IdentityOutcome<Enrolment>> {
  const { account } = who
  if (!account.emailVerified) {
    return refuse('UNVERIFIED_EMAIL', say.verifyBeforeFactors)
  }
  if (!isRecent(tools, who)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  if ((await factorsOf(tools.database, account.id)).length >= mostFactors) return refuse('SECOND_FACTOR_LIMIT_EXCEEDED')
  const id = randomUUID()
  const plain = randomBytes(20)
  const sessionInfo = await openChallenge(tools, tools.database, {
    id,
    kind: 'factor-enrolment',
    accountId: account.id,
    secret: identitySecret(tools.environment).seal('second-factor', id, plain),
    lifetime: enrolmentFor,
  })
  return { ok: true, secret: totpSecretText(plain), sessionInfo, finishBefore: later(tools.clock.now(), enrolmentFor) }
}

type FinishInput = { readonly sessionInfo?: string; readonly code?: string; readonly displayName?: string }

/**
 * The app's code proves that it has the secret: the factor is on, the account's other sessions end, and the address
 * gets a mail that undoes it. MISSING_SESSION_INFO, MISSING_CODE, INVALID_DISPLAY_NAME, INVALID_SESSION_INFO,
 * SESSION_EXPIRED, INVALID_CODE, SECOND_FACTOR_LIMIT_EXCEEDED, CREDENTIAL_TOO_OLD_LOGIN_AGAIN.
 */
export async function finishSecondFactor(
  tools: Tools,
  caller: Caller,
  who: ProvenAccount,
  input: FinishInput,
): Promise<IdentityOutcome<{ readonly tokens: Tokens }>> {
  const { sessionInfo, code, displayName } = input
  if (!sessionInfo) return refuse('MISSING_SESSION_INFO')
  if (!code) return refuse('MISSING_CODE')
  const fault = profileFault({ displayName })
  if (fault) return refuse(fault)
  if (!isRecent(tools, who)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const now = tools.clock.now()
  const secret = identitySecret(tools.environment)
  const finished = await inTransaction(tools.database, async queries => {
    const challenge = await findChallenge(tools, queries, 'factor-enrolment', sessionInfo)
    if (challenge?.accountId !== who.account.id) return refuse('INVALID_SESSION_INFO')
    const plain = secret.open('second-factor', challenge.id, challenge.secret!)
    if (!isWaiting(challenge, now) || challenge.tries >= enrolmentTries || !plain) return refuse('SESSION_EXPIRED')
    const lastStep = matchTotp(plain, code, now)
    if (lastStep === undefined) {
      await countTry(queries, challenge.id)
      return refuse('INVALID_CODE')
    }
    const locked = await lockProven(queries, who)
    if (!locked.ok) return locked
    const { account } = locked
    if ((await factorsOf(queries, account.id)).length >= mostFactors) return refuse('SECOND_FACTOR_LIMIT_EXCEEDED')
    await closeChallenge(queries, challenge.id, now)
    const id = randomUUID()
    await queries.insert(secondFactorTable).values({
      id,
      accountId: account.id,
      displayName: displayName || null,
      sealedSecret: secret.seal('second-factor', id, plain),
      lastStep,
      enrolledAt: now,
    })
    if (account.email) {
      const kind = 'REVERT_SECOND_FACTOR_ADDITION'
      await mailCode(tools, queries, caller, { kind, accountId: account.id, email: account.email, secondFactorId: id })
    }
    return { ok: true as const, ...(await renewSession(queries, account, who, now, id)) }
  })
  return finished.ok ? { ok: true, tokens: await tokensOf(tools, finished.account, finished.session) } : finished
}

/**
 * Only somebody who showed a code of one of the account's apps when they signed in takes one away.
 * MISSING_MFA_ENROLLMENT_ID, CREDENTIAL_TOO_OLD_LOGIN_AGAIN (also without such a code), MFA_ENROLLMENT_NOT_FOUND.
 */
export async function withdrawSecondFactor(
  tools: Tools,
  caller: Caller,
  who: ProvenAccount,
  { factorId }: { readonly factorId?: string },
): Promise<IdentityOutcome<{ readonly tokens: Tokens }>> {
  if (!factorId) return refuse('MISSING_MFA_ENROLLMENT_ID')
  if (!isRecent(tools, who)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const now = tools.clock.now()
  const withdrawn = await inTransaction(tools.database, async queries => {
    const locked = await lockProven(queries, who)
    if (!locked.ok) return locked
    const { account } = locked
    const factors = await factorsOf(queries, account.id)
    if (!factors.some(({ id }) => id === factorId)) return refuse('MFA_ENROLLMENT_NOT_FOUND')
    if (!factors.some(({ id }) => id === who.secondFactorId)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    await removeFactor(queries, account.id, factorId)
    await mailNotice(tools, queries, caller, account, { kind: 'second-factor-removed' })
    const kept = who.secondFactorId === factorId ? undefined : who.secondFactorId
    return { ok: true as const, ...(await renewSession(queries, account, who, now, kept)) }
  })
  return withdrawn.ok ? { ok: true, tokens: await tokensOf(tools, withdrawn.account, withdrawn.session) } : withdrawn
}

// What proves the account changed: sessions that know nothing of it end.
async function renewSession(
  queries: Queries,
  account: Account,
  who: ProvenAccount,
  now: Date,
  secondFactorId?: string,
) {
  await revokeSessions(queries, account.id, now)
  const facts = { provider: who.provider, claims: who.claims, secondFactorId, signedInAt: who.signedInAt }
  return { account, session: await openSession(queries, account, facts, now) }
}
