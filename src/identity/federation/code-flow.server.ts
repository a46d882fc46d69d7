// Signing in at another provider, by our server: the authorization code flow with state, nonce and PKCE.

import { createHash } from 'node:crypto'
import * as oauth from 'openid-client'
import type { Tools } from '#platform/tools/tools.server.ts'
import {
  type IdentityProvider,
  type ProviderIdentity,
  type ProviderProfile,
  providerAddresses,
  readClaims,
} from './identity-provider.server.ts'

/** Secret state between redirect and callback, known only to the user's browser and us. */
export type CodeFlow = { readonly state: string; readonly nonce: string; readonly verifier: string }

type CodeFlowRefusal =
  /** The person said no there, or the provider did. */
  | 'declined'
  /** The answer is not one to our question: an old one, a forged one, a code used twice. */
  | 'answer-wrong'
  | 'provider-silent'

const secondsToWait = 10

/** Where to send the browser, and what to keep until it is back. Throws when the provider does not answer. */
export async function beginCodeFlow(
  tools: Tools,
  provider: IdentityProvider,
  redirectUri: string,
): Promise<{ readonly address: URL; readonly flow: CodeFlow }> {
  const settings = await settingsOf(tools, provider)
  const flow = {
    state: oauth.randomState(),
    nonce: oauth.randomNonce(),
    verifier: oauth.randomPKCECodeVerifier(),
  }
  const address = oauth.buildAuthorizationUrl(settings, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: flow.state,
    nonce: hashOf(flow.nonce),
    code_challenge: await oauth.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  })
  return { address, flow }
}

/** The provider sees only this; who has the plain nonce proves that the token was made for them. */
const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('hex')

type Granted = {
  readonly ok: true
  readonly idToken: string
  /** Claims missing from the ID token, from the provider's userinfo endpoint. */
  readonly profile?: ProviderProfile
}

/** The ID token for the code in `returned`, the address (as guests see it) that the browser came back to. */
export async function finishCodeFlow(
  tools: Tools,
  provider: IdentityProvider,
  { state, nonce, verifier }: CodeFlow,
  returned: URL,
): Promise<Granted | { readonly ok: false; readonly reason: CodeFlowRefusal }> {
  // Whose answer it is comes first: a stranger's refusal is no more ours than a stranger's code.
  if (returned.searchParams.get('state') !== state) return { ok: false, reason: 'answer-wrong' }
  try {
    const settings = await settingsOf(tools, provider)
    const granted = await oauth.authorizationCodeGrant(settings, returned, {
      expectedState: state,
      expectedNonce: hashOf(nonce),
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    return { ok: true, idToken: granted.id_token!, profile: await askProfile(settings, granted) }
  } catch (fault) {
    if (fault instanceof oauth.AuthorizationResponseError) return { ok: false, reason: 'declined' }
    const name = nameOf(fault)
    tools.log.warn({ provider: provider.id, fault: name }, 'a provider did not take a code')
    return { ok: false, reason: silence.has(name) ? 'provider-silent' : 'answer-wrong' }
  }
}

/** Some providers tell name and address only there (OpenID Connect Core 5.4): asked when the token lacks one of them. */
async function askProfile(
  settings: oauth.Configuration,
  granted: Awaited<ReturnType<typeof oauth.authorizationCodeGrant>>,
): Promise<ProviderProfile | undefined> {
  const claims = granted.claims()!
  if (!settings.serverMetadata().userinfo_endpoint || (claims.email && claims.name)) return undefined
  // Refused when it is about somebody else than the token.
  const { email, email_verified, name, picture } = await oauth.fetchUserInfo(settings, granted.access_token, claims.sub)
  return { email, email_verified, name, picture }
}

type Asked = Promise<ProviderIdentity | undefined>

/**
 * Whom an access token is about, as the provider's userinfo address tells: no proof that it was meant for us.
 * Undefined when the provider does not know the token. Any site that got one could use it here, which is why it is asked
 * only of providers with `bareTokens`. Throws when the provider does not answer.
 */
export async function askUserinfo(tools: Tools, provider: IdentityProvider, accessToken: string): Asked {
  try {
    const told = await oauth.fetchUserInfo(await settingsOf(tools, provider), accessToken, oauth.skipSubjectCheck)
    return readClaims(provider, told)
  } catch (fault) {
    if (fault instanceof oauth.WWWAuthenticateChallengeError || fault instanceof TypeError) return undefined
    if (fault instanceof oauth.ResponseBodyError) return undefined
    throw fault
  }
}

const silence: ReadonlySet<string> = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'unknown'])

// Never the message: it may repeat what was sent.
function nameOf(fault: unknown): string {
  if (fault instanceof oauth.ResponseBodyError) return fault.error
  return fault instanceof Error && 'code' in fault && fault.code ? String(fault.code) : 'unknown'
}

/** What `openid-client` speaks with the provider by. Throws when the provider does not tell its addresses. */
async function settingsOf(tools: Tools, provider: IdentityProvider): Promise<oauth.Configuration> {
  const { told } = await providerAddresses(tools, provider)
  const { clientId, clientSecret, issuer } = provider
  const proof = clientSecret ? oauth.ClientSecretPost(clientSecret) : oauth.None()
  // Every clock is a little wrong.
  const client = { [oauth.clockTolerance]: 60 }
  const settings = new oauth.Configuration(told as oauth.ServerMetadata, clientId, client, proof)
  settings.timeout = secondsToWait
  // An operator who configures a provider without TLS runs it beside the site.
  if (issuer.startsWith('http:')) oauth.allowInsecureRequests(settings)
  return settings
}
