// The session for the browser's script: an ID token is posted, a cookie comes back; deleted, it is gone.

import { Hono } from 'hono'
import { errorJson } from '#platform/error-answer.server.ts'
import { isSameOrigin } from '#platform/same-origin.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { clientOf } from '#users/session/client.server.ts'
import { closeSession } from '#users/session/close-session.server.ts'
import { noSessionCookie, readSessionToken } from '#users/session/session-token.server.ts'
import { type SyncRefusal, syncSession } from '#users/session/sync-session.server.ts'

const sentences: Readonly<Record<SyncRefusal, string>> = {
  'token-invalid': 'The ID token is missing or invalid.',
  'token-too-old': 'The ID token was issued more than 5 minutes ago.',
  'token-used': 'The ID token has opened a session already.',
  'account-over': 'This account has been disabled',
  'provider-silent': 'The identity provider does not answer.',
}

/**
 * `POST /api/session` with `Authorization: Bearer <ID token>` and no body: 200 `{ verified }` and the session cookie, or
 * 401 (409 when that token opened a session of another browser, 503 when a hosted provider does not say whose it is). `DELETE`: 204, the cookie is cleared and the session revoked. Only pages of the site itself may ask. Spec 9.
 */
export function session(tools: Tools): Hono<{ Variables: { address: string } }> {
  const { environment } = tools
  return new Hono<{ Variables: { address: string } }>()
    .use('/api/session', async (context, next) => {
      if (isSameOrigin(context.req.raw, environment.PUBLIC_URL)) return next()
      return errorJson(context.req.raw, 403, 'Only pages of this site may ask for a session.')
    })
    .post('/api/session', async context => {
      const idToken = /^Bearer ([\w.-]{1,8192})$/.exec(context.req.header('authorization') ?? '')?.[1]
      const client = clientOf(context.req.raw, {
        address: context.get('address'),
        url: new URL(environment.PUBLIC_URL ?? context.req.url),
      })
      const synced = idToken ? await syncSession(tools, client, idToken) : refusedToken
      if (!synced.ok) {
        if (synced.reason === 'token-used') return refusal(context.req.raw, 409, sentences['token-used'], {})
        const [status, headers] =
          synced.reason === 'provider-silent' ? [503, { 'retry-after': '30' }] : [401, { 'www-authenticate': 'Bearer' }]
        return refusal(context.req.raw, status, sentences[synced.reason], headers)
      }
      if (synced.setCookie) context.header('set-cookie', synced.setCookie)
      context.header('cache-control', 'no-store')
      return context.json({ verified: synced.visitor.kind === 'verified' })
    })
    .delete('/api/session', async context => {
      await closeSession(tools, readSessionToken(context.req.raw))
      context.header('set-cookie', noSessionCookie(environment))
      context.header('cache-control', 'no-store')
      return context.body(null, 204)
    })
    .all('/api/session', context =>
      refusal(context.req.raw, 405, 'This address only knows POST and DELETE.', { allow: 'POST, DELETE' }),
    )
}

const refusedToken = { ok: false, reason: 'token-invalid' } as const

function refusal(request: Request, status: number, sentence: string, headers: Record<string, string>): Response {
  const answer = errorJson(request, status, sentence)
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}
