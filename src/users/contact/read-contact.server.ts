// Which guest without an account sends the request, if one does.

import type { Tools } from '#platform/tools/tools.server.ts'
import type { ProvenContact } from '#users/user/visitor.ts'
import { readContactKey } from './contact-cookie.server.ts'
import { findKey } from './contact-key.server.ts'

/** The contact of the request's cookie. */
export async function readContact(tools: Tools, request: Pick<Request, 'headers'>): Promise<ProvenContact | undefined> {
  const key = readContactKey(request)
  return key === undefined ? undefined : readContactToken(tools, key)
}

/** The same for what the cookie holds, however it came; the only place where the mark of a contact is given. */
export async function readContactToken({ database, clock }: Tools, key: string): Promise<ProvenContact | undefined> {
  const found = await findKey(database, key, clock.now())
  if (found?.purpose !== 'cookie') return undefined
  return { provedEmail: found.email, about: found.about } as ProvenContact
}
