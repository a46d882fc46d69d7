// Whoever registered somebody's address before its owner came keeps nothing, by whichever way the owner comes.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccount, findAccountByEmail } from '#identity/account/account-store.server.ts'
import { accountTable } from '#identity/account/identity-tables.server.ts'
import { resetPassword } from '#identity/reset-password.server.ts'
import { formerMigrations, migrate } from '#platform/postgres/migrations.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { type Answer, startIdentity, type TestIdentity } from '#tests/support/identity.ts'
import { type OidcIssuer, oidcClient, startOidcIssuer } from '#tests/support/oidc-issuer.ts'
import { hours, seconds } from '#values/duration.ts'

let identity: TestIdentity
let issuer: OidcIssuer
beforeAll(async () => {
  issuer = await startOidcIssuer()
  const provider = { issuer: issuer.issuer, clientId: oidcClient }
  const IDENTITY_PROVIDERS = JSON.stringify([
    { id: 'oidc.mailbox', provesEmail: true, ...provider },
    { id: 'oidc.club', ...provider },
  ])
  identity = await startIdentity({ environment: { IDENTITY_PROVIDERS } })
})
afterAll(async () => {
  issuer.close()
  await identity.drop()
})

const query = (text: string, values: unknown[] = []) => identity.tools.database.$client.query(text, values)
const toolkit = '/identitytoolkit.googleapis.com/v1/accounts:'
const call = async (operation: string, body: object): Promise<Answer> =>
  (await identity.call(toolkit + operation, body)).body

let count = 0
const newNumber = () => `+4477009${String(++count).padStart(5, '0')}`
const newEmail = () => `owner${++count}@mailbox.example`
const password = 'the stranger’s words'

const register = (email: string) => call('signUp', { email, password, returnSecureToken: true })

/** What a phone's owner sends: a session and its right code. */
async function phoneCode(phoneNumber: string) {
  const { sessionInfo } = await call('sendVerificationCode', { phoneNumber })
  const [message] = await identity.messages()
  return { sessionInfo, code: /\d{6}/.exec(message!.text)![0] }
}

async function providerBody(claims: Record<string, unknown>, provider = 'oidc.club') {
  const idToken = await issuer.idToken({ sub: randomUUID(), ...claims }, { at: identity.clock.now() })
  return { requestUri: 'http://localhost', postBody: `id_token=${idToken}&providerId=${provider}` }
}

async function mailedCode(requestType: string, email: string, more: object = {}) {
  expect(await identity.refusal('sendOobCode', { requestType, email, ...more })).toBe('ok')
  const [mail] = await identity.mails()
  expect(mail!.to).toBe(email)
  return mail!.code
}

/** An account at somebody's address with everything a stranger may have put there, as older versions let them. */
async function strangersAccount() {
  const email = newEmail()
  const { localId, idToken, refreshToken } = await register(email)
  const phoneNumber = newNumber()
  await query('update identity_account set phone_number = $1 where id = $2', [phoneNumber, localId])
  await query(
    `insert into identity_provider_link (provider_id, raw_id, account_id, linked_at) values ('oidc.club', $1, $1, now())`,
    [localId],
  )
  await query(
    `insert into identity_second_factor (id, account_id, sealed_secret, enrolled_at) values (gen_random_uuid(), $1, 'x', now())`,
    [localId],
  )
  return { email, localId, idToken, refreshToken, phoneNumber }
}

type Stranger = Awaited<ReturnType<typeof strangersAccount>>

async function expectNothingLeft({ email, localId, idToken, refreshToken, phoneNumber }: Stranger) {
  const account = (await findAccount(identity.tools.database, localId))!
  expect(account).toMatchObject({ email, phoneNumber: null, emailVerified: true, verifiedByCodeAlone: false })
  expect(await identity.refusal('lookup', { idToken })).toBe('TOKEN_EXPIRED')
  const form = { grantType: 'refresh_token', refreshToken }
  expect((await identity.call('/securetoken.googleapis.com/v1/token', form)).status).toBe(400)
  expect(await identity.refusal('signInWithPassword', { email, password })).toBe('INVALID_LOGIN_CREDENTIALS')
  expect((await call('signInWithPhoneNumber', await phoneCode(phoneNumber))).localId).not.toBe(localId)
  const kept = await query(
    `select (select count(*)::int from identity_provider_link where account_id = $1 and provider_id = 'oidc.club') as links,
       (select count(*)::int from identity_second_factor where account_id = $1) as factors,
       (select count(*)::int from identity_session where account_id = $1 and revoked_at is null
          and signed_in_at < now() - interval '1 hour') as sessions`,
    [localId],
  )
  expect(kept.rows).toEqual([{ links: 0, factors: 0, sessions: 0 }])
}

const ways: Readonly<Record<string, (stranger: Pick<Stranger, 'email' | 'idToken'>) => Promise<unknown>>> = {
  'by a new password': async ({ email }) => {
    const oobCode = await mailedCode('PASSWORD_RESET', email)
    return identity.refusal('resetPassword', { oobCode, newPassword: 'the owner’s words' })
  },
  'by a mailed sign-in link': async ({ email }) =>
    identity.refusal('signInWithEmailLink', { email, oobCode: await mailedCode('EMAIL_SIGNIN', email) }),
  'by a provider that proves the mailbox': async ({ email }) =>
    identity.refusal('signInWithIdp', await providerBody({ email, email_verified: true }, 'oidc.mailbox')),
  'by a confirming link and a new password': async ({ email, idToken }) => {
    const code = await mailedCode('VERIFY_EMAIL', email, { idToken })
    const input = { code, newPassword: 'the owner’s words', kind: 'VERIFY_EMAIL' } as const
    const reset = await resetPassword(identity.tools, {}, input)
    return reset.ok ? 'ok' : reset.reason
  },
}

describe('the owner comes', () => {
  test.each(Object.keys(ways))('%s, and the stranger keeps nothing', async way => {
    const stranger = await strangersAccount()
    expect(await ways[way]!(stranger)).toBe('ok')
    await expectNothingLeft(stranger)
  })

  test('by a bare code first: it verifies and no more, and the next proof shuts out', async () => {
    const stranger = await strangersAccount()
    await query('delete from identity_second_factor where account_id = $1', [stranger.localId])
    const oobCode = await mailedCode('VERIFY_EMAIL', stranger.email, { idToken: stranger.idToken })
    expect(await call('update', { oobCode })).toMatchObject({ emailVerified: true })
    const account = await findAccount(identity.tools.database, stranger.localId)
    expect(account).toMatchObject({ emailVerified: true, verifiedByCodeAlone: true, phoneNumber: stranger.phoneNumber })
    expect(await identity.refusal('signInWithPassword', { email: stranger.email, password })).toBe('ok')
    await ways['by a new password']!(stranger)
    await expectNothingLeft(stranger)
  })

  test('to an account of their own: a reset leaves phone, providers and second factors', async () => {
    const stranger = await strangersAccount()
    await query('update identity_account set email_verified = true where id = $1', [stranger.localId])
    expect(await ways['by a new password']!(stranger)).toBe('ok')
    const account = await findAccount(identity.tools.database, stranger.localId)
    expect(account).toMatchObject({ phoneNumber: stranger.phoneNumber })
    const { rowCount } = await query('select from identity_second_factor where account_id = $1', [stranger.localId])
    expect(rowCount).toBe(1)
  })
})

describe('an account that was moved to somebody’s address', () => {
  /** Its maker proved another address first, from which they can take the account back. */
  async function movedAccount() {
    // So many accounts are not made at once from one network.
    identity.clock.advance(hours(1))
    const [makers, email] = [newEmail(), newEmail()]
    const { localId, idToken } = await register(makers)
    const oobCode = await mailedCode('VERIFY_EMAIL', makers, { idToken })
    await call('update', { oobCode })
    await call('update', { idToken, deleteProvider: ['password'] })
    const [recovery] = await identity.mails()
    expect(recovery!.to).toBe(makers)
    const { idToken: newer } = await call('signUp', { idToken, email, password, returnSecureToken: true })
    return { makers, email, localId, idToken: newer, recovery: recovery!.code }
  }

  test('is moved directly by no call while addresses are kept from strangers', async () => {
    const { idToken } = await register(newEmail())
    for (const operation of ['update', 'signUp'])
      expect(await identity.refusal(operation, { idToken, email: newEmail(), password })).toBe(
        'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.',
      )
  })

  test.each(Object.keys(ways))('%s its owner gets another one, and each keeps what is theirs', async way => {
    const moved = await movedAccount()
    expect(await ways[way]!(moved)).toBe('ok')
    const own = (await findAccountByEmail(identity.tools.database, moved.email))!
    expect(own).toMatchObject({ emailVerified: true, verifiedByCodeAlone: false })
    expect(own.id).not.toBe(moved.localId)
    expect(await identity.refusal('update', { oobCode: moved.recovery })).toBe('ok')
    expect(await findAccountByEmail(identity.tools.database, moved.email)).toEqual(own)
    expect(await findAccountByEmail(identity.tools.database, moved.makers)).toMatchObject({ id: moved.localId })
  })
})

describe('nothing is linked to an address that nobody proved', () => {
  const refusedAs = 'UNVERIFIED_EMAIL : The email address of the account has to be verified first.'

  test('no phone number', async () => {
    const { idToken } = await register(newEmail())
    const code = await phoneCode(newNumber())
    expect(await identity.refusal('signInWithPhoneNumber', { idToken, ...code })).toBe(refusedAs)
  })

  test('no provider, except the one that proves that very address', async () => {
    const email = newEmail()
    const { idToken, localId } = await register(email)
    for (const body of [
      await providerBody({}),
      await providerBody({ email: newEmail(), email_verified: true }, 'oidc.mailbox'),
      await providerBody({ email, email_verified: true }),
    ])
      expect(await identity.refusal('signInWithIdp', { idToken, ...body })).toBe(refusedAs)
    const own = await providerBody({ email, email_verified: true }, 'oidc.mailbox')
    expect(await identity.refusal('signInWithIdp', { idToken, ...own })).toBe('ok')
    expect(await findAccount(identity.tools.database, localId)).toMatchObject({ emailVerified: true })
  })
})

describe('at once', () => {
  test('a stranger who links, changes or signs in while the owner resets gets nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = newEmail()
      const { idToken, localId } = await register(email)
      const oobCode = await mailedCode('PASSWORD_RESET', email)
      const club = await providerBody({ email, email_verified: true }, 'oidc.mailbox')
      const number = newNumber()
      const code = await phoneCode(number)
      identity.clock.advance(seconds(1))
      const [reset, ...strangers] = await Promise.all([
        call('resetPassword', { oobCode, newPassword: 'the owner’s words' }),
        call('signInWithPassword', { email, password }),
        call('signInWithPhoneNumber', { idToken, ...code }),
        call('update', { idToken, password: 'the stranger again' }),
        call('signInWithPassword', { email, password }),
      ])
      // A password that the stranger changed just before makes the code useless: the owner asks again.
      if (reset.error) {
        expect(reset.error.message).toBe('INVALID_OOB_CODE')
        const again = await mailedCode('PASSWORD_RESET', email)
        await call('resetPassword', { oobCode: again, newPassword: 'the owner’s words' })
      }
      const account = (await findAccount(identity.tools.database, localId))!
      expect(account).toMatchObject({ phoneNumber: null, emailVerified: true })
      for (const words of [password, 'the stranger again'])
        expect(await identity.refusal('signInWithPassword', { email, password: words })).toBe(
          'INVALID_LOGIN_CREDENTIALS',
        )
      for (const { idToken: held } of strangers)
        if (held) expect(await identity.refusal('lookup', { idToken: held })).toBe('TOKEN_EXPIRED')
      expect(await identity.refusal('signInWithIdp', club)).toBe('ok')
    }
  })
})

test('an account that leaves the address while its owner signs in by a mailed link is not given to the owner', async () => {
  const email = newEmail()
  const { localId } = await register(email)
  const oobCode = await mailedCode('EMAIL_SIGNIN', email)
  const { database } = identity.tools
  const entering = await inTransaction(database, async queries => {
    await queries.execute(sql`select from identity_account where id = ${localId} for update`)
    const begun = identity.refusal('signInWithEmailLink', { email, oobCode })
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await database.execute(waiting)).rowCount, { timeout: 20_000 }).toBe(1)
    await queries.execute(sql`
      update identity_account set email = 'strangers-own@example.org', email_verified = true where id = ${localId}`)
    return { begun }
  })
  expect(await entering.begun).toBe('INVALID_OOB_CODE')
  expect(await findAccount(database, localId)).toMatchObject({ email: 'strangers-own@example.org' })
  expect((await call('signInWithEmailLink', { email, oobCode })).localId).not.toBe(localId)
})

test('the migration: a number that came first stays without the address, elsewhere both wait for the owner', async () => {
  const fresh = await freshDatabase()
  try {
    const all = formerMigrations()
    const at = all.findIndex(({ name }) => name.endsWith('-owners-of-addresses.sql'))
    await fresh.database.$client.query('drop schema public cascade; create schema public')
    await migrate(fresh.url, all.slice(0, at))
    const account = (id: string, number: string, hash: string | null) =>
      fresh.database.$client.query(
        `insert into identity_account (id, email, password_hash, phone_number, tokens_valid_from, created_at)
         values ($1, $1 || '@example.org', $2, $3, '2030-01-01', '2030-01-01')`,
        [id, hash, number],
      )
    const session = (id: string, provider: string, at: string) =>
      fresh.database.$client.query(
        `insert into identity_session (id, account_id, sign_in_provider, signed_in_at, last_used_at)
         values (gen_random_uuid(), $1, $2, $3, $3)`,
        [id, provider, at],
      )
    await account('phone-first', '+447700900001', 'hash')
    await session('phone-first', 'phone', '2030-01-01T00:00:02Z')
    await account('phone-only', '+447700900002', null)
    await account('password-first', '+447700900003', 'hash')
    await session('password-first', 'password', '2030-01-01T00:00:02Z')
    await session('password-first', 'phone', '2030-01-02')
    await account('by-provider', '+447700900004', null)
    await fresh.database.$client.query(
      `insert into identity_provider_link (provider_id, raw_id, account_id, linked_at) values ('oidc.club', 'x', 'by-provider', now())`,
    )
    await migrate(fresh.url, all)
    const rows = await fresh.database
      .select({ id: accountTable.id, email: accountTable.email, phone: accountTable.phoneNumber })
      .from(accountTable)
      .orderBy(accountTable.id)
    expect(rows).toEqual([
      { id: 'by-provider', email: 'by-provider@example.org', phone: '+447700900004' },
      { id: 'password-first', email: 'password-first@example.org', phone: '+447700900003' },
      { id: 'phone-first', email: null, phone: '+447700900001' },
      { id: 'phone-only', email: null, phone: '+447700900002' },
    ])
  } finally {
    await fresh.drop()
  }
})
