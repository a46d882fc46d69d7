// Passwords forgotten, reset and changed, addresses confirmed, providers and limits: the rest of reference 7.6.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editAccount } from '#identity/operating/manage-accounts.server.ts'
import { anyAddress, type ContentApi, type ContentReply, contentApi } from '#tests/support/content-api.ts'
import { hours, minutes, seconds } from '#values/duration.ts'

let api: ContentApi
beforeAll(async () => {
  api = await contentApi()
})
afterAll(() => api?.drop())

const said = ({ status, body }: ContentReply) => [status, body?.error?.name, body?.error?.message]
const validation = (message: string) => [400, 'ValidationError', message]
const refusal = (message: string) => [400, 'ApplicationError', message]
const tooMany = [429, 'RateLimitError', 'Too many requests, please try again later.']

async function block(email: string) {
  const { rows } = await api.tools.database.execute<{ id: string }>(
    `select id from identity_account where email = '${email}'`,
  )
  await editAccount(api.tools, rows[0]!.id, { disabled: true })
}

const forgot = (email: string, from?: string) =>
  api.call('/auth/forgot-password', { body: { email }, ...(from && { from }) })
const reset = (code: string, password: string, passwordConfirmation = password) =>
  api.call('/auth/reset-password', { body: { code, password, passwordConfirmation } })

describe('POST /auth/forgot-password', () => {
  it('answers a known, an unknown and a blocked address byte for byte alike, and mails only the first', async () => {
    const [known, blocked] = [await api.makeUser(), await api.makeUser()]
    await block(blocked.email)
    const answers = [await forgot(known.email), await forgot('nobody@example.org'), await forgot(blocked.email)]
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, '{"ok":true}']))
    expect(new Set(answers.map(({ headers }) => [...headers.keys()].sort().join())).size).toBe(1)
    expect(await api.codesTo(known.email)).toHaveLength(1)
    expect(await api.codesTo(blocked.email)).toEqual([])
    expect(await api.codesTo('nobody@example.org')).toEqual([])
  })

  it('writes for each of them what it writes for one who is mailed, so that they take as long', async () => {
    const [known, blocked] = [await api.makeUser(), await api.makeUser()]
    await block(blocked.email)
    const written = async () =>
      (await api.tools.database.execute<{ last: number }>('select last_value as last from outbox_id_seq')).rows[0]!.last
    for (const email of [known.email, 'nobody@example.net', blocked.email]) {
      const before = await written()
      await forgot(email)
      expect((await written()) - before, email).toBe(1)
    }
    const { rows } = await api.tools.database.execute(
      `select count(*)::integer as kept from identity_mail_code where email in ('nobody@example.net', '${blocked.email}')`,
    )
    expect(rows).toEqual([{ kept: 0 }])
  })

  it('limits mails to one recipient alike, whether somebody has the address, may sign in with it, or not', async () => {
    const [known, blocked] = [await api.makeUser(), await api.makeUser()]
    await block(blocked.email)
    for (const [at, email] of [known.email, 'nobody-else@example.org', blocked.email].entries()) {
      const statuses: number[] = []
      for (let sent = 0; sent < 6; sent++) statuses.push((await forgot(email, `192.0.2.${at + 10}`)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      // Whoever used them up keeps nobody else from asking.
      expect((await forgot(email, `198.51.100.${at + 10}`)).status).toBe(200)
    }
  })

  it.each([
    [{}, 'email is a required field'],
    [{ email: 'x' }, 'email must be a valid email'],
    [{ email: 'not an address' }, 'email must be a valid email'],
    [{ email: 7 }, 'email must be a string'],
    [{ email: 'a@example.org', url: 'https://evil.example' }, 'this field has unspecified keys: url'],
  ])('refuses %j', async (body, message) => {
    expect(said(await api.call('/auth/forgot-password', { body }))).toEqual(validation(message))
  })
})

describe('POST /auth/reset-password', () => {
  it('sets the password once, signs in, and ends every older token', async () => {
    const user = await api.makeUser()
    const older = await api.tokenOf(user)
    await forgot(user.email)
    const [code] = await api.codesTo(user.email)
    const mismatch = await reset(code!, 'new password', 'another')
    expect(said(mismatch)).toEqual(validation('Passwords do not match'))
    expect(mismatch.body.error.details.errors).toEqual([
      { path: ['passwordConfirmation'], message: 'Passwords do not match', name: 'ValidationError' },
    ])
    for (const weak of ['zebra 1', 'password', 'Iloveyou']) expect((await reset(code!, weak)).status).toBe(400)
    const answer = await reset(code!, 'new password')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ jwt: expect.any(String), user: expect.objectContaining({ email: user.email }) })
    expect((await api.call('/users/me', { token: answer.body.jwt })).status).toBe(200)
    expect((await api.call('/users/me', { token: older })).status).toBe(401)
    expect(said(await reset(code!, 'new password'))).toEqual(validation('Incorrect code provided'))
    await api.tokenOf({ email: user.email, password: 'new password' })
  })

  it('lets one of two win who send one code at once', async () => {
    const user = await api.makeUser()
    await forgot(user.email)
    const [code] = await api.codesTo(user.email)
    const answers = await Promise.all([reset(code!, 'first password'), reset(code!, 'other password')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('refuses codes that are unknown, too old, or for something else', async () => {
    expect(said(await reset('x', 'new password'))).toEqual(validation('Incorrect code provided'))
    const user = await api.makeUser()
    await forgot(user.email)
    const [code] = await api.codesTo(user.email)
    api.clock.advance(hours(2))
    expect(said(await reset(code!, 'new password'))).toEqual(validation('Incorrect code provided'))
    const fresh = await api.makeUser({ emailVerified: false })
    await api.call('/auth/send-email-confirmation', { body: { email: fresh.email } })
    const [confirmation] = await api.codesTo(fresh.email)
    expect(said(await reset(confirmation!, 'new password'))).toEqual(validation('Incorrect code provided'))
  })

  it.each([
    [{}, '3 errors occurred'],
    [{ code: 'x', password: 'new password' }, 'passwordConfirmation is a required field'],
    [{ code: 7, password: 'new password', passwordConfirmation: 'new password' }, 'code must be a string'],
    [{ code: 'x', password: '12345', passwordConfirmation: '12345' }, 'password must be at least 6 characters'],
    [
      { code: 'x', password: 'é'.repeat(37), passwordConfirmation: 'é'.repeat(37) },
      'Password must be less than 73 bytes',
    ],
    [
      { code: 'x', password: 'new password', passwordConfirmation: 'new password', email: 'a@example.org' },
      'this field has unspecified keys: email',
    ],
    [{ code: 'x', password: '12345\ud800', passwordConfirmation: '12345\ud800' }, '2 errors occurred'],
    [{ code: 'x', password: 'zebra 1', passwordConfirmation: 'zebra 1' }, 'password must be at least 8 characters'],
    [{ password: 'new password', passwordConfirmation: 'another' }, '2 errors occurred'],
    // The order of the table: whether the two are the same is seen before the code is looked up.
    [{ code: 'x', password: 'new password', passwordConfirmation: 'another' }, 'Passwords do not match'],
  ])('refuses %j', async (body, message) => {
    expect(said(await api.call('/auth/reset-password', { body }))).toEqual(validation(message))
  })

  it('refuses somebody who was blocked meanwhile', async () => {
    const user = await api.makeUser()
    await forgot(user.email)
    const [code] = await api.codesTo(user.email)
    await api.tools.database.execute(`update identity_account set disabled = true where email = '${user.email}'`)
    expect(said(await reset(code!, 'new password'))).toEqual(
      refusal('Your account has been blocked by an administrator'),
    )
  })
})

describe('POST /auth/change-password', () => {
  const change = (token: string | undefined, currentPassword: string, password: string, again = password) =>
    api.call('/auth/change-password', { token, body: { currentPassword, password, passwordConfirmation: again } })

  it('is forbidden to strangers', async () => {
    expect(said(await change(undefined, 'a', 'new password'))).toEqual([403, 'ForbiddenError', 'Forbidden'])
  })

  it('is unauthorised with a token that is none, or of somebody who is blocked', async () => {
    expect(said(await change('garbage', 'a', 'new password'))).toEqual([
      ...[401, 'UnauthorizedError', 'Missing or invalid credentials'],
    ])
    const user = await api.makeUser()
    const token = await api.tokenOf(user)
    await block(user.email)
    expect(said(await change(token, user.password, 'new password'))).toEqual([
      ...[401, 'UnauthorizedError', 'Invalid credentials'],
    ])
  })

  it.each([
    [{}, '3 errors occurred'],
    [{ currentPassword: 'a', password: 'new password' }, 'passwordConfirmation is a required field'],
    [{ currentPassword: 'a', password: 1, passwordConfirmation: 'b' }, 'password must be a string'],
    [
      { currentPassword: 'a\udc00', password: 'new password', passwordConfirmation: 'new password' },
      'currentPassword must be well-formed text',
    ],
    [
      { currentPassword: 'a', password: 'é'.repeat(37), passwordConfirmation: 'é'.repeat(37) },
      'Password must be less than 73 bytes',
    ],
    [
      { currentPassword: 'a', password: 'new password', passwordConfirmation: 'new password', role: 'owner' },
      'this field has unspecified keys: role',
    ],
  ])('refuses %j', async (body, message) => {
    const token = await api.tokenOf(await api.makeUser())
    expect(said(await api.call('/auth/change-password', { body, token }))).toEqual(validation(message))
  })

  it('tells a mismatch, a wrong password and the same one apart, in this order', async () => {
    const user = await api.makeUser()
    const token = await api.tokenOf(user)
    const [wrong, same] = [
      validation('The provided current password is invalid'),
      validation('Your new password must be different than your current password'),
    ]
    const mismatch = await change(token, 'wrong', 'new password', 'other')
    expect(said(mismatch)).toEqual(validation('Passwords do not match'))
    expect(mismatch.body.error.details.errors[0].path).toEqual(['passwordConfirmation'])
    expect(said(await change(token, user.password, 'zebra 1'))).toEqual(
      validation('password must be at least 8 characters'),
    )
    expect(said(await change(token, user.password, user.email))).toEqual(validation('password must be harder to guess'))
    expect(said(await change(token, 'wrong', 'new password'))).toEqual(wrong)
    expect(said(await change(token, 'wrong1', 'wrong1'))).toEqual(wrong)
    expect(said(await change(token, user.password, user.password))).toEqual(same)
    expect((await api.call('/users/me', { token })).status).toBe(200)
  })

  it('answers a new token, and ends every older one', async () => {
    const user = await api.makeUser()
    const [token, other] = [await api.tokenOf(user), await api.tokenOf(user)]
    const changed = await change(token, user.password, 'new password')
    expect(changed.status).toBe(200)
    expect(changed.body).toEqual({ jwt: expect.any(String), user: expect.objectContaining({ email: user.email }) })
    expect((await api.call('/users/me', { token: changed.body.jwt })).status).toBe(200)
    for (const older of [token, other]) expect((await api.call('/users/me', { token: older })).status).toBe(401)
    await api.tokenOf({ ...user, password: 'new password' })
  })
})

describe('confirming an address', () => {
  const send = (email: string) => api.call('/auth/send-email-confirmation', { body: { email } })

  it('answers an unknown and a waiting address byte for byte alike', async () => {
    const user = await api.makeUser({ emailVerified: false })
    const waiting = await send(user.email.toUpperCase())
    expect(waiting.body).toEqual({ email: user.email, sent: true })
    const unknown = await send('nobody@example.org')
    expect(unknown.text).toBe(waiting.text.replace(user.email, 'nobody@example.org'))
    expect(await api.codesTo(user.email)).toHaveLength(1)
  })

  it('answers alike who is confirmed, blocked, waiting or nobody, limits them alike, and mails one', async () => {
    const [waiting, confirmed, blocked] = [
      await api.makeUser({ emailVerified: false }),
      await api.makeUser(),
      await api.makeUser({ emailVerified: false }),
    ]
    await block(blocked.email)
    const all = [waiting.email, confirmed.email, blocked.email, 'no-one@example.org']
    const statuses: number[][] = []
    for (const email of all) {
      const answers = []
      for (let sent = 0; sent < 6; sent++) answers.push(await send(email))
      expect(answers[0]!.text).toBe(JSON.stringify({ email, sent: true }))
      statuses.push(answers.map(({ status }) => status))
    }
    expect(statuses).toEqual(Array(4).fill(statuses[0]))
    const mails = await Promise.all(all.map(email => api.codesTo(email)))
    expect(mails.map(({ length }) => length > 0)).toEqual([true, false, false, false])
  })

  it('says so when there is nothing to confirm, where addresses need no protection', async () => {
    const telling = await contentApi({ environment: { IDENTITY_ENUMERATION_PROTECTION: 'off' } })
    const tell = async (email: string) => said(await telling.call('/auth/send-email-confirmation', { body: { email } }))
    const disable = (email: string) =>
      telling.tools.database.execute(`update identity_account set disabled = true where email = '${email}'`)
    const user = await telling.makeUser()
    const once = await tell(user.email)
    await disable(user.email)
    const again = await tell(user.email)
    const waiting = await telling.makeUser({ emailVerified: false })
    await disable(waiting.email)
    const blocked = await tell(waiting.email)
    const mails = await telling.codesTo(waiting.email)
    await telling.drop()
    expect([once, again]).toEqual([refusal('Already confirmed'), refusal('Already confirmed')])
    expect([blocked, mails]).toEqual([refusal('User blocked'), []])
  })

  it.each([
    [{}, 'email is a required field'],
    [{ email: 'not an address' }, 'email must be a valid email'],
    [{ email: 7 }, 'email must be a string'],
    [{ email: 'a@example.org', url: 'https://evil.example' }, 'this field has unspecified keys: url'],
  ])('refuses %j', async (body, message) => {
    expect(said(await api.call('/auth/send-email-confirmation', { body }))).toEqual(validation(message))
  })

  it('confirms by GET and by nothing else, and goes to the site', async () => {
    const user = await api.makeUser({ emailVerified: false })
    await send(user.email)
    const [code] = await api.codesTo(user.email)
    const path = `/auth/email-confirmation?confirmation=${code}`
    expect((await api.call(path, { method: 'HEAD' })).status).toBe(405)
    const answer = await api.call(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
    expect((await api.call('/users/me', { token: await api.tokenOf(user) })).body.confirmed).toBe(true)
    expect(said(await api.call(path))).toEqual(validation('Invalid token'))
  })

  it('leaves codes for anything else as they are', async () => {
    const user = await api.makeUser()
    await forgot(user.email)
    const [code] = await api.codesTo(user.email)
    expect(said(await api.call(`/auth/email-confirmation?confirmation=${code}`))).toEqual(validation('Invalid token'))
    expect((await reset(code!, 'new password')).status).toBe(200)
    expect(said(await api.call('/auth/email-confirmation'))).toEqual(validation('confirmation is a required field'))
  })
})

describe('GET /auth/{provider}/callback', () => {
  const enter = (provider: string, token?: string) =>
    api.call(`/auth/${provider}/callback${token === undefined ? '' : `?access_token=${encodeURIComponent(token)}`}`)

  it('signs in with an ID token that was just issued', async () => {
    const user = await api.makeUser()
    const answer = await enter('firebase', await api.idToken(user))
    expect(answer.status).toBe(200)
    expect(answer.body.user.email).toBe(user.email)
    expect((await api.call('/users/me', { token: answer.body.jwt })).status).toBe(200)
  })

  it('refuses in the order of the table', async () => {
    expect(said(await enter('github'))).toEqual(refusal('This provider is disabled'))
    expect(said(await enter('firebase'))).toEqual(refusal('No access_token.'))
    expect(said(await enter('firebase', 'garbage'))).toEqual(refusal('Invalid access_token.'))
    const unconfirmed = await api.makeUser({ emailVerified: false })
    expect(said(await enter('firebase', await api.idToken(unconfirmed)))).toEqual(
      refusal('Your account email is not confirmed'),
    )
    const blocked = await api.makeUser()
    const token = await api.idToken(blocked)
    await api.tools.database.execute(`update identity_account set disabled = true where email = '${blocked.email}'`)
    expect(said(await enter('firebase', token))).toEqual(refusal('Your account has been blocked by an administrator'))
  })

  it('says that a provider is disabled before anything that was sent is looked at', async () => {
    for (const path of ['/auth/github/callback?populate=x', '/connect/github', '/connect/github/callback?code[]=x']) {
      expect(said(await api.call(path)), path).toEqual(refusal('This provider is disabled'))
    }
  })

  it('makes whoever is new there a user who is confirmed', async () => {
    const stranger = await api.makeUser()
    const token = await api.idToken(stranger)
    await api.tools.database.execute(`delete from app_user where email = '${stranger.email}'`)
    const { status, body } = await enter('firebase', token)
    expect([status, body.user.email, body.user.confirmed]).toEqual([200, stranger.email, true])
  })

  it('refuses a token that was issued more than five minutes ago', async () => {
    const token = await api.idToken(await api.makeUser())
    api.clock.advance(seconds(301))
    expect(said(await enter('firebase', token))).toEqual(
      refusal('The access_token was issued more than 5 minutes ago.'),
    )
  })

  it('lets nobody in without an address, or new where nobody may register', async () => {
    const user = await api.makeUser()
    const token = await api.idToken(user)
    await api.tools.database.execute(
      `update identity_account set email = null, email_verified = false, password_hash = null where email = '${user.email}'`,
    )
    expect(said(await enter('firebase', token))).toEqual(refusal('Email was not available.'))
    const closed = await contentApi({ environment: { IDENTITY_METHODS: 'password' } })
    const stranger = await closed.makeUser()
    const known = await closed.idToken(stranger)
    await closed.tools.database.execute('delete from app_user')
    const answer = await closed.call(`/auth/firebase/callback?access_token=${known}`)
    await closed.drop()
    expect(said(answer)).toEqual(refusal('Register action is actually not available.'))
  })

  it('refuses a bare token of another provider, and knows only those that are configured', async () => {
    const providers = JSON.stringify([{ id: 'oidc.acme', issuer: 'http://localhost:9', clientId: 'casita' }])
    const open = await contentApi({ environment: { IDENTITY_PROVIDERS: providers } })
    const answers = [
      await open.call('/auth/oidc.acme/callback'),
      await open.call('/auth/oidc.acme/callback?access_token=x'),
      await open.call('/connect/oidc.other'),
    ]
    await open.drop()
    expect(answers.map(said)).toEqual([
      refusal('No access_token.'),
      refusal('OAuth authentication requires a completed provider session'),
      refusal('This provider is disabled'),
    ])
  })
})

describe('limits', () => {
  it('refuse the eleventh call of a minute, and say so on every answer', async () => {
    const from = '198.51.100.7'
    const left: (string | null)[] = []
    for (let sent = 0; sent < 10; sent++) {
      // A field that an attacker makes up counts for nothing: refused calls are counted like any other.
      const body = { identifier: `user-${sent}`, password: 'wrong', email: `${sent}@example.org` }
      const answer = await api.call('/auth/local', { body, from })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('x-ratelimit-limit')).toBe('10')
      left.push(answer.headers.get('x-ratelimit-remaining'))
    }
    expect(left).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1', '0'])
    const eleventh = await api.call('/auth/local', { body: { identifier: 'a', password: 'b' }, from })
    expect(said(eleventh)).toEqual(tooMany)
    expect(eleventh.headers.get('x-ratelimit-remaining')).toBe('0')
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each([
    'POST /auth/local',
    'POST /auth/local/register',
    'POST /auth/forgot-password',
    'POST /auth/reset-password',
    'POST /auth/change-password',
    'POST /auth/send-email-confirmation',
    'GET /connect/github',
  ])('refuse the eleventh %s of a minute', async named => {
    const [method, path] = named.split(' ') as [string, string]
    const from = anyAddress()
    // With another `email` each time, which counts for nothing.
    const body = () => ({ body: { email: `${anyAddress()}@example.org` } })
    const ask = () => api.call(path, { method, from, ...(method === 'POST' && body()) })
    for (let sent = 0; sent < 10; sent++) expect((await ask()).status).not.toBe(429)
    expect(said(await ask())).toEqual(tooMany)
  })

  it('count what succeeds like what is refused', async () => {
    const from = anyAddress()
    const user = await api.makeUser()
    const body = { identifier: user.email, password: user.password }
    for (let sent = 0; sent < 10; sent++) expect((await api.call('/auth/local', { body, from })).status).toBe(200)
    expect(said(await api.call('/auth/local', { body, from }))).toEqual(tooMany)
  })

  it('count one address however the name is spelled, and whatever else is sent', async () => {
    const from = anyAddress()
    const { email } = await api.makeUser()
    const names = [email, email.toUpperCase(), ` ${email}`, `${email}.`, 'someone', 'else', '', 7, null, ['a']]
    for (const [sent, identifier] of names.entries()) {
      const headers = {
        'x-forwarded-for': `203.0.113.${sent}`,
        'x-real-ip': `203.0.113.${sent}`,
        forwarded: 'for=203.0.113.1',
      }
      const answer = await api.call(`/auth/local?try=${sent}`, {
        body: { identifier, password: 'wrong' },
        from,
        headers,
      })
      expect([answer.status, answer.headers.get('x-ratelimit-remaining')]).toEqual([400, String(9 - sent)])
    }
    const answer = await api.call('/auth/local', { body: { identifier: 'another', password: 'wrong' }, from })
    expect(said(answer)).toEqual(tooMany)
  })

  it('count each call and each address by itself, and begin anew after a minute', async () => {
    const from = '198.51.100.8'
    const ask = (address = from) => api.call('/auth/local', { body: {}, from: address })
    for (let sent = 0; sent < 11; sent++) await ask()
    expect((await ask()).status).toBe(429)
    expect((await ask('198.51.100.9')).status).toBe(400)
    expect((await api.call('/auth/forgot-password', { body: {}, from })).status).toBe(400)
    api.clock.advance(minutes(1))
    const answer = await ask()
    expect(answer.status).toBe(400)
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('9')
    expect(Number(answer.headers.get('x-ratelimit-reset'))).toBe(
      Math.ceil((api.clock.now().getTime() + minutes(1)) / 1000),
    )
  })

  it('count one IPv6 household as one', async () => {
    for (let sent = 0; sent < 10; sent++) {
      await api.call('/auth/local', { body: {}, from: `2001:db8:7:7::${sent + 1}` })
    }
    expect((await api.call('/auth/local', { body: {}, from: '2001:db8:7:7:ffff::1' })).status).toBe(429)
  })

  it.each([
    ['/users/me', 403],
    ['/auth/firebase/callback', 400],
  ])('leave %s alone', async (path, status) => {
    for (let sent = 0; sent < 12; sent++) {
      const answer = await api.call(path, { from: '198.51.100.10' })
      expect([answer.status, answer.headers.has('x-ratelimit-limit')]).toEqual([status, false])
    }
  })

  it.each(['/stays', '/shortlist?homes=never-was', '/stays/never-was', `/quotes/${randomUUID()}`, '/bookings'])(
    'let %s be read three hundred times a minute from one address, and say so',
    async path => {
      const from = anyAddress()
      const before = await api.call(path, { from })
      expect(['limit', 'remaining'].map(each => before.headers.get(`x-ratelimit-${each}`))).toEqual(['300', '299'])
      const others = await Promise.all(Array.from({ length: 299 }, () => api.call(path, { from })))
      expect(new Set(others.map(({ status }) => status))).toEqual(new Set([before.status]))
      const over = await api.call(path, { from })
      expect(said(over)).toEqual(tooMany)
      expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await api.call(path)).status).toBe(before.status)
    },
  )
})

describe('addresses and methods', () => {
  it.each([
    ['DELETE', '/users/me', 'GET, HEAD'],
    ['PUT', '/auth/local', 'POST'],
    ['GET', '/auth/local', 'POST'],
    ['POST', '/stays', 'GET, HEAD'],
    ['PATCH', '/bookings', 'POST, GET, HEAD'],
  ])('answers %s %s with 405 in the envelope', async (method, path, allow) => {
    const answer = await api.call(path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe(allow)
    expect(answer.body.error).toMatchObject({ status: 405, name: 'MethodNotAllowedError', details: {} })
  })

  it('answers an address that is none with 404 in the envelope', async () => {
    expect(said(await api.call('/nothing/here'))).toEqual([404, 'NotFoundError', 'Not Found'])
  })
})
