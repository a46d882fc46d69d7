// Tests of the keys that prove an address: good once, for what they were made for, until they end; hashed at rest.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { isProven, type ProvenContact } from '#users/user/visitor.ts'
import { hours, later, minutes } from '#values/duration.ts'
import {
  carryContact,
  exchangeKey,
  isGoodKey,
  isKeyAbout,
  makeContactKey,
  revokeKeys,
  tidyContactKeys,
} from './contact-key.server.ts'
import { contactKeyTable, type KeyPurpose } from './contact-tables.server.ts'
import { readContact } from './read-contact.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
})
afterAll(() => handed.drop())

const about = randomUUID()

function newKey(purpose: KeyPurpose = 'manage', ofWhat = about): Promise<string> {
  const now = handed.clock.now()
  const wanted = { purpose, about: ofWhat, email: 'Ada@Example.org', expiresAt: later(now, minutes(30)) }
  return makeContactKey(handed.tools.database, wanted, now)
}

const open = (key: string) => exchangeKey(handed.tools, key, ['manage', 'continue'])
const withCookie = (cookie: string) => new Request('http://127.0.0.1/', { headers: { cookie } })

async function seenWith(setCookie: string): Promise<ProvenContact | undefined> {
  const contact = await readContact(handed.tools, withCookie(setCookie.split(';')[0]!))
  return isProven(contact) ? contact : undefined
}

async function mustOpen(key: string): Promise<string> {
  const opened = await open(key)
  if (!opened.ok) throw new Error(opened.reason)
  return opened.setCookie
}

describe('a mailed key', () => {
  test('is exchanged for a cookie that script cannot read, and proves the address in small letters', async () => {
    const setCookie = await mustOpen(await newKey())
    expect(setCookie).toMatch(/^casita_contact=[\w-]{43}; Path=\/; Max-Age=7200; HttpOnly; SameSite=Lax$/)
    expect(await seenWith(setCookie)).toEqual({ provedEmail: 'ada@example.org', about })
  })

  test('replayed, never made, ended, or made for something else: one answer', async () => {
    const used = await newKey()
    await mustOpen(used)
    const ended = await newKey()
    const other = await newKey('offer')
    handed.clock.advance(minutes(30) - 1)
    expect(await isGoodKey(handed.tools, ended, ['manage'])).toBe(true)
    handed.clock.advance(1)
    for (const key of [used, ended, other, 'x'.repeat(43), '']) {
      expect(await open(key)).toEqual({ ok: false, reason: 'key-unknown' })
      expect(await isGoodKey(handed.tools, key, ['manage', 'continue'])).toBe(false)
    }
  })

  test('exchanged by two browsers at once, opens for one', async () => {
    const key = await newKey()
    const answers = await Promise.all([open(key), open(key), open(key)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('asked for by the wrong page is not used up', async () => {
    const key = await newKey('offer')
    expect((await open(key)).ok).toBe(false)
    expect((await exchangeKey(handed.tools, key, ['offer'])).ok).toBe(true)
  })

  test('is stored as its hash alone', async () => {
    const key = await newKey()
    const rows = await handed.tools.database.select().from(contactKeyTable)
    expect(JSON.stringify(rows.map(row => ({ ...row, keyHash: row.keyHash.toString('base64url') })))).not.toContain(key)
  })
})

describe('the cookie', () => {
  test('ends by itself, and no mailed key works as one', async () => {
    const setCookie = await mustOpen(await newKey())
    handed.clock.advance(hours(2) - 1)
    expect(await seenWith(setCookie)).toBeDefined()
    handed.clock.advance(1)
    expect(await seenWith(setCookie)).toBeUndefined()
    expect(await seenWith(`casita_contact=${await newKey()}`)).toBeUndefined()
    expect(await readContact(handed.tools, withCookie('casita_contact=short'))).toBeUndefined()
  })

  test('knows the link it came from, when that is opened again', async () => {
    const key = await newKey()
    const cookie = /=([\w-]{43})/.exec(await mustOpen(key))![1]!
    expect(await isKeyAbout(handed.tools, key, about)).toBe(true)
    expect(await isKeyAbout(handed.tools, key, randomUUID())).toBe(false)
    expect(await isKeyAbout(handed.tools, cookie, about)).toBe(false)
  })

  test('goes on with the hold that replaced its own, and ends when the booking passes into other hands', async () => {
    const old = randomUUID()
    const next = randomUUID()
    const setCookie = await mustOpen(await newKey('continue', old))
    await carryContact(handed.tools.database, (await seenWith(setCookie))!, next)
    expect(await seenWith(setCookie)).toMatchObject({ about: next })
    await revokeKeys(handed.tools.database, next)
    expect(await seenWith(setCookie)).toBeUndefined()
  })
})

test('keys that have ended are forgotten, the others are not', async () => {
  handed.clock.advance(hours(3))
  const good = await newKey()
  await tidyContactKeys(handed.tools)
  expect(await handed.tools.database.select().from(contactKeyTable)).toHaveLength(1)
  expect(await isGoodKey(handed.tools, good, ['manage'])).toBe(true)
})
