// Signing in at another provider: our server's code flow, against a whole provider of OpenID Connect.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { findAccountByEmail } from '#identity/account/account-store.server.ts'
import { freePort } from '#platform/postgres/launch-postgres.server.ts'
import { enrolSecondFactor } from './support/authenticator.ts'
import { documentCheck, type Json } from './support/content-api.ts'
import { oidcClient } from './support/oidc-issuer.ts'
import { type OidcPerson, type OidcServer, oidcSecret, startOidcServer } from './support/oidc-server.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

let club: OidcServer
let reserved: OidcServer
let site: Site
beforeAll(async () => {
  club = await startOidcServer()
  reserved = await startOidcServer({ tellsWhenAsked: true })
  const told = { issuer: club.issuer, clientId: oidcClient, clientSecret: oidcSecret }
  const providers = [
    { id: 'oidc.club', name: 'The Club', ...told },
    { id: 'oidc.owner', name: 'The Owner of Mailboxes', ...told, provesEmail: true },
    { id: 'oidc.open', name: 'The Open House', ...told, bareTokens: true },
    { id: 'oidc.reserved', name: 'The Reserved', ...told, issuer: reserved.issuer },
    { id: 'oidc.gone', name: 'Gone', issuer: `http://127.0.0.1:${await freePort()}`, clientId: 'x' },
  ]
  site = await startSite({ environment: { IDENTITY_PROVIDERS: JSON.stringify(providers) } })
  club.admit(['oidc.club', 'oidc.owner', 'oidc.open'].map(id => `${site.origin}/api/connect/${id}/callback`))
  reserved.admit([`${site.origin}/api/connect/oidc.reserved/callback`])
})
// The way there is counted like every sign-in: ten a minute from one address.
beforeEach(async () => {
  await site.tools.database.$client.query('delete from rate_limit')
})
afterAll(async () => {
  await site?.stop()
  club?.close()
  reserved?.close()
})

const someone = (facts: Partial<OidcPerson> = {}): OidcPerson => {
  const sub = `person-${Math.random().toString(36).slice(2)}`
  return { sub, email: `${sub}@club.example`, email_verified: true, name: 'Bo Ek', ...facts }
}

/** Leaves for the provider and signs in there; answers the path that its answer leads to. */
async function away(visitor: PlainVisitor, person: OidcPerson | undefined, provider = 'oidc.club'): Promise<string> {
  const left = await visitor.get(`/api/connect/${provider}`)
  expect(left.status).toBe(302)
  const server = provider === 'oidc.reserved' ? reserved : club
  server.next(person)
  const back = await server.walk(left.location!)
  expect(back.origin).toBe(site.origin)
  return back.pathname + back.search
}

const toOwner = (url: URL) => {
  url.pathname = url.pathname.replace('club', 'owner')
}

const refusal = async (visitor: PlainVisitor, location: string | null) => (await visitor.get(location!)).faults

describe('the way there', () => {
  it('is one plain link for each configured provider', async () => {
    const { text } = await plainVisitor(site).get('/login')
    expect(
      [...text.matchAll(/<a href="(\/api\/connect\/[^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, to, name]) => [to, name]),
    ).toEqual([
      ['/api/connect/oidc.club', sentence('users.signInWith', { provider: 'The Club' })],
      ['/api/connect/oidc.owner', sentence('users.signInWith', { provider: 'The Owner of Mailboxes' })],
      ['/api/connect/oidc.open', sentence('users.signInWith', { provider: 'The Open House' })],
      ['/api/connect/oidc.reserved', sentence('users.signInWith', { provider: 'The Reserved' })],
      ['/api/connect/oidc.gone', sentence('users.signInWith', { provider: 'Gone' })],
    ])
  })

  it('takes state, nonce and PKCE along, and leaves only a sealed cookie behind', async () => {
    const visitor = plainVisitor(site)
    const { location, headers } = await visitor.get('/api/connect/oidc.club')
    const asked = new URL(location!).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: oidcClient,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${site.origin}/api/connect/oidc.club/callback`,
    })
    const [cookie] = headers.getSetCookie()
    expect(cookie).toMatch(/^casita_connect=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)
    for (const secret of ['state', 'nonce']) {
      expect(asked.get(secret)!.length).toBeGreaterThan(20)
      expect(Buffer.from(visitor.cookies.get('casita_connect')!, 'base64url').toString()).not.toContain(
        asked.get(secret),
      )
    }
    const again = new URL((await visitor.get('/api/connect/oidc.club')).location!).searchParams
    for (const part of ['state', 'nonce', 'code_challenge']) expect(again.get(part)).not.toBe(asked.get(part))
  })

  it.each([
    ['oidc.nobody', 'This provider is disabled'],
    ['password', 'This provider is disabled'],
    ['__proto__', 'provider is not as described'],
    ['%00', 'provider is not as described'],
  ])('leads nowhere for %s', async (id, why) => {
    for (const way of [
      `connect/${id}`,
      `connect/${id}/callback?code=x&state=y`,
      `auth/${id}/callback?code=x&state=y`,
    ]) {
      const answer = await site.get(`/api/${way}`)
      expect([answer.status, (await answer.json()).error.message]).toEqual([400, why])
    }
  })

  it('says when the provider does not answer', async () => {
    const visitor = plainVisitor(site)
    const { location } = await visitor.get('/api/connect/oidc.gone')
    expect(await refusal(visitor, location)).toEqual([sentence('users.otherSiteSilent')])
  })
})

describe('the way back', () => {
  it('signs in, with the name and address from there, and counts as verified', async () => {
    const visitor = plainVisitor(site)
    expect((await visitor.get('/user?tab=a')).location).toBe('/login')
    const person = someone()
    const back = await visitor.get(await away(visitor, person))
    expect([back.status, back.location, back.headers.get('cache-control')]).toEqual([302, '/user?tab=a', 'no-store'])
    expect(visitor.cookies.has('casita_connect')).toBe(false)
    expect(visitor.cookies.has('targetRoute')).toBe(false)
    const own = await visitor.get('/user')
    expect(own.text).toContain(sentence('pages.hello', { name: 'Bo Ek' }))
    expect(own.text).toContain(person.email!)
  })

  it('finds the same account the next time, in any browser', async () => {
    const person = someone()
    const [one, other] = [plainVisitor(site), plainVisitor(site)]
    for (const visitor of [one, other]) expect((await visitor.get(await away(visitor, person))).location).toBe('/stays')
    const { rows } = await site.tools.database.$client.query('select 1 from app_user where email = $1', [person.email])
    expect(rows).toHaveLength(1)
  })

  it('asks a provider for the name and address that its token leaves unsaid', async () => {
    const person = someone({ name: 'Cy Ro' })
    const visitor = plainVisitor(site)
    expect((await visitor.get(await away(visitor, person, 'oidc.reserved'))).location).toBe('/stays')
    const own = await visitor.get('/user')
    expect(own.text).toContain(sentence('pages.hello', { name: 'Cy Ro' }))
    expect(own.text).toContain(person.email!)
  })

  it.each([
    ['does not answer then', { status: 503, body: {} }, 'provider-silent'],
    ['tells of somebody else', { status: 200, body: { sub: 'another', email: 'x@club.example' } }, 'answer-wrong'],
  ])('makes no account when the provider %s', async (_, instead, reason) => {
    const person = someone()
    const visitor = plainVisitor(site)
    reserved.answerAboutPeople(instead)
    const answer = await visitor.get(await away(visitor, person, 'oidc.reserved'))
    reserved.answerAboutPeople()
    expect([answer.location, visitor.cookies.has('casita_session')]).toEqual([`/login?refused=${reason}`, false])
    // And the next time all is well.
    expect((await visitor.get(await away(visitor, person, 'oidc.reserved'))).location).toBe('/stays')
  })

  it('is open only to the browser that left, and once', async () => {
    const visitor = plainVisitor(site)
    const path = await away(visitor, someone())
    const stranger = plainVisitor(site)
    const wrong = sentence('users.tookTooLong')
    expect(await refusal(stranger, (await stranger.get(path)).location)).toEqual([wrong])
    expect(stranger.cookies.has('casita_session')).toBe(false)
    const kept = visitor.cookies.get('casita_connect')!
    expect((await visitor.get(path)).location).toBe('/stays')
    // The same answer with the same cookie: the provider gives nothing for a code twice.
    stranger.cookies.set('casita_connect', kept)
    expect(await refusal(stranger, (await stranger.get(path)).location)).toEqual([wrong])
  })

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another code', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['the way back of another provider', toOwner],
    ['two codes', (url: URL) => url.searchParams.append('code', 'second')],
  ])('is closed to %s', async (_, change) => {
    const visitor = plainVisitor(site)
    const url = new URL(await away(visitor, someone()), site.origin)
    change(url)
    const answer = await visitor.get(url.pathname + url.search)
    expect(answer.location).toBe('/login?refused=answer-wrong')
    expect(visitor.cookies.has('casita_session')).toBe(false)
  })

  it('says so when somebody says no there', async () => {
    const visitor = plainVisitor(site)
    const { location } = await visitor.get(await away(visitor, undefined))
    expect(await refusal(visitor, location)).toEqual([sentence('users.notSignedInThere')])
    expect((await visitor.get(location!)).text).toContain('name="password"')
  })

  it('does not hand an account to whoever claims its address', async () => {
    const user = await site.makeUser()
    const visitor = plainVisitor(site)
    const { location } = await visitor.get(await away(visitor, someone({ email: user.email })))
    expect(await refusal(visitor, location)).toEqual([sentence('users.accountExists')])
    // A provider that owns the mailboxes does prove the address.
    const path = await away(visitor, someone({ email: user.email }), 'oidc.owner')
    expect((await visitor.get(path)).location).toBe('/stays')
    expect((await visitor.get('/user')).text).toContain(user.email)
  })

  it('asks for the second factor of the account', async () => {
    const person = someone()
    const visitor = plainVisitor(site)
    await visitor.get(await away(visitor, person, 'oidc.owner'))
    const account = await findAccountByEmail(site.tools.database, person.email!)
    const { codeIn } = await enrolSecondFactor(site.tools, account!.id)
    const again = plainVisitor(site)
    const asked = await again.get(await away(again, person, 'oidc.owner'))
    expect([asked.location, again.cookies.has('casita_session')]).toEqual(['/login?with=second-step', false])
    const page = await again.get(asked.location!)
    expect(page.text).toContain(sentence('users.appCodeIntro'))
    expect((await again.post('/login', { ...hiddenFields(page), code: codeIn(0) })).location).toBe('/stays')
    // Without the question the page is the usual one.
    expect((await plainVisitor(site).get('/login?with=second-step')).text).toContain('name="password"')
  })

  it('tells a disabled account so', async () => {
    const person = someone()
    const visitor = plainVisitor(site)
    await visitor.get(await away(visitor, person))
    await site.tools.database.$client.query('update identity_account set disabled = true where email = $1', [
      person.email,
    ])
    const again = plainVisitor(site)
    const { location } = await again.get(await away(again, person))
    expect(await refusal(again, location)).toEqual([sentence('identity.userDisabled')])
  })
})

describe('a program', () => {
  const check = documentCheck()

  /** What `GET /api/auth/{provider}/callback` answers, held to the document. */
  async function callback(provider: string, search: string, cookies: ReadonlyMap<string, string> = new Map()) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const path = `/auth/${provider}/callback${search}`
    const answer = await site.get(`/api${path}`, { headers: cookie ? { cookie } : {} })
    const text = await answer.text()
    const body: Json = JSON.parse(text)
    check('GET', path, { status: answer.status, headers: answer.headers, text, body })
    return { status: answer.status, message: body.error?.message, body, headers: answer.headers }
  }

  const me = async (jwt: string) =>
    (await (await site.get('/api/users/me', { headers: { authorization: `Bearer ${jwt}` } })).json()) as Json

  const refused = 'OAuth authentication requires a completed provider session'

  /** The answer that the provider gives to this visitor, as a query. */
  async function answered(visitor: PlainVisitor, person: OidcPerson | undefined, provider = 'oidc.club') {
    return new URL(await away(visitor, person, provider), site.origin).search
  }

  it('gets a token for a sign-in that it began, and the cookie is over', async () => {
    const visitor = plainVisitor(site)
    const person = someone()
    const search = await answered(visitor, person)
    const { status, body, headers } = await callback('oidc.club', search, visitor.cookies)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body.user).toMatchObject({ email: person.email, provider: 'oidc.club', confirmed: true, blocked: false })
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^casita_connect=; .*Max-Age=0/)])
    expect(await me(body.jwt)).toMatchObject({ email: person.email })
    // The provider gives nothing for a code twice.
    expect(await callback('oidc.club', search, visitor.cookies)).toMatchObject({ status: 400, message: refused })
  })

  it('gets none without the cookie, with another state, or for the answer to another provider', async () => {
    const visitor = plainVisitor(site)
    const search = await answered(visitor, someone())
    const other = new URLSearchParams(search)
    other.set('state', 'x'.repeat(43))
    expect(await callback('oidc.club', search)).toMatchObject({ status: 400, message: refused })
    expect(await callback('oidc.club', `?${other}`, visitor.cookies)).toMatchObject({ status: 400, message: refused })
    expect(await callback('oidc.owner', search, visitor.cookies)).toMatchObject({ status: 400, message: refused })
  })

  it('is told when somebody said no, has no address, or has one that an account has', async () => {
    const visitor = plainVisitor(site)
    const tried = async (person: OidcPerson | undefined) =>
      callback('oidc.club', await answered(visitor, person), visitor.cookies)
    expect(await tried(undefined)).toMatchObject({
      status: 400,
      message: 'You were not signed in there. You can try again, or choose another way.',
    })
    expect(await tried(someone({ email: undefined }))).toMatchObject({
      status: 400,
      message: 'Email was not available.',
    })
    const { email } = await site.makeUser()
    expect(await tried(someone({ email }))).toMatchObject({ status: 400, message: 'Email is already taken.' })
    const person = someone()
    await tried(person)
    await site.tools.database.$client.query('update identity_account set disabled = true where email = $1', [
      person.email,
    ])
    expect(await tried(person)).toMatchObject({
      status: 400,
      message: 'Your account has been blocked by an administrator',
    })
  })

  it('may bring a bare access token only to a provider that is configured for it', async () => {
    const person = someone()
    const accessToken = await club.accessToken(person, `${site.origin}/api/connect/oidc.open/callback`)
    const search = `?access_token=${accessToken}`
    expect(await callback('oidc.club', search)).toMatchObject({ status: 400, message: refused })
    const { status, body } = await callback('oidc.open', search)
    expect([status, body.user?.email]).toEqual([200, person.email])
    expect(await me(body.jwt)).toMatchObject({ email: person.email })
    expect(await callback('oidc.open', '?access_token=made-up')).toMatchObject({
      status: 400,
      message: 'Invalid access_token.',
    })
    expect(await callback('oidc.open', '')).toMatchObject({ status: 400, message: 'No access_token.' })
  })

  it('is counted on the way there, ten times a minute', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 11; sent++) {
      statuses.push((await site.get('/api/connect/oidc.club', { redirect: 'manual' })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(302), 429])
  })

  it.each(['connect/oidc.club', 'connect/oidc.club/callback', 'auth/oidc.club/callback'])(
    'begins and ends nothing by HEAD or POST at %s',
    async path => {
      for (const method of ['HEAD', 'POST']) {
        const answer = await site.get(`/api/${path}`, { method, headers: { origin: site.origin } })
        expect([answer.status, answer.headers.getSetCookie()]).toEqual([405, []])
      }
    },
  )
})

it('no code, state or cookie is written down', async () => {
  const visitor = plainVisitor(site)
  const path = await away(visitor, someone())
  const cookie = visitor.cookies.get('casita_connect')!
  await visitor.get(path)
  const { searchParams } = new URL(path, site.origin)
  for (const secret of [searchParams.get('code')!, searchParams.get('state')!, cookie, oidcSecret])
    expect(site.logs()).not.toContain(secret)
})
