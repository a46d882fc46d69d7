// POST and DELETE /api/session over HTTP: what the browser's script asks, and who may ask it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

/** An ID token by the provider's own protocol, as the SDK gets it. */
async function idToken(user: { email: string; password: string }): Promise<string> {
  const address = `${site.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=casita-web`
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...user, returnSecureToken: true }),
  })
  return ((await answer.json()) as { idToken: string }).idToken
}

const post = (visitor: PlainVisitor, token: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  visitor.ask('/api/session', {
    method: 'POST',
    headers: { origin: site.origin, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  })

describe('POST /api/session', () => {
  it('makes a fresh ID token a session, in a cookie that no script reads', async () => {
    const visitor = plainVisitor(site)
    const user = await site.makeUser()
    const answer = await post(visitor, await idToken(user))
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { verified: true }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^casita_session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/),
    ])
    expect((await visitor.get('/user')).status).toBe(200)
  })

  it('says whether the user is verified', async () => {
    const user = await site.makeUser({ emailVerified: false })
    const answer = await post(plainVisitor(site), await idToken(user))
    expect(JSON.parse(answer.text)).toEqual({ verified: false })
  })

  it.each([
    ['no token', undefined],
    ['an empty one', ''],
    ['nonsense', 'nonsense'],
    ['three parts of nonsense', 'a.b.c'],
    ['a very long one', 'x'.repeat(9000)],
  ])('refuses %s', async (_what, token) => {
    const visitor = plainVisitor(site)
    const answer = await post(visitor, token)
    expect(answer.status).toBe(401)
    expect(JSON.parse(answer.text)).toMatchObject({ error: true, statusCode: 401 })
    expect(visitor.cookies.size).toBe(0)
  })

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['no origin worth the name', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s, even with a good token', async (_who, headers) => {
    const visitor = plainVisitor(site)
    const answer = await post(visitor, await idToken(await site.makeUser()), headers)
    expect(answer.status).toBe(403)
    expect(visitor.cookies.size).toBe(0)
  })

  it('keeps the session of a browser that posts a token of the same sign-in again', async () => {
    const visitor = plainVisitor(site)
    const token = await idToken(await site.makeUser())
    await post(visitor, token)
    const before = visitor.cookies.get('casita_session')
    expect((await post(visitor, token)).status).toBe(200)
    expect(visitor.cookies.get('casita_session')).toBe(before)
    // Another browser gets none by it.
    const thief = plainVisitor(site)
    expect([(await post(thief, token)).status, thief.cookies.size]).toEqual([409, 0])
  })

  it('ends a copied cookie at the next sign-in, whatever requests are under way with it', async () => {
    const visitor = plainVisitor(site)
    const user = await site.makeUser()
    await post(visitor, await idToken(user))
    const copied = visitor.cookies.get('casita_session')!
    const headers = { cookie: `casita_session=${copied}`, origin: site.origin }
    const next = await idToken(user)
    const [answer, ...underWay] = await Promise.all([
      post(visitor, next),
      ...Array.from({ length: 12 }, (_, at) =>
        fetch(`${site.origin}${at % 2 ? '/stays' : '/user'}`, { headers, redirect: 'manual' }),
      ),
    ])
    expect(answer.status).toBe(200)
    for (const { headers: told } of underWay) {
      expect(told.getSetCookie().filter(cookie => cookie.startsWith('casita_session='))).toEqual([])
    }
    expect((await visitor.get('/user')).status).toBe(200)
    const late = await fetch(`${site.origin}/user`, { headers, redirect: 'manual' })
    expect(late.headers.get('location')).toBe('/login')
    expect((await fetch(`${site.origin}/api/users/me`, { headers })).status).toBe(401)
  })

  it('gives all requests that are under way at a change of role the same new cookie', async () => {
    const visitor = plainVisitor(site)
    const user = await site.makeUser()
    await post(visitor, await idToken(user))
    const old = visitor.cookies.get('casita_session')!
    await site.tools.database.$client.query(
      `insert into role_grant (user_id, role, granted_at)
       select id, 'reception', now() - interval '1 minute' from app_user where email = $1`,
      [user.email],
    )
    const asked = Array.from({ length: 8 }, () =>
      fetch(`${site.origin}/admin`, { headers: { cookie: `casita_session=${old}` }, redirect: 'manual' }),
    )
    const answers = await Promise.all(asked)
    const cookies = answers.map(({ headers }) => /casita_session=([^;]+)/.exec(headers.getSetCookie().join())?.[1])
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
    expect([new Set(cookies).size, cookies.includes(old), cookies.includes(undefined)]).toEqual([1, false, false])
    visitor.cookies.set('casita_session', cookies[0]!)
    expect((await visitor.get('/admin')).status).toBe(200)
  })
})

describe('DELETE /api/session', () => {
  it('clears the cookie and revokes the session', async () => {
    const visitor = plainVisitor(site)
    await post(visitor, await idToken(await site.makeUser()))
    const token = visitor.cookies.get('casita_session')!
    const answer = await visitor.ask('/api/session', { method: 'DELETE', headers: { origin: site.origin } })
    expect(answer.status).toBe(204)
    expect(visitor.cookies.has('casita_session')).toBe(false)
    visitor.cookies.set('casita_session', token)
    expect((await visitor.get('/user')).location).toBe('/login')
  })

  it('is nothing to somebody without a session, and nothing for another site', async () => {
    const visitor = plainVisitor(site)
    expect((await visitor.ask('/api/session', { method: 'DELETE' })).status).toBe(204)
    const foreign = { method: 'DELETE', headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await visitor.ask('/api/session', foreign)).status).toBe(403)
  })
})

describe('/api/session', () => {
  it.each(['GET', 'PUT', 'PATCH'])('does not know %s', async method => {
    const answer = await plainVisitor(site).ask('/api/session', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, DELETE'])
  })
})

describe('a site that guests reach by https', () => {
  it('sets every cookie Secure, and still knows its own forms', async () => {
    const behind = await startSite({ environment: { PUBLIC_URL: 'https://homes.example' } })
    try {
      const visitor = plainVisitor(behind)
      const user = await behind.makeUser()
      const answer = await visitor.post('/login', user, { origin: 'https://homes.example' })
      expect(answer.status).toBe(302)
      const cookies = answer.headers.getSetCookie().filter(cookie => cookie.startsWith('casita_'))
      expect(cookies).toHaveLength(2)
      for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; .*Secure|; Secure.*HttpOnly/)
      const asker = plainVisitor(behind)
      await asker.post('/forgot-password', { email: user.email }, { origin: 'https://homes.example' })
      const [mail] = await behind.mailsTo(user.email)
      expect(mail!.link.origin).toBe('https://homes.example')
    } finally {
      await behind.stop()
    }
  })
})
