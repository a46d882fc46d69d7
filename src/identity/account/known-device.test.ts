// Device marks: what the cookie carries, whom it is known to, and for how long.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { days } from '#values/duration.ts'
import { addAccount } from './account-store.server.ts'
import { deviceCookie, deviceOf, forgetDevices, isKnownDevice, rememberDevice } from './known-device.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
})
afterAll(() => handed.drop())

const account = async () => (await addAccount(handed.tools.database, {}, handed.clock.now()))!.id
const known = (device: string | undefined, id: string) =>
  isKnownDevice(handed.tools.database, { device }, id, handed.clock.now())

test('a device gets a mark of its own, and keeps it for every account it signs in to', async () => {
  const [one, two] = [await account(), await account()]
  const mark = await rememberDevice(handed.tools.database, {}, one, handed.clock.now())
  expect(mark).toMatch(/^[\w-]{32}$/)
  expect([await known(mark, one), await known(mark, two)]).toEqual([true, false])
  expect(await rememberDevice(handed.tools.database, { device: mark }, two, handed.clock.now())).toBe(mark)
  expect([await known(mark, one), await known(mark, two)]).toEqual([true, true])
  await forgetDevices(handed.tools.database, one)
  expect([await known(mark, one), await known(mark, two)]).toEqual([false, true])
})

test('a mark that is none is replaced', async () => {
  const id = await account()
  for (const device of ['', 'short', 'x'.repeat(33), `${'x'.repeat(31)};`]) {
    expect(await known(device, id)).toBe(false)
    expect(await rememberDevice(handed.tools.database, { device }, id, handed.clock.now())).not.toBe(device)
  }
})

test('signing in again keeps a device known', async () => {
  const id = await account()
  const device = await rememberDevice(handed.tools.database, {}, id, handed.clock.now())
  handed.clock.advance(days(179))
  await rememberDevice(handed.tools.database, { device }, id, handed.clock.now())
  handed.clock.advance(days(179))
  expect(await known(device, id)).toBe(true)
  handed.clock.advance(days(1))
  expect(await known(device, id)).toBe(false)
})

test('the database does not hold the mark', async () => {
  const device = await rememberDevice(handed.tools.database, {}, await account(), handed.clock.now())
  const { rows } = await handed.tools.database.$client.query('select * from identity_device')
  expect(JSON.stringify(rows)).not.toContain(device)
})

test('the cookie is out of reach of scripts and other sites, and secure where the site is', () => {
  const mark = 'A'.repeat(32)
  expect(deviceCookie(parseEnvironment({}), mark)).toBe(
    `casita_device=${mark}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
  )
  expect(deviceCookie(parseEnvironment({ PUBLIC_URL: 'https://homes.example' }), mark)).toMatch(/; Secure(;|$)/)
  expect(deviceCookie(parseEnvironment({ PUBLIC_URL: 'http://homes.example' }), mark)).not.toMatch(/Secure/)
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['other=1', undefined],
  ['other=1; casita_device=abc; more=2', 'abc'],
  ['casita_device="abc"', 'abc'],
  ['casita_device=%E0%A4%A', '%E0%A4%A'],
])('the mark in %j', (cookies, mark) => {
  expect(deviceOf(cookies)).toBe(mark)
})
