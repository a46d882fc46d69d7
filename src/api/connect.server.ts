// Signing in at another provider over HTTP: the link that leaves for it, and the address that it comes back to.

import { type Context, Hono } from 'hono'
import { beginConnect } from '#accounts/connect/begin-connect.server.ts'
import { noConnectCookie } from '#accounts/connect/connect-cookie.server.ts'
import { refusedConnectPath } from '#accounts/connect/connect-path.ts'
import { finishConnect } from '#accounts/connect/finish-connect.server.ts'
import { secondStepCookie, secondStepPath } from '#accounts/connect/second-step-cookie.ts'
import { doorOf } from '#accounts/door.server.ts'
import { landingOf, noTargetRouteCookie } from '#accounts/landing/target-route.ts'
import { isSecure } from '#accounts/session/session-token.server.ts'
import { connectableProviders } from '#identity/federation/identity-provider.server.ts'
import { errorJson } from '#platform/error-answer.server.ts'
import type { Tools } from '#platform/tools.server.ts'

type Asked = Context<{ Variables: { address: string } }>

/**
 * `GET /api/connect/{provider}`: 302 to the provider, with state, nonce and PKCE. `GET …/callback`: 302 to where the
 * sign-in lands, or to /login with the reason why not. 400 for a provider that is not configured.
 */
export function connect(tools: Tools): Hono<{ Variables: { address: string } }> {
  const { environment } = tools
  const providerNamed = (id: string) => connectableProviders(environment).find(provider => provider.id === id)
  return new Hono<{ Variables: { address: string } }>()
    .get('/api/connect/:provider', async (context, next) => {
      const provider = providerNamed(context.req.param('provider'))
      // The content backend says so in its own words, and counts it.
      if (!provider) return next()
      const begun = await beginConnect(tools, provider, new URL(context.req.url).origin)
      return begun.ok
        ? goTo(context, begun.address.href, begun.cookie)
        : goTo(context, refusedConnectPath(begun.reason))
    })
    .get('/api/connect/:provider/callback', async context => {
      const provider = providerNamed(context.req.param('provider'))
      if (!provider) return noProvider(context)
      const url = new URL(context.req.url)
      const door = doorOf(context.req.raw, { address: context.get('address'), url })
      const cookies = context.req.header('cookie') ?? null
      const finished = await finishConnect(tools, door, { provider, search: url.search, cookies })
      const over = noConnectCookie(environment)
      if (!finished.ok) return goTo(context, refusedConnectPath(finished.reason), over)
      if (finished.kind === 'next') {
        return goTo(context, secondStepPath, over, secondStepCookie(finished.next, isSecure(environment)))
      }
      const { visitor, cookies: kept } = finished.entered
      const landing = landingOf(visitor.kind, cookies)
      return goTo(context, landing.path, over, ...kept, ...(landing.consumed ? [noTargetRouteCookie] : []))
    })
}

function noProvider(context: Asked): Response {
  return errorJson(context.req.raw, 400, 'This provider is disabled')
}

/** The address that comes back holds a code: it is kept nowhere and told to nobody. */
function goTo(context: Asked, address: string, ...cookies: readonly string[]): Response {
  for (const cookie of cookies) context.header('set-cookie', cookie, { append: true })
  context.header('cache-control', 'no-store')
  context.header('referrer-policy', 'no-referrer')
  return context.redirect(address, 302)
}
