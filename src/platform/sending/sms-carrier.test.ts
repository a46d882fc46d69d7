// Text messages by a gateway over HTTP: what is posted, and what its answers mean.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOutbox, writeOutbox } from '#platform/outbox/outbox.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { sendOutbox } from './send-outbox.server.ts'
import { smsCarrier } from './sms-carrier.server.ts'

const posted: { body: unknown; authorization: string | undefined; key: string | undefined }[] = []
let status = 200
let handed: TestTools
let gateway: ReturnType<typeof serve>

beforeAll(async () => {
  const app = new Hono().post('/send', async context => {
    const { authorization, 'idempotency-key': key } = context.req.header()
    posted.push({ body: await context.req.json(), authorization, key })
    return context.body(null, status as 200)
  })
  gateway = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(gateway, 'listening')
  const { port } = gateway.address() as AddressInfo
  const environment = { SMS_GATEWAY_URL: `http://127.0.0.1:${port}/send`, SMS_GATEWAY_TOKEN: 'gate' }
  handed = await testTools({ environment })
})
afterAll(async () => {
  gateway.close()
  await handed.drop()
})

let count = 0
async function sendOne() {
  const carrier = smsCarrier(handed.tools.environment)!
  const payload = { text: '123456 is your code.' }
  const dedupeKey = `sms-${count++}`
  const { database } = handed.tools
  await writeOutbox(database, { kind: 'sms', recipient: '+34600111222', payload, dedupeKey }, handed.clock.now())
  const turn = await sendOutbox(handed.tools, 'sms', carrier)
  const [entry] = await listOutbox(database, { limit: 1 })
  return { turn, state: entry!.state, id: entry!.id }
}

test('one message is one POST with the number, the words, the token and a key of its own', async () => {
  const { state, id } = await sendOne()
  expect(state).toBe('sent')
  expect(posted).toEqual([
    { body: { to: '+34600111222', text: '123456 is your code.' }, authorization: 'Bearer gate', key: `casita-${id}` },
  ])
})

test.each([
  [400, 'failed', true],
  [429, 'waiting', true],
  [503, 'waiting', true],
  [401, 'waiting', false],
])('the gateway answers %i: %s', async (answered, state, reached) => {
  status = answered
  expect(await sendOne()).toMatchObject({ state, turn: { tried: 1, reached } })
})

test('without a gateway nothing carries text messages: they wait in the outbox', () => {
  expect(smsCarrier({ ...handed.tools.environment, SMS_GATEWAY_URL: undefined })).toBeUndefined()
})
