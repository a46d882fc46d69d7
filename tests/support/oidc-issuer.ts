// A provider of OpenID Connect on a loopback port, with keys of its own, that says whatever a test wants.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export type OidcIssuer = {
  readonly issuer: string
  /** A signed ID token; `sub` is in the claims. Good for ten minutes from `at`. */
  readonly idToken: (claims: JWTPayload, options?: { audience?: string; at?: Date; issuer?: string }) => Promise<string>
  readonly close: () => void
}

export const oidcClient = 'casita-client'

export async function startOidcIssuer(): Promise<OidcIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const app = new Hono()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  app.get('/jwks', context => context.json({ keys: [jwk] }))
  app.get('/.well-known/openid-configuration', context =>
    context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    }),
  )
  return {
    issuer,
    idToken: (claims, { audience = oidcClient, at = new Date(), issuer: named = issuer } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(named)
        .setAudience(audience)
        .setIssuedAt(at)
        .setExpirationTime(new Date(at.getTime() + 600_000))
        .sign(privateKey),
    close: () => server.close(),
  }
}
