// The SDK's heartbeats as our provider meets them: 30 of them are stored, and 1024 bytes go with a call (Spec 9).

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser, type Visitor } from '../support/browser.ts'
import { bundleComponents } from '../support/component-page.ts'
import type { Beaten, Beating } from '../support/heartbeats-in-browser.ts'
import { type MetProvider, meetOurs } from '../support/sdk-world.ts'

let met: MetProvider
let browser: TestBrowser
let visitor: Visitor
/** The header of each call, undefined where there was none. */
const headers: (string | undefined)[] = []

beforeAll(async () => {
  const { script } = await bundleComponents('tests/support/heartbeats-in-browser.ts')
  met = await meetOurs()
  browser = await openBrowser(met.world.origin)
  visitor = await browser.visitor()
  visitor.page.on('request', request => {
    if (request.method() === 'POST') headers.push(request.headers()['x-firebase-client'])
  })
  await visitor.page.goto('/.well-known/jwks.json')
  await visitor.page.evaluate(script)
})
afterAll(async () => {
  await browser?.close()
  await met?.close()
})

const beat = (beating: Omit<Beating, 'world'>) =>
  visitor.page.evaluate(
    told => (globalThis as unknown as { beatHere: (told: Beating) => Promise<Beaten> }).beatHere(told),
    { ...beating, world: met.world },
  )

type Sent = { version: number; heartbeats: { agent: string; dates: string[] }[] }
const read = (header: string): Sent => JSON.parse(Buffer.from(header, 'base64url').toString())

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test('one a day is stored, the earliest of 31 is dropped, all 30 go with the next call and none with the one after', async () => {
  headers.length = 0
  const days = Array.from({ length: 31 }, (_, day) => dayAfter('2031-01-01', day))
  const { stored, left } = await beat({ name: 'thirty', days, email: 'thirty@example.org' })
  expect(stored.heartbeats.map(({ date }) => date)).toEqual(days.slice(1))

  // A sign-up is two calls: the account is made, then looked up.
  expect(headers).toEqual([expect.any(String), undefined])
  const [header] = headers as [string]
  expect(header).toMatch(/^[\w-]+$/)
  expect(header.length).toBeLessThanOrEqual(1024)
  const { version, heartbeats } = read(header)
  expect([version, heartbeats.length]).toEqual([2, 1])
  expect(heartbeats[0]!.agent).toContain('fire-auth')
  expect(heartbeats[0]!.dates).toEqual(days.slice(1))
  // The day on which one was sent has no other.
  expect(left).toMatchObject({ lastSentHeartbeatDate: days.at(-1), heartbeats: [] })
})

test('what does not fit into 1024 bytes goes with the next call, in the stored order', async () => {
  headers.length = 0
  const agents = Array.from({ length: 10 }, (_, number) => `agent-${number}-${'x'.repeat(100)}`)
  const before = { heartbeats: agents.map((agent, day) => ({ agent, date: dayAfter('2031-03-01', day) })) }
  const email = 'bytes@example.org'
  const { stored, left } = await beat({ name: 'bytes', before, days: [dayAfter('2031-03-01', 9)], email })
  expect(stored.heartbeats).toEqual(before.heartbeats)

  expect(headers.length).toBe(2)
  const sent = headers.map(header => read(header!).heartbeats.map(({ agent }) => agent))
  for (const header of headers) expect(header!.length).toBeLessThanOrEqual(1024)
  expect(sent[0]!.length).toBeGreaterThan(1)
  expect([...sent.flat(), ...left!.heartbeats.map(({ agent }) => agent)]).toEqual(agents)
  expect(visitor.complaints).toEqual([])
})
