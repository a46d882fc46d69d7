// Command: somebody whom another provider vouches for signs in where a hosted provider keeps the accounts.

import { identityProvider, verifyProviderToken } from '#identity/federation/identity-provider.server.ts'
import type { ProviderInput } from '#identity/federation/sign-in-with-provider.server.ts'
import { hostedCall } from '#identity/hosted/hosted-call.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { type ClientCode, clientCodes, type IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Advanced, advanceAtHosted } from '#users/session/advance.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { type Outcome, refused } from '#values/result.ts'
import type { ConnectRefusal } from './connect-words.ts'

/** Refuses by a client code of the identity provider, or a reason of ours. */
export type Connecting = Promise<Outcome<Advanced, ConnectRefusal | ClientCode>>

/** A refusal of the identity provider by its client code, as the address of the sign-in page tells it. */
export function byClientCode<Value extends object>(outcome: Outcome<Value, IdentityReason>) {
  return outcome.ok ? outcome : refused(clientCodes[outcome.reason])
}

/**
 * The hosted project must know the provider by the same id and client. It decides what an address proves; a bare access
 * token is not handed on: who has one may have got it for another site.
 */
export async function enterAtHosted(tools: Tools, client: Client, input: ProviderInput): Connecting {
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
    requestUri: siteOrigin(tools.environment, client.caller.origin),
    returnSecureToken: true,
  }
  const answer = await hostedCall(tools, 'v1/accounts:signInWithIdp', body, client.caller)
  if (!answer.ok) return refused(clientCodes[answer.reason])
  if (answer.answer.needConfirmation) return refused('address-taken')
  return byClientCode(await advanceAtHosted(tools, client, answer.answer))
}
