// The calls that sign in by another provider: the redirect to it, the callback, and the token for an API client.

import type { Asked, Handlers } from '#api/content/asked.server.ts'
import { type ContentRefusal, refuseAsked, refuseWith, tooManyCalls } from '#api/content/content-answer.ts'
import type { connectContract } from '#api/contract/connect-contract.ts'
import { strapiWords as say } from '#api/contract/strapi-words.ts'
import { connectableProviders, type IdentityProvider } from '#identity/federation/identity-provider.server.ts'
import type { ClientCode } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { beginConnect } from '#users/connect/begin-connect.server.ts'
import { noConnectCookie } from '#users/connect/connect-cookie.server.ts'
import { refusedConnectPath } from '#users/connect/connect-path.ts'
import type { ConnectRefusal } from '#users/connect/connect-words.ts'
import { enterByProvider, finishConnect } from '#users/connect/finish-connect.server.ts'
import { secondStepCookie, secondStepPath } from '#users/connect/second-step-cookie.ts'
import { landingOf, noTargetRouteCookie } from '#users/landing/target-route.ts'
import { enterByIdToken, type IdTokenRefusal } from '#users/program/enter-by-id-token.server.ts'
import { isSecure } from '#users/session/session-token.server.ts'
import { hasSecondFactor, signedIn } from './signed-in.server.ts'

const idTokenRefusals: Readonly<Record<IdTokenRefusal, ContentRefusal>> = {
  'token-invalid': refuseAsked(say.tokenInvalid),
  'token-too-old': refuseAsked(say.tokenTooOld),
  'no-email': refuseAsked(say.noEmail),
  'register-off': refuseAsked(say.providerRegisterOff),
  unconfirmed: refuseAsked(say.unconfirmed),
  blocked: refuseAsked(say.blocked),
}

const goTo = (address: string, ...cookies: string[]) => ({ ok: true, goTo: address, status: 302, cookies }) as const

export const connectCalls: Handlers<keyof typeof connectContract> = {
  connectProvider: async ({ tools, path, origin, isHead }) => {
    if (isHead) return refuseWith(405, say.onlyGet)
    const provider = providerNamed(tools, path.provider)
    if (!provider) return refuseAsked(say.providerOff)
    const begun = await beginConnect(tools, provider, origin)
    return begun.ok ? goTo(begun.address.href, begun.cookie) : goTo(refusedConnectPath(begun.reason))
  },

  returnFromProvider: async ({ tools, browser, cookies, search, path, isHead }) => {
    if (isHead) return refuseWith(405, say.onlyGet)
    const provider = providerNamed(tools, path.provider)
    if (!provider) return refuseAsked(say.providerOff)
    const finished = await finishConnect(tools, browser, { provider, search, cookies })
    const over = noConnectCookie(tools.environment)
    if (!finished.ok) return goTo(refusedConnectPath(finished.reason), over)
    if (finished.kind === 'next') {
      return goTo(secondStepPath, over, secondStepCookie(finished.next, isSecure(tools.environment)))
    }
    const { visitor, cookies: kept } = finished.entered
    const landing = landingOf(visitor.kind, cookies)
    return goTo(landing.path, over, ...kept, ...(landing.consumed ? [noTargetRouteCookie] : []))
  },

  signInByProvider: async asked => {
    const { tools, client, path, query, isHead } = asked
    if (isHead) return refuseWith(405, say.onlyGet)
    if (path.provider !== 'firebase') {
      const provider = providerNamed(tools, path.provider)
      return provider ? signInElsewhere(asked, provider) : refuseAsked(say.providerOff)
    }
    if (!query.access_token) return refuseAsked(say.noToken)
    const opened = await enterByIdToken(tools, client, query.access_token)
    if (!opened.ok) return idTokenRefusals[opened.reason]
    return signedIn(tools, { visitor: opened.visitor, contentToken: opened.token })
  },
}

function providerNamed({ environment }: Tools, id: string): IdentityProvider | undefined {
  return connectableProviders(environment).find(provider => provider.id === id)
}

/** By a sign-in that this caller began with us; if configured, by a bare token, which may be meant for another site. */
async function signInElsewhere(
  { tools, client, query, cookies, search }: Asked<'signInByProvider'>,
  provider: IdentityProvider,
) {
  const { access_token: accessToken, code, state, error } = query
  const isSession = state !== undefined || code !== undefined || error !== undefined
  if (!isSession && !accessToken) return refuseAsked(say.noToken)
  if (!isSession && !provider.bareTokens) return refuseAsked(say.needsSession)
  const connected = isSession
    ? await finishConnect(tools, client, { provider, search, cookies, needsEmail: true })
    : await enterByProvider(tools, client, { providerId: provider.id, accessToken, needsEmail: true })
  // The state is single-use, whatever the response.
  const over = isSession ? { cookies: [noConnectCookie(tools.environment)] } : {}
  if (!connected.ok) return { ...(connectRefusals[connected.reason] ?? connectFailed), ...over }
  if (connected.kind === 'next') return { ...hasSecondFactor, ...over }
  return signedIn(tools, connected.entered, over)
}

const connectRefusals: Readonly<Partial<Record<ConnectRefusal | ClientCode, ContentRefusal>>> = {
  'answer-wrong': refuseAsked(say.needsSession),
  'address-taken': refuseAsked(say.emailTaken),
  'missing-email': refuseAsked(say.noEmail),
  'user-disabled': refuseAsked(say.blocked),
  'admin-restricted-operation': refuseAsked(say.providerRegisterOff),
  'invalid-credential': idTokenRefusals['token-invalid'],
  // A hosted project without the provider, or one that would need a bare token forwarded.
  'operation-not-allowed': refuseAsked(say.notAllowed),
  'too-many-requests': tooManyCalls,
  declined: refuseAsked(say.providerDeclined),
}
const connectFailed = refuseAsked(say.providerFailed)
