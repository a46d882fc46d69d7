// The content backend of the running site: Strapi's official client, and two processes on one database as one site.

import { randomUUID } from 'node:crypto'
import { strapi } from '@strapi/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editAccount } from '#identity/operating/manage-accounts.server.ts'
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

  const found = async (input: object) => {
    const stays = strapi({ baseURL: `${site.origin}/api` }).collection('stays')
    const { data, meta }: Json = await stays.find({ sort: ['name:asc'], ...input })
    return { slugs: data.map(({ slug }: Json) => slug), pagination: meta.pagination }
  }

  it.each<[object, string[]]>([
    [{ country: { $eq: 'IT' } }, ['casa-del-forno']],
    [{ country: 'IT' }, ['casa-del-forno']],
    [{ country: { $in: ['IT', 'JP'] } }, ['casa-del-forno', 'hinoki-house']],
    [{ country: { $notIn: ['IT', 'JP', 'CA'] } }, ['chalet-arpille', 'harbour-loft']],
    [{ name: { $contains: 'Harbour' } }, ['harbour-loft']],
    [{ name: { $containsi: 'HARBOUR' } }, ['harbour-loft']],
    [{ $or: [{ country: 'JP' }, { name: { $startsWith: 'Casa' } }] }, ['casa-del-forno', 'hinoki-house']],
    [{ $and: [{ maxGuests: { $gte: 4 } }, { country: { $ne: 'IT' } }] }, ['chalet-arpille', 'harbour-loft']],
  ])('narrows by %j as it writes it', async (filters, slugs) => {
    expect((await found({ filters })).slugs).toEqual(slugs)
  })

  it('takes a part of the list from a place on, as it takes pages', async () => {
    const whole = (await found({})).slugs
    const part = await found({ pagination: { start: 1, limit: 2 } })
    expect(part.slugs).toEqual(whole.slice(1, 3))
    expect(part.pagination).toMatchObject({ start: 1, limit: 2, total: whole.length })
    expect((await found({ pagination: { page: 2, pageSize: 2, withCount: true }, populate: '*' })).slugs).toEqual(
      whole.slice(2, 4),
    )
  })

  it('is told in the envelope what is not to be had here', async () => {
    const client = strapi({ baseURL: `${site.origin}/api` })
    const stays = client.collection('stays')
    const refused = async (asked: Promise<unknown>) => {
      const fault = await asked.then(
        () => undefined,
        each => each,
      )
      const { data, error }: Json = await fault.response.json()
      expect([data, error.status]).toEqual([null, fault.response.status])
      return [error.status, error.message]
    }
    const inputs: [object, string][] = [
      [{ fields: ['name'] }, 'this field has unspecified keys: fields'],
      [{ locale: 'fr' }, 'locale must be one of the following values: en, de, ar'],
      [{ status: 'draft' }, 'this field has unspecified keys: status'],
      [{ populate: ['photos'] }, 'populate must be one of the following values: *'],
      [{ sort: 'name:desc' }, expect.stringMatching(/^sort must be one of the following values: recommended,/)],
      [{ filters: { rooms: { name: { $eq: 'a' } } } }, 'this field has unspecified keys: rooms'],
      [{ filters: { name: { $endsWith: 'a' } } }, 'this field has unspecified keys: $endsWith'],
    ]
    for (const [input, message] of inputs) expect(await refused(stays.find(input))).toEqual([400, message])
    expect(await refused(stays.create({ name: 'a' }))).toEqual([405, 'This address only knows GET, HEAD.'])
    expect(await refused(stays.update('harbour-loft', { name: 'a' }))).toEqual([405, expect.any(String)])
    expect(await refused(stays.delete('harbour-loft'))).toEqual([405, expect.any(String)])
    expect(await refused(client.collection('users').find())).toEqual([404, 'Not Found'])
    expect(await refused(client.single('homepage').find())).toEqual([404, 'Not Found'])
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
    const inputs = await Promise.all(
      tokens.map(async (token, at) => {
        const quoted = (await call(at % 2 ? site : other, '/quotes', { body: visit })).body.data
        const contact = { name: 'Ada Lovelace', email: 'ada@example.org' }
        return { token, body: { quote: quoted.id, contact, termsHash: quoted.terms.hash }, key: randomUUID() }
      }),
    )
    const attempts = await Promise.all(
      inputs.map(async (input, at) => ({ ...input, answer: await call(at % 2 ? other : site, '/bookings', input) })),
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

  it('refuse somebody together who was blocked, and let nobody in by the other', async () => {
    const guest = await site.makeUser()
    await site.tools.database.execute('delete from rate_limit')
    const [here, there] = [await signIn(site, guest), await signIn(other, guest)]
    const { rows } = await site.tools.database.execute<{ id: string }>(
      `select id from identity_account where email = '${guest.email}'`,
    )
    expect((await editAccount(site.tools, rows[0]!.id, { disabled: true })).ok).toBe(true)
    for (const at of [site, other]) {
      for (const token of [here, there]) {
        expect((await call(at, '/users/me', { token })).body.error).toMatchObject({
          status: 401,
          message: 'Invalid credentials',
        })
      }
      const body = { identifier: guest.email, password: guest.password }
      expect((await call(at, '/auth/local', { body })).body.error).toMatchObject({
        status: 400,
        message: 'Your account has been blocked by an administrator',
      })
    }
  })

  it('cancel once what both are told to cancel by one key', async () => {
    const guest = await site.makeUser()
    await site.tools.database.execute('delete from rate_limit')
    const token = await signIn(site, guest)
    const visit = { stay: 'casa-del-forno', checkIn: daysAhead(60), checkOut: daysAhead(67), party: { adults: 2 } }
    const quoted = (await call(site, '/quotes', { body: visit })).body.data
    const contact = { name: 'Ada Lovelace', email: 'ada@example.org' }
    const input = { quote: quoted.id, contact, termsHash: quoted.terms.hash }
    const { id } = (await call(other, '/bookings', { token, body: input, key: randomUUID() })).body.data
    const { version, refundMinor, chargedMinor } = (
      await call(site, `/bookings/${id}/cancellation-preview`, { token, body: {} })
    ).body.data
    const sent = { token, body: { version, refundMinor, chargedMinor }, key: randomUUID() }
    for (const at of [site, other]) {
      const { status, body } = await call(at, `/bookings/${id}/cancel`, sent)
      expect([status, body.data.state]).toEqual([200, 'cancelled'])
    }
    const { body } = await call(other, `/bookings/${id}`, { token })
    expect(body.data.events.filter(({ command }: Json) => command === 'cancel')).toHaveLength(1)
  })

  it('end a session together that a page signed out of', async () => {
    const guest = await site.makeUser()
    await site.tools.database.execute('delete from rate_limit')
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
  it('nobody is anybody else by writing down another address', async () => {
    await site.tools.database.execute('delete from rate_limit')
    const statuses: number[] = []
    for (let sent = 0; sent < 11; sent++) {
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${sent}`,
        'x-real-ip': `203.0.113.${sent}`,
        forwarded: `for=203.0.113.${sent}`,
      }
      statuses.push((await site.get('/api/auth/local', { method: 'POST', headers, body: '{}' })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  it('pages of other sites are let in nowhere: no answer may be read by them, and none of theirs is announced', async () => {
    const from = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }
    const wanted = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
    const answers = [
      await site.get('/api/auth/local', { method: 'OPTIONS', headers: { ...from, ...wanted } }),
      await site.get('/api/stays', { headers: from }),
      await site.get('/api/openapi.json', { headers: from }),
      await site.get('/api/session', { method: 'OPTIONS', headers: { ...from, ...wanted } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([405, 200, 200, 403])
    for (const { headers } of answers) {
      expect([...headers.keys()].filter(name => name.startsWith('access-control-'))).toEqual([])
    }
  })

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
