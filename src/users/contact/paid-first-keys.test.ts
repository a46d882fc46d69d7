// Keys of browsers that paid first: they prove nothing until the address is proved, follow its correction, and then count as any other.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/tools/database.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { isProven } from '#users/user/visitor.ts'
import { days, hours, later, minutes } from '#values/duration.ts'
import {
  carryContact,
  correctKeys,
  exchangeKey,
  isGoodKey,
  isKeyAbout,
  makeContactKey,
  proveBrowsers,
  recogniseContact,
  tidyContactKeys,
} from './contact-key.server.ts'
import type { KeyPurpose } from './contact-tables.server.ts'
import { readContactToken } from './read-contact.server.ts'

let test: TestTools
beforeAll(async () => {
  test = await testTools()
})
afterAll(() => test?.drop())

const email = 'ada@example.org'

const browserOf = (about: string, typed = 'Ada@Example.org') =>
  recogniseContact(test.tools.database, test.tools, { about, email: typed }, 'browser')

const mail = (about: string, to = email, purpose: KeyPurpose = 'manage') => {
  const now = test.clock.now()
  return makeContactKey(test.tools.database, { purpose, about, email: to, expiresAt: later(now, hours(1)) }, now)
}

const seen = (token: string) => readContactToken(test.tools, token)
const prove = (about: string, proved = email) =>
  proveBrowsers(test.tools.database, { about, email: proved }, test.clock.now())

describe('a browser that paid first', () => {
  it('is known by what was typed, for thirty days, and proves no address', async () => {
    const about = randomUUID()
    const { token, setCookie } = await browserOf(about)
    expect(setCookie).toContain(`Max-Age=${days(30) / 1000};`)
    const contact = await seen(token)
    expect(contact).toEqual({ typedEmail: email, about })
    expect(isProven(contact)).toBe(false)
    test.clock.advance(days(30) - 1)
    expect(await seen(token)).toEqual({ typedEmail: email, about })
    test.clock.advance(1)
    expect(await seen(token)).toBeUndefined()
  })

  it('has a key that is no mailed link, whatever page it is tried at', async () => {
    const about = randomUUID()
    const { token } = await browserOf(about)
    const pages = ['continue', 'manage', 'offer', 'thread'] as const
    expect(await isGoodKey(test.tools, token, pages)).toBe(false)
    expect(await isKeyAbout(test.tools, token, about)).toBe(false)
    expect(await exchangeKey(test.tools, token, pages)).toEqual({ ok: false, reason: 'key-unknown' })
    expect(await seen(token)).toEqual({ typedEmail: email, about })
  })

  it('takes its key along to no other hold', async () => {
    const about = randomUUID()
    const { token } = await browserOf(about)
    await carryContact(test.tools.database, (await seen(token))!, randomUUID())
    expect(await seen(token)).toMatchObject({ about })
  })

  it('counts as any other once the address is proved: for two hours, with all browsers of that booking and no other', async () => {
    const [about, elsewhere] = [randomUUID(), randomUUID()]
    const [one, two, other] = [await browserOf(about), await browserOf(about), await browserOf(elsewhere)]
    test.clock.advance(days(29))
    await prove(about)
    for (const { token } of [one, two]) expect(await seen(token)).toEqual({ provedEmail: email, about })
    expect(await seen(other.token)).toEqual({ typedEmail: email, about: elsewhere })
    test.clock.advance(hours(2) - 1)
    expect(isProven(await seen(one.token))).toBe(true)
    test.clock.advance(1)
    expect(await seen(one.token)).toBeUndefined()
  })

  it('is of the address that was proved, not of the one that was typed', async () => {
    const about = randomUUID()
    const { token } = await browserOf(about, 'adda@example.org')
    await prove(about, 'ada@example.org')
    expect(await seen(token)).toEqual({ provedEmail: 'ada@example.org', about })
  })

  it('stays unproved where the proof is rolled back', async () => {
    const about = randomUUID()
    const { token } = await browserOf(about)
    const key = await mail(about)
    const failing = exchangeKey(test.tools, key, ['manage'], async (queries, proof) => {
      await proveBrowsers(queries, proof, test.clock.now())
      throw new Error('lost')
    })
    await expect(failing).rejects.toThrow('lost')
    expect(isProven(await seen(token))).toBe(false)
    expect((await exchangeKey(test.tools, key, ['manage'])).ok).toBe(true)
  })

  it('is forgotten when it has ended, and not before', async () => {
    const { token } = await browserOf(randomUUID())
    test.clock.advance(days(29))
    await tidyContactKeys(test.tools)
    expect(await seen(token)).toBeDefined()
  })
})

describe('an address that is corrected', () => {
  const correct = (about: string, to: string) => correctKeys(test.tools.database, { about, email: to })
  const right = 'right@example.org'

  it('voids what was mailed to the one before: links of every kind, used or not, and cookies', async () => {
    const about = randomUUID()
    const links = [await mail(about), await mail(about, email, 'continue'), await mail(about, email, 'thread')]
    const opened = await exchangeKey(test.tools, await mail(about), ['manage'])
    if (!opened.ok) throw new Error(opened.reason)
    await correct(about, right)
    for (const key of links) {
      expect(await exchangeKey(test.tools, key, ['manage', 'continue', 'thread'])).toMatchObject({ ok: false })
      expect(await isKeyAbout(test.tools, key, about)).toBe(false)
    }
    expect(await seen(opened.token)).toBeUndefined()
  })

  it('leaves what was mailed to the right one, and what is about other bookings', async () => {
    const [about, other] = [randomUUID(), randomUUID()]
    const [mine, theirs] = [await mail(about, right), await mail(other)]
    const elsewhere = await browserOf(other)
    await correct(about, right)
    expect(await isGoodKey(test.tools, mine, ['manage'])).toBe(true)
    expect(await isGoodKey(test.tools, theirs, ['manage'])).toBe(true)
    expect(await seen(elsewhere.token)).toEqual({ typedEmail: email, about: other })
  })

  it('is the browser’s from then on, still unproved, for as long as before', async () => {
    const about = randomUUID()
    const { token } = await browserOf(about)
    test.clock.advance(days(10))
    await correct(about, right)
    await correct(about, right)
    expect(await seen(token)).toEqual({ typedEmail: right, about })
    test.clock.advance(days(20))
    expect(await seen(token)).toBeUndefined()
  })

  it('and proved at the same moment leaves one address, in the browser as in the link', async () => {
    for (let round = 0; round < 5; round++) {
      const about = randomUUID()
      const { token } = await browserOf(about)
      const key = await mail(about)
      test.clock.advance(minutes(1))
      const [opened] = await Promise.all([
        exchangeKey(test.tools, key, ['manage'], (queries, proof) => proveBrowsers(queries, proof, test.clock.now())),
        inTransaction(test.tools.database, queries => correctKeys(queries, { about, email: right })),
      ])
      const contact = await seen(token)
      // Where the correction came first the link is void; where it came last it takes the proved key away.
      if (!opened.ok) expect(contact).toEqual({ typedEmail: right, about })
      else expect(contact === undefined || !isProven(contact) || contact.provedEmail === email).toBe(true)
    }
  })
})
