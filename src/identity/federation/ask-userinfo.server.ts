// Whom an access token of another provider is about, as its userinfo address tells: no proof that it was meant for us.

import * as oauth from 'openid-client'
import type { Tools } from '#platform/tools/tools.server.ts'
import { settingsOf } from './code-flow.server.ts'
import { type IdentityProvider, type ProviderIdentity, readClaims } from './identity-provider.server.ts'

/**
 * Undefined when the provider does not know the token. Any site that got one could use it here, which is why it is asked
 * only of providers with `bareTokens`. Throws when the provider does not answer.
 */
export async function askUserinfo(
  tools: Tools,
  provider: IdentityProvider,
  accessToken: string,
): Promise<ProviderIdentity | undefined> {
  try {
    const told = await oauth.fetchUserInfo(await settingsOf(tools, provider), accessToken, oauth.skipSubjectCheck)
    return readClaims(provider, told)
  } catch (fault) {
    if (fault instanceof oauth.WWWAuthenticateChallengeError || fault instanceof TypeError) return undefined
    if (fault instanceof oauth.ResponseBodyError) return undefined
    throw fault
  }
}
