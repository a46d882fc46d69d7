// Command: starts a federated sign-in at another provider.

import { beginCodeFlow } from '#identity/federation/code-flow.server.ts'
import type { IdentityProvider } from '#identity/federation/identity-provider.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { connectCookie } from './connect-cookie.server.ts'
import { connectPath } from './connect-path.ts'

/** The address to send the browser to, and the cookie it takes along. */
export async function beginConnect(
  tools: Tools,
  provider: IdentityProvider,
  asked: string,
): Promise<Outcome<{ readonly address: URL; readonly cookie: string }, 'provider-silent'>> {
  try {
    const { address, flow } = await beginCodeFlow(tools, provider, returnAddress(tools, provider.id, asked).href)
    return done({ address, cookie: connectCookie(tools, provider.id, flow) })
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : 'unknown'
    tools.log.warn({ provider: provider.id, fault: message }, 'a provider did not tell its addresses')
    return refused('provider-silent')
  }
}

/** Where the provider sends the browser back to; `asked` is the origin that the request came to. */
export function returnAddress({ environment }: Tools, providerId: string, asked: string): URL {
  return new URL(`${connectPath(providerId)}/callback`, siteOrigin(environment, asked))
}
