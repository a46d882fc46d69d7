// A whole OpenID Connect provider on a loopback port, of the package `oidc-provider`: codes, PKCE, keys, its own sessions.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client'
import { oidcClient } from './oidc-issuer.ts'

/** Somebody who has an account there. */
export type OidcPerson = {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

export type OidcServer = {
  readonly issuer: string
  /** Makes our site its client, which comes back to one of these addresses. */
  readonly admit: (redirectUris: readonly string[]) => void
  /** Whom the next sign-in there is by; undefined: they say no. */
  readonly next: (person: OidcPerson | undefined) => void
  /** Follows the way through the provider, as a browser does, until it leads away; answers where to. */
  readonly walk: (address: string) => Promise<URL>
  /** An access token that somebody got for our client elsewhere than at our site. */
  readonly accessToken: (who: OidcPerson, redirectUri: string) => Promise<string>
  /** Instead of its own answer about a person: another body with that status, until it is called with nothing. */
  readonly answerAboutPeople: (instead?: { readonly status: number; readonly body: object }) => void
  readonly close: () => void
}

export const oidcSecret = 'a secret between the two of us'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type ProviderClass = new (
  issuer: string,
  settings: unknown,
) => {
  readonly callback: () => Handler
  readonly interactionFinished: (...facts: [IncomingMessage, ServerResponse, unknown]) => Promise<void>
}
type GrantContext = {
  readonly oidc: {
    readonly client: { readonly clientId: string }
    readonly session: { readonly accountId: string }
    readonly provider: {
      readonly Grant: new (facts: unknown) => { addOIDCScope(scopes: string): void; save(): Promise<void> }
    }
  }
}

export type OidcServerOptions = {
  /** Name and address are told only where it is asked for them, not in the ID token. */
  readonly tellsWhenAsked?: boolean
}

export async function startOidcServer({ tellsWhenAsked = false }: OidcServerOptions = {}): Promise<OidcServer> {
  // The package ships no types of its own.
  const { Provider } = (await import('oidc-provider' as string)) as { Provider: ProviderClass }
  let handle: Handler = async () => undefined
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, OidcPerson>()
  let person: OidcPerson | undefined
  let aboutPeople: { readonly status: number; readonly body: object } | undefined
  const settings = (redirectUris: readonly string[]) => ({
    clients: [
      {
        client_id: oidcClient,
        client_secret: oidcSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: redirectUris,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: tellsWhenAsked,
    cookies: { keys: ['a key for its cookies'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ ...people.get(accountId), sub: accountId }),
    }),
    interactions: { url: () => '/who' },
    async loadExistingGrant({ oidc }: GrantContext) {
      const { clientId } = oidc.client
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  })
  const admit = (redirectUris: readonly string[]) => {
    const provider = new Provider(issuer, settings(redirectUris))
    const callback = provider.callback()
    handle = async (request, response) => {
      if (request.url === '/me' && aboutPeople) {
        response.writeHead(aboutPeople.status, { 'content-type': 'application/json' })
        return void response.end(JSON.stringify(aboutPeople.body))
      }
      if (request.url !== '/who') return callback(request, response)
      const said = person ? { login: { accountId: person.sub } } : { error: 'access_denied' }
      return provider.interactionFinished(request, response, said)
    }
  }
  const next = (given: OidcPerson | undefined) => {
    person = given
    if (given) people.set(given.sub, given)
  }
  return {
    issuer,
    admit,
    next,
    accessToken: async (who, redirectUri) => {
      next(who)
      const verifier = randomPKCECodeVerifier()
      const client = { client_id: oidcClient, redirect_uri: redirectUri }
      const asked = new URLSearchParams({
        ...{ ...client, response_type: 'code', scope: 'openid email profile' },
        ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      })
      const back = await walk(issuer, `${issuer}/auth?${asked}`)
      const answer = await fetch(`${issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          ...{ ...client, client_secret: oidcSecret, grant_type: 'authorization_code' },
          ...{ code: back.searchParams.get('code')!, code_verifier: verifier },
        }),
      })
      return ((await answer.json()) as { access_token: string }).access_token
    },
    walk: address => walk(issuer, address),
    answerAboutPeople: instead => {
      aboutPeople = instead
    },
    close: () => void server.close(),
  }
}

async function walk(issuer: string, address: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let at = new URL(address)
  for (let step = 0; step < 10; step++) {
    if (at.origin !== issuer) return at
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: cookie ? { cookie } : {} })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider stays with ${answer.status}: ${await answer.text()}`)
    at = new URL(location, at)
  }
  throw new Error('The provider leads nowhere')
}
