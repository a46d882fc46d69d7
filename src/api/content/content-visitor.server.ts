// Who calls: by a bearer token, or by the session cookie of a page of this very site.

import { type ContentTokenRead, readContentToken } from '#accounts/session/read-content-token.server.ts'
import { readSessionToken } from '#accounts/session/session-token.server.ts'
import { operatorIn } from '#accounts/visitor.ts'
import { isSameOrigin } from '#platform/same-origin.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { type ContentRefusal, contentSentences, refuseWith } from './content-answer.ts'
import type { Operation } from './contract/operation.ts'

export type ContentVisitor =
  | { readonly ok: true; readonly user?: ContentTokenRead['user']; readonly setCookie?: string }
  | ContentRefusal

const badToken = refuseWith(401, contentSentences.badToken)
const accountOver = refuseWith(401, contentSentences.accountOver)
const notThere = refuseWith(404, contentSentences.notFound)

/**
 * A bearer token that is wrong is refused even by calls that need none, as Strapi does. The cookie is looked at only
 * where somebody must or may be signed in, and only when no other site can have sent the request; where nobody must be,
 * a session that is over is nobody's. What is for operators is not there for other users, whatever they send, as the
 * operator's pages are not.
 */
export async function contentVisitor(tools: Tools, request: Request, who: Operation['who']): Promise<ContentVisitor> {
  const visitor = await whoCalls(tools, request, who)
  if (who !== 'operator' || !visitor.ok) return visitor
  // A token belongs to no session of a browser.
  const user = visitor.user && operatorIn({ kind: 'verified', user: visitor.user, sessionId: '' })
  return user ? { ...visitor, user } : notThere
}

async function whoCalls(tools: Tools, request: Request, who: Operation['who']): Promise<ContentVisitor> {
  const bearer = /^Bearer(?:\s+(.*))?$/i.exec(request.headers.get('authorization') ?? '')
  if (bearer) {
    const read = await readContentToken(tools, bearer[1]?.trim() ?? '')
    if (read.ok) return { ok: true, user: read.user }
    return read.reason === 'token-unknown' ? badToken : accountOver
  }
  if (who === 'anybody') return { ok: true }
  const token = readSessionToken(request)
  if (token === undefined || !isSameOrigin(request, tools.environment.PUBLIC_URL)) {
    return who === 'either' ? { ok: true } : refuseWith(403, contentSentences.forbidden)
  }
  const read = await readContentToken(tools, token)
  if (!read.ok && who === 'either') return { ok: true }
  if (!read.ok) return read.reason === 'token-unknown' ? badToken : accountOver
  return { ok: true, user: read.user, setCookie: read.setCookie }
}
