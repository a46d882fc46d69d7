// Command: a one-time code completes a sign-in whose first factor is proved.

import { and, eq, lt } from 'drizzle-orm'
import { factorsOf, findAccount } from '#identity/account/account-store.server.ts'
import { secondFactorTable } from '#identity/account/identity-tables.server.ts'
import { closeChallenge, countTry, findChallenge, isWaiting } from '#identity/secrets/challenge.server.ts'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import { bucketOf } from '#identity/secrets/limit.server.ts'
import { completeSignIn, type SignedIn } from '#identity/session/sign-in.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import { giveBack, spend } from '#platform/rate-limit.server.ts'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { matchTotp } from './totp.server.ts'

type SecondFactorInput = {
  readonly pendingCredential?: string
  readonly factorId?: string
  readonly code?: string
}

const secondFactorTries = 5

/**
 * In order: MISSING_MFA_PENDING_CREDENTIAL, MISSING_MFA_ENROLLMENT_ID, MISSING_CODE, INVALID_MFA_PENDING_CREDENTIAL
 * (unknown, too old, used, or typed wrong five times), USER_DISABLED, MFA_ENROLLMENT_NOT_FOUND,
 * TOO_MANY_ATTEMPTS_TRY_LATER, INVALID_CODE (also for a code taken before).
 */
export async function signInWithSecondFactor(
  tools: Tools,
  caller: Caller,
  { pendingCredential, factorId, code }: SecondFactorInput,
): Promise<IdentityOutcome<{ readonly signedIn: SignedIn }>> {
  if (!pendingCredential) return refuse('MISSING_MFA_PENDING_CREDENTIAL', say.noPendingCredential)
  if (!factorId) return refuse('MISSING_MFA_ENROLLMENT_ID', say.noFactor)
  if (!code) return refuse('MISSING_CODE')
  const now = tools.clock.now()
  const proved = await inTransaction(tools.database, async queries => {
    const pending = await findChallenge(tools, queries, 'second-factor', pendingCredential)
    if (!pending || !isWaiting(pending, now) || pending.tries >= secondFactorTries) {
      return refuse('INVALID_MFA_PENDING_CREDENTIAL')
    }
    const account = await findAccount(queries, pending.accountId!)
    if (!account) return refuse('USER_NOT_FOUND')
    if (account.disabled) return refuse('USER_DISABLED')
    // Every session ended since the first factor was proved, so that proof is over too.
    if (pending.createdAt < account.tokensValidFrom) return refuse('INVALID_MFA_PENDING_CREDENTIAL')
    const factor = (await factorsOf(queries, account.id)).find(({ id }) => id === factorId)
    if (!factor) return refuse('MFA_ENROLLMENT_NOT_FOUND')
    const bucket = bucketOf(tools, 'factor-account', account.id)
    if (!(await spend(tools, [bucket], queries))) return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
    const secret = identitySecret(tools.environment).open('second-factor', factor.id, factor.sealedSecret)
    if (!secret) tools.log.error({ account: account.id }, 'a second factor was sealed by a key that is not there')
    const step = secret && matchTotp(secret, code, now, factor.lastStep)
    if (!step || !(await takeStep(queries, factor.id, step))) {
      await countTry(queries, pending.id)
      return refuse('INVALID_CODE')
    }
    await giveBack(tools, [bucket], queries)
    await closeChallenge(queries, pending.id, now)
    return { ok: true as const, account, pending, factor }
  })
  if (!proved.ok) return proved
  const { account, pending, factor } = proved
  const facts = { provider: pending.signInProvider!, claims: pending.claims, secondFactorId: factor.id }
  const signed = await completeSignIn(tools, caller, account, facts)
  return signed.ok ? { ok: true, signedIn: signed.signIn } : signed
}

// Two sign-ins with the same code at once: the database lets one of them have it.
async function takeStep(queries: Queries, id: string, step: number): Promise<boolean> {
  const taken = await queries
    .update(secondFactorTable)
    .set({ lastStep: step })
    .where(and(eq(secondFactorTable.id, id), lt(secondFactorTable.lastStep, step)))
    .returning({ id: secondFactorTable.id })
  return taken.length > 0
}
