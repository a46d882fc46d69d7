// Roles, grants and permissions in words.

import { sentence } from '#catalogue/sentence.ts'
import { type Area, type OperatorRole, permissions } from '#users/permissions/permissions.ts'
import { sayList } from '#values/say-list.ts'
import type { Grant } from './grants.ts'

export function sayRole(role: OperatorRole): string {
  return sentence('people.role', { role })
}

/** "Manager of all homes", "Cleaner of Mill House and Hill Hut" */
export function sayGrants(grants: readonly Grant[], homes: ReadonlyMap<number, { readonly name: string }>): string[] {
  const roles = [...new Set(grants.map(({ role }) => role))]
  return roles.map(role => {
    const held = grants.filter(each => each.role === role)
    if (held.some(({ stayId }) => stayId === null)) return sentence('people.roleOfAll', { role })
    const names = held.flatMap(({ stayId }) => homes.get(stayId!)?.name ?? [])
    return sentence('people.roleOfHomes', { role, homes: sayList(names) })
  })
}

const areaWords = {
  homes: () => sentence('people.areaHomes'),
  publishing: () => sentence('people.areaPublishing'),
  codes: () => sentence('people.areaCodes'),
  rates: () => sentence('people.areaRates'),
  nights: () => sentence('people.areaNights'),
  bookings: () => sentence('people.areaBookings'),
  contact: () => sentence('people.areaContact'),
  notes: () => sentence('people.areaNotes'),
  money: () => sentence('people.areaMoney'),
  enquiries: () => sentence('people.areaEnquiries'),
  conversations: () => sentence('people.areaConversations'),
  channels: () => sentence('people.areaChannels'),
  reviews: () => sentence('people.areaReviews'),
  organisation: () => sentence('people.areaOrganisation'),
  site: () => sentence('adminFrame.site'),
  people: () => sentence('people.areaPeople'),
  changes: () => sentence('people.areaChanges'),
  outbox: () => sentence('people.areaOutbox'),
  jobs: () => sentence('people.areaJobs'),
  security: () => sentence('people.areaSecurity'),
  secrets: () => sentence('people.areaSecrets'),
} as const satisfies Readonly<Record<Area, () => string>>

export function sayArea(area: Area): string {
  return areaWords[area]()
}

type RoleTableRow = { readonly area: string; readonly cells: readonly string[] }

/** The table of permissions as people read it, a row an area, in the order of the roles. */
export function roleTable(roles: readonly OperatorRole[]): RoleTableRow[] {
  return (Object.keys(permissions) as Area[]).map(area => ({
    area: sayArea(area),
    cells: roles.map(role => sentence('people.permission', { may: permissions[area][role].replace(' own', 'Own') })),
  }))
}
