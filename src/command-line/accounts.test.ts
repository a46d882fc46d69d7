// The account commands of `npm run users`: each command, its refusals, the import.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, factorsOf, findAccount, findAccountByEmail } from '#identity/account/account-store.server.ts'
import { mailCodeTable, secondFactorTable } from '#identity/account/identity-tables.server.ts'
import { importAccounts } from '#identity/operating/import-accounts.server.ts'
import { editAccount } from '#identity/operating/manage-accounts.server.ts'
import { identityRemovals } from '#identity/operating/tidy-identity.server.ts'
import { sendPhoneCode } from '#identity/phone/send-phone-code.server.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import { proveIdToken } from '#identity/session/proven-account.server.ts'
import { refreshSession } from '#identity/session/refresh-session.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import { signUp } from '#identity/sign-up.server.ts'
import { rateLimitTable, removeFullBuckets } from '#platform/rate-limit.server.ts'
import { removeEnded } from '#platform/retention/removal.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { days } from '#values/duration.ts'
import { accountsCli } from './accounts.server.ts'

let handed: TestTools
let folder: string
beforeAll(async () => {
  handed = await testTools()
  folder = mkdtempSync(join(tmpdir(), 'casita-accounts-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await handed.drop()
})

let count = 0
async function someone() {
  const email = `o${++count}@example.org`
  const made = await signUp(handed.tools, {}, { email, password: 'some password' })
  if (!made.ok) throw new Error(made.reason)
  return { email, id: made.signedIn.account.id, ...made.signedIn.tokens }
}

async function command(...words: string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = []
  const code = await accountsCli(handed.tools, words, line => lines.push(line))
  return { code, said: lines.join('\n') }
}

const standing = async (idToken: string) => {
  const answer = await proveIdToken(handed.tools, idToken)
  return answer.ok ? 'fine' : answer.reason
}

describe('npm run users --', () => {
  test.each([[[]], [['dance']], [['show']], [['disable']], [['import']]])('%j tells how it is used', async words => {
    expect(await command(...words)).toMatchObject({ code: 2, said: expect.stringContaining('list [after-id]') })
  })

  test('an option that there is not', async () => {
    expect(await command('list', '--loud')).toMatchObject({ code: 2, said: expect.stringContaining('--loud') })
  })

  test('show, by id, address or number', async () => {
    const { id, email } = await someone()
    await editAccount(handed.tools, id, { displayName: 'Ada', phoneNumber: '+447700900800' })
    for (const who of [id, email.toUpperCase(), '+44 7700 900800']) {
      const { code, said } = await command('show', who)
      expect([code, said]).toEqual([
        0,
        expect.stringMatching(`${id}  ${email}  \\+447700900800  unverified\nname: Ada\n`),
      ])
      expect(said).toContain('ways in: password, phone')
      expect(said).not.toContain('argon2')
    }
    expect(await command('show', 'nobody@example.org')).toEqual({
      code: 1,
      said: 'There is no account nobody@example.org',
    })
  })

  test('disable ends sessions, enable lets in again', async () => {
    const { email, idToken } = await someone()
    expect(await command('disable', email)).toMatchObject({ code: 0, said: expect.stringMatching(/disabled$/) })
    expect(await standing(idToken)).toBe('USER_DISABLED')
    const input = { email, password: 'some password' }
    expect(await signInWithPassword(handed.tools, {}, input)).toMatchObject({ reason: 'USER_DISABLED' })
    expect((await command('enable', email)).said).not.toMatch(/disabled/)
    expect(await standing(idToken)).toBe('TOKEN_EXPIRED')
    expect(await signInWithPassword(handed.tools, {}, input)).toMatchObject({ ok: true })
  })

  test('sign-out ends sessions', async () => {
    const { email, idToken } = await someone()
    expect((await command('sign-out', email)).code).toBe(0)
    expect(await standing(idToken)).toBe('TOKEN_EXPIRED')
  })

  test('remove-factors takes them away', async () => {
    const { email, id } = await someone()
    await handed.tools.database.insert(secondFactorTable).values({
      id: crypto.randomUUID(),
      accountId: id,
      sealedSecret: Buffer.from('x'),
      enrolledAt: handed.clock.now(),
    })
    expect((await command('show', email)).said).toContain('second factor')
    expect((await command('remove-factors', email)).code).toBe(0)
    expect(await factorsOf(handed.tools.database, id)).toEqual([])
  })

  test('delete asks twice', async () => {
    const { email, id } = await someone()
    expect(await command('delete', email)).toMatchObject({ code: 1, said: expect.stringContaining('--yes') })
    expect(await findAccount(handed.tools.database, id)).toBeDefined()
    expect((await command('delete', email, '--yes')).code).toBe(0)
    expect(await findAccount(handed.tools.database, id)).toBeUndefined()
  })

  test('list comes in pages', async () => {
    await importAccounts(
      handed.tools,
      Array.from({ length: 60 }, (_, at) => ({ localId: `000-${String(at).padStart(3, '0')}` })),
    )
    const first = await command('list')
    expect(first.said.split('\n')).toHaveLength(51)
    expect(first.said).toContain('More: npm run users -- list 000-049')
    expect((await command('list', '000-049')).said).toMatch(/^000-050\n/)
  })

  test('rotate-keys names the key that signs now', async () => {
    const { idToken } = await someone()
    expect(await command('rotate-keys')).toMatchObject({ code: 0, said: expect.stringMatching(/signs from now on$/) })
    expect(await standing(idToken)).toBe('fine')
  })
})

describe('import', () => {
  const hash = 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=='
  const key = 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA=='

  function exported(...users: object[]): string {
    const file = join(folder, `export-${++count}.json`)
    writeFileSync(file, JSON.stringify({ users }))
    return file
  }

  test('people of a hosted project sign in with the password they had', async () => {
    const file = exported({
      localId: 'hosted-1',
      email: 'Hosted@example.org',
      emailVerified: true,
      passwordHash: hash,
      salt: '42xEC+ixf3L2lw==',
      displayName: 'Hosted',
      createdAt: '1577880000000',
      lastSignedInAt: '1577883600000',
      customAttributes: '{"vip":true}',
      providerUserInfo: [{ providerId: 'google.com', rawId: 'g-1', email: 'hosted@example.org' }],
    })
    const words = ['import', file, '--hash-key', key, '--salt-separator', 'Bw==', '--rounds', '8', '--mem-cost', '14']
    expect(await command(...words)).toEqual({ code: 0, said: 'Imported 1 of 1 accounts' })
    const account = (await findAccountByEmail(handed.tools.database, 'hosted@example.org')) as Account
    expect(account).toMatchObject({ id: 'hosted-1', emailVerified: true, customClaims: { vip: true } })
    expect(account.createdAt.toISOString()).toBe('2020-01-01T12:00:00.000Z')
    const input = { email: 'hosted@example.org', password: 'user1password' }
    expect(await signInWithPassword(handed.tools, {}, { ...input, password: 'else' })).toMatchObject({ ok: false })
    expect(await signInWithPassword(handed.tools, {}, input)).toMatchObject({ ok: true })
    const after = (await findAccount(handed.tools.database, 'hosted-1'))!
    expect(after.passwordHash).toMatch(/^\$argon2id\$/)
    expect(await signInWithPassword(handed.tools, {}, input)).toMatchObject({ ok: true })
    expect((await command('show', 'hosted-1')).said).toContain('ways in: password, google.com')
  })

  test('what is wrong is left out and said, the rest comes in', async () => {
    const { email } = await someone()
    const file = exported(
      { localId: 'good-1' },
      { email: 'no-id@example.org' },
      { localId: 'bad-1', email: 'no address' },
      { localId: 'bad-2', phoneNumber: '12' },
      { localId: 'bad-3', email: 'x@y', passwordHash: hash },
      { localId: 'bad-4', customAttributes: '{"iss":1}' },
      { localId: 'bad-5', customAttributes: '{' },
      { localId: 'bad-6', email },
      { localId: 'bad-7', photoUrl: 'x'.repeat(2049) },
      { localId: 'bad-8', rawPassword: 'x' },
      { localId: 'bad-9', providerUserInfo: [{ providerId: 'google.com' }] },
      { localId: 'bad-10', providerUserInfo: [{ providerId: 'google.com', rawId: 'g-1' }] },
      { localId: 'bad-11', createdAt: 'yesterday' },
    )
    const { code, said } = await command('import', file)
    expect(code).toBe(1)
    expect(said.split('\n')).toHaveLength(13)
    expect(said).toMatch(/Left out number 3: email is invalid[\s\S]*Imported 1 of 13 accounts$/)
    for (let at = 1; at <= 11; at += 1) expect(await findAccount(handed.tools.database, `bad-${at}`)).toBeUndefined()
  })

  test('a file that is none', async () => {
    for (const content of ['', '[]', '{"users":{}}']) {
      const file = join(folder, 'broken.json')
      writeFileSync(file, content)
      expect(await command('import', file)).toMatchObject({ code: 1, said: expect.stringContaining('is no export') })
    }
    expect((await command('import', join(folder, 'missing.json'))).code).toBe(1)
  })
})

test('what is over is tidied away, and what lives stays', async () => {
  const { email, refreshToken } = await someone()
  await sendMailCode(handed.tools, {}, { kind: 'PASSWORD_RESET', email })
  await sendPhoneCode(handed.tools, {}, { phoneNumber: '+447700900801' })
  const ended = { ...identityRemovals, tries: removeFullBuckets }
  expect(await removeEnded(handed.tools, ended)).toEqual({})
  handed.clock.advance(days(32))
  const removed = Object.keys(await removeEnded(handed.tools, ended))
  expect(removed).toEqual(expect.arrayContaining(['mailedCodes', 'challenges', 'tries']))
  expect(await handed.tools.database.select().from(mailCodeTable)).toEqual([])
  expect(await handed.tools.database.select().from(rateLimitTable)).toEqual([])
  expect(await refreshSession(handed.tools, refreshToken)).toMatchObject({ ok: true })
})
