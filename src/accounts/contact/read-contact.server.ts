// Which guest without an account sends the request, if one does.

import type { ProvenContact } from '#accounts/visitor.ts'
import type { Tools } from '#platform/tools.server.ts'
import { readContactKey } from './contact-cookie.server.ts'
import { findKey } from './contact-key.server.ts'

/** The contact of the request's cookie; the only place where the mark of one is given. */
export async function readContact({ database, clock }: Tools, request: Request): Promise<ProvenContact | undefined> {
  const key = readContactKey(request)
  const found = key === undefined ? undefined : await findKey(database, key, clock.now())
  if (found?.purpose !== 'cookie') return undefined
  return { provedEmail: found.email, about: found.about } as ProvenContact
}
