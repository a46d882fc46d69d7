// Tools with what tests of accounts begin with: a key for the provider, and somebody who just proved who they are.

import { randomBytes } from 'node:crypto'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { sessionCookieName } from '#users/session/session-token.server.ts'
import { type AccountWanted, makeAccount } from './make-account.ts'
import { type TestTools, type TestToolsOptions, testTools } from './tools.ts'

export type AccountWorld = TestTools & {
  /** An account; verified unless told. Its password is 'correct horse' unless told. */
  readonly makeUser: (wanted?: Partial<AccountWanted>) => Promise<{ email: string; password: string; id: string }>
  /** An ID token, just issued to somebody who signed in. */
  readonly idToken: (user: { email: string; password: string }) => Promise<string>
  /** A request by a browser that keeps this session token. */
  readonly requestWith: (token: string | undefined) => Request
}

export const someClient: Client = { caller: { address: '192.0.2.7' }, deviceLabel: 'Firefox on Linux' }

export async function accountWorld(options: TestToolsOptions = {}): Promise<AccountWorld> {
  const environment = { IDENTITY_KEY: randomBytes(32).toString('base64'), ...options.environment }
  const handed = await testTools({ ...options, environment })
  const { tools } = handed
  return {
    ...handed,
    makeUser: async wanted => {
      const email = wanted?.email ?? `guest-${randomBytes(4).toString('hex')}@example.org`
      const password = wanted?.password ?? 'correct horse'
      const made = await makeAccount(tools, { emailVerified: true, ...wanted, email, password })
      if (!made.ok) throw new Error(`No account for ${email}: ${made.reason}`)
      return { email, password, id: made.user.id }
    },
    idToken: async user => {
      const answer = await signInWithPassword(tools, {}, user)
      if (!answer.ok || answer.signIn.step !== 'signed-in') throw new Error(`${user.email} could not sign in`)
      return answer.signIn.tokens.idToken
    },
    requestWith: token =>
      new Request('http://localhost/user', { headers: token ? { cookie: `${sessionCookieName}=${token}` } : {} }),
  }
}

/** The value of the cookie that a `Set-Cookie` text sets. */
export function cookieValue(setCookie: string): string {
  return /^[^=]+=([^;]*)/.exec(setCookie)![1]!
}
