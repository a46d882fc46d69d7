// Roles as the command line gives them: granted, and taken back.

import { and, eq } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { roleGrantTable } from '#users/user/account-tables.server.ts'
import type { Role } from '#users/user/visitor.ts'

type RoleGrant = {
  readonly userId: string
  readonly role: Exclude<Role, 'guest'>
  /** Only for that home; without one for the whole site. */
  readonly stayId?: number
  /** When it expires. */
  readonly expiresAt?: Date
}

/** Gives the role; granted again, it ends when the later grant says. */
export async function grantRole(
  queries: Queries,
  { userId, role, stayId, expiresAt }: RoleGrant,
  now: Date,
): Promise<void> {
  const end = expiresAt ?? null
  const scope = stayId === undefined ? 'org' : 'stay'
  await queries
    .insert(roleGrantTable)
    .values({ userId, role, scope, scopeId: stayId ?? null, grantedAt: now, expiresAt: end })
    .onConflictDoUpdate({
      target: [roleGrantTable.userId, roleGrantTable.role, roleGrantTable.scope, roleGrantTable.scopeId],
      set: { grantedAt: now, expiresAt: end },
    })
}

/** Takes the role back, for one home or altogether; from the next request on it is gone. */
export async function revokeRole(
  queries: Queries,
  { userId, role, stayId }: Omit<RoleGrant, 'expiresAt'>,
): Promise<void> {
  const ofHome =
    stayId === undefined ? undefined : and(eq(roleGrantTable.scope, 'stay'), eq(roleGrantTable.scopeId, stayId))
  await queries
    .delete(roleGrantTable)
    .where(and(eq(roleGrantTable.userId, userId), eq(roleGrantTable.role, role), ofHome))
}
