// Commands: change which roles somebody has, for which homes, or take all of them.

import { and, eq } from 'drizzle-orm'
import { inTransaction, refusingConstraint, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { revokeSessionsOf } from '#users/session/session-store.server.ts'
import { userTable } from '#users/user/account-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { type Grant, mayGive, namesUnseenHome, seenMark, withinGift, withinSight, without } from './grants.ts'
import type { GivenRoles } from './people-input.ts'
import type { PeopleRefusal } from './people-refusals.ts'
import { grantsIn, grantsOf, writeGrants } from './person-grants.server.ts'

export type RolesEffect = { readonly added: readonly Grant[]; readonly taken: readonly Grant[] }

type Asked = { readonly id: string; readonly seen: string; readonly roles: GivenRoles; readonly onlyLook?: boolean }

type Changed = Promise<Outcome<RolesEffect, PeopleRefusal>>

/**
 * Gives exactly these roles in place of those that the operator may give and take: roles beyond theirs are not touched.
 * `seen` is the mark of what was shown; `onlyLook` answers what would change and changes nothing.
 */
export function changeRoles(tools: Tools, operator: Operator, { id, seen, roles, onlyLook }: Asked): Changed {
  return keepingAnOwner(tools, async queries => {
    const wanted = await grantsIn(queries, roles)
    const locked = await lockedGrants(tools, queries, operator, id)
    if (!locked.ok) return locked
    const { held } = locked
    if (!wanted || namesUnseenHome(operator, wanted)) return refused('home-unknown')
    if (wanted.some(grant => !mayGive(operator, grant))) return refused('more-than-own')
    if (seenMark(held) !== seen) return refused('out-of-date')
    const effect = { added: without(wanted, held), taken: without(held, wanted) }
    if (!onlyLook) await writeGrants(queries, id, effect, tools.clock.now())
    return done(effect)
  })
}

/** Takes every role that the operator may take. Whoever has none left is signed out everywhere at once. */
export function removePerson(tools: Tools, operator: Operator, { id }: { readonly id: string }): Changed {
  return keepingAnOwner(tools, async queries => {
    const now = tools.clock.now()
    const locked = await lockedGrants(tools, queries, operator, id)
    if (!locked.ok) return locked
    const { held } = locked
    await writeGrants(queries, id, { added: [], taken: held }, now)
    const left = await grantsOf(queries, [id], now)
    if (!left.has(id)) await revokeSessionsOf(queries, { userId: id }, now)
    return done({ added: [], taken: held })
  })
}

/** Of somebody who works here, as far as the operator may take it; the row of the person stays locked. */
async function lockedGrants(
  { clock }: Tools,
  queries: Transaction,
  operator: Operator,
  id: string,
): Promise<Outcome<{ readonly held: readonly Grant[] }, 'person-unknown' | 'more-than-own'>> {
  const isActive = and(eq(userTable.id, id), eq(userTable.status, 'active'))
  const [active] = await queries.select({ id: userTable.id }).from(userTable).where(isActive).for('update')
  if (!active) return refused('person-unknown')
  const seen = withinSight(operator, (await grantsOf(queries, [id], clock.now())).get(id) ?? [])
  if (seen.length === 0) return refused('person-unknown')
  const held = withinGift(operator, seen)
  return held.length > 0 ? done({ held }) : refused('more-than-own')
}

/** The database judges whether an owner is left, of two at once too. */
async function keepingAnOwner(tools: Tools, work: (queries: Transaction) => Changed): Changed {
  try {
    return await inTransaction(tools.database, work)
  } catch (fault) {
    if (refusingConstraint(fault) === 'role_grant_has_owner') return refused('last-owner')
    throw fault
  }
}
