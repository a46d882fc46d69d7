// Identifies the caller: by a bearer token, or by the cookies of a page of this site.

import type { Operation } from '#api/contract/operation.ts'
import { strapiWords } from '#api/contract/strapi-words.ts'
import { isSameOrigin } from '#platform/same-origin.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readContact, readContactToken } from '#users/contact/read-contact.server.ts'
import { type ContentTokenRead, readContentToken } from '#users/session/read-content-token.server.ts'
import { readSessionToken } from '#users/session/session-token.server.ts'
import { type Booker, isContact, operatorIn } from '#users/user/visitor.ts'
import { type ContentRefusal, notThere, refuseWith } from './content-answer.ts'

export type ContentVisitor =
  | ({ readonly ok: true; readonly booker?: Booker; readonly token?: string } & Partial<
      Omit<ContentTokenRead, 'verified'>
    >)
  | ContentRefusal

const badToken = refuseWith(401, strapiWords.badToken)
const accountOver = refuseWith(401, strapiWords.accountOver)
const forbidden = refuseWith(403, strapiWords.forbidden)

/**
 * An invalid bearer token is refused even by calls that need none, as in Strapi. Cookies count only where the caller
 * must or may be identified, and only if no other site can have sent the request; where identification is optional, an
 * expired session is anonymous. A caller who proved an address without an account is known only to calls about their
 * booking. Operator calls are hidden from other users, whatever they send, as the operator's pages are.
 */
export async function contentVisitor(tools: Tools, request: Request, who: Operation['who']): Promise<ContentVisitor> {
  const visitor = await whoCalls(tools, request, who)
  if (who !== 'operator' || !visitor.ok) return visitor
  const { booker } = visitor
  // A token belongs to no browser session.
  const user = booker && !isContact(booker) && operatorIn({ kind: 'verified', user: booker, sessionId: '' })
  return user ? { ...visitor, user } : notThere
}

async function whoCalls(tools: Tools, request: Request, who: Operation['who']): Promise<ContentVisitor> {
  const bearer = /^Bearer(?:[ \t]+(.*))?$/i.exec(request.headers.get('authorization') ?? '')
  if (bearer) return ofBearer(tools, bearer[1] ?? '', who)
  if (who === 'anybody') return { ok: true }
  const nobody = who === 'either' ? ({ ok: true } as const) : forbidden
  if (!isSameOrigin(request, tools.environment.PUBLIC_URL)) return nobody
  const token = readSessionToken(request)
  if (token === undefined) {
    const contact = who === 'booker' ? await readContact(tools, request) : undefined
    return contact ? { ok: true, booker: contact } : nobody
  }
  const read = await readContentToken(tools, token, 'cookie')
  const known = read.ok && knownBy(tools, read, who)
  if (known) return { ...known, setCookie: read.setCookie, token }
  if (who === 'either') return nobody
  return read.ok || read.reason !== 'token-unknown' ? accountOver : badToken
}

/** Undefined for a caller with an unconfirmed address, except where that is allowed: see `REGISTER_JWT`. */
function knownBy({ environment }: Tools, { user, verified, sessionId }: ContentTokenRead, who: Operation['who']) {
  if (!verified && !(who === 'account' && environment.REGISTER_JWT)) return undefined
  return { ok: true, user, sessionId, booker: verified } as const
}

async function ofBearer(tools: Tools, token: string, who: Operation['who']): Promise<ContentVisitor> {
  const read = await readContentToken(tools, token, 'bearer')
  if (read.ok) {
    const known = knownBy(tools, read, who)
    return known ? { ...known, token } : accountOver
  }
  if (read.reason !== 'token-unknown') return accountOver
  const contact = await readContactToken(tools, token)
  if (!contact) return badToken
  if (who === 'booker') return { ok: true, booker: contact }
  return who === 'account' || who === 'user' || who === 'operator' ? forbidden : { ok: true }
}
