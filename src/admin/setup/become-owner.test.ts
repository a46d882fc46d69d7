// The first owner: by a printed key, once, within a day, and however many try at once.

import { count, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { grantRole } from '#command-line/role-store.server.ts'
import { accountTable } from '#identity/account/identity-tables.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import { type AccountWorld, accountWorld, someClient } from '#tests/support/account-world.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { roleGrantTable } from '#users/user/account-tables.server.ts'
import type { SignedInVisitor } from '#users/user/visitor.ts'
import { days, hours, later, minutes } from '#values/duration.ts'
import { becomeOwner, makeFirstOwner } from './become-owner.server.ts'
import { isSetupKey, offerSetup } from './setup-key.server.ts'
import { setupKeyTable } from './setup-tables.server.ts'

let world: AccountWorld
beforeEach(async () => {
  world = await accountWorld()
})
afterEach(() => world?.drop())

async function someKey(): Promise<string> {
  const path = await offerSetup(world.tools)
  return /^\/setup\?key=([\w-]{43})$/.exec(path!)![1]!
}
const account = (email: string, password = 'nine green olives') => ({ email, password, displayName: 'Olga Owner' })
const make = (key: string, email = 'olga@example.org', password?: string) =>
  makeFirstOwner(world.tools, key, account(email, password))
const reasonOf = (outcome: { readonly ok: boolean; readonly reason?: string }) => (outcome.ok ? 'done' : outcome.reason)
const owners = () => world.tools.database.$count(roleGrantTable, eq(roleGrantTable.role, 'owner'))
const isGood = (key: string) => isSetupKey(world.tools.database, key, world.tools.clock.now())

async function visitor(kind: SignedInVisitor['kind'] = 'verified'): Promise<SignedInVisitor> {
  const user = await someGuest(world.tools.database, world.tools.clock.now())
  return { kind, user: { ...user, subject: user.id }, sessionId: user.id } as unknown as SignedInVisitor
}
const become = async (key: string, who?: SignedInVisitor) =>
  becomeOwner(world.tools, { client: someClient, visitor: who ?? (await visitor()), key })

describe('the printed address', () => {
  it('is stored as a hash alone, and ends after a day', async () => {
    const key = await someKey()
    const [row] = await world.tools.database.select().from(setupKeyTable)
    expect(JSON.stringify(row)).not.toContain(key)
    expect(row!.keyHash).toHaveLength(32)
    expect(await isGood(key)).toBe(true)
    const soon = (at: Date) => isSetupKey(world.tools.database, key, at)
    expect(await soon(later(world.tools.clock.now(), minutes(24 * 60 - 1)))).toBe(true)
    expect(await soon(later(world.tools.clock.now(), days(1)))).toBe(false)
    world.clock.advance(hours(25))
    expect(reasonOf(await make(key))).toBe('setup-over')
    expect(reasonOf(await become(key))).toBe('setup-over')
    expect(await owners()).toBe(0)
  })

  it('is made anew by the next start, which forgets those that are over', async () => {
    const first = await someKey()
    world.clock.advance(hours(2))
    const second = await someKey()
    expect([first === second, await isGood(first), await isGood(second)]).toEqual([false, true, true])
    world.clock.advance(hours(23))
    const third = await someKey()
    expect([await isGood(first), await isGood(second), await isGood(third)]).toEqual([false, true, true])
    expect(await world.tools.database.$count(setupKeyTable)).toBe(2)
  })

  it('is printed for no site with an owner, and dead as soon as there is one, however they came', async () => {
    const key = await someKey()
    const { user } = await visitor()
    await grantRole(world.tools.database, { userId: user.id, role: 'owner' }, world.tools.clock.now())
    expect([await isGood(key), await offerSetup(world.tools)]).toEqual([false, undefined])
    expect([reasonOf(await make(key)), reasonOf(await become(key))]).toEqual(['setup-over', 'setup-over'])
    expect(await owners()).toBe(1)
  })

  it('is still printed where somebody manages, or owns for a while or one home alone', async () => {
    const { user } = await visitor()
    const now = world.tools.clock.now()
    await grantRole(world.tools.database, { userId: user.id, role: 'manager' }, now)
    await grantRole(world.tools.database, { userId: user.id, role: 'owner', expiresAt: later(now, days(3)) }, now)
    expect(await isGood(await someKey())).toBe(true)
  })

  it('opens for no other text', async () => {
    const key = await someKey()
    const other = fc.oneof(fc.string(), fc.base64String(), fc.constant(key.slice(1)), fc.constant(`${key} `))
    await fc.assert(
      fc.asyncProperty(
        other.filter(text => text !== key),
        async text => {
          expect(await isGood(text)).toBe(false)
        },
      ),
      { numRuns: 50 },
    )
    expect(await isGood(key)).toBe(true)
  })
})

describe('a new account', () => {
  it('is made with the role, its address vouched for, and can sign in', async () => {
    const key = await someKey()
    expect(reasonOf(await make(key, ' Olga@Example.org '.trim()))).toBe('done')
    const [made] = await world.tools.database.select().from(accountTable)
    expect(made).toMatchObject({ email: 'olga@example.org', emailVerified: true, displayName: 'Olga Owner' })
    const [grant] = await world.tools.database.select().from(roleGrantTable)
    expect(grant).toMatchObject({ role: 'owner', scope: 'org', scopeId: null, expiresAt: null })
    const signIn = await signInWithPassword(world.tools, {}, account('olga@example.org'))
    expect(signIn.ok).toBe(true)
    expect(reasonOf(await make(key, 'second@example.org'))).toBe('setup-over')
    expect(await world.tools.database.$count(setupKeyTable)).toBe(0)
  })

  it('is refused as everywhere, and the address stays good', async () => {
    const { email } = await world.makeUser()
    const key = await someKey()
    expect(reasonOf(await make(key, email))).toBe('EMAIL_EXISTS')
    expect(reasonOf(await make(key, email.toUpperCase()))).toBe('EMAIL_EXISTS')
    expect(reasonOf(await make(key, 'olga@example.org', 'short'))).toBe('WEAK_PASSWORD')
    expect(reasonOf(await make(key, 'olga@example.org', 'password'))).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS')
    expect(reasonOf(await make(key, 'olga@example.org', 'olga@example.org'))).toBe(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
    )
    expect([await owners(), await isGood(key)]).toEqual([0, true])
    expect(reasonOf(await make(key))).toBe('done')
  })

  it('is never made without the key', async () => {
    await someKey()
    for (const key of ['', 'x'.repeat(43)]) expect(reasonOf(await make(key))).toBe('setup-over')
    const [{ accounts } = { accounts: -1 }] = await world.tools.database
      .select({ accounts: count() })
      .from(accountTable)
    expect(accounts).toBe(0)
  })
})

describe('somebody signed in', () => {
  it('becomes the owner, once', async () => {
    const key = await someKey()
    const who = await visitor()
    expect(reasonOf(await become(key, who))).toBe('done')
    expect(reasonOf(await become(key, who))).toBe('setup-over')
    const [grant] = await world.tools.database.select().from(roleGrantTable)
    expect(grant).toMatchObject({ userId: who.user.id, role: 'owner' })
  })

  it('with an address that they cannot prove is refused, and the address stays good', async () => {
    const key = await someKey()
    expect(reasonOf(await become(key, await visitor('unverified')))).toBe('address-unproved')
    expect([await owners(), await isGood(key)]).toEqual([0, true])
  })
})

it('of many uses at once, of one key and of several, one makes an owner, and the others leave nothing', async () => {
  const keys = [await someKey(), await someKey()]
  const tries = keys.flatMap((key, at) => [
    make(key, `one-${at}@example.org`),
    make(key, `two-${at}@example.org`),
    become(key),
    become(key),
  ])
  const outcomes = (await Promise.all(tries)).map(reasonOf)
  expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['done', 'setup-over']))
  expect(await owners()).toBe(1)
  const accounts = await world.tools.database.select().from(accountTable)
  expect(accounts.length).toBeLessThanOrEqual(1)
  expect(await world.tools.database.$count(setupKeyTable)).toBe(0)
})
