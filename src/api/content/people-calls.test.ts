// The calls about who works here: what each role sees and gives, invitations, and an owner who is always left.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantRole } from '#command-line/role-store.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said } from '#tests/support/guest-calls.ts'

let api: ContentApi
let mill: number
beforeAll(async () => {
  api = await contentApi()
  mill = (await buildHome(api.tools.database, { slug: 'mill', name: 'Mill House' })).id
  await buildHome(api.tools.database, { slug: 'hut', name: 'Hill Hut' })
})
afterAll(() => api?.drop())

type Role = 'cleaner' | 'reception' | 'accountant' | 'manager' | 'owner'
type Somebody = { readonly id: string; readonly email: string; readonly password: string; readonly token: string }

async function somebody(role?: Role, stayId?: number): Promise<Somebody> {
  const user = await api.makeUser(role && stayId === undefined ? { roles: [role] } : {})
  if (role && stayId !== undefined)
    await grantRole(api.tools.database, { userId: user.id, role, stayId }, api.clock.now())
  return { ...user, token: await api.tokenOf(user) }
}

const list = async ({ token }: Somebody): Promise<Json> => (await api.call('/admin/people', { token })).body.data
const person = async (by: Somebody, { id }: Somebody): Promise<Json> =>
  (await list(by)).people.find((each: Json) => each.id === id)

async function change(by: Somebody, whom: Somebody, roles: Json, more: Json = {}) {
  const seen = (await person(by, whom))?.seen ?? 'none'
  return api.call(`/admin/people/${whom.id}`, { token: by.token, body: { roles, seen, ...more } })
}

const remove = (by: Somebody, { id }: Somebody) =>
  api.call(`/admin/people/${id}/remove`, { method: 'POST', token: by.token })
const invite = (by: Somebody, email: string, roles: Json) =>
  api.call('/admin/invitations', { token: by.token, body: { email, roles } })
const act = (by: Somebody, id: string, what: 'send' | 'withdraw') =>
  api.call(`/admin/invitations/${id}/${what}`, { method: 'POST', token: by.token })
const accept = (by: Somebody, key: string) => api.call('/users/me/invitation', { token: by.token, body: { key } })

const all = (role: Role) => [{ role, homes: null }]
const ofHomes = (role: Role, ...homes: string[]) => [{ role, homes }]

async function keysTo(address: string): Promise<string[]> {
  const { rows } = await api.tools.database.execute<{ text: string }>(
    sql`select payload->>'text' as text from outbox where recipient = ${address} order by id desc`,
  )
  return rows.flatMap(({ text }) => /invitation\?key=([\w-]+)/.exec(text)?.[1] ?? [])
}

describe('people', () => {
  it('are seen by owners and managers alone, and those of a home by its own manager', async () => {
    const [owner, manager, ofMill] = [
      await somebody('owner'),
      await somebody('manager'),
      await somebody('manager', mill),
    ]
    const cleaner = await somebody('cleaner', mill)
    for (const role of ['reception', 'accountant'] as const)
      expect((await api.call('/admin/people', { token: (await somebody(role)).token })).status).toBe(404)
    expect(await person(owner, cleaner)).toMatchObject({
      ...{ email: cleaner.email, roles: ofHomes('cleaner', 'mill'), mayChange: true, hasSecondFactor: false },
      lastSignedInAt: expect.any(String),
    })
    expect(await person(manager, owner)).toMatchObject({ roles: all('owner'), mayChange: false })
    expect(await person(ofMill, cleaner)).toMatchObject({ mayChange: true })
    expect(await person(ofMill, owner)).toBeUndefined()
  })

  it('get and lose what is written, looked at first, and nothing more than the giver has', async () => {
    const [owner, manager, whom] = [await somebody('owner'), await somebody('manager'), await somebody('reception')]
    const roles = [...all('accountant'), ...ofHomes('manager', 'mill', 'hut')]
    const looked = await change(owner, whom, roles, { onlyLook: true })
    const effect = { added: roles, taken: all('reception') }
    expect(looked.body.data).toEqual({ isSaved: false, ...effect })
    expect(await person(owner, whom)).toMatchObject({ roles: all('reception') })
    expect((await change(owner, whom, roles)).body.data).toEqual({ isSaved: true, ...effect })
    expect(await person(owner, whom)).toMatchObject({ roles })
    expect(said(await change(manager, whom, all('owner')))).toEqual([403, 'more-than-own'])
    expect(said(await change(manager, manager, all('owner')))).toEqual([403, 'more-than-own'])
    expect(said(await change(manager, owner, all('reception')))).toEqual([403, 'more-than-own'])
    expect(said(await remove(manager, owner))).toEqual([403, 'more-than-own'])
    expect(said(await change(owner, whom, all('manager'), { seen: 'reception:all' }))).toEqual([409, 'out-of-date'])
    expect(said(await change(owner, whom, ofHomes('cleaner', 'nowhere')))).toEqual([422, 'home-unknown'])
    expect((await change(owner, whom, all('cleaner'))).status).toBe(400)
    expect(said(await change(owner, await somebody(), all('manager')))).toEqual([404, 'person-unknown'])
  })

  it('of one home are changed for that home alone: what they have elsewhere stays', async () => {
    const [owner, ofMill, whom] = [
      await somebody('owner'),
      await somebody('manager', mill),
      await somebody('cleaner', mill),
    ]
    await change(owner, whom, ofHomes('cleaner', 'hut', 'mill'))
    expect(await person(ofMill, whom)).toMatchObject({ roles: ofHomes('cleaner', 'mill') })
    expect(said(await change(ofMill, whom, ofHomes('reception', 'hut')))).toEqual([422, 'home-unknown'])
    expect((await change(ofMill, whom, ofHomes('reception', 'mill'))).status).toBe(200)
    expect(await person(owner, whom)).toMatchObject({
      roles: [...ofHomes('cleaner', 'hut'), ...ofHomes('reception', 'mill')],
    })
    expect((await remove(ofMill, whom)).status).toBe(200)
    expect((await api.call('/admin/homes', { token: whom.token })).status).toBe(200)
    expect((await remove(owner, whom)).status).toBe(200)
    expect((await api.call('/admin/homes', { token: whom.token })).status).toBe(401)
    expect((await api.tokenOf(whom)).length).toBeGreaterThan(10)
  })

  it('always have an owner, however many take the role from each other at once', async () => {
    const owners = [await somebody('owner'), await somebody('owner'), await somebody('owner')]
    const count = async () => {
      const { rows } = await api.tools.database.execute(
        sql`select from role_grant where role = 'owner' and scope = 'org'`,
      )
      return rows.length
    }
    const everybody: Json[] = (await list(owners[0]!)).people
    const others = everybody.filter(
      ({ id, roles }) => roles[0]?.role === 'owner' && !owners.some(each => each.id === id),
    )
    for (const other of others) await remove(owners[0]!, other)
    // Each takes the role from the next one: by the commands themselves two of them go, and the last one stays.
    const answers = await Promise.all(owners.map((by, at) => remove(by, owners[(at + 1) % owners.length]!)))
    expect(await count()).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(owners.length)
    const raced = Array.from({ length: 5 }, () => somebody('owner'))
    const { rows } = await api.tools.database.execute<{ id: string }>(
      sql`select user_id as id from role_grant where role = 'owner' and scope = 'org'`,
    )
    await Promise.all(raced)
    await Promise.allSettled(
      [...rows, ...(await Promise.all(raced))].map(({ id }) =>
        inTransaction(api.tools.database, queries =>
          queries.execute(sql`delete from role_grant where user_id = ${id} and role = 'owner'`),
        ),
      ),
    )
    expect(await count()).toBe(1)
  })
})

describe('an invitation', () => {
  it('is mailed, accepted once by the account with its address, and gives exactly its roles', async () => {
    const owner = await anOwner()
    const guest = await somebody()
    expect((await invite(owner, guest.email.toUpperCase(), ofHomes('reception', 'mill'))).status).toBe(200)
    expect((await list(owner)).invitations[0]).toMatchObject({
      email: guest.email,
      roles: ofHomes('reception', 'mill'),
    })
    const [key] = await keysTo(guest.email)
    expect(said(await accept(await somebody(), key!))).toEqual([409, 'other-address'])
    expect(said(await accept(guest, 'x'.repeat(43)))).toEqual([404, 'invitation-over'])
    const twice = await Promise.all([accept(guest, key!), accept(guest, key!)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await person(owner, guest)).toMatchObject({ roles: ofHomes('reception', 'mill') })
    expect((await list(owner)).invitations.filter(({ email }: Json) => email === guest.email)).toEqual([])
    expect(said(await invite(owner, guest.email, all('manager')))).toEqual([409, 'works-here'])
  })

  it('stays one for an address; sent again or withdrawn, its earlier link opens nothing', async () => {
    const owner = await anOwner()
    const guest = await somebody()
    const made = await Promise.all([1, 2].map(() => invite(owner, guest.email, all('accountant'))))
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { id } = made.find(({ status }) => status === 200)!.body.data
    expect((await act(owner, id, 'send')).status).toBe(200)
    const [later, earlier] = await keysTo(guest.email)
    expect(said(await accept(guest, earlier!))).toEqual([404, 'invitation-over'])
    expect((await act(owner, id, 'withdraw')).status).toBe(200)
    expect(said(await accept(guest, later!))).toEqual([404, 'invitation-over'])
    expect(said(await act(owner, id, 'send'))).toEqual([404, 'invitation-unknown'])
    expect((await invite(owner, guest.email, all('manager'))).status).toBe(200)
    api.clock.advance(8 * 86_400_000)
    expect(said(await accept(await again(guest), (await keysTo(guest.email))[0]!))).toEqual([404, 'invitation-over'])
  })

  it('gives no more than who invites has, and is another’s secret', async () => {
    const [owner, ofMill] = [await anOwner(), await somebody('manager', mill)]
    expect(said(await invite(ofMill, 'new@example.org', all('reception')))).toEqual([403, 'more-than-own'])
    expect(said(await invite(ofMill, 'new@example.org', ofHomes('owner', 'hut')))).toEqual([422, 'home-unknown'])
    const { id } = (await invite(owner, 'new@example.org', all('owner'))).body.data
    expect(said(await act(ofMill, id, 'send'))).toEqual([404, 'invitation-unknown'])
    expect((await list(ofMill)).invitations).toEqual([])
    expect((await invite(ofMill, 'other@example.org', ofHomes('cleaner', 'mill'))).status).toBe(200)
    expect((await list(ofMill)).invitations).toHaveLength(1)
    const [key] = await keysTo('new@example.org')
    const manager = await somebody('manager')
    expect((await api.call('/admin/outbox?pagination[pageSize]=100', { token: manager.token })).text).not.toContain(key)
  })
})

const again = async (user: Somebody) => ({ ...user, token: await api.tokenOf(user) })
const anOwner = () => somebody('owner')
