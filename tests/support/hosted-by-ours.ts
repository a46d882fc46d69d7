// Our own provider as somebody else's hosted project: the same protocol, behind a door that signs its tokens as the vendor's emulator does, by nobody.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, UnsecuredJWT } from 'jose'
import type { Tools } from '#platform/tools/tools.server.ts'
import { startIdentity, type TestIdentity } from './identity.ts'
import { runningClock } from './tools.ts'

export type HostedByOurs = {
  /** Host and port, as FIREBASE_AUTH_EMULATOR_HOST names them. */
  readonly host: string
  /** What a site is configured by to have its people there. */
  readonly environment: Readonly<Record<string, string>>
  /** Of the hosted project, whose accounts no site sees. */
  readonly tools: Tools
  readonly mails: TestIdentity['mails']
  readonly messages: TestIdentity['messages']
  /** Sends a code to a number, as the SDK does once its captcha let it pass; answers what goes back with it. */
  readonly sendCode: (phoneNumber: string) => Promise<string>
  /** The newest code that was sent to a number. */
  readonly newestCodeTo: (phoneNumber: string) => Promise<string>
  /** The paths of calls that are refused from now on as a project refuses what is not switched on. */
  readonly switchedOff: Set<string>
  readonly stop: () => Promise<void>
}

/** What a page of another origin may do; the vendor's service allows everybody as much. */
const forAnybody = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST',
}

export async function startHostedByOurs(): Promise<HostedByOurs> {
  const project = 'dunes'
  const environment = {
    IDENTITY_PROJECT: project,
    IDENTITY_API_KEY: 'key-of-the-dunes',
    PUBLIC_URL: 'https://dunes.example',
  }
  const identity = await startIdentity({ environment, clock: runningClock() })
  const switchedOff = new Set<string>()
  /** Our own token of each that was handed out. */
  const genuine = new Map<string, string>()
  const signedByNobody = (token: string) => {
    const unsigned = new UnsecuredJWT(decodeJwt(token)).encode()
    genuine.set(unsigned, token)
    return unsigned
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url!, identity.origin)
    const reply = (status: number, body: string) => {
      response.writeHead(status, { ...forAnybody, 'content-type': 'application/json' })
      response.end(body)
    }
    if (request.method === 'OPTIONS') return reply(200, '')
    if (switchedOff.has(address.pathname)) {
      return reply(400, JSON.stringify({ error: { code: 400, message: 'OPERATION_NOT_ALLOWED : Not enabled.' } }))
    }
    const sent = (await textOf(request)).replace(/[\w-]+\.[\w-]+\.(?=["&]|$)/g, token => genuine.get(token) ?? token)
    const asked = await fetch(address, {
      method: request.method,
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      body: request.method === 'GET' ? undefined : sent,
    })
    const told = (await asked.json()) as Record<string, unknown>
    for (const name of ['idToken', 'id_token', 'access_token']) {
      if (typeof told[name] === 'string') told[name] = signedByNobody(told[name])
    }
    reply(asked.status, JSON.stringify(told))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((fault: unknown) => response.destroy(fault as Error))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    host,
    environment: {
      IDENTITY_AUTH_DOMAIN: `${project}.firebaseapp.com`,
      IDENTITY_PROJECT: project,
      IDENTITY_API_KEY: environment.IDENTITY_API_KEY,
      FIREBASE_AUTH_EMULATOR_HOST: host,
    },
    tools: identity.tools,
    mails: identity.mails,
    messages: identity.messages,
    sendCode: async phoneNumber => {
      const { body } = await identity.call('/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode', {
        phoneNumber,
      })
      return body.sessionInfo as string
    },
    newestCodeTo: async phoneNumber => {
      const { text } = (await identity.messages()).find(({ to }) => to === phoneNumber)!
      return /\b\d{6}\b/.exec(text)![0]
    },
    switchedOff,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await identity.drop()
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}
