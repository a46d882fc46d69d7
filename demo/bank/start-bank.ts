// A made-up bank on an origin of its own, which speaks Stripe's wire: for demos and for tests.

import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { testBankKey } from '#payments/stripe/stripe-client.server.ts'
import { emptyBooks, type Bank as Inside, newId } from './bank.ts'
import { deliverEvents, type Sent, type Telltale, telltaleOf } from './events.ts'
import { openDispute } from './objects/disputes.ts'
import { cancelIntent } from './objects/intents.ts'
import { sendRefundBack } from './objects/refunds.ts'
import { pagePolicy } from './page/html.ts'
import { answerElement } from './page/pay-element.ts'
import { answerPage } from './page/pay-page.ts'
import { passTime } from './pass-time.ts'
import { answerCall } from './wire/answer-call.ts'

/**
 * How the bank goes wrong until told otherwise, or for `times` calls: `down` answers nobody, `fails` answers 500 before or
 * after it has carried a call out, `busy` answers 429, `locked` 409; `silent` carries out what is posted to a path that
 * ends with `on`, and never answers. The others are about its events.
 */
export type Misbehaviour = { readonly times?: number } & (
  | { readonly kind: 'down' | 'busy' | 'locked' }
  | { readonly kind: 'fails'; readonly after: 'nothing' | 'carrying-out' }
  | { readonly kind: 'silent'; readonly on: string; readonly meanwhile: () => void }
  | { readonly kind: Telltale }
)

export type Bank = {
  readonly origin: string
  readonly secretKey: string
  readonly webhookSecret: string
  /** Whoever runs the bank can tamper with them. */
  readonly books: Inside['books']
  /** Says what is due by now; answers how much that was. What is not answered with 2xx is said again a minute later. */
  readonly deliverEvents: () => Promise<number>
  readonly misbehave: (how: Misbehaviour | undefined) => void
  /** A refund that went out comes back. */
  readonly sendRefundBack: (refundRef: string) => void
  /** What is reserved for a payment lapses before its time. */
  readonly lapse: (intentRef: string) => void
  /** The payer's bank asks about a payment, and takes nothing. */
  readonly inquire: (intentRef: string) => void
  readonly close: () => Promise<void>
}

export type BankOptions = {
  readonly now?: () => Date
  /** A free one unless told. */
  readonly port?: number
  /** To whom events are told, nobody unless told; an address that is not known yet is asked for again. */
  readonly webhook?:
    | { readonly url: () => string | undefined }
    | { readonly send: (sent: Sent) => Promise<number> }
    | undefined
  /** Where it remembers everything over a restart. */
  readonly stateFile?: string
  readonly secretKey?: string
  readonly webhookSecret?: string
  /** Tells its events by itself, a second after they happened. */
  readonly deliversItself?: boolean
}

export const usualWebhookSecret = 'whsec_madeUpBankOfCasita'

export async function startBank(options: BankOptions = {}): Promise<Bank> {
  const { port = 0, webhook, stateFile, secretKey = testBankKey, webhookSecret = usualWebhookSecret } = options
  let stands: Date | undefined
  const now = () => stands ?? options.now?.() ?? new Date()
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const bank: Inside = { books: stateFile ? readBooks(stateFile) : emptyBooks(), now, origin }
  const keep = stateFile ? keeper(stateFile, bank) : () => Promise.resolve()
  let wrong: Misbehaviour | undefined
  let left = 0
  const misbehave: Bank['misbehave'] = how => {
    wrong = how
    left = how?.times ?? Number.POSITIVE_INFINITY
  }
  const setTime = (moment: Date | undefined) => {
    stands = moment
    // What is told of days gone by was heard on these days.
    if (!moment) bank.books.deliveries = []
  }
  const goesWrong: Answering['goesWrong'] = (method, path) => {
    if (!wrong || telltaleOf(wrong.kind)) return undefined
    if (wrong.kind === 'silent' && !(method === 'POST' && path.endsWith(wrong.on))) return undefined
    const how = wrong
    left--
    if (left <= 0) wrong = undefined
    return how
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(bank, request, response, { secretKey, goesWrong, setTime })
      .then(keep)
      .catch(fault => response.destroy(fault))
  })
  const deliver = async () => {
    const happened = passTime(bank)
    const send = webhook && ('send' in webhook ? webhook.send : (sent: Sent) => post(webhook.url(), sent))
    const told = send ? await deliverEvents(bank, { secret: webhookSecret, send, wrong: telltaleOf(wrong?.kind) }) : 0
    if (happened || told > 0) await keep()
    return told
  }
  // One round at a time: what is being told is not told beside it.
  let isTelling = false
  const tick = async () => {
    if (isTelling) return
    isTelling = true
    await deliver().catch(() => undefined)
    isTelling = false
  }
  const loop = options.deliversItself ? setInterval(tick, 500) : undefined
  loop?.unref()
  return {
    origin,
    secretKey,
    webhookSecret,
    books: bank.books,
    deliverEvents: deliver,
    misbehave,
    sendRefundBack: ref => sendRefundBack(bank, ref),
    lapse: ref => void cancelIntent(bank, ref, 'automatic'),
    inquire: ref => void openDispute(bank, String(bank.books.intents[ref]?.latest_charge), false, true),
    close: async () => {
      clearInterval(loop)
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
      await keep()
    },
  }
}

type Answering = {
  readonly secretKey: string
  readonly goesWrong: (method: string, path: string) => Misbehaviour | undefined
  readonly setTime: (moment: Date | undefined) => void
}

async function answer(
  bank: Inside,
  request: IncomingMessage,
  response: ServerResponse,
  { secretKey, goesWrong, setTime }: Answering,
): Promise<void> {
  const url = new URL(request.url ?? '/', bank.origin)
  const { pathname: path, search } = url
  const body = await readBody(request)
  const method = request.method ?? 'GET'
  if (path === '/made-up/time' && request.headers.authorization === `Bearer ${secretKey}`) {
    setTime(body === '' ? undefined : new Date(body))
    return void response.writeHead(204).end()
  }
  passTime(bank)
  const wrong = goesWrong(method, path)
  if (wrong?.kind === 'down') return void request.socket.destroy()
  if (path.startsWith('/c/pay/')) {
    const { status, html, location } = answerPage(bank, { method, path, body })
    const backTo = new URL(bank.books.sessions[path.split('/')[3] ?? '']?.success_url ?? bank.origin).origin
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy([backTo]),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      ...(location !== undefined && { location }),
    })
    return void response.end(html ?? '')
  }
  const inPage = answerElement(bank, { method, url, body })
  if (inPage) {
    const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...inPage.headers }
    return void response.writeHead(inPage.status, headers).end(inPage.body)
  }
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const failed = wrong && failure(wrong)
  if (failed && !(wrong.kind === 'fails' && wrong.after === 'carrying-out'))
    return void response.writeHead(failed, json).end(failedBody)
  const reply = answerCall(bank, { method, path, query: search.slice(1), body, headers }, secretKey)
  if (wrong?.kind === 'silent') return wrong.meanwhile()
  if (failed) return void response.writeHead(failed, json).end(failedBody)
  response.writeHead(reply.status, reply.headers).end(reply.body)
}

const json = { 'content-type': 'application/json', 'stripe-should-retry': 'false' }
const failedBody = JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong at the bank.' } })

function failure({ kind }: Misbehaviour): number | undefined {
  return kind === 'fails' ? 500 : kind === 'busy' ? 429 : kind === 'locked' ? 409 : undefined
}

const largest = 256 * 1024

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largest) throw new Error('Too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function post(url: string | undefined, { body, headers }: Sent): Promise<number> {
  if (!url) return 503
  return (await fetch(url, { method: 'POST', body, headers: { ...headers } })).status
}

function readBooks(file: string): Inside['books'] {
  try {
    return { ...emptyBooks(), ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return emptyBooks()
    throw fault
  }
}

/** Writes the books one after the other, each whole or not at all. */
function keeper(file: string, { books }: Inside): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(async () => {
      const written = `${file}.${newId('part')}`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(written, JSON.stringify(books))
      await rename(written, file)
    })
    return last
  }
}
