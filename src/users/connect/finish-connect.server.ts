// Command: somebody is back from another provider, and is signed in by what it says.

import { finishCodeFlow } from '#identity/federation/code-flow.server.ts'
import type { IdentityProvider } from '#identity/federation/identity-provider.server.ts'
import { type ProviderInput, signInWithProvider } from '#identity/federation/sign-in-with-provider.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { clientCodes } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { advance } from '#users/session/advance.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { refused } from '#values/result.ts'
import { returnAddress } from './begin-connect.server.ts'
import { readConnectCookie } from './connect-cookie.server.ts'
import { byClientCode, type Connecting, enterAtHosted } from './enter-at-hosted.server.ts'

type ConnectInput = {
  readonly provider: IdentityProvider
  /** What the provider added to the address, and the cookies of the browser that brought it. */
  readonly search: string
  readonly cookies: string | null
  /** Whether somebody without an address is refused, as programs expect. */
  readonly needsEmail?: boolean
}

export async function finishConnect(
  tools: Tools,
  client: Client,
  { provider, search, cookies, needsEmail }: ConnectInput,
): Connecting {
  const flow = readConnectCookie(tools, provider.id, cookies)
  if (!flow) return refused('answer-wrong')
  const returned = returnAddress(tools, provider.id, client.caller.origin ?? '')
  returned.search = search
  const granted = await finishCodeFlow(tools, provider, flow, returned)
  if (!granted.ok) return granted
  const { idToken, profile } = granted
  const input = { providerId: provider.id, idToken, profile, nonce: flow.nonce, needsEmail }
  return enterByProvider(tools, client, input)
}

/** Command: somebody is signed in by what a provider says of them. */
export async function enterByProvider(tools: Tools, client: Client, input: ProviderInput): Connecting {
  if (isHosted(tools.environment)) return enterAtHosted(tools, client, input)
  const answer = await signInWithProvider(tools, client.caller, input)
  if (!answer.ok) return refused(clientCodes[answer.reason])
  return answer.signIn ? byClientCode(await advance(tools, client, answer.signIn)) : refused('address-taken')
}
