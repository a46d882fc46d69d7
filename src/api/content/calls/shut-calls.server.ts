// Calls disabled by the configuration: refused before the request is read. Reference 7.6.

import { type ContentRefusal, refuseAsked } from '#api/content/content-answer.ts'
import { providerShape } from '#api/contract/connect-contract.ts'
import type { ContentCall } from '#api/contract/content-addresses.ts'
import { strapiWords as say } from '#api/contract/strapi-words.ts'
import { connectableProviders } from '#identity/federation/identity-provider.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'

/** The refusal of a disabled call; `provider` is the one named in its address, if any. */
export function shutCall(environment: Environment, call: ContentCall, provider = ''): ContentRefusal | undefined {
  const allows = (method: 'password' | 'sign-up') => environment.IDENTITY_METHODS.includes(method)
  switch (call) {
    case 'signIn':
      return allows('password') ? undefined : refuseAsked(say.providerOff)
    case 'register':
      return allows('password') && allows('sign-up') ? undefined : refuseAsked(say.registerOff)
    case 'signInByProvider':
    case 'connectProvider':
    case 'returnFromProvider': {
      // An impossible name is a fault of the URL, and reported as such.
      if (!providerShape.test(provider)) return undefined
      const isOurs = call === 'signInByProvider' && provider === 'firebase'
      const isKnown = isOurs || connectableProviders(environment).some(({ id }) => id === provider)
      return isKnown ? undefined : refuseAsked(say.providerOff)
    }
    default:
      return undefined
  }
}
