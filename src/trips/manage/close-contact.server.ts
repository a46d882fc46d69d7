// The command: a browser forgets the booking that a mailed link opened in it.

import { and, eq, inArray } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import { noContactCookie, readContactKey } from '#users/contact/contact-cookie.server.ts'
import { hashOfKey } from '#users/contact/contact-key.server.ts'
import { contactKeyTable } from '#users/contact/contact-tables.server.ts'

/** Revokes the key in the request's cookie; returns the cookies that delete it, none if there is none. */
export async function closeContact({ database, environment }: Tools, request: Request): Promise<string[]> {
  const key = readContactKey(request)
  if (key === undefined) return []
  await database
    .delete(contactKeyTable)
    .where(and(eq(contactKeyTable.keyHash, hashOfKey(key)), inArray(contactKeyTable.purpose, ['cookie', 'browser'])))
  return [noContactCookie(environment)]
}
