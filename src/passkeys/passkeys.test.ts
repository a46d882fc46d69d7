// Passkeys by their commands: made and used once each, by the account's owner, on this site, and gone with whoever is shut out.

import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockAccount } from '#identity/account/account-store.server.ts'
import { shutOutStrangers } from '#identity/ownership/shut-out-strangers.server.ts'
import { listOutbox, type MailPayload } from '#platform/outbox/outbox.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { type AccountWorld, accountWorld, cookieValue, someClient } from '#tests/support/account-world.ts'
import { passkeyDevice, type Wrong } from '#tests/support/passkey-device.ts'
import { readVisitor } from '#users/session/read-visitor.server.ts'
import { takeStep } from '#users/sign-in/take-step.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import { minutes } from '#values/duration.ts'
import { beginPasskey, finishPasskey, mostPasskeys } from './add-passkey.server.ts'
import { passkeysOf, removePasskey } from './own-passkeys.server.ts'
import { relyingParty } from './relying-party.server.ts'
import { askForPasskey, signInWithPasskey } from './sign-in-with-passkey.server.ts'

const origin = 'https://casita.example'
let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld({ environment: { PUBLIC_URL: origin } })
})
afterAll(() => world?.drop())

const run = (statement: SQL) => world.tools.database.execute(statement)

type Account = Awaited<ReturnType<AccountWorld['makeUser']>>

/** The account, signed in by its password. */
async function signedIn(account: Account): Promise<SignedInUser> {
  const taken = await takeStep(world.tools, someClient, { step: 'password', ...account })
  if (!taken.ok || taken.kind !== 'entered') throw new Error('nobody came in')
  return (taken.entered.visitor as { user: SignedInUser }).user
}

async function makePasskey(who: SignedInUser, { password }: Account, device = passkeyDevice(origin)) {
  const begun = await beginPasskey(world.tools, someClient, who, password)
  if (!begun.ok) throw new Error(begun.reason)
  expect(await finishPasskey(world.tools, someClient, who, device.make(begun.options))).toEqual({ ok: true })
  return device
}

/** Somebody with a passkey on a device. */
async function owner() {
  const account = await world.makeUser()
  const who = await signedIn(account)
  return { account, who, device: await makePasskey(who, account) }
}

async function ask() {
  const asked = await askForPasskey(world.tools, someClient)
  if (!asked.ok) throw new Error(asked.reason)
  return asked.options
}

const reasonOf = (answer: { readonly ok: boolean; readonly reason?: string }) => (answer.ok ? 'ok' : answer.reason)
const use = async (answer: string) => reasonOf(await signInWithPasskey(world.tools, someClient, answer))
const count = async ({ subject }: SignedInUser) => (await passkeysOf(world.tools.database, subject)).length

describe('adding one', () => {
  it('asks for the password first, and keeps nothing that signs in', async () => {
    const account = await world.makeUser()
    const who = await signedIn(account)
    expect(reasonOf(await beginPasskey(world.tools, someClient, who, 'wrong'))).toBe('INVALID_LOGIN_CREDENTIALS')
    const begun = await beginPasskey(world.tools, someClient, who, account.password)
    if (!begun.ok) throw new Error(begun.reason)
    expect(begun.options).toMatchObject({
      rp: { id: 'casita.example' },
      user: { name: account.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const device = passkeyDevice(origin)
    const answer = device.make(begun.options)
    expect(reasonOf(await finishPasskey(world.tools, someClient, who, answer))).toBe('ok')
    expect(await passkeysOf(world.tools.database, who.subject)).toMatchObject([
      { id: device.id, signCount: 0, transports: ['internal'], deviceLabel: 'Firefox on Linux', lastUsedAt: null },
    ])
    // The answer counts once.
    expect(reasonOf(await finishPasskey(world.tools, someClient, who, answer))).toBe('not-right')
    const [mail] = await listOutbox(world.tools.database, { kind: 'mail', limit: 1 })
    expect(mail!.recipient).toBe(account.email)
    expect((mail!.payload as MailPayload).text).toContain(`${origin}/user`)
  })

  it.each([
    ['of another site', { origin: 'https://casita.example.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without making sure who holds it', { verified: false }],
    ['for a challenge that nobody gave out', { challenge: Buffer.alloc(48).toString('base64url') }],
  ] satisfies [string, Wrong][])('takes none %s', async (_what, wrong) => {
    const account = await world.makeUser()
    const who = await signedIn(account)
    const begun = await beginPasskey(world.tools, someClient, who, account.password)
    if (!begun.ok) throw new Error(begun.reason)
    const answer = passkeyDevice(origin).make(begun.options, wrong)
    expect(reasonOf(await finishPasskey(world.tools, someClient, who, answer))).toBe('not-right')
    expect(await count(who)).toBe(0)
  })

  it('takes none for another account, none too late, and none by a sign-in that is over', async () => {
    const [one, other] = [await owner(), await owner()]
    const begin = async ({ who, account }: typeof one) => {
      const begun = await beginPasskey(world.tools, someClient, who, account.password)
      if (!begun.ok) throw new Error(begun.reason)
      return passkeyDevice(origin).make(begun.options)
    }
    expect(reasonOf(await finishPasskey(world.tools, someClient, other.who, await begin(one)))).toBe('not-right')
    const late = await begin(one)
    world.clock.advance(minutes(5))
    expect(reasonOf(await finishPasskey(world.tools, someClient, one.who, late))).toBe('not-right')
    const open = await begin(other)
    const later = new Date(world.tools.clock.now().getTime() + 1)
    await run(
      sql`update identity_account set tokens_valid_from = ${later.toISOString()} where id = ${other.who.subject}`,
    )
    expect(reasonOf(await finishPasskey(world.tools, someClient, other.who, open))).toBe('not-right')
    expect([await count(one.who), await count(other.who)]).toEqual([1, 1])
  })

  it('takes a passkey of somebody else for nobody', async () => {
    const [one, other] = [await owner(), await owner()]
    const begun = await beginPasskey(world.tools, someClient, other.who, other.account.password)
    if (!begun.ok) throw new Error(begun.reason)
    const answer = one.device.make(begun.options)
    expect(reasonOf(await finishPasskey(world.tools, someClient, other.who, answer))).toBe('not-right')
    expect(await use(one.device.use(await ask()))).toBe('ok')
    expect([await count(one.who), await count(other.who)]).toEqual([1, 1])
  })

  it('ends at ten, also where many are added at once', async () => {
    const account = await world.makeUser()
    const who = await signedIn(account)
    const made: string[] = []
    for (let each = 0; each < mostPasskeys + 3; each++) {
      const begun = await beginPasskey(world.tools, someClient, who, account.password)
      if (!begun.ok) throw new Error(begun.reason)
      made.push(passkeyDevice(origin).make(begun.options))
    }
    const answers = await Promise.all(made.map(each => finishPasskey(world.tools, someClient, who, each)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(mostPasskeys)
    expect(await count(who)).toBe(mostPasskeys)
    expect(reasonOf(await beginPasskey(world.tools, someClient, who, account.password))).toBe('too-many')
  })

  it('waits for the address to be confirmed', async () => {
    const account = await world.makeUser({ emailVerified: false })
    const who = await signedIn(account)
    expect(reasonOf(await beginPasskey(world.tools, someClient, who, account.password))).toBe('address-first')
  })
})

describe('signing in', () => {
  it('opens a session of its owner, without a code of an app', async () => {
    const { who, device } = await owner()
    await run(sql`insert into identity_second_factor (id, account_id, sealed_secret, enrolled_at)
      values (gen_random_uuid(), ${who.subject}, 'x', now())`)
    const answer = await signInWithPasskey(world.tools, someClient, device.use(await ask()))
    if (!answer.ok) throw new Error(answer.reason)
    const [cookie] = answer.entered.cookies
    const { visitor } = await readVisitor(world.tools, world.requestWith(cookieValue(cookie!)))
    expect(visitor).toMatchObject({ kind: 'verified', user: { id: who.id } })
    const [kept] = await passkeysOf(world.tools.database, who.subject)
    expect([kept!.signCount, kept!.lastUsedAt !== null]).toEqual([1, true])
  })

  it('counts each answer once, also when it comes twice at once', async () => {
    const { device } = await owner()
    const answer = device.use(await ask())
    const answers = await Promise.all([use(answer), use(answer), use(answer)])
    expect(answers.toSorted()).toEqual(['not-right', 'not-right', 'ok'])
  })

  it.each([
    ['of another site', { origin: 'http://casita.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without making sure who holds it', { verified: false }],
    ['for a challenge that nobody gave out', { challenge: Buffer.alloc(48, 7).toString('base64url') }],
    ['with a signature that is not one', { breakSignature: true }],
    ['of a copy that counts behind', { count: 0 }],
  ] satisfies [string, Wrong][])('takes no answer %s', async (_what, wrong) => {
    const { device } = await owner()
    expect(await use(device.use(await ask()))).toBe('ok')
    expect(await use(device.use(await ask(), wrong))).toBe('not-right')
  })

  it('takes no challenge of another purpose, and none too late', async () => {
    const { who, account, device } = await owner()
    const begun = await beginPasskey(world.tools, someClient, who, account.password)
    if (!begun.ok) throw new Error(begun.reason)
    const { challenge } = begun.options
    expect(await use(device.use({ challenge, rpId: 'casita.example' }))).toBe('not-right')
    const asked = await ask()
    world.clock.advance(minutes(5))
    expect(await use(device.use(asked))).toBe('not-right')
  })

  it('knows no passkey that nobody added, and lets no disabled account in', async () => {
    expect(await use(passkeyDevice(origin).use(await ask()))).toBe('unknown')
    const { who, device } = await owner()
    await run(sql`update identity_account set disabled = true where id = ${who.subject}`)
    expect(await use(device.use(await ask()))).toBe('USER_DISABLED')
  })

  it.each(['', 'null', '[]', '{}', '{"id":"x","response":{}}', 'x'.repeat(30_000), '{"id":"\\u0000","response":null}'])(
    'takes no text that is no answer: %.20s',
    async text => {
      expect(await use(text)).toBe('not-right')
    },
  )
})

describe('taking one away', () => {
  it('asks for the password, and ends what it opened from then on', async () => {
    const { who, account, device } = await owner()
    const remove = (id: string, currentPassword: string, by = who) =>
      removePasskey(world.tools, someClient, by, { id, currentPassword }).then(reasonOf)
    expect(await remove(device.id, 'wrong')).toBe('INVALID_LOGIN_CREDENTIALS')
    const stranger = await owner()
    expect(await remove(device.id, stranger.account.password, stranger.who)).toBe('INVALID_CREDENTIAL_OR_PROVIDER_ID')
    expect(await remove(device.id, account.password)).toBe('ok')
    expect(await use(device.use(await ask()))).toBe('unknown')
  })

  it('happens to whoever set an account up before its owner came', async () => {
    const { who, device } = await owner()
    await run(sql`update identity_account set email_verified_by_code_alone = true where id = ${who.subject}`)
    const asked = await ask()
    await inTransaction(world.tools.database, async queries => {
      const account = await lockAccount(queries, who.subject)
      await shutOutStrangers(queries, account!, world.tools.clock.now())
    })
    expect(await use(device.use(asked))).toBe('unknown')
  })

  it('goes with the account', async () => {
    const { who } = await owner()
    await run(sql`delete from identity_account where id = ${who.subject}`)
    expect(await count(who)).toBe(0)
  })
})

describe('where there are passkeys', () => {
  const at = (PUBLIC_URL: string | undefined, origin?: string) =>
    relyingParty({ ...world.tools.environment, PUBLIC_URL }, { origin })?.id
  it('is a name, over an encrypted line or on this machine', () => {
    expect(at('https://casita.example')).toBe('casita.example')
    expect(at(undefined, 'http://localhost:3000')).toBe('localhost')
    expect(at('http://casita.example')).toBeUndefined()
    expect(at('https://192.0.2.7')).toBeUndefined()
    expect(at('https://[2001:db8::1]')).toBeUndefined()
    expect(at(undefined, 'http://127.0.0.1:3000')).toBeUndefined()
  })
})
