// Until when a guest without an account can come back to what their link opened.

import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Booker, isContact, isProven } from '#users/user/visitor.ts'
import { contactKeyTable, type KeyPurpose } from './contact-tables.server.ts'

/** What opens a booking for an address that is proved; for one that was only typed, the browser that paid. */
const ofProven: readonly KeyPurpose[] = ['manage', 'cookie']
const ofUnproved: readonly KeyPurpose[] = ['browser']

/** The end of the last of their links, used or not; undefined for an account, which needs none. */
export async function linkEnds(
  { database }: Pick<Tools, 'database'>,
  who: Booker | undefined,
): Promise<Date | undefined> {
  if (!who || !isContact(who)) return undefined
  const [email, purposes] = isProven(who) ? [who.provedEmail, ofProven] : [who.typedEmail, ofUnproved]
  const { about, email: of, purpose, expiresAt } = contactKeyTable
  const [last] = await database
    .select({ expiresAt })
    .from(contactKeyTable)
    .where(and(eq(about, who.about), eq(of, email), inArray(purpose, [...purposes])))
    .orderBy(desc(expiresAt))
    .limit(1)
  return last?.expiresAt
}
