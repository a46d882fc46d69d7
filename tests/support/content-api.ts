// The content backend in this process on a fresh database: each answer is held to the document that describes it.

import { randomBytes } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { Hono } from 'hono'
import { contentRoutes } from '#api/content-routes.server.ts'
import { accountContract } from '#api/contract/account-contract.ts'
import { connectContract } from '#api/contract/connect-contract.ts'
import { openapiDocument } from '#api/docs/openapi.ts'
import { listOutbox, type MailPayload } from '#platform/outbox/outbox.server.ts'
import { type AccountWorld, accountWorld } from './account-world.ts'
import type { TestToolsOptions } from './tools.ts'
import { isStrapisSentence } from './wire-words.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever is answered
export type Json = any

export type ContentReply = {
  readonly status: number
  readonly headers: Headers
  /** The body letter for letter. */
  readonly text: string
  readonly body: Json
  /** Of a fault: the last lines of the site's log, of which the answer tells nothing. */
  readonly logged?: string
}

export type CallOptions = {
  readonly method?: string
  /** A text goes as it is, anything else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The bearer token. */
  readonly token?: string
  /** The address that asks; each call comes from one of its own unless a test says otherwise. */
  readonly from?: string
}

export type ContentApi = AccountWorld & {
  readonly app: Hono
  readonly call: (path: string, options?: CallOptions) => Promise<ContentReply>
  /** Signs in and answers the token. */
  readonly tokenOf: (user: { readonly email: string; readonly password: string }) => Promise<string>
  /** The codes of the links mailed to an address, the newest first. */
  readonly codesTo: (address: string) => Promise<string[]>
}

const addressHeader = 'x-test-address'

/** Starts it; call `drop` at the end. */
export async function contentApi(options: TestToolsOptions = {}): Promise<ContentApi> {
  const log = options.logTo ?? []
  const world = await accountWorld({ ...options, logTo: log })
  const app = new Hono()
  app.route('/', contentRoutes(world.tools, { addressOf: ({ req }) => req.header(addressHeader) ?? '192.0.2.1' }))
  const check = documentCheck()

  const call: ContentApi['call'] = async (path, { method, body, headers, token, from = anyAddress() } = {}) => {
    const chosen = method ?? (body === undefined ? 'GET' : 'POST')
    const request = new Request(`http://localhost/api${path}`, {
      method: chosen,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        [addressHeader]: from,
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    })
    const answer = await app.fetch(request)
    const text = await answer.text()
    const json = /json/.test(answer.headers.get('content-type') ?? '')
    const reply = {
      status: answer.status,
      headers: answer.headers,
      text,
      body: json && text ? JSON.parse(text) : undefined,
      ...(answer.status < 500 ? {} : { logged: log.slice(-3).join('') }),
    }
    if (!options.logTo) log.splice(0, log.length - 3)
    check(chosen, path, reply)
    return reply
  }

  return {
    ...world,
    app,
    call,
    tokenOf: async ({ email, password }) => {
      const answer = await call('/auth/local', { body: { identifier: email, password } })
      if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`)
      return answer.body.jwt
    },
    codesTo: async address => {
      const entries = await listOutbox(world.tools.database, { kind: 'mail', limit: 100 })
      return entries
        .filter(({ recipient }) => recipient === address)
        .map(({ payload }) => {
          const link = /https?:\/\/\S+/.exec((payload as MailPayload).text)![0]
          return new URL(link).searchParams.get('oobCode')!
        })
    },
  }
}

/** An IPv4 address at random. */
export function anyAddress(): string {
  return [10, ...randomBytes(3)].join('.')
}

const strapisCalls: readonly string[] = Object.keys({ ...accountContract, ...connectContract })

/**
 * What holds an answer to the document: its status must be declared there, its body and headers be as described. Strapi's own
 * calls refuse in the sentences of their table, and in no others.
 */
export function documentCheck(): DocumentCheck {
  madeCheck ??= makeCheck()
  return madeCheck
}

type DocumentCheck = (method: string, asked: string, reply: ContentReply) => void

/** Compiled schemas are kept for all files of the process: compiling them costs more than most files' tests. */
let madeCheck: DocumentCheck | undefined

function makeCheck(): DocumentCheck {
  const document = openapiDocument({ siteName: 'Casita', server: 'http://localhost/api' })
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', ...document })
  const patterns = Object.keys(document.paths).map(path => ({
    path,
    shape: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return (method, asked, { status, body, headers, text }) => {
    const [plain = ''] = asked.split('?')
    const found = patterns.find(({ shape }) => shape.test(plain))
    const operation = (document.paths[found?.path ?? ''] as Json)?.[
      method.toLowerCase() === 'head' ? 'get' : method.toLowerCase()
    ]
    const what = `${method} ${asked} answered ${status} ${text.slice(0, 500)}`
    if (!operation) {
      if (status !== 404 && status !== 405) throw new Error(`${what}: no such call is described`)
      return
    }
    const described = operation.responses[status]
    if (!described) throw new Error(`${what}: this status is not declared`)
    for (const name of Object.keys(described.headers ?? {})) {
      if (!headers.has(name)) throw new Error(`${what}: the header ${name} is missing`)
    }
    const schema = described.content?.['application/json']?.schema
    if (method === 'HEAD') return
    if (!schema) {
      if (text !== '') throw new Error(`${what}: no body is declared`)
      return
    }
    const route = found!.path.replaceAll('~', '~0').replaceAll('/', '~1')
    const place = `document#/paths/${encodeURIComponent(route)}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`
    const validate = ajv.getSchema(place)
    if (!validate) throw new Error(`${what}: its schema is not to be found`)
    if (!validate(body)) throw new Error(`${what}: ${ajv.errorsText(validate.errors)}`)
    if (status < 400 || !strapisCalls.includes(operation.operationId)) return
    for (const { message } of [body.error, ...(body.error.details.errors ?? [])]) {
      if (!isStrapisSentence(message)) throw new Error(`${what}: a sentence that is not in the table`)
    }
  }
}
