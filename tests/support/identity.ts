// The embedded provider on a loopback port with a database of its own, and the unmodified SDK pointed at it.

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { deleteApp, initializeApp } from '@firebase/app'
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from '@firebase/auth'
import { serve } from '@hono/node-server'
import { identityRoutes } from '#api/identity/identity-routes.server.ts'
import { listOutbox, type MailPayload, type SmsPayload } from '#platform/outbox/outbox.server.ts'
import { type TestTools, type TestToolsOptions, testTools } from './tools.ts'
import { isProtocolMessage } from './wire-words.ts'

export type SentMail = MailPayload & { readonly to: string; readonly link: URL; readonly code: string }

export type TestIdentity = TestTools & {
  readonly origin: string
  /** A fresh SDK, signed out. */
  readonly newAuth: () => Auth
  /** Mails of the outbox, the newest first, with the link each carries. */
  readonly mails: () => Promise<SentMail[]>
  /** Text messages of the outbox, the newest first. */
  readonly messages: () => Promise<{ readonly to: string; readonly text: string }[]>
  /** A raw call of the protocol: its status and its body. */
  readonly call: (
    path: string,
    body?: unknown,
    options?: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly key?: string },
  ) => Promise<{ readonly status: number; readonly body: Answer; readonly headers: Headers }>
  /** The code of the refusal that a raw call of `v1/accounts:…` meets, or 'ok'. */
  readonly refusal: (operation: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<string>
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the protocol answers
export type Answer = any

/** A fresh, unmodified SDK for the provider at `origin`; it keeps nothing. */
export function sdkFor(origin: string, settings: { readonly apiKey: string; readonly projectId: string }) {
  const app = initializeApp(settings, randomBytes(6).toString('hex'))
  const auth: Auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, origin, { disableWarnings: true })
  return { auth, close: () => deleteApp(app) }
}

/** Starts the provider; call `drop` at the end. */
export async function startIdentity(options: TestToolsOptions = {}): Promise<TestIdentity> {
  const handed = await testTools({ now: new Date(), ...options })
  const { tools } = handed
  const server = serve({ fetch: identityRoutes(tools).fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const opened: (() => Promise<void>)[] = []
  const key = tools.environment.IDENTITY_API_KEY

  const newAuth = () => {
    const { auth, close } = sdkFor(origin, { apiKey: key, projectId: tools.environment.IDENTITY_PROJECT })
    opened.push(close)
    return auth
  }

  const call: TestIdentity['call'] = async (path, body, { method = 'POST', headers = {}, key: asked = key } = {}) => {
    const address = new URL(path, origin)
    if (asked) address.searchParams.set('key', asked)
    const response = await fetch(address, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const answer: Answer = await response.json()
    const message = answer.error?.message
    if (message !== undefined && !isProtocolMessage(message)) throw new Error(`${path} answered: ${message}`)
    return { status: response.status, body: answer, headers: response.headers }
  }

  return {
    ...handed,
    origin,
    newAuth,
    call,
    refusal: async (operation, body, headers) => {
      const version = operation.startsWith('mfa') ? 'v2/accounts/' : 'v1/accounts:'
      const answer = await call(`/identitytoolkit.googleapis.com/${version}${operation}`, body, { headers })
      return answer.body.error?.message ?? 'ok'
    },
    mails: async () => {
      const entries = await listOutbox(tools.database, { kind: 'mail', limit: 100 })
      return entries.map(({ recipient, payload }) => {
        const mail = payload as MailPayload
        const link = new URL(/https?:\/\/\S+/.exec(mail.text)![0])
        return { ...mail, to: recipient, link, code: link.searchParams.get('oobCode')! }
      })
    },
    messages: async () => {
      const entries = await listOutbox(tools.database, { kind: 'sms', limit: 100 })
      return entries.map(({ recipient, payload }) => ({ to: recipient, text: (payload as SmsPayload).text }))
    },
    drop: async () => {
      await Promise.all(opened.map(close => close()))
      server.close()
      await handed.drop()
    },
  }
}
