// The operators' command that brings accounts from elsewhere, with their password hashes.

import { z } from 'zod'
import { addAccount } from '#identity/account/account-store.server.ts'
import { providerLinkTable } from '#identity/account/identity-tables.server.ts'
import { claimsFault } from '#identity/federation/custom-token.server.ts'
import { type FirebaseScrypt, storedFirebaseHash } from '#identity/password/firebase-scrypt.server.ts'
import { hashPassword, isPasswordHash } from '#identity/password/password-hash.server.ts'
import { profileFault } from '#identity/wire/profile.ts'
import { inTransaction, RolledBack } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { canonicalEmail, isEmailAddress } from '#values/email-address.ts'
import { canonicalPhoneNumber } from '#values/phone-number.ts'

const words = z.string().refine(text => !text.includes('\0'), 'has a zero byte')
const moment = z.union([z.string().regex(/^\d{1,15}$/), z.number().int().nonnegative().max(1e15)]).transform(Number)

/** An account as the vendor's export writes it; `passwordHash` may be a PHC string of argon2id too. */
const importedAccount = z.object({
  localId: words.min(1).max(128),
  email: words.optional(),
  emailVerified: z.boolean().default(false),
  passwordHash: words.optional(),
  salt: words.optional(),
  /** A password in the clear, hashed at once: for tests. */
  rawPassword: words.optional(),
  displayName: words.optional(),
  photoUrl: words.optional(),
  phoneNumber: words.optional(),
  disabled: z.boolean().default(false),
  createdAt: moment.optional(),
  lastSignedInAt: moment.optional(),
  lastLoginAt: moment.optional(),
  customAttributes: words.optional(),
  providerUserInfo: z
    .array(
      z.object({
        providerId: words.min(1).max(64),
        rawId: words.min(1).max(256).optional(),
        email: words.optional(),
        displayName: words.optional(),
        photoUrl: words.optional(),
      }),
    )
    .default([]),
})

type ImportedAccount = z.output<typeof importedAccount>

type ImportFault = { readonly index: number; readonly message: string }

type ImportOptions = {
  /** The hash parameters of the project that was exported; needed when there are hashes of its form. */
  readonly firebaseScrypt?: FirebaseScrypt
}

/** Imports the accounts, each in its own transaction; returns the faults of those left out. */
export async function importAccounts(
  tools: Tools,
  users: readonly unknown[],
  options: ImportOptions = {},
): Promise<{ readonly imported: number; readonly faults: readonly ImportFault[] }> {
  const faults: ImportFault[] = []
  for (const [index, user] of users.entries()) {
    const read = importedAccount.safeParse(user)
    const message = read.success
      ? await importOne(tools, read.data, options)
      : `${read.error.issues[0]!.path.join('.')}: ${read.error.issues[0]!.message}`
    if (message !== undefined) faults.push({ index, message })
  }
  return { imported: users.length - faults.length, faults }
}

async function importOne(tools: Tools, user: ImportedAccount, options: ImportOptions): Promise<string | undefined> {
  if (user.email !== undefined && !isEmailAddress(user.email)) return 'email is invalid'
  const phoneNumber = user.phoneNumber === undefined ? undefined : canonicalPhoneNumber(user.phoneNumber)
  if (user.phoneNumber !== undefined && !phoneNumber) return 'phone number format is invalid'
  const profile = profileFault(user)
  if (profile) return profile
  const claims = readClaims(user.customAttributes)
  if (!claims) return 'Invalid custom claims provided.'
  const passwordHash = await hashOf(user, options)
  if (passwordHash === null) return 'password hash is of an unknown form'
  const email = user.email && canonicalEmail(user.email)
  if (passwordHash && !email) return 'a password needs an email'
  const links = user.providerUserInfo.filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone')
  if (links.some(({ rawId }) => rawId === undefined)) return 'rawId is required'
  const now = tools.clock.now()
  return inTransaction(tools.database, async queries => {
    const createdAt = user.createdAt === undefined ? now : instant(user.createdAt)
    const signedIn = user.lastSignedInAt ?? user.lastLoginAt
    const fields = {
      id: user.localId,
      email,
      emailVerified: email !== undefined && user.emailVerified,
      passwordHash,
      passwordChangedAt: passwordHash ? now : undefined,
      phoneNumber,
      displayName: user.displayName || undefined,
      photoUrl: user.photoUrl || undefined,
      disabled: user.disabled,
      customClaims: claims,
      lastSignedInAt: signedIn === undefined ? undefined : instant(signedIn),
    }
    const account = await addAccount(queries, fields, createdAt)
    if (!account) return 'the id, email or phone number belongs to an existing account'
    for (const { rawId, ...link } of links) {
      const values = { ...link, rawId: rawId!, accountId: account.id, linkedAt: now }
      const added = await queries.insert(providerLinkTable).values(values).onConflictDoNothing().returning()
      if (added.length === 0) throw new RolledBack('raw id exists in other account in database')
    }
    return undefined
  })
}

// The one place where a text becomes an instant: the export's milliseconds since 1970.
const instant = (milliseconds: number) => new Date(Math.min(milliseconds, 8.64e15))

async function hashOf(user: ImportedAccount, { firebaseScrypt }: ImportOptions): Promise<string | undefined | null> {
  if (user.rawPassword) return hashPassword(user.rawPassword)
  if (!user.passwordHash) return undefined
  if (isPasswordHash(user.passwordHash)) return user.passwordHash
  if (!firebaseScrypt) return null
  return storedFirebaseHash(user.passwordHash, user.salt ?? '', firebaseScrypt) ?? null
}

function readClaims(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined || text === '') return {}
  try {
    const claims: unknown = JSON.parse(text)
    return claimsFault(claims) ? undefined : (claims as Record<string, unknown>)
  } catch {
    return undefined
  }
}
