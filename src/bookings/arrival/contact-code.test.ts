// The six digits that prove a mailbox: once, in time, for one booking and one address, and not by trying.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { makeContactKey } from '#users/contact/contact-key.server.ts'
import { contactKeyTable } from '#users/contact/contact-tables.server.ts'
import { hours, later, minutes } from '#values/duration.ts'
import { codeLasts, lastCodeFor, newCode, proveByCode } from './contact-code.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
})
afterAll(() => handed?.drop())

const email = 'ada@example.org'

/** Mails a code for a booking to an address, as the checkout does. */
async function mailed({ about = randomUUID() as string, to = email, lasts = hours(1) } = {}) {
  const { tools, clock } = handed
  const { code, codeMac } = newCode(tools, { about, email: to })
  const expiresAt = later(clock.now(), lasts)
  await makeContactKey(tools.database, { purpose: 'continue', about, email: to, expiresAt, codeMac }, clock.now())
  // The next one is surely newer.
  clock.advance(1000)
  return { about, email: to, code }
}

type Typing = { readonly about: string; readonly email: string; readonly code: string }

let callers = 0
/** Each from an address of its own, unless the test says otherwise. */
async function type({ about, email: of, code }: Typing, { key = randomUUID() as string, address = '' } = {}) {
  callers += 1
  const from = address || `203.0.${Math.floor(callers / 250)}.${callers % 250}`
  const proved = await proveByCode(handed.tools, { about, email: of, code, key, address: from })
  return proved.ok ? 'proved' : proved.reason
}

/** A code that is surely not this one. */
const notThe = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code is six digits, of which nothing can be read in the database', async () => {
  const { about, code } = await mailed()
  expect(code).toMatch(/^\d{6}$/)
  const rows = await handed.tools.database.select().from(contactKeyTable)
  const { codeMac } = rows.find(row => row.about === about)!
  expect(codeMac!.length).toBeGreaterThanOrEqual(16)
  expect(codeMac!.toString('latin1')).not.toContain(code)
  const again = newCode(handed.tools, { about, email })
  if (again.code !== code) expect(again.codeMac.equals(codeMac!)).toBe(false)
})

test('it is right once, and again only for what it was right for', async () => {
  const sent = await mailed()
  const key = randomUUID()
  expect(await type(sent, { key })).toBe('proved')
  expect(await type(sent, { key })).toBe('proved')
  expect(await type(sent)).toBe('code-ended')
  expect(await type({ ...sent, code: notThe(sent.code) })).toBe('code-ended')
})

test('it is right for its booking and its address alone, however the address is written', async () => {
  const [one, other] = [await mailed(), await mailed({ to: 'bob@example.org' })]
  expect(await type({ ...one, about: randomUUID() })).toBe('code-ended')
  expect(await type({ ...one, email: other.email })).toBe('code-ended')
  // The code of another booking is no better than a guess.
  if (one.code !== other.code) expect(await type({ ...one, code: other.code })).toBe('code-wrong')
  expect(await type({ ...one, email: 'ADA@Example.org' })).toBe('proved')
})

test('the newest alone is right', async () => {
  const first = await mailed()
  const second = await mailed({ about: first.about })
  if (first.code !== second.code) expect(await type(first)).toBe('code-wrong')
  expect(await type(second)).toBe('proved')
})

test('it ends after a quarter of an hour, and with its link where that ends sooner', async () => {
  const [long, short] = [await mailed(), await mailed({ lasts: minutes(5) })]
  handed.clock.advance(minutes(5))
  expect(await type(short)).toBe('code-ended')
  handed.clock.advance(codeLasts - minutes(5) - 3000)
  expect(await lastCodeFor(handed.tools, long.about)).toEqual({ email, isAwaited: true })
  expect(await type({ ...long, code: notThe(long.code) })).toBe('code-wrong')
  handed.clock.advance(1000)
  expect(await type(long)).toBe('code-ended')
  expect(await lastCodeFor(handed.tools, long.about)).toEqual({ email, isAwaited: false })
})

test('of tries at the same time as many are counted as are made, and after five not even the right one is taken', async () => {
  const sent = await mailed()
  const wrong = { ...sent, code: notThe(sent.code) }
  const tries = await Promise.all(Array.from({ length: 9 }, () => type(wrong)))
  expect(tries.filter(each => each === 'code-wrong').length).toBe(5)
  expect(tries.filter(each => each === 'code-ended').length).toBe(4)
  expect(await type(sent)).toBe('code-ended')
  const next = await mailed({ about: sent.about })
  expect(await type(next)).toBe('proved')
})

test('of the right code typed twice at once for two things, one is proved', async () => {
  const sent = await mailed()
  const typed = await Promise.all([type(sent), type(sent), type(sent)])
  expect(typed.toSorted()).toEqual(['code-ended', 'code-ended', 'proved'])
})

test('whoever tries from one address is stopped, whatever they try; what was right costs nothing', async () => {
  const address = '198.51.100.7'
  const key = randomUUID()
  const sent = await mailed()
  for (let turn = 0; turn < 4; turn++) expect(await type(sent, { key, address })).toBe('proved')
  for (let turn = 0; turn < 20; turn++) {
    expect(await type({ about: randomUUID(), email, code: '000000' }, { address })).toBe('code-ended')
  }
  expect(await type(await mailed(), { address })).toBe('too-many-codes')
  expect(await type(await mailed(), { address: '198.51.100.8' })).toBe('proved')
})

test('what is to be proved with it is proved with it or not at all', async () => {
  const sent = await mailed()
  const asked = { ...sent, key: randomUUID(), address: '198.51.100.9' }
  const broken = proveByCode(handed.tools, asked, () => Promise.reject(new Error('No booking there')))
  await expect(broken).rejects.toThrow('No booking there')
  // The code was not used up by what failed.
  expect(await type(sent)).toBe('proved')
})

test('no code was mailed for what nobody asked about', async () => {
  expect(await lastCodeFor(handed.tools, randomUUID())).toBeUndefined()
  const sent = await mailed()
  await type(sent)
  expect(await lastCodeFor(handed.tools, sent.about)).toEqual({ email, isAwaited: false })
})
