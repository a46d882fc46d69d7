// One's own account by program: everything known of it, its sessions, its name and address, its end.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookieName } from '#accounts/session/session-token.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { guestCalls, said, wrongFields } from '#tests/support/guest-calls.ts'

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
})
