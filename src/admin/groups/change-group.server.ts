// The command that changes a group of homes or a rule that they share, or only shows what it means at each of them.

import { eq, inArray, or, sql } from 'drizzle-orm'
import { type ManyPreview, previewHomes } from '#admin/many/home-previews.server.ts'
import { lockHomes } from '#admin/many/lock-homes.server.ts'
import { applyRuleOf } from '#admin/rates/apply-scoped.server.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { stayGroupMemberTable, stayGroupTable } from '#offers/stored/rule-tables.server.ts'
import { inTransaction, RolledBack, refusingConstraint, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { GroupChange, GroupChangeOf, GroupInput } from './group-input.ts'
import { mostGroups } from './group-limits.ts'
import type { GroupRefusal } from './group-refusals.ts'
import { keepOnLeaving } from './leave-group.server.ts'

type GroupChanged =
  | { readonly ok: true; readonly saved: boolean; readonly id: number; readonly preview: ManyPreview }
  | { readonly ok: false; readonly reason: GroupRefusal; readonly preview?: ManyPreview }

/** Groups are about homes of everybody, so only who may change the prices of all. */
export function mayChangeGroups(operator: Operator): boolean {
  return reachOf(operator, 'rates', 'change') === 'all'
}

/**
 * Carries the change out, or only looks at it: the same statements. It is saved only as it was seen, at all homes that are or
 * were in the group; what somebody else changed meanwhile is shown anew. What was quoted or booked stays as it is.
 */
export async function changeGroup(
  tools: Tools,
  operator: Operator,
  { change, seen }: GroupInput,
): Promise<GroupChanged> {
  if (!mayChangeGroups(operator)) return { ok: false, reason: 'not-allowed' }
  const now = tools.clock.now()
  try {
    return await inTransaction<GroupChanged>(tools.database, async queries => {
      const undone = (changed: GroupChanged) => new RolledBack(changed)
      const wrong = await lockGroup(queries, change)
      if (wrong) return { ok: false, reason: wrong }
      const before = await membersOf(queries, change.group)
      const wanted = change.kind === 'group' ? [...new Set(change.entered?.homes ?? [])] : []
      const which = or(inArray(stayTable.id, before), inArray(stayTable.slug, wanted))!
      const homes = await lockHomes(queries, operator, which, now)
      const ids = homes.map(({ id }) => id)
      const next = homes.filter(({ slug }) => wanted.includes(slug)).map(({ id }) => id)
      if (next.length < wanted.length) throw undone({ ok: false, reason: 'home-unknown' })
      const offers = await loadOffers(queries, ids)
      const applied = await apply(queries, change, { before, next })
      if (typeof applied === 'string') throw undone({ ok: false, reason: applied })
      const looked = { before: offers, after: await loadOffers(queries, ids), now }
      const preview = await previewHomes(queries, change, homes, looked)
      if (seen === undefined) throw undone({ ok: true, saved: false, id: applied.id, preview })
      if (seen !== preview.mark) throw undone({ ok: false, reason: 'preview-out-of-date', preview })
      return { ok: true, saved: true, id: applied.id, preview }
    })
  } catch (fault) {
    // Bookings that used a code of the group say so for good.
    if (refusingConstraint(fault) === 'coupon_use_discount_id_fkey') return { ok: false, reason: 'in-use' }
    throw fault
  }
}

/** Why it cannot be changed; its version rises. */
async function lockGroup(queries: Transaction, { group, version }: GroupChange): Promise<GroupRefusal | undefined> {
  if (group === undefined) return undefined
  const [found] = await queries
    .update(stayGroupTable)
    .set({ version: sql`version + 1` })
    .where(eq(stayGroupTable.id, group))
    .returning({ version: stayGroupTable.version })
  if (!found) return 'group-unknown'
  if (found.version === version + 1) return undefined
  throw new RolledBack<GroupChanged>({ ok: false, reason: 'out-of-date' })
}

async function membersOf(queries: Transaction, group: number | undefined): Promise<number[]> {
  if (group === undefined) return []
  const { stayId, groupId } = stayGroupMemberTable
  const members = await queries.select({ stayId }).from(stayGroupMemberTable).where(eq(groupId, group))
  return members.map(member => member.stayId)
}

type Members = { readonly before: readonly number[]; readonly next: readonly number[] }
type Applied = Promise<{ readonly id: number } | GroupRefusal>

async function apply(queries: Transaction, change: GroupChange, members: Members): Applied {
  if (change.kind === 'group') return applyGroup(queries, change, members)
  const refusal = await applyRuleOf(queries, { groupId: change.group }, change)
  if (refusal === undefined) return { id: change.group }
  return refusal === 'too-many' ? refusal : 'row-unknown'
}

async function applyGroup(
  queries: Transaction,
  { group, entered, keeps }: GroupChangeOf<'group'>,
  { before, next }: Members,
): Applied {
  const leaving = before.filter(stayId => !next.includes(stayId))
  if (group !== undefined && keeps && !(await keepOnLeaving(queries, group, leaving))) return 'too-many'
  if (group !== undefined && entered === null) {
    await queries.delete(stayGroupTable).where(eq(stayGroupTable.id, group))
    return { id: group }
  }
  if (entered === null) return 'group-unknown'
  const id = group ?? (await addGroup(queries, entered.name))
  if (id === undefined) return 'too-many-groups'
  const { groupId } = stayGroupMemberTable
  if (group !== undefined) {
    await queries.update(stayGroupTable).set({ name: entered.name }).where(eq(stayGroupTable.id, group))
    if (leaving.length > 0) {
      const gone = sql`${eq(groupId, group)} and ${inArray(stayGroupMemberTable.stayId, leaving)}`
      await queries.delete(stayGroupMemberTable).where(gone)
    }
  }
  const joining = next.filter(stayId => !before.includes(stayId)).map(stayId => ({ groupId: id, stayId }))
  if (joining.length > 0) await queries.insert(stayGroupMemberTable).values(joining)
  return { id }
}

async function addGroup(queries: Transaction, name: string): Promise<number | undefined> {
  if ((await queries.$count(stayGroupTable)) >= mostGroups) return undefined
  const [added] = await queries.insert(stayGroupTable).values({ name }).returning({ id: stayGroupTable.id })
  return added!.id
}
