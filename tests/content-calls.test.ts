// The content backend of the running site: Strapi's official client, and two processes on one database as one site.

import { randomUUID } from 'node:crypto'
import { strapi } from '@strapi/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from './support/app.ts'
import { documentCheck, type Json } from './support/content-api.ts'
import { type Site, startSite } from './support/site.ts'
import { buildSomeHomes, daysAhead } from './support/some-homes.ts'

let site: Site
let other: RunningApp
let user: { email: string; password: string; id: string }
beforeAll(async () => {
  const environment = { IDENTITY_KEY: Buffer.alloc(32, 7).toString('base64') }
  site = await startSite({ environment })
  other = await startApp({ databaseUrl: site.databaseUrl, environment })
  await buildSomeHomes(site.tools.database)
  user = await site.makeUser()
})
afterAll(async () => {
  await other?.stop()
  await site?.stop()
})

/** Every answer of either process is held to the document. */
const check = documentCheck()

async function call(
  at: Pick<RunningApp, 'origin'>,
  path: string,
  sent: { token?: string; body?: unknown; key?: string } = {},
) {
  const method = sent.body === undefined ? 'GET' : 'POST'
  const answer = await fetch(`${at.origin}/api${path}`, {
    method,
    headers: {
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
      ...(sent.key ? { 'idempotency-key': sent.key } : {}),
    },
    body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
  })
  const text = await answer.text()
  const reply = { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) as Json }
  if (path !== '/openapi.json') check(method, path, reply)
  return reply
}

async function signIn(at: Pick<RunningApp, 'origin'>, who = user): Promise<string> {
  const answer = await call(at, '/auth/local', { body: { identifier: who.email, password: who.password } })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.jwt
}

describe('the official client of Strapi', () => {
  it('finds homes with filters, in pages, and one by its slug', async () => {
    const client = strapi({ baseURL: `${site.origin}/api` })
    const stays = client.collection('stays')
    const first: Json = await stays.find({
      filters: { maxGuests: { $gte: 4 } },
      sort: 'name:asc',
      pagination: { page: 1, pageSize: 2 },
    })
    expect(first.data.map(({ slug }: Json) => slug)).toEqual(['casa-del-forno', 'chalet-arpille'])
    expect(first.meta.pagination).toMatchObject({ page: 1, pageSize: 2, pageCount: 2, total: 3 })
    const second: Json = await stays.find({
      filters: { maxGuests: { $gte: 4 } },
      sort: 'name:asc',
      pagination: { page: 2, pageSize: 2 },
    })
    expect(second.data.map(({ slug }: Json) => slug)).toEqual(['harbour-loft'])
    const one: Json = await stays.findOne('harbour-loft')
    expect(one.data).toMatchObject({ documentId: 'harbour-loft', name: 'The Harbour Loft' })
    await expect(stays.findOne('never-was')).rejects.toThrow(/404/)
  })

  it('signs in by its fetch, and reads the user with the token', async () => {
    const visitor = strapi({ baseURL: `${site.origin}/api` })
    const answer = await visitor.fetch('/auth/local', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: user.email, password: user.password }),
    })
    const { jwt } = (await answer.json()) as Json
    const client = strapi({ baseURL: `${site.origin}/api`, auth: jwt })
    const me = (await (await client.fetch('/users/me')).json()) as Json
    expect(me).toMatchObject({ email: user.email, confirmed: true, blocked: false })
  })
})

describe('two processes on one database', () => {
  it('know each other’s tokens, and end them together', async () => {
    const [here, there] = [await signIn(site), await signIn(other)]
    expect((await call(other, '/users/me', { token: here })).status).toBe(200)
    expect((await call(site, '/users/me', { token: there })).status).toBe(200)
    const body = { currentPassword: user.password, password: 'new password', passwordConfirmation: 'new password' }
    const changed = await call(site, '/auth/change-password', { token: here, body })
    expect(changed.status).toBe(200)
    for (const at of [site, other]) {
      for (const token of [here, there]) expect((await call(at, '/users/me', { token })).status).toBe(401)
      expect((await call(at, '/users/me', { token: changed.body.jwt })).status).toBe(200)
    }
    user = { ...user, password: 'new password' }
  })

  it('give nights to one of those who book them at once, and the same booking to the same key', async () => {
    const guests = await Promise.all(Array.from({ length: 4 }, () => site.makeUser()))
    const tokens: string[] = []
    for (const guest of guests) tokens.push(await signIn(tokens.length % 2 ? other : site, guest))
    const visit = { stay: 'harbour-loft', checkIn: daysAhead(40), checkOut: daysAhead(43), party: { adults: 2 } }
    // All have their price before the first of them books: afterwards there is none to be had.
    const wishes = await Promise.all(
      tokens.map(async (token, at) => {
        const quoted = (await call(at % 2 ? site : other, '/quotes', { body: visit })).body.data
        const contact = { name: 'Ada Lovelace', email: 'ada@example.org' }
        return { token, body: { quote: quoted.id, contact, termsHash: quoted.terms.hash }, key: randomUUID() }
      }),
    )
    const attempts = await Promise.all(
      wishes.map(async (wish, at) => ({ ...wish, answer: await call(at % 2 ? other : site, '/bookings', wish) })),
    )
    expect(attempts.map(({ answer }) => answer.status).sort()).toEqual([201, 409, 409, 409])
    const { answer, ...won } = attempts.find(each => each.answer.status === 201)!
    for (const at of [site, other]) {
      expect((await call(at, '/bookings', won)).body.data.id).toBe(answer.body.data.id)
      expect((await call(at, `/bookings/${answer.body.data.id}`, { token: won.token })).status).toBe(200)
    }
  })

  it('count the calls of one address together', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 12; sent++) {
      statuses.push((await call(sent % 2 ? other : site, '/auth/forgot-password', { body: {} })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  })

  it('end a session together that a page signed out of', async () => {
    const guest = await site.makeUser()
    await site.tools.database.execute('delete from content_limit')
    const token = await signIn(site, guest)
    const cookie = `casita_session=${token}`
    const ask = (at: RunningApp) => at.get('/api/users/me', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect([(await ask(site)).status, (await ask(other)).status]).toEqual([200, 200])
    const ended = await other.get('/api/session', {
      method: 'DELETE',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect(ended.status).toBe(204)
    expect([(await ask(site)).status, (await ask(other)).status]).toEqual([401, 401])
  })
})

describe('at the front door', () => {
  it('other calls below /api are as they were, and unknown ones come in the envelope', async () => {
    expect((await site.get('/api/session', { method: 'PUT' })).status).toBe(405)
    const unknown = await call(site, '/nothing')
    expect([unknown.status, unknown.body.error.name]).toEqual([404, 'NotFoundError'])
    expect(unknown.headers.get('x-request-id')).toBeTruthy()
    expect(unknown.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('the description is served to people and programs', async () => {
    expect((await site.get('/api/docs')).headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await call(site, '/openapi.json')).body.openapi).toBe('3.1.0')
  })
})
