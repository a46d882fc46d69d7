// Command: a mailed link is looked at or applied: an address verified, changed, brought back.

import { and, eq, gte } from 'drizzle-orm'
import {
  type Account,
  changeAccount,
  changingAccounts,
  factorsOf,
  findAccount,
  findAccountByEmail,
  lockAccount,
  removeFactor,
  type SecondFactor,
} from '#identity/account/account-store.server.ts'
import { passkeyTable, providerLinkTable, secondFactorTable } from '#identity/account/identity-tables.server.ts'
import { forgetDevices } from '#identity/account/known-device.server.ts'
import { type MailCodeKind, undoing } from '#identity/account/mail-code-kind.ts'
import {
  consumeMailCode,
  lookUpMailCode,
  type MailCode,
  mailRecovery,
  voidMailCodes,
} from '#identity/mail/mail-code.server.ts'
import { isOwnersAccount } from '#identity/ownership/shut-out-strangers.server.ts'
import { lockProven, type ProvenAccount } from '#identity/session/proven-account.server.ts'
import { revokeSessions } from '#identity/session/session.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { type Queries, RolledBack } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** The purpose of a code; the address of a sign-in link is withheld, as its holder must know it. */
type MailCodeFacts = {
  readonly kind: MailCodeKind
  readonly email?: string
  readonly newEmail?: string
  /** The second factor that the code would take back. */
  readonly factor?: SecondFactor
  readonly account?: Account
}

/** Tells what a code is for without using it up: INVALID_OOB_CODE, EXPIRED_OOB_CODE. */
export async function checkMailCode(
  tools: Tools,
  code: string,
): Promise<IdentityOutcome<{ readonly facts: MailCodeFacts }>> {
  const found = await lookUpMailCode(tools.database, code, tools.clock.now())
  if (!found.ok) return found
  const { kind, email, newEmail, accountId, secondFactorId } = found.mailCode
  if (kind === 'EMAIL_SIGNIN') return { ok: true, facts: { kind } }
  if (!secondFactorId) {
    const account = await findAccount(tools.database, accountId!)
    return { ok: true, facts: { kind, email, newEmail: newEmail ?? undefined, account } }
  }
  const factor = (await factorsOf(tools.database, accountId!)).find(({ id }) => id === secondFactorId)
  return factor ? { ok: true, facts: { kind, email, factor } } : refuse('INVALID_OOB_CODE')
}

/**
 * Applies a code that verifies, changes or recovers an address, or takes a second factor back; it works once. Without
 * `who`, somebody signed in to that very account, a verified address is so by the code alone: its owner may be another
 * than who set the account up. INVALID_OOB_CODE (also for codes of a reset or a sign-in, which have commands of their own,
 * and of another account than that of `who`), EXPIRED_OOB_CODE, EMAIL_EXISTS, USER_DISABLED, TOKEN_EXPIRED. Recovering
 * an address takes away what was added to the account since it was changed.
 */
export async function applyMailCode(
  tools: Tools,
  caller: Caller,
  code: string,
  who?: ProvenAccount,
): Promise<IdentityOutcome<{ readonly account: Account; readonly kind: MailCodeKind }>> {
  const now = tools.clock.now()
  return changingAccounts(tools.database, async queries => {
    const found = await lookUpMailCode(queries, code, now)
    if (!found.ok) return found
    const { kind, accountId } = found.mailCode
    const account = accountId ? await lockAccount(queries, accountId) : undefined
    const deed = Object.hasOwn(deeds, kind) ? deeds[kind as keyof typeof deeds] : undefined
    if (!account || !deed) return refuse('INVALID_OOB_CODE')
    if (account.disabled) return refuse('USER_DISABLED')
    const proven = who && (await lockProven(queries, who))
    if (proven && !proven.ok) return proven
    if (proven && proven.account.id !== accountId) return refuse('INVALID_OOB_CODE')
    await consumeMailCode(queries, found.mailCode, now)
    const changed = await deed({ tools, caller, queries, now, mailCode: found.mailCode, account, who })
    if (!changed.ok) throw new RolledBack(changed)
    return { ok: true as const, account: changed.account, kind }
  })
}

type Change = {
  readonly tools: Tools
  readonly caller: Caller
  readonly queries: Queries
  readonly now: Date
  readonly mailCode: MailCode
  readonly account: Account
  readonly who: ProvenAccount | undefined
}

type Changed = Promise<IdentityOutcome<{ account: Account }>>

const deeds = {
  VERIFY_EMAIL: verify,
  VERIFY_AND_CHANGE_EMAIL: move,
  RECOVER_EMAIL: recover,
  REVERT_SECOND_FACTOR_ADDITION: takeFactorBack,
} as const satisfies Partial<Record<MailCodeKind, (change: Change) => Changed>>

async function verify({ queries, mailCode, account, who }: Change): Changed {
  if (account.email !== mailCode.email) return refuse('INVALID_OOB_CODE')
  const verifiedByCodeAlone = !who && !isOwnersAccount(account)
  return { ok: true, account: await changeAccount(queries, account.id, { emailVerified: true, verifiedByCodeAlone }) }
}

async function move({ tools, caller, queries, now, mailCode, account, who }: Change): Changed {
  const address = mailCode.newEmail!
  if (account.email !== mailCode.email) return refuse('INVALID_OOB_CODE')
  if (await isTaken(queries, address, account)) return refuse('EMAIL_EXISTS')
  await revokeSessions(queries, account.id, now)
  await voidMailCodes(queries, account.id, now, undoing)
  await mailRecovery(tools, queries, caller, account, address)
  const changes = { email: address, emailVerified: true, verifiedByCodeAlone: !who }
  return { ok: true, account: await changeAccount(queries, account.id, changes) }
}

// The address may have been changed by a thief: remove everything added since, with its codes and sessions.
async function recover({ queries, now, mailCode, account }: Change): Changed {
  if (await isTaken(queries, mailCode.email, account)) return refuse('EMAIL_EXISTS')
  const since = mailCode.createdAt
  const { id } = account
  await revokeSessions(queries, id, now)
  await voidMailCodes(queries, id, now)
  await forgetDevices(queries, id)
  await queries
    .delete(secondFactorTable)
    .where(and(eq(secondFactorTable.accountId, id), gte(secondFactorTable.enrolledAt, since)))
  await queries
    .delete(providerLinkTable)
    .where(and(eq(providerLinkTable.accountId, id), gte(providerLinkTable.linkedAt, since)))
  await queries.delete(passkeyTable).where(and(eq(passkeyTable.accountId, id), gte(passkeyTable.addedAt, since)))
  const passwordIsOld = account.passwordChangedAt !== null && account.passwordChangedAt < since
  // Whose the account was before is not known by the code.
  const changes = { email: mailCode.email, emailVerified: true, verifiedByCodeAlone: true, phoneNumber: null }
  const changed = await changeAccount(queries, id, passwordIsOld ? changes : { ...changes, passwordHash: null })
  return { ok: true, account: changed }
}

async function takeFactorBack({ queries, now, mailCode, account }: Change): Changed {
  await removeFactor(queries, account.id, mailCode.secondFactorId!)
  await revokeSessions(queries, account.id, now)
  return { ok: true, account }
}

async function isTaken(queries: Queries, address: string, { id }: Account): Promise<boolean> {
  const holder = await findAccountByEmail(queries, address)
  return holder !== undefined && holder.id !== id
}
