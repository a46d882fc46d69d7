// Removes what a stranger may have set up on an account before the owner of its address proved it.

import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { type Account, addAccount, changeAccount } from '#identity/account/account-store.server.ts'
import {
  mailCodeTable,
  passkeyTable,
  providerLinkTable,
  secondFactorTable,
} from '#identity/account/identity-tables.server.ts'
import { forgetDevices } from '#identity/account/known-device.server.ts'
import { undoing } from '#identity/account/mail-code-kind.ts'
import { voidMailCodes } from '#identity/mail/mail-code.server.ts'
import { revokeSessions } from '#identity/session/session.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'

/** What rooms above keep of whoever came before goes by these, in the same transaction. */
export const forgetWithStrangers = new Set<(queries: Queries, subject: string) => Promise<void>>()

/** What an account is once the owner of its address is known to be who signs in. */
export const proved = { emailVerified: true, verifiedByCodeAlone: false } as const

/** Whether the owner of the address is known to be who signs in to the account. A code alone does not show that. */
export function isOwnersAccount(account: Pick<Account, 'emailVerified' | 'verifiedByCodeAlone'>): boolean {
  return account.emailVerified && !account.verifiedByCodeAlone
}

/**
 * To be called, with the account locked, whenever somebody proves its address without having signed in to it. Password,
 * phone, passkeys, providers, devices, codes and sessions of whoever came before go; so do second factors, unless the address was
 * verified when they were set up: then its owner was told, and could undo it. An account that is its owner's already
 * stays as it is. Codes by which an owner takes an address back stay good: a thief could prove another address too. An
 * account that could be taken back by them gives up the address instead, and its owner gets another account.
 * Answers the account that is theirs from now on.
 */
export async function shutOutStrangers(queries: Queries, account: Account, now: Date): Promise<Account> {
  if (isOwnersAccount(account)) return account
  if (await isRecoverable(queries, account, now)) return accountOfItsOwn(queries, account, now)
  const { id } = account
  await queries.delete(providerLinkTable).where(eq(providerLinkTable.accountId, id))
  await queries.delete(passkeyTable).where(eq(passkeyTable.accountId, id))
  if (!account.emailVerified) await queries.delete(secondFactorTable).where(eq(secondFactorTable.accountId, id))
  await forgetDevices(queries, id)
  await voidMailCodes(queries, id, now, undoing)
  await revokeSessions(queries, id, now)
  for (const forget of forgetWithStrangers) await forget(queries, id)
  return changeAccount(queries, id, { ...proved, passwordHash: null, phoneNumber: null })
}

// It may be a thief who proves the address, or its owner whom somebody moved an account of theirs to: both get what is theirs.
async function accountOfItsOwn(queries: Queries, { id, email }: Account, now: Date): Promise<Account> {
  await voidMailCodes(queries, id, now, undoing)
  await revokeSessions(queries, id, now)
  const without = {
    email: null,
    emailVerified: false,
    verifiedByCodeAlone: false,
    emailLink: false,
    passwordHash: null,
  }
  await changeAccount(queries, id, without)
  const own = await addAccount(queries, { ...proved, email }, now)
  if (!own) throw new Error('The address that an account gave up is taken')
  return own
}

/** Whether the owner of an earlier address can still take the account back. */
export async function isRecoverable(queries: Queries, { id, email }: Account, now: Date): Promise<boolean> {
  const [found] = await queries
    .select({ email: mailCodeTable.email })
    .from(mailCodeTable)
    .where(
      and(
        eq(mailCodeTable.accountId, id),
        eq(mailCodeTable.kind, 'RECOVER_EMAIL'),
        isNull(mailCodeTable.usedAt),
        gt(mailCodeTable.expiresAt, now),
        ne(mailCodeTable.email, email ?? ''),
      ),
    )
    .limit(1)
  return found !== undefined
}
