// The operators' commands on accounts. Callers must have verified that an operator is asking.

import { asc, eq, gt } from 'drizzle-orm'
import {
  type Account,
  type AccountChanges,
  type AccountRecord,
  addAccount,
  changeAccount,
  changingAccounts,
  findAccount,
  findAccountByEmail,
  findAccountByPhone,
  lockAccount,
  recordsOf,
  removeAccount,
} from '#identity/account/account-store.server.ts'
import { accountTable, type Claims, secondFactorTable } from '#identity/account/identity-tables.server.ts'
import { forgetDevices } from '#identity/account/known-device.server.ts'
import { claimsFault } from '#identity/federation/custom-token.server.ts'
import { voidMailCodes } from '#identity/mail/mail-code.server.ts'
import { passwordFault } from '#identity/password/new-password.server.ts'
import { hashPassword } from '#identity/password/password-hash.server.ts'
import { revokeSessions } from '#identity/session/session.server.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { profileFault } from '#identity/wire/profile.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { canonicalEmail, isEmailAddress } from '#values/email-address.ts'
import { canonicalPhoneNumber } from '#values/phone-number.ts'

export type AccountFields = {
  readonly email?: string
  readonly emailVerified?: boolean
  readonly password?: string
  /** Empty takes it away, as with the name and the picture. */
  readonly phoneNumber?: string
  readonly displayName?: string
  readonly photoUrl?: string
  readonly disabled?: boolean
  readonly customClaims?: Claims
}

type Written = Promise<IdentityOutcome<{ readonly account: Account }>>

/** Makes an account. DUPLICATE_LOCAL_ID, EMAIL_EXISTS, PHONE_NUMBER_EXISTS, and what is wrong with a field. */
export async function createAccount(
  tools: Tools,
  { id, ...fields }: AccountFields & { readonly id?: string },
): Written {
  if (id !== undefined && (id.length < 1 || id.length > 128)) return refuse('INVALID_LOCAL_ID')
  if (id !== undefined && (await findAccount(tools.database, id))) return refuse('DUPLICATE_LOCAL_ID')
  const read = await readFields(tools, fields)
  if (!read.ok) return read
  if (read.changes.passwordHash && !read.changes.email) return refuse('MISSING_EMAIL')
  if (read.changes.emailVerified && !read.changes.email) return refuse('MISSING_EMAIL')
  const account = await addAccount(tools.database, { ...read.changes, id }, tools.clock.now())
  return account ? { ok: true, account } : refuse(id === undefined ? 'EMAIL_EXISTS' : 'DUPLICATE_LOCAL_ID')
}

/**
 * Writes fields of an account. A new address or password, or disabling it, ends all of its sessions. USER_NOT_FOUND,
 * EMAIL_EXISTS, PHONE_NUMBER_EXISTS, and what is wrong with a field.
 */
export async function editAccount(tools: Tools, id: string, fields: AccountFields): Written {
  if (!(await findAccount(tools.database, id))) return refuse('USER_NOT_FOUND')
  const read = await readFields(tools, fields, id)
  if (!read.ok) return read
  const { changes } = read
  const now = tools.clock.now()
  return changingAccounts(tools.database, async queries => {
    const before = await lockAccount(queries, id)
    if (!before) return refuse('USER_NOT_FOUND')
    const email = changes.email ?? before.email
    if (!email && (changes.passwordHash || changes.emailVerified)) return refuse('MISSING_EMAIL')
    const moved = changes.email !== undefined && changes.email !== before.email
    if (moved && changes.emailVerified === undefined) changes.emailVerified = false
    const account = Object.keys(changes).length > 0 ? await changeAccount(queries, id, changes) : before
    if (moved || changes.passwordHash || (changes.disabled && !before.disabled)) {
      await revokeSessions(queries, id, now)
      await voidMailCodes(queries, id, now)
    }
    if (moved || changes.passwordHash) await forgetDevices(queries, id)
    return { ok: true as const, account }
  })
}

/** Removes an account and everything the provider keeps of it: USER_NOT_FOUND. */
export async function eraseAccount(tools: Tools, id: string): Promise<IdentityOutcome> {
  if (!(await removeAccount(tools.database, id))) return refuse('USER_NOT_FOUND')
  tools.log.info({ account: id }, 'an account was deleted by an operator')
  return { ok: true }
}

/** Ends every session of an account: USER_NOT_FOUND. */
export async function endAccountSessions(tools: Tools, id: string): Promise<IdentityOutcome> {
  if (!(await findAccount(tools.database, id))) return refuse('USER_NOT_FOUND')
  await revokeSessions(tools.database, id, tools.clock.now())
  return { ok: true }
}

/** Takes every second factor from an account whose owner lost the device: USER_NOT_FOUND. */
export async function removeAccountFactors(tools: Tools, id: string): Promise<IdentityOutcome> {
  if (!(await findAccount(tools.database, id))) return refuse('USER_NOT_FOUND')
  await tools.database.delete(secondFactorTable).where(eq(secondFactorTable.accountId, id))
  return { ok: true }
}

/** At most `limit` accounts in the order of their ids; `next` is where the following page starts. */
export async function listAccounts(
  tools: Tools,
  { after = '', limit }: { readonly after?: string; readonly limit: number },
): Promise<{ readonly records: readonly AccountRecord[]; readonly next?: string }> {
  const { id } = accountTable
  const rows = await tools.database
    .select({ id })
    .from(accountTable)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(limit + 1)
  const ids = rows.map(row => row.id)
  const records = await recordsOf(tools.database, ids.slice(0, limit))
  return { records, next: ids.length > limit ? ids[limit - 1]! : undefined }
}

/** The account with that id, address or number. */
export async function findAccountOf(tools: Tools, what: string): Promise<AccountRecord | undefined> {
  const found =
    (await findAccount(tools.database, what)) ??
    (await findAccountByEmail(tools.database, canonicalEmail(what))) ??
    (await findAccountByPhone(tools.database, canonicalPhoneNumber(what) ?? ''))
  return found && (await recordsOf(tools.database, [found.id]))[0]
}

type Changes = { -readonly [Key in keyof AccountChanges]: AccountChanges[Key] }

async function readFields(
  tools: Tools,
  fields: AccountFields,
  id?: string,
): Promise<IdentityOutcome<{ changes: Changes }>> {
  const { database, environment, clock } = tools
  const changes: Changes = {}
  if (fields.email) {
    if (!isEmailAddress(fields.email)) return refuse('INVALID_EMAIL')
    changes.email = canonicalEmail(fields.email)
    const holder = await findAccountByEmail(database, changes.email)
    if (holder && holder.id !== id) return refuse('EMAIL_EXISTS')
  }
  if (fields.phoneNumber) {
    const number = canonicalPhoneNumber(fields.phoneNumber)
    if (!number) return refuse('INVALID_PHONE_NUMBER', say.numberWrong)
    const holder = await findAccountByPhone(database, number)
    if (holder && holder.id !== id) return refuse('PHONE_NUMBER_EXISTS')
    changes.phoneNumber = number
  } else if (fields.phoneNumber === '') changes.phoneNumber = null
  const profile = profileFault(fields)
  if (profile) return refuse(profile)
  if (fields.displayName !== undefined) changes.displayName = fields.displayName || null
  if (fields.photoUrl !== undefined) changes.photoUrl = fields.photoUrl || null
  if (fields.emailVerified !== undefined) {
    changes.emailVerified = fields.emailVerified
    changes.verifiedByCodeAlone = false
  }
  if (fields.disabled !== undefined) changes.disabled = fields.disabled
  if (fields.customClaims !== undefined) {
    const fault = claimsFault(fields.customClaims)
    if (fault) return fault
    changes.customClaims = fields.customClaims
  }
  if (fields.password) {
    const weak = passwordFault(environment, fields.password, changes.email)
    if (weak) return weak
    changes.passwordHash = await hashPassword(fields.password)
    changes.passwordChangedAt = clock.now()
  }
  return { ok: true, changes }
}
