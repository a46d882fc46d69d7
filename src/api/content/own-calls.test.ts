// One's own account by program: everything known of it, its sessions, its name and address, its end.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { guestCalls, said, wrongFields } from '#tests/support/guest-calls.ts'
import { takeOwners } from '#tests/support/take-owners.ts'
import { sessionCookieName } from '#users/session/session-token.server.ts'
import { days } from '#values/duration.ts'

let api: ContentApi
let calls: ReturnType<typeof guestCalls>
beforeAll(async () => {
  api = await contentApi()
  await buildHome(api.tools.database, { slug: 'the-home' })
  calls = guestCalls(api, 'the-home')
})
afterAll(() => api?.drop())

async function somebody(wanted: Parameters<ContentApi['makeUser']>[0] = {}) {
  const user = await api.makeUser(wanted)
  return { ...user, token: await api.tokenOf(user) }
}
const me = (token: string) => api.call('/users/me', { token })

describe('everything known of somebody', () => {
  it('is told to that somebody alone, without any secret', async () => {
    const { token, email } = await somebody({ displayName: 'Ada Nobody' })
    const booking = await calls.book(token)
    await calls.must(calls.post('/messages', { name: 'Ada', email, text: 'Hello.' }, token))
    const { status, body, text } = await api.call('/users/me/data', { token })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      profile: { name: 'Ada Nobody', email, emailVerified: true },
      signingIn: { hasPassword: true, secondFactors: [] },
      sessions: [{ device: expect.any(String) }],
      bookings: [
        { reference: booking.reference, state: 'confirmed', steps: [{ command: 'hold' }, { command: 'submit' }] },
      ],
      invoices: [],
      messages: [{ by: 'guest', text: 'Hello.' }],
    })
    expect(text).not.toMatch(/argon2|token|hash/i)
    expect((await api.call('/users/me/data')).status).toBe(403)
    const other = await somebody()
    expect((await api.call('/users/me/data', { token: other.token })).text).not.toContain(booking.reference)
  })
})

describe('sessions', () => {
  it('are told with the one that asks, and ended one by one', async () => {
    const { token, ...user } = await somebody()
    const second = await api.tokenOf(user)
    const sessions = (await api.call('/users/me/sessions', { token })).body
    expect([sessions.meta.total, sessions.data.filter(({ isThis }: Json) => isThis).length]).toEqual([2, 1])
    const other = sessions.data.find(({ isThis }: Json) => !isThis)
    const stranger = await somebody()
    const end = (id: string, by: string) => calls.post(`/users/me/sessions/${id}/end`, undefined, by)
    expect((await end(other.id, stranger.token)).status).toBe(404)
    expect((await end(other.id, token)).body).toEqual({ ok: true })
    expect((await me(second)).status).toBe(401)
    expect((await end(other.id, token)).status).toBe(404)
    expect((await end(randomUUID(), token)).status).toBe(404)
    const own = sessions.data.find(({ isThis }: Json) => isThis)
    expect((await end(own.id, token)).status).toBe(200)
    expect((await me(token)).status).toBe(401)
  })

  it('of a browser are known to its own pages alone', async () => {
    const { token } = await somebody()
    const cookie = `${sessionCookieName}=${token}`
    const ask = (site: string) => api.call('/users/me/sessions', { headers: { cookie, 'sec-fetch-site': site } })
    expect((await ask('same-origin')).body.data[0].isThis).toBe(true)
    expect((await ask('cross-site')).status).toBe(403)
  })
})

describe('the homes that somebody saved', () => {
  it('are listed, saved with dates and party, and removed, each person’s own', async () => {
    const { token } = await somebody()
    const list = async (by = token) => (await api.call('/users/me/favourites', { token: by })).body
    const save = (body: object, by = token) => calls.post('/users/me/favourites', body, by)
    expect(await list()).toEqual({ data: [], meta: { total: 0, address: 'http://localhost/favourites' } })
    const visit = { checkIn: '2031-07-14', checkOut: '2031-07-18', party: { adults: 3, childAges: [4, 7] } }
    expect((await save({ home: 'the-home', ...visit })).body).toEqual({ ok: true, leftOut: [] })
    expect(await list()).toEqual({
      data: [
        {
          ...{ home: 'the-home', ...visit, keptAt: expect.any(String) },
          party: { ...visit.party, infants: 0, pets: 0, serviceAnimals: 0 },
        },
      ],
      meta: { total: 1, address: 'http://localhost/favourites?homes=the-home~2031-07-14~2031-07-18' },
    })
    expect((await api.call('/users/me/data', { token })).body.data.favourites).toEqual((await list()).data)
    await save({ home: 'the-home' })
    expect((await list()).data).toMatchObject([{ home: 'the-home', checkIn: null, checkOut: null }])
    const other = await somebody()
    expect((await list(other.token)).data).toEqual([])
    const remove = (by: string) => calls.post('/users/me/favourites/the-home/remove', undefined, by)
    expect((await remove(other.token)).body).toEqual({ ok: true })
    expect((await list()).meta.total).toBe(1)
    expect((await remove(token)).body).toEqual({ ok: true })
    expect((await list()).data).toEqual([])
  })

  it('are homes that there are, with days that can be', async () => {
    const { token } = await somebody()
    await buildHome(api.tools.database, { slug: 'a-draft', status: 'draft' })
    const save = (body: object, by?: string) => calls.post('/users/me/favourites', body, by)
    for (const home of ['nowhere', 'a-draft']) expect((await save({ home }, token)).status).toBe(404)
    const backwards = { home: 'the-home', checkIn: '2031-07-18', checkOut: '2031-07-14' }
    expect(wrongFields(await save(backwards, token))[0]).toBe(400)
    expect((await save({ home: '../the-home' }, token)).status).toBe(400)
    expect((await save({ home: 'the-home' })).status).toBe(403)
  })
})

describe('the name', () => {
  it('is changed and taken away', async () => {
    const { token } = await somebody({ displayName: 'Ada' })
    const nameNow = async () => (await api.call('/users/me/data', { token })).body.data.profile.name
    const change = (name: unknown) => calls.post('/users/me/name', { name }, token)
    expect((await change('Grace')).body).toEqual({ ok: true })
    expect(await nameNow()).toBe('Grace')
    expect((await change('')).status).toBe(200)
    expect((await nameNow()) ?? '').toBe('')
    expect((await change('x'.repeat(257))).status).toBe(400)
    expect((await change(7)).status).toBe(400)
  })
})

describe('the address', () => {
  it('is changed by a link to the new one, after the present password', async () => {
    const { token, email, password } = await somebody()
    const change = (body: object) => calls.post('/users/me/email', body, token)
    const sent = await change({ email: 'moved@example.org', currentPassword: password })
    expect(sent.body).toEqual({ email: 'moved@example.org', sent: true })
    expect(await calls.mailsTo('moved@example.org')).toHaveLength(1)
    expect((await me(token)).body.email).toBe(email)
    const wrong = await change({ email: 'other@example.org', currentPassword: 'wrong horse' })
    expect([wrong.status, wrong.body.error.message]).toEqual([400, 'The provided current password is invalid'])
    expect(wrongFields(await change({ email: 'nowhere', currentPassword: password }))).toEqual([400, 'email'])
    expect((await change({ email: 'other@example.org' })).status).toBe(400)
    expect(await calls.mailsTo('other@example.org')).toEqual([])
  })
})

describe('leaving for good', () => {
  it('needs the password and understanding, and forgets the person everywhere', async () => {
    const { token, ...user } = await somebody({ displayName: 'Ada Nobody' })
    const leave = (body: object) => calls.post('/users/me/delete', body, token)
    expect((await leave({ currentPassword: user.password })).status).toBe(400)
    expect((await leave({ currentPassword: 'wrong horse', understood: true })).status).toBe(400)
    expect((await leave({ currentPassword: user.password, understood: true })).body).toEqual({ ok: true })
    expect((await me(token)).status).toBe(401)
    const again = await calls.post('/auth/local', { identifier: user.email, password: user.password })
    expect(again.status).toBe(400)
  })

  it('waits for visits that are ahead, and for another owner', async () => {
    const guest = await somebody()
    await calls.book(guest.token)
    const leave = ({ token, password }: typeof guest) =>
      calls.post('/users/me/delete', { currentPassword: password, understood: true }, token)
    expect(said(await leave(guest))).toEqual([409, 'visits-ahead'])
    expect(said(await leave(await somebody({ roles: ['owner'] })))).toEqual([409, 'last-owner'])
    expect((await me(guest.token)).status).toBe(200)
  })

  it('leaves an owner of the whole site, whoever goes at once', async () => {
    await takeOwners(api.tools.database)
    const [one, other] = [await somebody({ roles: ['owner'] }), await somebody({ roles: ['owner'] })]
    const ofHome = await somebody()
    await api.tools.database.execute(sql`
      insert into role_grant (user_id, role, scope, scope_id, granted_at)
      select app_user.id, 'owner', 'stay', stay.id, now() - interval '1 minute' from app_user, stay
      where email = ${ofHome.email}`)
    const leave = ({ token, password }: typeof one) =>
      calls.post('/users/me/delete', { currentPassword: password, understood: true }, token)
    const left = await Promise.all([leave(one), leave(other)])
    expect(left.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await leave(ofHome)).status).toBe(200)
  })

  it('takes the messages about the person along, and none of those to addresses that they merely typed', async () => {
    const stranger = await somebody()
    expect((await calls.post('/auth/forgot-password', { email: stranger.email })).status).toBe(200)
    await calls.bookAsContact('neighbour@example.org')
    const { token, ...user } = await somebody()
    const booking = await calls.book(token, { contact: { name: 'Ada', email: stranger.email } })
    for (const email of [stranger.email, 'neighbour@example.org', 'o@example.org', 'r@example.org']) {
      await calls.must(calls.post('/messages', { name: 'Ada', email, text: 'Hello.' }, token))
    }
    const messages = async () => {
      const { rows } = await api.tools.database.$client.query('select id, recipient, dedupe_key as key from outbox')
      return rows as { id: string; recipient: string; key: string }[]
    }
    const { rows } = await api.tools.database.$client.query(
      'select id from conversation where user_id in (select id from app_user where email = $1)',
      [user.email],
    )
    const own = [booking.id, ...rows.map(({ id }) => id)]
    const before = await messages()
    const theirs = before.filter(({ recipient, key }) => recipient === user.email || own.some(id => key.includes(id)))
    expect([rows.length, theirs.length > 8, before.length > theirs.length]).toEqual([4, true, true])

    api.clock.advance(days(100))
    const late = await api.tokenOf(user)
    const left = await calls.post('/users/me/delete', { currentPassword: user.password, understood: true }, late)
    expect(left.body).toEqual({ ok: true })
    const gone = new Set(theirs.map(({ id }) => id))
    expect(await messages()).toEqual(before.filter(({ id }) => !gone.has(id)))
    expect(await calls.mailsTo(stranger.email)).toHaveLength(1)
    expect((await calls.mailsTo('neighbour@example.org')).length).toBeGreaterThan(0)
  })

  it('leaves the mail to an address that a code alone has verified: its owner may be somebody else', async () => {
    const email = 'mailbox-of-another@example.org'
    const password = 'a strange horse'
    await calls.must(calls.post('/auth/local/register', { username: 'stranger-here', email, password }))
    const [mail] = await calls.mailsTo(email)
    const code = /oobCode=([\w-]+)/.exec(mail!.text)![1]!
    const confirmed = await api.call(`/auth/email-confirmation?confirmation=${code}`)
    expect(confirmed.status).toBeLessThan(400)
    const before = (await calls.mailsTo(email)).length
    const token = await api.tokenOf({ email, password })
    const left = await calls.post('/users/me/delete', { currentPassword: password, understood: true }, token)
    expect(left.body).toEqual({ ok: true })
    expect(await calls.mailsTo(email)).toHaveLength(before)
  })
})
