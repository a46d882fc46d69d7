// Command: a sign-in that the identity provider just completed becomes a session of the site.

import { deviceCookie } from '#identity/account/known-device.server.ts'
import type { HostedTokens } from '#identity/hosted/renew-hosted-token.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { SignedInVisitor } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Client } from './client.server.ts'
import { openSession } from './open-session.server.ts'
import { proveSignIn } from './prove-sign-in.server.ts'

/** `cookies` keep the session and the device in the browser; a program keeps `contentToken` instead. */
export type Entered = {
  readonly visitor: SignedInVisitor
  readonly cookies: readonly string[]
  readonly contentToken: string
}

/** A completed sign-in; a hosted provider knows devices in its own way. */
type Completed = { readonly tokens: HostedTokens; readonly device?: string }

export type Entering = Promise<Outcome<Entered, IdentityReason>>

/** Opens a new session, whatever the browser had; USER_DISABLED when the account was disabled meanwhile. */
export async function enter(tools: Tools, client: Client, { tokens, device }: Completed): Entering {
  const token = await proveSignIn(tools, tokens.idToken, tokens.refreshToken)
  if (!token.ok) return token
  const opened = await openSession(tools, client, token.proved)
  if (!opened.ok) return refused('USER_DISABLED')
  const known = device === undefined ? [] : [deviceCookie(tools.environment, device)]
  const cookies = [...(opened.setCookie ? [opened.setCookie] : []), ...known]
  return done({ visitor: opened.visitor, cookies, contentToken: opened.token })
}
