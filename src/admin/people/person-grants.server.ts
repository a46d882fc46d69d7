// The roles of people as stored, and as they are entered: homes by their addresses.

import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { OperatorRole } from '#users/permissions/permissions.ts'
import { roleGrantTable } from '#users/user/account-tables.server.ts'
import { type Grant, inOrder, operatorRoles } from './grants.ts'
import type { GivenRoles } from './people-input.ts'
import type { InvitedRole } from './people-tables.server.ts'

/** The grants of those users that hold at `now`, by user. */
export async function grantsOf(
  queries: Queries,
  userIds: readonly string[] | 'everybody',
  now: Date,
): Promise<ReadonlyMap<string, readonly Grant[]>> {
  const { userId, role, scope, scopeId, expiresAt } = roleGrantTable
  const rows = await queries
    .select({ userId, role, stayId: scopeId })
    .from(roleGrantTable)
    .where(
      and(
        userIds === 'everybody' ? undefined : inArray(userId, [...userIds]),
        ne(scope, 'group'),
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    )
    .orderBy(asc(userId))
  const known = new Map<string, Grant[]>()
  for (const { userId: id, ...grant } of rows) known.set(id, [...(known.get(id) ?? []), grant])
  return new Map([...known].map(([id, grants]) => [id, inOrder(grants)]))
}

/** What was entered, home by home; undefined where a home does not exist. */
export async function grantsIn(queries: Queries, roles: GivenRoles): Promise<Grant[] | undefined> {
  const named = [...new Set(roles.flatMap(({ homes }) => homes ?? []))]
  const rows = await queries
    .select({ id: stayTable.id, slug: stayTable.slug })
    .from(stayTable)
    .where(inArray(stayTable.slug, named))
  const ids = new Map<string, number>(rows.map(({ id, slug }) => [slug, id]))
  if (named.some(slug => !ids.has(slug))) return undefined
  return inOrder(
    roles.flatMap(({ role, homes }): Grant[] =>
      homes === null ? [{ role, stayId: null }] : homes.map(slug => ({ role, stayId: ids.get(slug)! })),
    ),
  )
}

export type NamedHome = { readonly slug: string; readonly name: string }

export async function homesOf(queries: Queries, grants: readonly Grant[]): Promise<ReadonlyMap<number, NamedHome>> {
  const ids = [...new Set(grants.flatMap(({ stayId }) => stayId ?? []))]
  const { id, slug, name } = stayTable
  const rows = await queries.select({ id, slug, name }).from(stayTable).where(inArray(id, ids))
  return new Map(rows.map(row => [row.id, { slug: row.slug, name: row.name }]))
}

/** As they would be entered; a role for all homes covers the same for single ones. */
export function asEntered(grants: readonly Grant[], homes: ReadonlyMap<number, NamedHome>): GivenRoles {
  return operatorRoles.flatMap((role): GivenRoles => {
    const held = grants.filter(each => each.role === role)
    if (held.some(({ stayId }) => stayId === null)) return [{ role, homes: null }]
    const slugs = held.flatMap(({ stayId }) => homes.get(stayId!)?.slug ?? [])
    return slugs.length > 0 ? [{ role, homes: slugs }] : []
  })
}

/** For an invitation, and back. */
export function asInvited(grants: readonly Grant[]): InvitedRole[] {
  return operatorRoles.flatMap(role => {
    const held = grants.filter(each => each.role === role)
    if (held.length === 0) return []
    const isForAll = held.some(({ stayId }) => stayId === null)
    return [{ role, stayIds: isForAll ? null : held.map(({ stayId }) => stayId!) }]
  })
}

export function invitedGrants(invited: readonly InvitedRole[]): Grant[] {
  return inOrder(
    invited.flatMap(({ role, stayIds }): Grant[] =>
      stayIds === null ? [{ role, stayId: null }] : stayIds.map(stayId => ({ role, stayId })),
    ),
  )
}

/** Adds those grants and takes the others; an owner who is not to go is kept by the database. */
export async function writeGrants(
  queries: Queries,
  userId: string,
  { added, taken }: { readonly added: readonly Grant[]; readonly taken: readonly Grant[] },
  now: Date,
): Promise<void> {
  if (added.length > 0) {
    await queries
      .insert(roleGrantTable)
      .values(
        added.map(({ role, stayId }) => ({
          ...{ userId, role, scope: stayId === null ? ('org' as const) : ('stay' as const), scopeId: stayId },
          grantedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: [roleGrantTable.userId, roleGrantTable.role, roleGrantTable.scope, roleGrantTable.scopeId],
        set: { grantedAt: now, expiresAt: null },
      })
  }
  for (const { role, stayId } of taken) {
    const ofHome = stayId === null ? isNull(roleGrantTable.scopeId) : eq(roleGrantTable.scopeId, stayId)
    await queries
      .delete(roleGrantTable)
      .where(
        and(
          eq(roleGrantTable.userId, userId),
          eq(roleGrantTable.role, role as OperatorRole),
          ofHome,
          ne(roleGrantTable.scope, 'group'),
        ),
      )
  }
}

/** Homes by their keys that no longer exist are left out. */
export async function existingGrants(queries: Queries, grants: readonly Grant[]): Promise<Grant[]> {
  const homes = await homesOf(queries, grants)
  return grants.filter(({ stayId }) => stayId === null || homes.has(stayId))
}

/** Whoever works here under that address, with any role at all. */
export async function worksHere(queries: Queries, email: string, now: Date): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select from app_user join role_grant on user_id = app_user.id
    where lower(email) = ${email} and status = 'active' and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz)
    limit 1`)
  return rows.length > 0
}
