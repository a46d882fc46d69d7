// What a role gives, and who may give it: nobody gives more than they have.

import {
  type Area,
  type Level,
  may,
  type OperatorRole,
  type Permitted,
  permissions,
  reachOf,
  siteWide,
} from '#users/permissions/permissions.ts'

/** In the order in which pages list them. */
export const operatorRoles = [
  'cleaner',
  'reception',
  'accountant',
  'manager',
  'owner',
] as const satisfies OperatorRole[]

/** A role, for one home by its key or, without one, for all of them. */
export type Grant = { readonly role: OperatorRole; readonly stayId: number | null }

const areas = Object.keys(permissions) as Area[]

/** Whether `who` has all that the grant gives, and may give roles for its home. */
export function mayGive(who: Permitted, { role, stayId }: Grant): boolean {
  const mayAsk = stayId === null ? reachOf(who, 'people', 'change') === 'all' : may(who, 'people', 'change', stayId)
  return mayAsk && areas.every(area => has(who, area, { role, stayId }))
}

function has(who: Permitted, area: Area, { role, stayId }: Grant): boolean {
  const permission = permissions[area][role]
  if (permission === 'none' || (stayId !== null && siteWide.has(area))) return true
  const level: Level = permission.startsWith('change') ? 'change' : 'see'
  return stayId === null ? reachOf(who, area, level) === 'all' : may(who, area, level, stayId)
}

/** Whether one of the grants is for a home that `who` knows nothing of: to them it does not exist. */
export function namesUnseenHome(who: Permitted, grants: readonly Grant[]): boolean {
  const ofHomes = grants.filter(({ stayId }) => stayId !== null)
  return withinSight(who, ofHomes).length < ofHomes.length
}

/** The grants that `who` may know of: of all homes, or of their own. */
export function withinSight(who: Permitted, grants: readonly Grant[]): Grant[] {
  const reach = reachOf(who, 'people')
  return grants.filter(({ stayId }) => reach === 'all' || (stayId !== null && reach.includes(stayId)))
}

/** The grants that `who` may take and give. */
export function withinGift(who: Permitted, grants: readonly Grant[]): Grant[] {
  return grants.filter(grant => mayGive(who, grant))
}

/** In one order, each once. */
export function inOrder(grants: readonly Grant[]): Grant[] {
  const known = new Map(grants.map(grant => [markOf(grant), grant]))
  const rank = ({ role, stayId }: Grant) => operatorRoles.indexOf(role) * 1e10 + (stayId ?? -1)
  return [...known.values()].toSorted((one, other) => rank(one) - rank(other))
}

/** Two lists that say the same have the same mark: what was seen is compared by it. */
export function seenMark(grants: readonly Grant[]): string {
  return inOrder(grants).map(markOf).join(' ') || 'none'
}

const markOf = ({ role, stayId }: Grant) => `${role}:${stayId ?? 'all'}`

/** What of `one` is not in `other`. */
export function without(one: readonly Grant[], other: readonly Grant[]): Grant[] {
  const marks = new Set(other.map(markOf))
  return inOrder(one).filter(grant => !marks.has(markOf(grant)))
}
