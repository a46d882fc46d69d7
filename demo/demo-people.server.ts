// The people of the demo world: three guests and an operator, all invented, with addresses that reach nobody.

import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accountStanding } from '#identity/account/account-standing.server.ts'
import { createAccount, editAccount, findAccountOf } from '#identity/operating/manage-accounts.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { mintVisitor } from '#users/session/read-visitor.server.ts'
import { roleGrantTable, userTable } from '#users/user/account-tables.server.ts'
import { saveUser, type UserRow } from '#users/user/user-store.server.ts'
import type { Role, VerifiedUser } from '#users/user/visitor.ts'

export type DemoPerson = {
  readonly email: string
  readonly displayName: string
  readonly phone: string
  readonly role?: Exclude<Role, 'guest'>
}

/** The first guest and the operator are the ones whose passwords are told. */
export const demoPeople = {
  guest: { email: 'guest@demo.casita.example', displayName: 'Alma Castelló (demo)', phone: '+34600000001' },
  operator: {
    email: 'operator@demo.casita.example',
    displayName: 'Otto Brandt (demo)',
    phone: '+49300000002',
    role: 'owner',
  },
  secondGuest: { email: 'jonas@demo.casita.example', displayName: 'Jonas Lindqvist (demo)', phone: '+46700000003' },
  thirdGuest: { email: 'mei@demo.casita.example', displayName: 'Mei Tanaka (demo)', phone: '+81300000004' },
} as const satisfies Record<string, DemoPerson>

export type DemoPersonName = keyof typeof demoPeople

export type DemoAccount = { readonly email: string; readonly password: string; readonly user: VerifiedUser }

/** Sees to it that everybody of the demo world has an account, with a new random password at each start. */
export async function keepDemoPeople(tools: Tools): Promise<Readonly<Record<DemoPersonName, DemoAccount>>> {
  const accounts: [string, DemoAccount][] = []
  for (const [name, person] of Object.entries(demoPeople)) accounts.push([name, await keepPerson(tools, person)])
  return Object.fromEntries(accounts) as Record<DemoPersonName, DemoAccount>
}

async function keepPerson(tools: Tools, person: DemoPerson): Promise<DemoAccount> {
  const password = randomPassword()
  const user = await writeUser(tools, await keepAccount(tools, person, password), person.role)
  const visitor = mintVisitor(user, person.role ? [person.role] : [], '')
  if (visitor.kind !== 'verified') throw new Error(`${person.email} is not verified`)
  return { email: person.email, password, user: visitor.user }
}

/** Four groups of letters and digits that are hard to misread, with a capital and a mark for strict policies. */
function randomPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const letters = Array.from(randomBytes(12), byte => alphabet[byte % alphabet.length])
  return `C7-${letters.slice(0, 4).join('')}-${letters.slice(4, 8).join('')}-${letters.slice(8).join('')}`
}

/** The identity provider's name for the person. */
async function keepAccount(tools: Tools, { email, displayName }: DemoPerson, password: string): Promise<string> {
  const known = await findAccountOf(tools, email)
  const fields = { password, displayName, emailVerified: true, disabled: false }
  const kept = known
    ? await editAccount(tools, known.account.id, fields)
    : await createAccount(tools, { email, ...fields })
  if (!kept.ok) throw new Error(`The demo's account ${email} could not be made: ${kept.reason}`)
  return kept.account.id
}

async function writeUser({ database, clock }: Tools, subject: string, role: DemoPerson['role']): Promise<UserRow> {
  const now = clock.now()
  const face = await accountStanding(database, subject, '')
  if (!face) throw new Error(`The account ${subject} is gone`)
  const user = await saveUser(database, face, now)
  await database.update(userTable).set({ isDemo: true }).where(eq(userTable.id, user.id))
  if (role)
    await database.insert(roleGrantTable).values({ userId: user.id, role, grantedAt: now }).onConflictDoNothing()
  return user
}
