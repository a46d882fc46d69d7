// Command: somebody whom another provider vouches for signs in where a hosted provider keeps the accounts.

import { identityProvider, verifyProviderToken } from '#identity/federation/identity-provider.server.ts'
import type { ProviderInput } from '#identity/federation/sign-in-with-provider.server.ts'
import { appOf, hostedCall } from '#identity/hosted/hosted-call.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { type ClientCode, clientCodes } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { SignInStep } from '#users/form/sign-in-step.ts'
import type { Door } from '#users/session/door.server.ts'
import { type Entered, enter } from '#users/session/enter.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { ConnectRefusal } from './connect-words.ts'

/** What coming back from another provider leads to. */
export type Connected =
  | { readonly kind: 'entered'; readonly entered: Entered }
  /** The account asks for its second factor too. */
  | { readonly kind: 'next'; readonly next: Extract<SignInStep, { name: 'second-factor' }> }

/**
 * The hosted project must know the provider by the same id and client. It decides what an address proves; a bare access
 * token is not handed on: who has one may have got it for another site.
 */
export async function enterAtHosted(
  tools: Tools,
  door: Door,
  input: ProviderInput,
): Promise<Outcome<Connected, ConnectRefusal | ClientCode>> {
  const { idToken, nonce } = input
  const provider = identityProvider(tools.environment, input.providerId)
  if (!provider || !idToken) return refused(clientCodes.OPERATION_NOT_ALLOWED)
  const told = await verifyProviderToken(tools, provider, { idToken, nonce })
  if (!told) return refused(clientCodes.INVALID_IDP_RESPONSE)
  if (input.needsEmail && !told.email) return refused(clientCodes.MISSING_EMAIL)
  const body = {
    postBody: new URLSearchParams({
      id_token: idToken,
      providerId: provider.id,
      ...(nonce === undefined ? {} : { nonce }),
    }).toString(),
    requestUri: siteOrigin(tools.environment, door.caller.origin),
    returnSecureToken: true,
  }
  const answer = await hostedCall(tools, 'v1/accounts:signInWithIdp', body, door.caller)
  if (!answer.ok) return refused(clientCodes[answer.reason])
  const {
    idToken: token,
    refreshToken,
    needConfirmation,
    mfaPendingCredential: pendingCredential,
    mfaInfo,
  } = answer.answer
  if (needConfirmation) return refused('address-taken')
  const factorId = appOf(mfaInfo)
  if (pendingCredential && factorId) {
    return done<Connected>({ kind: 'next', next: { name: 'second-factor', pendingCredential, factorId } })
  }
  if (!token) throw new Error('The hosted provider signed somebody in without a token')
  const entered = await enter(tools, door, { tokens: { idToken: token, refreshToken } })
  return entered.ok ? done<Connected>({ kind: 'entered', entered }) : refused(clientCodes[entered.reason])
}
