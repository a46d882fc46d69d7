// Kept passwords: their form, their strength, hashes brought from elsewhere, and equal work for unknown addresses.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import { signUp } from '#identity/sign-up.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { countHashes } from '#tests/support/count-hashes.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { firebasePasswordMatches, storedFirebaseHash } from './firebase-scrypt.server.ts'
import { hashPassword, isCurrentHash, isPasswordHash, passwordMatches } from './password-hash.server.ts'

test('a kept password is argon2id with the parameters OWASP asks for, and a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('a password'), hashPassword('a password')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
  expect([isPasswordHash(one), isCurrentHash(one)]).toEqual([true, true])
  expect(await passwordMatches('a password', one)).toBe(true)
  expect(await passwordMatches('A password', one)).toBe(false)
})

test('the same letters match however they were composed', async () => {
  const kept = await hashPassword('caf\u00e9 au lait')
  expect(await passwordMatches('cafe\u0301 au lait', kept)).toBe(true)
})

// Computed with the reference implementation's command line: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1.
test('a hash with other parameters is understood and counts as old', async () => {
  const kept = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect([isPasswordHash(kept), isCurrentHash(kept)]).toEqual([true, false])
  expect(await passwordMatches('password', kept)).toBe(true)
  expect(await passwordMatches('passwort', kept)).toBe(false)
})

test.each([
  'x',
  '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=4194304,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=65536,t=99,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
])('%s is no hash to keep', kept => {
  expect(isPasswordHash(kept)).toBe(false)
})

describe('the vendor’s scrypt', () => {
  // The example of the vendor's own description of its hash.
  const parameters = {
    signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
    saltSeparator: 'Bw==',
    rounds: 8,
    memoryCost: 14,
  }
  const hash = 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=='

  test('matches its published example', async () => {
    const kept = storedFirebaseHash(hash, '42xEC+ixf3L2lw==', parameters)!
    expect(await firebasePasswordMatches('user1password', kept)).toBe(true)
    expect(await passwordMatches('user1password', kept)).toBe(true)
    expect(await passwordMatches('user2password', kept)).toBe(false)
  })

  test('is refused when its parts are none', () => {
    expect(storedFirebaseHash('not base64!', 'x', parameters)).toBeUndefined()
    expect(storedFirebaseHash(hash, 'x', { ...parameters, memoryCost: 40 })).toBeUndefined()
  })
})

describe('signing in', () => {
  let handed: TestTools
  beforeAll(async () => {
    handed = await testTools()
    await signUp(handed.tools, {}, { email: 'known@example.org', password: 'some password' })
  })
  afterAll(() => handed.drop())

  const work = (email: string, password: string): Promise<number> =>
    countHashes(() => signInWithPassword(handed.tools, {}, { email, password }))

  test('hashes once for an unknown address as for a wrong password', async () => {
    expect(await work('unknown@example.org', 'wrong')).toBe(1)
    expect(await work('known@example.org', 'wrong')).toBe(1)
    expect(await work('known@example.org', 'some password')).toBe(1)
  })

  test('hashes once for an account that has no password', async () => {
    await handed.tools.database.$client.query(`update identity_account set password_hash = null`)
    expect(await work('known@example.org', 'some password')).toBe(1)
  })

  test('an old hash is replaced by a present one', async () => {
    const old = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    const { database } = handed.tools
    await database.$client.query('update identity_account set password_hash = $1', [old])
    const input = { email: 'known@example.org', password: 'password' }
    expect(await signInWithPassword(handed.tools, {}, input)).toMatchObject({ ok: true })
    const { rows } = await database.$client.query('select password_hash from identity_account')
    expect(isCurrentHash(rows[0].password_hash)).toBe(true)
    expect(await signInWithPassword(handed.tools, {}, input)).toMatchObject({ ok: true })
  })

  test('an old hash is not put back over a password that is chosen meanwhile', async () => {
    const old = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    const { database } = handed.tools
    await database.$client.query('update identity_account set password_hash = $1', [old])
    const chosen = await hashPassword('the new words')
    const signing = await inTransaction(database, async queries => {
      await queries.execute(sql`select from identity_account for update`)
      const begun = signInWithPassword(handed.tools, {}, { email: 'known@example.org', password: 'password' })
      const waiting = sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await database.execute(waiting)).rowCount, { timeout: 20_000 }).toBe(1)
      await queries.execute(sql`update identity_account set password_hash = ${chosen}`)
      return { begun }
    })
    await signing.begun
    const { rows } = await database.$client.query('select password_hash from identity_account')
    expect(rows[0].password_hash).toBe(chosen)
  })
})
