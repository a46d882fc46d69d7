// Which guest without an account sends the request, if one does.

import type { Tools } from '#platform/tools/tools.server.ts'
import type { GuestContact } from '#users/user/visitor.ts'
import { readContactKey } from './contact-cookie.server.ts'
import { findKey } from './contact-key.server.ts'

/** The contact of the request's cookie. */
export async function readContact(tools: Tools, request: Pick<Request, 'headers'>): Promise<GuestContact | undefined> {
  const key = readContactKey(request)
  return key === undefined ? undefined : readContactToken(tools, key)
}

/** The same for what the cookie holds, however it came; the only place where the mark of a contact is given. */
export async function readContactToken({ database, clock }: Tools, key: string): Promise<GuestContact | undefined> {
  const found = await findKey(database, key, clock.now())
  if (found?.purpose === 'browser') return { typedEmail: found.email, about: found.about } as GuestContact
  return found?.purpose === 'cookie' ? ({ provedEmail: found.email, about: found.about } as GuestContact) : undefined
}
