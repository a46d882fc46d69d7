// Which operator may see and change what: one table, which pages, calls, commands, menus and buttons ask.

import type { Role, UserFace } from '#users/user/visitor.ts'

export type Level = 'see' | 'change'

/** `own`: only for homes that the role was granted for, one by one. */
type Permission = 'none' | Level | `${Level} own`

export type OperatorRole = Exclude<Role, 'guest'>

// biome-ignore format: a table, one row an area
export const permissions = {
  // The home itself: texts, rooms, equipment, location, pictures.
  homes:         { cleaner: 'see own', reception: 'see',    accountant: 'see',    manager: 'change', owner: 'change' },
  // Whether guests see it.
  publishing:    { cleaner: 'none',    reception: 'see',    accountant: 'see',    manager: 'change', owner: 'change' },
  // Door codes and Wi-Fi passwords: of homes, and of single stays.
  codes:         { cleaner: 'none',    reception: 'change', accountant: 'none',   manager: 'change', owner: 'change' },
  // Its prices, rules, fees and damage deposit.
  rates:         { cleaner: 'none',    reception: 'see',    accountant: 'see',    manager: 'change', owner: 'change' },
  // Occupancy as dates and party; blocks.
  nights:        { cleaner: 'see own', reception: 'see',    accountant: 'none',   manager: 'change', owner: 'change' },
  // Bookings with what was agreed, requests, changes.
  bookings:      { cleaner: 'none',    reception: 'see',    accountant: 'see',    manager: 'change', owner: 'change' },
  // Who a guest is: name, addresses, number, what they noted.
  contact:       { cleaner: 'none',    reception: 'see',    accountant: 'none',   manager: 'see',    owner: 'see' },
  // What the team notes about a booking for itself.
  notes:         { cleaner: 'none',    reception: 'change', accountant: 'see',    manager: 'change', owner: 'change' },
  // Payments, refunds, damage deposits of bookings, disputes; invoices, with the name and address that the law puts there.
  money:         { cleaner: 'none',    reception: 'see',    accountant: 'change', manager: 'change', owner: 'change' },
  enquiries:     { cleaner: 'none',    reception: 'see',    accountant: 'none',   manager: 'change', owner: 'change' },
  conversations: { cleaner: 'none',    reception: 'change', accountant: 'none',   manager: 'change', owner: 'change' },
  // Calendars of other sites. Changing them reveals the secret addresses of ours.
  channels:      { cleaner: 'none',    reception: 'see',    accountant: 'none',   manager: 'change', owner: 'change' },
  // Reviews with the team's notes.
  reviews:       { cleaner: 'none',    reception: 'see',    accountant: 'none',   manager: 'change', owner: 'change' },
  // Who runs the site, its account and invoices, and which payment methods are offered.
  organisation:  { cleaner: 'none',    reception: 'none',   accountant: 'see',    manager: 'change', owner: 'change' },
  // What the site says of itself: its texts, its looks, its front page, its addresses.
  site:          { cleaner: 'none',    reception: 'none',   accountant: 'none',   manager: 'change', owner: 'change' },
  // Who works here, with which role, for which homes; nobody gives more than they have.
  people:        { cleaner: 'none',    reception: 'none',   accountant: 'none',   manager: 'change', owner: 'change' },
  // The trail: who changed what, of the subjects and homes that somebody sees besides.
  changes:       { cleaner: 'none',    reception: 'none',   accountant: 'none',   manager: 'see',    owner: 'see' },
  // Every message that the site wrote.
  outbox:        { cleaner: 'none',    reception: 'none',   accountant: 'none',   manager: 'change', owner: 'change' },
  // How the recurring work of the site itself goes.
  jobs:          { cleaner: 'none',    reception: 'none',   accountant: 'none',   manager: 'see',    owner: 'see' },
  // How operators have to sign in.
  security:      { cleaner: 'none',    reception: 'none',   accountant: 'none',   manager: 'none',   owner: 'change' },
  // Links and codes in messages, which give access to accounts.
  secrets:       { cleaner: 'none',    reception: 'none',   accountant: 'none',   manager: 'none',   owner: 'see' },
} as const satisfies Readonly<Record<string, Readonly<Record<OperatorRole, Permission>>>>

export type Area = keyof typeof permissions

/** Areas outside any home: a role granted for single homes does not cover them. */
export const siteWide: ReadonlySet<Area> = new Set(['organisation', 'site', 'outbox', 'jobs', 'security', 'secrets'])

/** Whose permissions are asked for. */
export type Permitted = Pick<UserFace, 'roles' | 'stayRoles'>

/** The keys of homes, or all of them. */
export type Reach = 'all' | readonly number[]

/** For which homes somebody may see or change an area. */
export function reachOf({ roles, stayRoles = [] }: Permitted, area: Area, level: Level = 'see'): Reach {
  const mayAll = (role: OperatorRole) => holds(role, area, level) && !permissions[area][role].endsWith(' own')
  if (roles.some(role => role !== 'guest' && mayAll(role))) return 'all'
  if (siteWide.has(area)) return []
  return [...new Set(stayRoles.filter(({ role }) => holds(role, area, level)).map(({ stayId }) => stayId))]
}

/** Whether somebody may see or change the area: of that home, or without one of any home at all. */
export function may(who: Permitted, area: Area, level: Level = 'see', stayId?: number): boolean {
  const reach = reachOf(who, area, level)
  return reach === 'all' || (stayId === undefined ? reach.length > 0 : reach.includes(stayId))
}

function holds(role: OperatorRole, area: Area, level: Level): boolean {
  return permissions[area][role].startsWith('change') || (level === 'see' && permissions[area][role] !== 'none')
}
