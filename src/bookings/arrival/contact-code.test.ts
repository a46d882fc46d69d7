// The six digits of a mail: right once, for one hold and one address, for a quarter of an hour, and five tries long.

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyAddress } from '#tests/support/content-api.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { makeContactKey } from '#users/contact/contact-key.server.ts'
import { contactKeyTable } from '#users/contact/contact-tables.server.ts'
import { readContactToken } from '#users/contact/read-contact.server.ts'
import { hours, later, minutes } from '#values/duration.ts'
import { codeLasts, lastCodeFor, newCode, proveByCode } from './contact-code.server.ts'

let test: TestTools
beforeAll(async () => {
  test = await testTools()
})
afterAll(() => test?.drop())

type Mailed = { readonly about: string; readonly email: string; readonly code: string }

const email = 'Ada@Example.org'

/** A code as the mail of a checkout has it; each is a moment younger than the one before. */
async function mailed(wanted: Partial<Mailed> & { readonly lasts?: number } = {}): Promise<Mailed> {
  test.clock.advance(1)
  const proof = { about: wanted.about ?? randomUUID(), email: wanted.email ?? email }
  const { code, codeMac } = newCode(test.tools, proof)
  const now = test.clock.now()
  const expiresAt = new Date(now.getTime() + (wanted.lasts ?? hours(1)))
  await makeContactKey(test.tools.database, { purpose: 'continue', ...proof, expiresAt, codeMac }, now)
  return { ...proof, code }
}

const type = ({ about, email, code }: Mailed, key: string = randomUUID(), address = anyAddress()) =>
  proveByCode(test.tools, { about, email, code, key, address })

async function answer(...typed: Parameters<typeof type>): Promise<string> {
  const proved = await type(...typed)
  return proved.ok ? 'proved' : proved.reason
}

/** As many other codes. */
const others = ({ code }: Mailed, count: number) =>
  Array.from({ length: count }, (_, at) => String((Number(code) + at + 1) % 1_000_000).padStart(6, '0'))

const rowsOf = (about: string) =>
  test.tools.database.select().from(contactKeyTable).where(eq(contactKeyTable.about, about))

describe('a code', () => {
  it('is six digits, of which the database cannot tell which', async () => {
    const seen = Array.from({ length: 200 }, () => newCode(test.tools, { about: randomUUID(), email }))
    for (const { code, codeMac } of seen) {
      expect(code).toMatch(/^\d{6}$/)
      expect(codeMac.toString('latin1')).not.toContain(code)
    }
    expect(new Set(seen.map(({ codeMac }) => codeMac.toString('hex'))).size).toBe(seen.length)
  })

  it('proves the address in small letters, for what it was mailed for', async () => {
    const mine = await mailed()
    const proved = await type({ ...mine, email: 'ADA@example.ORG' })
    if (!proved.ok) throw new Error(proved.reason)
    expect(await readContactToken(test.tools, proved.token)).toEqual({
      ...{ provedEmail: 'ada@example.org', about: mine.about },
    })
    expect(proved.setCookie).toContain(`casita_contact=${proved.token};`)
    expect(proved.setCookie).toMatch(/HttpOnly; SameSite=Lax/)
  })

  it('is right twice for what is sent twice, and over for anything else', async () => {
    const mine = await mailed()
    const key = randomUUID()
    expect(await answer(mine, key)).toBe('proved')
    expect(await answer(mine, key)).toBe('proved')
    expect(await answer(mine)).toBe('code-ended')
    expect(await answer({ ...mine, code: others(mine, 1)[0]! }, key)).toBe('code-wrong')
  })

  it('typed by two at once is right for one of them', async () => {
    const mine = await mailed()
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(mine)))
    expect(answers.toSorted()).toEqual([...Array(5).fill('code-ended'), 'proved'])
  })

  it('ends with the fifth wrong try, however many are made at once, and not with the fourth', async () => {
    const [four, five] = [await mailed(), await mailed()]
    for (const code of others(four, 4)) expect(await answer({ ...four, code })).toBe('code-wrong')
    expect(await answer(four)).toBe('proved')
    const answers = await Promise.all(others(five, 9).map(code => answer({ ...five, code })))
    expect(answers.toSorted()).toEqual([...Array(4).fill('code-ended'), ...Array(5).fill('code-wrong')])
    expect(await answer(five)).toBe('code-ended')
    expect((await rowsOf(five.about)).map(({ tries, usedAt }) => [tries, usedAt])).toEqual([[5, null]])
  })

  it.each(['', '12345', '1234567', ' 123456', 'abcdef', "' or 1=1", '１２３４５６'])(
    'that is %j is wrong',
    async code => {
      const mine = await mailed()
      expect(await answer({ ...mine, code })).toBe('code-wrong')
    },
  )

  it('is good for a quarter of an hour to the millisecond, and no longer than its link', async () => {
    const mine = await mailed()
    test.clock.advance(codeLasts - 1)
    expect((await lastCodeFor(test.tools, mine.about))?.isAwaited).toBe(true)
    test.clock.advance(1)
    expect((await lastCodeFor(test.tools, mine.about))?.isAwaited).toBe(false)
    expect(await answer(mine)).toBe('code-ended')
    const short = await mailed({ lasts: minutes(5) })
    test.clock.advance(minutes(5))
    expect(await answer(short)).toBe('code-ended')
    const last = await mailed()
    test.clock.advance(codeLasts - 1)
    expect(await answer(last)).toBe('proved')
  })

  it('ends with the next one for the same hold and address; tries begin anew', async () => {
    const first = await mailed()
    for (const code of others(first, 5)) await answer({ ...first, code })
    const second = await mailed({ about: first.about })
    if (first.code !== second.code) expect(await answer(first)).toBe('code-wrong')
    expect(await answer(second)).toBe('proved')
  })

  it('proves neither another hold nor another address, nor what never had a code', async () => {
    const [mine, other] = [await mailed(), await mailed({ email: 'bob@example.org' })]
    expect(await answer({ ...mine, email: 'bob@example.org' })).toBe('code-ended')
    expect(await answer({ ...mine, about: randomUUID() })).toBe('code-ended')
    // The same digits for another hold are another code.
    expect(await answer({ ...other, code: mine.code })).toBe(mine.code === other.code ? 'proved' : 'code-wrong')
    const about = randomUUID()
    const now = test.clock.now()
    const plain = { purpose: 'manage', about, email, expiresAt: later(now, hours(1)) } as const
    await makeContactKey(test.tools.database, plain, now)
    expect(await answer({ ...mine, about })).toBe('code-ended')
    expect(await lastCodeFor(test.tools, about)).toBeUndefined()
    expect(await answer(mine)).toBe('proved')
  })

  it('that somebody copies into another row in the database is wrong there', async () => {
    const [mine, theirs] = [await mailed(), await mailed()]
    const [{ codeMac } = { codeMac: null }] = await rowsOf(mine.about)
    await test.tools.database.update(contactKeyTable).set({ codeMac }).where(eq(contactKeyTable.about, theirs.about))
    expect(await answer({ ...theirs, code: mine.code })).toBe('code-wrong')
  })

  it('of a site with another secret is wrong', async () => {
    const mine = await mailed()
    const IDENTITY_KEY = [Buffer.alloc(32, 7)]
    const { codeMac } = newCode({ environment: { ...test.tools.environment, IDENTITY_KEY } }, mine)
    await test.tools.database.update(contactKeyTable).set({ codeMac }).where(eq(contactKeyTable.about, mine.about))
    expect(await answer(mine)).toBe('code-wrong')
  })

  it('is not used up where what it was to prove fails', async () => {
    const mine = await mailed()
    const typed = { ...mine, key: randomUUID(), address: anyAddress() }
    const failing = proveByCode(test.tools, typed, async () => {
      throw new Error('lost')
    })
    await expect(failing).rejects.toThrow('lost')
    expect((await rowsOf(mine.about)).map(({ tries, usedAt, purpose }) => [tries, usedAt, purpose])).toEqual([
      [0, null, 'continue'],
    ])
    const proofs: object[] = []
    const proved = await proveByCode(test.tools, typed, async (_, proof) => void proofs.push(proof))
    expect([proved.ok, proofs]).toEqual([true, [{ about: mine.about, email: 'ada@example.org' }]])
  })
})

describe('the page that waits for a code', () => {
  it('knows the address and whether it still waits, and nothing of the code', async () => {
    expect(await lastCodeFor(test.tools, randomUUID())).toBeUndefined()
    const mine = await mailed()
    expect(await lastCodeFor(test.tools, mine.about)).toEqual({ email: 'ada@example.org', isAwaited: true })
    await answer(mine)
    expect(await lastCodeFor(test.tools, mine.about)).toEqual({ email: 'ada@example.org', isAwaited: false })
  })

  it('names the newest address, and waits no longer once its tries are used up', async () => {
    const first = await mailed()
    const second = await mailed({ about: first.about, email: 'bob@example.org' })
    expect(await lastCodeFor(test.tools, first.about)).toEqual({ email: 'bob@example.org', isAwaited: true })
    for (const code of others(second, 5)) await answer({ ...second, code })
    expect((await lastCodeFor(test.tools, first.about))?.isAwaited).toBe(false)
  })
})

describe('one address of the network', () => {
  it('types twenty wrong codes of whatever mails, then none; right ones cost nothing, and others are not kept', async () => {
    const network = anyAddress()
    for (let round = 0; round < 4; round++) expect(await answer(await mailed(), randomUUID(), network)).toBe('proved')
    for (let round = 0; round < 5; round++) {
      const mine = await mailed()
      for (const code of others(mine, 4))
        expect(await answer({ ...mine, code }, randomUUID(), network)).toBe('code-wrong')
    }
    const mine = await mailed()
    expect(await answer(mine, randomUUID(), network)).toBe('too-many-codes')
    // It was not even tried.
    expect((await rowsOf(mine.about)).map(({ tries }) => tries)).toEqual([0])
    expect(await answer(mine)).toBe('proved')
    test.clock.advance(minutes(3))
    expect(await answer(await mailed(), randomUUID(), network)).toBe('proved')
  })
})
