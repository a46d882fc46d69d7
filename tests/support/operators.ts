// People who sign in at a site under test: operators of a role, and guests.

import type { Role } from '#users/user/visitor.ts'
import type { AccountWanted } from './make-account.ts'
import { type PlainVisitor, plainVisitor } from './plain-visitor.ts'
import { type Site, usualPassword } from './site.ts'

/** Somebody signed in, with the role; without one a guest. */
export async function makeOperator(
  site: Site,
  role: Exclude<Role, 'guest'> | undefined,
  wanted: Partial<AccountWanted> = {},
): Promise<PlainVisitor> {
  const { email } = await site.makeUser({ ...wanted, roles: role ? [role] : [] })
  const visitor = plainVisitor(site)
  await visitor.post('/login', { email, password: usualPassword })
  return visitor
}
