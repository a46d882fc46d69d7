// The command: a browser forgets the booking that a mailed link opened in it.

import { and, eq } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import { noContactCookie, readContactKey } from './contact-cookie.server.ts'
import { hashOfKey } from './contact-key.server.ts'
import { contactKeyTable } from './contact-tables.server.ts'

/** Revokes the key in the request's cookie; returns the cookies that delete it, none if there is none. */
export async function closeContact({ database, environment }: Tools, request: Request): Promise<string[]> {
  const key = readContactKey(request)
  if (key === undefined) return []
  await database
    .delete(contactKeyTable)
    .where(and(eq(contactKeyTable.keyHash, hashOfKey(key)), eq(contactKeyTable.purpose, 'cookie')))
  return [noContactCookie(environment)]
}
