// People who sign in at a site under test: operators of a role, and guests.

import { sql } from 'drizzle-orm'
import { type PlainVisitor, plainVisitor } from './plain-visitor.ts'
import { type Site, usualPassword } from './site.ts'

/** Somebody signed in, with the role; without one a guest. */
export async function makeOperator(
  site: Site,
  role: 'owner' | 'manager' | 'reception' | undefined,
): Promise<PlainVisitor> {
  const { email, id } = await site.makeUser()
  if (role) {
    await site.tools.database.execute(
      sql`insert into role_grant (user_id, role, granted_at) values (${id}, ${role}, now() - interval '1 minute')`,
    )
  }
  const visitor = plainVisitor(site)
  await visitor.post('/login', { email, password: usualPassword })
  return visitor
}
