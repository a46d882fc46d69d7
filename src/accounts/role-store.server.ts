// Roles: who may do what beyond being a guest, granted and taken back.

import { and, eq } from 'drizzle-orm'
import type { Queries } from '#platform/database.server.ts'
import { roleGrantTable } from './account-tables.server.ts'
import type { Role } from './visitor.ts'

export type RoleGrant = {
  readonly userId: string
  readonly role: Exclude<Role, 'guest'>
  /** When it ends by itself. */
  readonly expiresAt?: Date
}

/** Gives the role for the whole organisation; granted again, it ends when the later grant says. */
export async function grantRole(queries: Queries, { userId, role, expiresAt }: RoleGrant, now: Date): Promise<void> {
  const end = expiresAt ?? null
  await queries
    .insert(roleGrantTable)
    .values({ userId, role, grantedAt: now, expiresAt: end })
    .onConflictDoUpdate({
      target: [roleGrantTable.userId, roleGrantTable.role, roleGrantTable.scope, roleGrantTable.scopeId],
      set: { grantedAt: now, expiresAt: end },
    })
}

/** Takes the role back; from the next request on it is gone. */
export async function takeRole(queries: Queries, { userId, role }: Pick<RoleGrant, 'userId' | 'role'>): Promise<void> {
  await queries.delete(roleGrantTable).where(and(eq(roleGrantTable.userId, userId), eq(roleGrantTable.role, role)))
}
