// The calls about accounts, row by row of reference 7.6: who may ask, in which order faults are told, in which words.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editAccount } from '#identity/operating/manage-accounts.server.ts'
import { type ContentApi, type ContentReply, contentApi } from '#tests/support/content-api.ts'
import { countHashes } from '#tests/support/count-hashes.ts'
import { days, seconds } from '#values/duration.ts'

let api: ContentApi
beforeAll(async () => {
  api = await contentApi()
})
afterAll(() => api?.drop())

const said = ({ status, body }: ContentReply) => [status, body?.error?.name, body?.error?.message]
const validation = (message: string) => [400, 'ValidationError', message]
const refusal = (message: string) => [400, 'ApplicationError', message]

let made = 0
const someAddress = () => `program-${++made}@example.org`

async function block(email: string) {
  const { subject } = (
    await api.tools.database.execute(`select identity_subject as subject from app_user where email = '${email}'`)
  ).rows[0] as { subject: string }
  const done = await editAccount(api.tools, subject, { disabled: true })
  if (!done.ok) throw new Error(`${email} was not blocked: ${done.reason}`)
}

const signIn = (identifier: unknown, password: unknown, more: object = {}) =>
  api.call('/auth/local', { body: { identifier, password, ...more } })

describe('GET /users/me', () => {
  it('is forbidden without a token, and unauthorised with one that is none', async () => {
    expect(said(await api.call('/users/me'))).toEqual([403, 'ForbiddenError', 'Forbidden'])
    for (const token of ['garbage', 'a'.repeat(43), '', 'eyJhbGciOiJIUzI1NiJ9.e30.x']) {
      const answer = await api.call('/users/me', { token })
      expect(said(answer)).toEqual([401, 'UnauthorizedError', 'Missing or invalid credentials'])
    }
  })

  it('answers the bare user, and nothing secret of them', async () => {
    const user = await api.makeUser({ displayName: 'Ada' })
    const token = await api.tokenOf(user)
    const answer = await api.call('/users/me', { token })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id: user.id,
      documentId: user.id,
      username: user.email,
      email: user.email,
      provider: 'local',
      confirmed: true,
      blocked: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      publishedAt: expect.any(String),
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.text).not.toMatch(/password|token|argon/i)
  })

  it('tells the role only when it is asked for, in either bracket form', async () => {
    const token = await api.tokenOf(await api.makeUser())
    for (const query of ['populate=role', 'populate[0]=role', 'populate=*']) {
      const { body } = await api.call(`/users/me?${query}`, { token })
      expect(body.role).toMatchObject({ type: 'authenticated' })
    }
    const owner = await api.tokenOf(await api.makeUser({ roles: ['owner'] }))
    expect((await api.call('/users/me?populate=role', { token: owner })).body.role.type).toBe('operator')
    expect(said(await api.call('/users/me?populate=secrets', { token }))).toEqual(
      validation('populate must be one of the following values: role, *'),
    )
  })

  it('answers some fields where some are asked for, and the ids with them', async () => {
    const user = await api.makeUser()
    const token = await api.tokenOf(user)
    const some = { id: user.id, documentId: user.id, email: user.email }
    for (const query of ['fields[0]=email', 'fields=email', 'fields[0]=email&fields[1]=id']) {
      const { status, body } = await api.call(`/users/me?${query}`, { token })
      expect([status, body], query).toEqual([200, some])
    }
    const two = await api.call('/users/me?fields=email,confirmed&populate=role', { token })
    expect(two.body).toEqual({ ...some, confirmed: true, role: expect.objectContaining({ type: 'authenticated' }) })
    expect(Object.keys((await api.call('/users/me?fields=*', { token })).body)).toHaveLength(10)
    expect(said(await api.call('/users/me?fields[0]=password', { token }))).toEqual(validation('Invalid key password'))
  })

  it('was changed when it was changed, and not when somebody signed in', async () => {
    const user = await api.makeUser({ displayName: 'Ada' })
    const first = await api.call('/users/me', { token: await api.tokenOf(user) })
    api.clock.advance(seconds(90))
    const later = await api.call('/users/me', { token: await api.tokenOf(user) })
    expect(later.body.updatedAt).toBe(first.body.updatedAt)
    await api.tools.database.execute(`update identity_account set display_name = 'Ada L' where email = '${user.email}'`)
    const renamed = await api.call('/users/me', { token: await api.tokenOf(user) })
    expect(renamed.body.updatedAt > first.body.updatedAt).toBe(true)
  })

  it('refuses the token of somebody who was blocked or removed since, time and again', async () => {
    const user = await api.makeUser()
    const token = await api.tokenOf(user)
    await block(user.email)
    for (const _again of [1, 2]) {
      expect(said(await api.call('/users/me', { token }))).toEqual([401, 'UnauthorizedError', 'Invalid credentials'])
    }
    const gone = await api.makeUser()
    const left = await api.tokenOf(gone)
    await api.tools.database.execute(`delete from identity_account where email = '${gone.email}'`)
    expect(said(await api.call('/users/me', { token: left }))).toEqual([
      401,
      'UnauthorizedError',
      'Invalid credentials',
    ])
  })

  it('is unauthorised once the token is over', async () => {
    const over = await contentApi()
    const token = await over.tokenOf(await over.makeUser())
    over.clock.advance(days(14) + 1)
    const answer = await over.call('/users/me', { token })
    await over.drop()
    expect(said(answer)).toEqual([401, 'UnauthorizedError', 'Missing or invalid credentials'])
  })

  it('refuses the session of somebody whose address is not confirmed', async () => {
    const user = await api.makeUser()
    const token = await api.tokenOf(user)
    await api.tools.database.execute(`update identity_account set email_verified = false where email = '${user.email}'`)
    expect(said(await api.call('/bookings', { token }))).toEqual([401, 'UnauthorizedError', 'Invalid credentials'])
    // But about themselves: such a token comes of registering, too.
    expect((await api.call('/users/me', { token })).body.confirmed).toBe(false)
  })

  it('takes the session cookie of a page of this site, and of no other', async () => {
    const token = await api.tokenOf(await api.makeUser())
    const cookie = `casita_session=${token}`
    const ask = (headers: Record<string, string>) => api.call('/users/me', { headers: { cookie, ...headers } })
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await ask({ origin: 'http://localhost' })).status).toBe(200)
    expect(said(await ask({ 'sec-fetch-site': 'cross-site' }))).toEqual([403, 'ForbiddenError', 'Forbidden'])
    expect(said(await ask({ 'sec-fetch-site': 'same-site' }))).toEqual([403, 'ForbiddenError', 'Forbidden'])
    expect(said(await ask({ origin: 'https://evil.example' }))).toEqual([403, 'ForbiddenError', 'Forbidden'])
    expect(said(await ask({ origin: 'null' }))).toEqual([403, 'ForbiddenError', 'Forbidden'])
    // What the browser says of itself counts for more than an origin that fits.
    const both = { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }
    expect(said(await ask(both))).toEqual([403, 'ForbiddenError', 'Forbidden'])
    // Neither is sent by no browser of these days: a program that has the cookie has it from nobody else's page.
    expect((await ask({})).status).toBe(200)
  })

  it('believes a bearer token before any cookie, and a cookie only where there is no bearer token', async () => {
    const [one, other] = [await api.makeUser(), await api.makeUser()]
    const [token, cookie] = [await api.tokenOf(one), `casita_session=${await api.tokenOf(other)}`]
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    expect((await api.call('/users/me', { token, headers })).body.email).toBe(one.email)
    expect((await api.call('/users/me', { token: 'garbage', headers })).status).toBe(401)
    expect((await api.call('/users/me', { headers: { ...headers, authorization: 'Bearer' } })).status).toBe(401)
    const basic = await api.call('/users/me', { headers: { ...headers, authorization: 'Basic YTpi' } })
    expect(basic.body.email).toBe(other.email)
  })

  it('knows no other way to write a token', async () => {
    const token = await api.tokenOf(await api.makeUser())
    const ask = (authorization: string) => api.call('/users/me', { headers: { authorization } })
    for (const written of [`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token}`]) {
      expect((await ask(written)).status, written).toBe(200)
    }
    const unsigned = [{ alg: 'none', typ: 'JWT' }, { id: 1 }].map(part => btoa(JSON.stringify(part))).join('.')
    for (const wrong of [
      ...[`Bearer ${token} ${token}`, `Bearer ${token}, Bearer ${token}`, `Bearer "${token}"`, `Bearer ${token}=`],
      ...[`Bearer ${unsigned}.`, `Bearer ${'x'.repeat(8000)}`, 'Bearer null', 'Bearer', 'Bearer '],
    ]) {
      const answer = await ask(wrong)
      expect(said(answer), wrong).toEqual([401, 'UnauthorizedError', 'Missing or invalid credentials'])
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    }
    for (const nothing of [token, `Token ${token}`, 'Basic YTpi', `Bearer\u00a0${token}`]) {
      expect(said(await ask(nothing)), nothing).toEqual([403, 'ForbiddenError', 'Forbidden'])
    }
    // An address is written down by many: no token is read from one.
    expect((await api.call(`/users/me?access_token=${token}`)).status).toBe(403)
  })
})

describe('POST /auth/local', () => {
  it('takes the address in any case, or the username letter for letter', async () => {
    const email = someAddress()
    const body = { username: 'Grace_H', email, password: 'correct horse' }
    await api.call('/auth/local/register', { body })
    const [code] = await api.codesTo(email)
    expect((await api.call(`/auth/email-confirmation?confirmation=${code}`)).status).toBe(302)
    for (const identifier of [email, email.toUpperCase(), 'Grace_H']) {
      const answer = await signIn(identifier, 'correct horse')
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({ jwt: expect.stringMatching(/^[\w-]{43}$/), user: expect.any(Object) })
      expect(answer.body.user).toMatchObject({ username: 'Grace_H', email, confirmed: true })
    }
    expect(said(await signIn('grace_h', 'correct horse'))).toEqual(validation('Invalid identifier or password'))
  })

  it('answers an unknown name, a wrong password and an account without one byte for byte alike', async () => {
    const user = await api.makeUser()
    const phone = await api.makeUser()
    await api.tools.database.execute(`update identity_account set password_hash = null where email = '${phone.email}'`)
    const answers = [
      await signIn(user.email, 'wrong'),
      await signIn('nobody@example.org', 'wrong'),
      await signIn('nobody', 'wrong'),
      await signIn(phone.email, 'correct horse'),
    ]
    expect(said(answers[0]!)).toEqual(validation('Invalid identifier or password'))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
    const told = answers.map(({ headers }) => [...headers.keys()].sort().join())
    expect(new Set(told).size).toBe(1)
  })

  it('does the same work for each of them: one hash', async () => {
    const [user, blocked] = [await api.makeUser(), await api.makeUser()]
    await block(blocked.email)
    for (const identifier of [user.email, blocked.email, 'nobody@example.org', 'nobody']) {
      expect(await countHashes(() => signIn(identifier, 'wrong')), identifier).toBe(1)
    }
  })

  it('tells that an account is blocked only to whoever knows its password', async () => {
    const user = await api.makeUser()
    await block(user.email)
    expect(said(await signIn(user.email, 'correct horse'))).toEqual(
      refusal('Your account has been blocked by an administrator'),
    )
    expect(said(await signIn(user.email, 'wrong'))).toEqual(validation('Invalid identifier or password'))
  })

  it('tells that an address is not confirmed only to whoever knows the password, and opens no session', async () => {
    const user = await api.makeUser({ emailVerified: false })
    expect(said(await signIn(user.email, 'correct horse'))).toEqual(refusal('Your account email is not confirmed'))
    expect(said(await signIn(user.email, 'wrong'))).toEqual(validation('Invalid identifier or password'))
    const { rows } = await api.tools.database.execute(
      `select count(*)::integer as open from identity_session where revoked_at is null and account_id in
        (select id from identity_account where email = '${user.email}')`,
    )
    expect(rows).toEqual([{ open: 0 }])
  })

  it('tells of somebody who is neither confirmed nor let in that they are not confirmed', async () => {
    const user = await api.makeUser({ emailVerified: false })
    await block(user.email)
    expect(said(await signIn(user.email, 'correct horse'))).toEqual(refusal('Your account email is not confirmed'))
    expect(said(await signIn(user.email, 'wrong'))).toEqual(validation('Invalid identifier or password'))
  })

  it.each([
    [{}, '2 errors occurred'],
    [{ identifier: 'a' }, 'password is a required field'],
    [{ password: 'a' }, 'identifier is a required field'],
    [{ identifier: '', password: 'a' }, 'identifier is a required field'],
    [{ identifier: 'a', password: 7 }, 'password must be a string'],
    [{ identifier: ['a'], password: 'a' }, 'identifier must be a string'],
    [{ identifier: 'a', password: 'a', email: 'x' }, 'this field has unspecified keys: email'],
    [{ identifier: 'a', password: '\ud800' }, 'password must be well-formed text'],
    [{ identifier: 'a\0', password: 'a' }, 'identifier must be well-formed text'],
  ])('refuses %j', async (body, message) => {
    const answer = await api.call('/auth/local', { body })
    expect(said(answer)).toEqual(validation(message))
    expect(answer.body.error.details.errors.length).toBeGreaterThan(0)
  })

  it.each([
    ['an empty body', '', 'application/json', 400],
    ['no JSON', '{', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a form', 'identifier=a&password=b', 'application/x-www-form-urlencoded', 400],
    ['plain text', 'hello', 'text/plain', 400],
    [
      'lists within lists by the thousand',
      `{"identifier":${'['.repeat(25_000)}${']'.repeat(25_000)}}`,
      'application/json',
      400,
    ],
    [
      'a key twice, the last of them wrong',
      '{"identifier":"a","identifier":[],"password":"b"}',
      'application/json',
      400,
    ],
    ['half of a letter', '{"identifier":"\\ud800","password":"b"}', 'application/json', 400],
    ['too much', JSON.stringify({ identifier: 'x'.repeat(70_000), password: 'y' }), 'application/json', 413],
  ])('answers %s in the envelope', async (_what, body, type, status) => {
    const answer = await api.call('/auth/local', { method: 'POST', body, headers: { 'content-type': type } })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ data: null, error: { status, name: expect.stringMatching(/Error$/) } })
  })

  it('leaves the session of the browser that asks as it is, well or badly, and so do forgotten passwords', async () => {
    const user = await api.makeUser()
    const token = await api.tokenOf(user)
    const headers = { cookie: `casita_session=${token}`, 'sec-fetch-site': 'same-origin' }
    const send = (path: string, body: object) => api.call(path, { body, headers })
    const answers = [
      await send('/auth/local', { identifier: user.email, password: 'wrong' }),
      await send('/auth/local', { identifier: user.email, password: user.password }),
      await send('/auth/forgot-password', { email: user.email }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 200])
    for (const answer of answers) expect(answer.headers.has('set-cookie')).toBe(false)
    expect(answers[1]?.body.jwt).not.toBe(token)
    expect((await api.call('/users/me', { headers })).body.email).toBe(user.email)
  })

  it('takes a form as it takes JSON, and looks at it as closely', async () => {
    const user = await api.makeUser()
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }
    const send = (fields: Readonly<Record<string, string>>) =>
      api.call('/auth/local', { method: 'POST', body: String(new URLSearchParams(fields)), headers })
    const answer = await send({ identifier: user.email, password: user.password })
    expect([answer.status, answer.body.user.email]).toEqual([200, user.email])
    expect(said(await send({ identifier: user.email }))).toEqual(validation('password is a required field'))
    expect(said(await send({ 'identifier[]': 'a', password: 'b' }))).toEqual(validation('identifier must be a string'))
    const strange = { identifier: 'a', password: 'b', __proto__: 'c', 'x[y]': 'z' }
    expect(said(await send(strange))).toEqual(validation('this field has unspecified keys: x'))
    const registered = await api.call('/auth/local/register', {
      ...{ method: 'POST', headers },
      body: String(new URLSearchParams({ username: 'by form', email: someAddress(), password: 'correct horse' })),
    })
    expect([registered.status, registered.body.user.username]).toEqual([200, 'by form'])
  })

  it('refuses a stale bearer token although it needs none', async () => {
    const user = await api.makeUser()
    const body = { identifier: user.email, password: user.password }
    expect(said(await api.call('/auth/local', { body, token: 'stale' }))).toEqual([
      ...[401, 'UnauthorizedError', 'Missing or invalid credentials'],
    ])
  })
})

describe('POST /auth/local/register', () => {
  const register = (body: object) => api.call('/auth/local/register', { body })
  const input = (more: object = {}) => ({
    username: `user-${++made}`,
    email: someAddress(),
    password: 'correct horse',
    ...more,
  })

  it('answers 200 with the user and a token, and mails the link that confirms the address', async () => {
    const body = input()
    const answer = await register(body)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ jwt: expect.any(String), user: expect.any(Object) })
    expect(answer.body.user).toMatchObject({ username: body.username, email: body.email, confirmed: false })
    expect(said(await signIn(body.email, body.password))).toEqual(refusal('Your account email is not confirmed'))
    expect(await api.codesTo(body.email)).toHaveLength(1)
  })

  it('answers a token that is good for users/me and change-password alone, until the address is confirmed', async () => {
    const body = input()
    const { jwt: first } = (await register(body)).body
    expect((await api.call('/users/me', { token: first })).body).toMatchObject({ email: body.email, confirmed: false })
    const next = { currentPassword: body.password, password: 'another horse', passwordConfirmation: 'another horse' }
    const changed = await api.call('/auth/change-password', { body: next, token: first })
    expect(changed.status).toBe(200)
    const token = changed.body.jwt
    expect((await api.call('/users/me', { token: first })).status).toBe(401)
    const refusedTo = [401, 'UnauthorizedError', 'Invalid credentials']
    for (const path of ['/bookings', '/users/me/data', '/users/me/sessions', '/admin/homes']) {
      expect([path, said(await api.call(path, { token }))]).toEqual([path, refusedTo])
    }
    expect(said(await api.call('/quotes', { body: {}, token }))).toEqual(refusedTo)
    // The new password made the link of before useless.
    expect((await api.call('/auth/send-email-confirmation', { body: { email: body.email } })).status).toBe(200)
    const [code] = await api.codesTo(body.email)
    expect((await api.call(`/auth/email-confirmation?confirmation=${code}`)).status).toBe(302)
    const user = await api.call('/auth/local', { body: { identifier: body.email, password: 'another horse' } })
    expect(user.body.user.confirmed).toBe(true)
    for (const path of ['/users/me', '/bookings'])
      expect((await api.call(path, { token: user.body.jwt })).status).toBe(200)
  })

  it('answers the user alone where the site is told so, and knows nobody before they confirm', async () => {
    const plain = await contentApi({ environment: { REGISTER_JWT: 'off' } })
    const body = input()
    const answer = await plain.call('/auth/local/register', { body })
    const user = await plain.makeUser()
    const token = await plain.tokenOf(user)
    await plain.tools.database.execute(
      `update identity_account set email_verified = false where email = '${user.email}'`,
    )
    const unconfirmed = await plain.call('/users/me', { token })
    await plain.drop()
    expect(Object.keys(answer.body)).toEqual(['user'])
    expect(said(unconfirmed)).toEqual([401, 'UnauthorizedError', 'Invalid credentials'])
  })

  it('names the parameters it does not know, before it looks at those that it knows', async () => {
    const strangers = { role: 'owner', confirmed: true }
    for (const body of [input(strangers), input({ ...strangers, email: 'no address', password: undefined })]) {
      expect(said(await register(body))).toEqual(validation('Invalid parameters: role, confirmed'))
    }
  })

  it('looks at the fields before it tells whether a name is taken', async () => {
    const { email } = await api.makeUser()
    const taken = refusal('Email or Username are already taken')
    expect(said(await register(input({ email })))).toEqual(taken)
    expect(said(await register(input({ email, password: 'é'.repeat(37) })))).toEqual(
      validation('Password must be less than 73 bytes'),
    )
  })

  it.each([
    [{ username: undefined }, 'username is a required field'],
    [{ email: 'no address' }, 'email must be a valid email'],
    [{ email: undefined }, 'email is a required field'],
    [{ username: 'ab' }, 'username must be at least 3 characters'],
    [{ email: 'a@b.c' }, 'email must be at least 6 characters'],
    [{ password: '12345' }, 'password must be at least 6 characters'],
    [{ password: 'zebra 1' }, 'password must be at least 8 characters'],
    [{ password: 'Password123' }, 'password must not be a commonly used one'],
    [{ email: 'own.address@example.org', password: 'own.address' }, 'password must be harder to guess'],
    [{ email: 'x' }, 'email must be a valid email'],
    [{ email: 'x'.repeat(300) }, 'email must be at most 254 characters'],
    [{ username: '', email: 'x' }, '2 errors occurred'],
    [{ password: 'é'.repeat(37) }, 'Password must be less than 73 bytes'],
    [{ password: 'x\udc00yzzzz' }, 'password must be well-formed text'],
  ])('refuses %j', async (more, message) => {
    expect(said(await register(input(more)))).toEqual(validation(message))
  })

  it('takes a password of exactly 72 bytes', async () => {
    expect((await register(input({ password: 'é'.repeat(36) }))).status).toBe(200)
  })

  it('refuses a name or an address that is taken, crosswise too', async () => {
    const first = input({ username: `name-${++made}@example.org` })
    expect((await register(first)).status).toBe(200)
    const taken = refusal('Email or Username are already taken')
    expect(said(await register(input({ username: first.username })))).toEqual(taken)
    expect(said(await register(input({ email: first.email.toUpperCase() })))).toEqual(taken)
    expect(said(await register(input({ email: first.username })))).toEqual(taken)
    expect(said(await register(input({ username: first.email })))).toEqual(taken)
  })

  it('gives a name that many ask for at once to one of them, and leaves nothing of the others', async () => {
    const username = `wanted-${++made}`
    const inputs = Array.from({ length: 6 }, () => input({ username }))
    const answers = await Promise.all(inputs.map(register))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
    const { rows } = await api.tools.database.execute(
      `select count(*)::integer as made from identity_account where email in (${inputs.map(({ email }) => `'${email}'`)})`,
    )
    expect(rows).toEqual([{ made: 1 }])
  })

  it('is disabled where nobody may sign up', async () => {
    const closed = await contentApi({ environment: { IDENTITY_METHODS: 'password' } })
    const answers = [
      await closed.call('/auth/local/register', { body: input() }),
      await closed.call('/auth/local/register', { body: { role: 'owner' } }),
    ]
    await closed.drop()
    for (const answer of answers) expect(said(answer)).toEqual(refusal('Register action is currently disabled'))
  })

  it('is disabled with signing in where passwords are off', async () => {
    const closed = await contentApi({ environment: { IDENTITY_METHODS: 'email-link' } })
    const answers = [
      await closed.call('/auth/local', { body: { identifier: 'a', password: 'b' } }),
      // Before its fields are looked at.
      await closed.call('/auth/local', { body: {} }),
    ]
    await closed.drop()
    for (const answer of answers) expect(said(answer)).toEqual(refusal('This provider is disabled'))
  })
})
