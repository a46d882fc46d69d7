// Command: changes an account for its owner: name, picture, address, password, sign-in methods.

import { and, eq, inArray } from 'drizzle-orm'
import {
  type Account,
  type AccountChanges,
  changeAccount,
  changingAccounts,
  findAccountByEmail,
} from '#identity/account/account-store.server.ts'
import { providerLinkTable } from '#identity/account/identity-tables.server.ts'
import { forgetDevices, rememberDevice } from '#identity/account/known-device.server.ts'
import { undoing } from '#identity/account/mail-code-kind.ts'
import { nameOfProvider } from '#identity/federation/identity-provider.server.ts'
import { mailRecovery, voidMailCodes } from '#identity/mail/mail-code.server.ts'
import type { Notice } from '#identity/mail/notice.ts'
import { mailNotice } from '#identity/mail/notice-mail.server.ts'
import { passwordFault } from '#identity/password/new-password.server.ts'
import { hashPassword } from '#identity/password/password-hash.server.ts'
import type { Session } from '#identity/session/id-token.server.ts'
import { carriedFrom, isRecent, lockProven, type ProvenAccount } from '#identity/session/proven-account.server.ts'
import { openSession, revokeSessions, type Tokens, tokensOf } from '#identity/session/session.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { profileFault } from '#identity/wire/profile.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { canonicalEmail, isEmailAddress } from '#values/email-address.ts'
import { enumerationProtection } from './enumeration-protection.server.ts'

type AccountInput = {
  /** Empty takes it away. */
  readonly displayName?: string
  /** Empty takes it away. */
  readonly photoUrl?: string
  readonly email?: string
  readonly password?: string
  /** Ways in to take away: `password`, `phone`, or the id of another provider. */
  readonly deleteProviders?: readonly string[]
}

/** With a new address or password every session ends and `tokens` are of a new one; `device` goes into its cookie. */
type AccountUpdated = { readonly account: Account; readonly tokens?: Tokens; readonly device?: string }

/**
 * In order: CREDENTIAL_TOO_OLD_LOGIN_AGAIN (for anything that signs in), INVALID_EMAIL, OPERATION_NOT_ALLOWED (a new
 * address, with enumeration protection), EMAIL_EXISTS, MISSING_EMAIL (a password for an account without an address),
 * WEAK_PASSWORD or PASSWORD_DOES_NOT_MEET_REQUIREMENTS, INVALID_DISPLAY_NAME, INVALID_PHOTO_URL, TOKEN_EXPIRED (the
 * sessions ended meanwhile). A new address is
 * not verified; the old one, if it was, gets a mail that undoes the change, and one that stays is told of every other
 * change of what signs in. Reference 7.2.
 */
export async function updateAccount(
  tools: Tools,
  caller: Caller,
  who: ProvenAccount,
  input: AccountInput,
): Promise<IdentityOutcome<AccountUpdated>> {
  const email = input.email ? canonicalEmail(input.email) : undefined
  const moves = email !== undefined && email !== who.account.email
  if ((moves || input.password || input.deleteProviders?.length) && !isRecent(tools, who))
    return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  if (input.email && !isEmailAddress(input.email)) return refuse('INVALID_EMAIL')
  if (moves && enumerationProtection(tools)) return refuse('OPERATION_NOT_ALLOWED', say.verifyFirst)
  if (moves && (await findAccountByEmail(tools.database, email))) return refuse('EMAIL_EXISTS')
  if (input.password && !email && !who.account.email) return refuse('MISSING_EMAIL')
  const weak = input.password ? passwordFault(tools.environment, input.password, email ?? who.account.email) : undefined
  if (weak) return weak
  const fault = profileFault(input)
  if (fault) return refuse(fault)
  const passwordHash = input.password ? await hashPassword(input.password) : undefined
  const written = await write(tools, caller, who, input, { email: moves ? email : undefined, passwordHash })
  if (!written.ok) return written
  const { account, session, device } = written
  if (!session) return { ok: true, account }
  return { ok: true, account, tokens: await tokensOf(tools, account, session), device }
}

type Written = IdentityOutcome<{ account: Account; session?: Session; device?: string }>

function write(
  tools: Tools,
  caller: Caller,
  who: ProvenAccount,
  input: AccountInput,
  { email, passwordHash }: { readonly email?: string; readonly passwordHash?: string },
): Promise<Written> {
  const now = tools.clock.now()
  return changingAccounts(tools.database, async queries => {
    const locked = await lockProven(queries, who)
    if (!locked.ok) return locked
    const before = locked.account
    if (email && (await findAccountByEmail(queries, email))) return refuse('EMAIL_EXISTS')
    const changes: AccountChanges = {
      ...(input.displayName === undefined ? {} : { displayName: input.displayName || null }),
      ...(input.photoUrl === undefined ? {} : { photoUrl: input.photoUrl || null }),
      ...(email ? { email, emailVerified: false, verifiedByCodeAlone: false } : {}),
      ...(passwordHash ? { passwordHash, passwordChangedAt: now } : {}),
      ...withoutProviders(input.deleteProviders ?? []),
    }
    const others = (input.deleteProviders ?? []).filter(id => id !== 'password' && id !== 'phone')
    const unlinked = others.length > 0 ? await removeLinks(queries, before.id, others) : []
    const account = Object.keys(changes).length > 0 ? await changeAccount(queries, before.id, changes) : before
    await mailRecovery(tools, queries, caller, before, account.email)
    const tell = (notice: Notice) => mailNotice(tools, queries, caller, account, notice)
    for (const id of unlinked) await tell({ kind: 'provider-removed', provider: nameOfProvider(tools.environment, id) })
    const { phoneNumber } = before
    if (phoneNumber && !account.phoneNumber) await tell({ kind: 'phone-removed', phoneNumber })
    if (passwordHash) await tell({ kind: 'password-changed' })
    if (!email && !passwordHash) return { ok: true as const, account }
    await revokeSessions(queries, account.id, now)
    await voidMailCodes(queries, account.id, now, undoing)
    await forgetDevices(queries, account.id)
    // The proof is not newer for it: a chain of changes ends when the first sign-in is too long ago.
    const session = await openSession(
      queries,
      account,
      { provider: passwordHash ? 'password' : who.provider, ...carriedFrom(who) },
      now,
    )
    return { ok: true as const, account, session, device: await rememberDevice(queries, caller, account.id, now) }
  })
}

async function removeLinks(queries: Queries, accountId: string, ids: readonly string[]): Promise<string[]> {
  const removed = await queries
    .delete(providerLinkTable)
    .where(and(eq(providerLinkTable.accountId, accountId), inArray(providerLinkTable.providerId, [...ids])))
    .returning({ id: providerLinkTable.providerId })
  return removed.map(({ id }) => id)
}

function withoutProviders(ids: readonly string[]): AccountChanges {
  return {
    ...(ids.includes('password')
      ? { email: null, emailVerified: false, verifiedByCodeAlone: false, emailLink: false, passwordHash: null }
      : {}),
    ...(ids.includes('phone') ? { phoneNumber: null } : {}),
  }
}
