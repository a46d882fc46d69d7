// Everything the accounts know of somebody, for that somebody: their part of the export of personal data.

import { eq } from 'drizzle-orm'
import { recordsOf } from '#identity/account/account-store.server.ts'
import { passkeyTable } from '#identity/account/identity-tables.server.ts'
import { sayDevice } from '#platform/device-label.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { listSessions } from '#users/session/session-store.server.ts'
import { roleGrantTable } from '#users/user/account-tables.server.ts'
import { findUser } from '#users/user/user-store.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'

/** No secret is in it: no hash, no token, no key. */
export async function personalData({ database, clock }: Tools, who: VerifiedUser) {
  const [user, [record], passkeys, sessions, roles] = await Promise.all([
    findUser(database, who.id),
    recordsOf(database, [who.subject]),
    database.select().from(passkeyTable).where(eq(passkeyTable.accountId, who.subject)),
    listSessions(database, who.id, clock.now()),
    database.select().from(roleGrantTable).where(eq(roleGrantTable.userId, who.id)),
  ])
  const { account, links = [], factors = [] } = record ?? {}
  return {
    profile: {
      name: who.displayName,
      email: who.email,
      emailVerified: who.emailVerified,
      phoneNumber: who.phoneNumber,
      picture: who.photoUrl,
      username: user?.username ?? null,
      language: user?.language ?? null,
      since: user?.createdAt ?? null,
    },
    signingIn: {
      id: who.subject,
      hasPassword: account?.passwordHash != null,
      passwordChangedAt: account?.passwordChangedAt ?? null,
      lastSignedInAt: account?.lastSignedInAt ?? null,
      elsewhere: links.map(({ providerId: at, rawId: as, email, displayName: name, linkedAt }) => ({
        at,
        as,
        email,
        name,
        linkedAt,
      })),
      secondFactors: factors.map(({ displayName: name, enrolledAt }) => ({ name, enrolledAt })),
      passkeys: passkeys.map(({ deviceLabel, addedAt, lastUsedAt }) => ({
        device: sayDevice(deviceLabel),
        addedAt,
        lastUsedAt,
      })),
    },
    sessions: sessions.map(({ deviceLabel: device, createdAt, lastSeenAt, expiresAt }) => ({
      device,
      createdAt,
      lastSeenAt,
      expiresAt,
    })),
    roles: roles.map(({ role, grantedAt, expiresAt }) => ({ role, grantedAt, expiresAt })),
  }
}
