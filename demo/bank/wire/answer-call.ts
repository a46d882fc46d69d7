// One call of the API: who asks, in which version, once for each key, and the answer as Stripe writes it.

import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { type Bank, newId } from '../bank.ts'
import { expanded } from './expand.ts'
import { Fault, invalid } from './fault.ts'
import { parseForm } from './form.ts'
import { checkPermission } from './restricted-key.ts'
import { routes } from './routes.ts'

export type Call = {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: string
  readonly headers: Readonly<Record<string, string | undefined>>
}

export type Reply = {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export function answerCall(bank: Bank, call: Call, secretKey: string): Reply {
  const headers = {
    'content-type': 'application/json',
    'request-id': newId('req'),
    'stripe-version': Stripe.API_VERSION,
  }
  try {
    return { ...carryOut(bank, call, secretKey), headers }
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    return { status: fault.status, body: JSON.stringify(fault), headers }
  }
}

function carryOut(bank: Bank, call: Call, secretKey: string): Pick<Reply, 'status' | 'body'> {
  checkCaller(call, secretKey)
  checkPermission(secretKey, call.method, call.path)
  const key = call.method === 'POST' ? call.headers['idempotency-key'] : undefined
  const { answered } = bank.books
  const asked = createHash('sha256').update(`${call.method} ${call.path} ${call.body}`).digest('hex')
  const before = key === undefined ? undefined : answered[key]
  if (before && before.asked !== asked) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`
    throw new Fault(400, 'idempotency_error', message)
  }
  if (before) return before
  try {
    const reply = { status: 200, body: JSON.stringify(answerRoute(bank, call)) }
    if (key !== undefined) answered[key] = { asked, ...reply }
    return reply
  } catch (fault) {
    // As at Stripe: what was refused before anything began can be asked again; a decline is an answer.
    const isAnswer = fault instanceof Fault && fault.type === 'card_error'
    if (isAnswer && key !== undefined) answered[key] = { asked, status: fault.status, body: JSON.stringify(fault) }
    throw fault
  }
}

function checkCaller({ headers }: Call, secretKey: string): void {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (given !== secretKey) throw new Fault(401, 'invalid_request_error', 'Invalid API Key provided.')
  const version = headers['stripe-version']
  if (version !== undefined && version !== Stripe.API_VERSION) {
    throw invalid(`Invalid Stripe API version: ${version}`, { param: 'Stripe-Version' })
  }
}

function answerRoute(bank: Bank, { method, path, query, body }: Call): object {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null
    if (!match) continue
    const { answer, expand } = route.answer(bank, parseForm(method === 'GET' ? query : body), match[1] ?? '')
    return expanded(bank, answer, expand)
  }
  throw new Fault(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`)
}
