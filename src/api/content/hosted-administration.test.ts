// With a service account the calls that need a hosted project's administration are answered; without one they say so.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ContentApi, contentApi } from '#tests/support/content-api.ts'
import { type HostedService, startHostedService } from '#tests/support/hosted-service.ts'
import { testClock } from '#tests/support/tools.ts'
import { hours, minutes, seconds } from '#values/duration.ts'

const clock = testClock()
const lines: string[] = []
let service: HostedService
let api: ContentApi
let settings: Record<string, string>
beforeAll(async () => {
  service = await startHostedService(() => clock.now())
  settings = {
    IDENTITY_AUTH_DOMAIN: `${service.project}.firebaseapp.com`,
    IDENTITY_PROJECT: service.project,
    IDENTITY_API_KEY: 'any-key',
    FIREBASE_AUTH_EMULATOR_HOST: service.host,
    LOG_LEVEL: 'debug',
  }
  const environment = { ...settings, IDENTITY_SERVICE_ACCOUNT: service.serviceAccount }
  api = await contentApi({ environment, clock, logTo: lines })
})
afterAll(async () => {
  await api?.drop()
  service?.close()
})
beforeEach(() => {
  service.accounts.clear()
  service.calls.length = 0
})

let made = 0
function someAccount(more: { emailVerified?: boolean; disabled?: boolean } = {}) {
  const localId = `hosted-${++made}`
  const account = { localId, email: `${localId}@example.org`, ...more }
  service.accounts.set(localId, account)
  return account
}
const send = (email: string, at = api, from?: string) =>
  at.call('/auth/send-email-confirmation', { body: { email }, ...(from && { from }) })
const enter = async (localId: string) => {
  const answer = await api.call(`/auth/firebase/callback?access_token=${service.idToken(localId, clock.now())}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.jwt as string
}
const me = (token: string) => api.call('/users/me', { token })

describe('POST /auth/send-email-confirmation at a hosted project', () => {
  it('mails a link to our own page, and answers an unknown address alike', async () => {
    const { email } = someAccount()
    const [known, unknown] = [await send(email.toUpperCase()), await send('nobody@example.org')]
    expect([known.status, known.body]).toEqual([200, { email, sent: true }])
    expect(unknown.text).toBe(known.text.replace(email, 'nobody@example.org'))
    expect(await api.codesTo(email)).toEqual(['code-2'])
    expect(await api.codesTo('nobody@example.org')).toEqual([])
  })

  it('says that an address is confirmed before it says that somebody is blocked', async () => {
    const [confirmed, both, blocked] = [
      someAccount({ emailVerified: true }),
      someAccount({ emailVerified: true, disabled: true }),
      someAccount({ disabled: true }),
    ]
    const telling = await contentApi({
      environment: {
        ...settings,
        IDENTITY_SERVICE_ACCOUNT: service.serviceAccount,
        IDENTITY_ENUMERATION_PROTECTION: 'off',
      },
      clock,
    })
    const messages: string[] = []
    for (const { email } of [confirmed, both, blocked]) messages.push((await send(email, telling)).body.error.message)
    await telling.drop()
    expect(messages).toEqual(['Already confirmed', 'Already confirmed', 'User blocked'])
  })

  it('answers whoever is confirmed or blocked like everybody else while addresses are protected', async () => {
    const some = [someAccount({ emailVerified: true }), someAccount({ disabled: true })]
    for (const { email } of some) {
      const answer = await send(email)
      expect([answer.status, answer.body]).toEqual([200, { email, sent: true }])
      expect(await api.codesTo(email)).toEqual([])
    }
    expect(service.calls.every(({ path }) => path.endsWith('accounts:lookup'))).toBe(true)
  })

  it('limits the mails to one recipient', async () => {
    const { email } = someAccount()
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent++) statuses.push((await send(email, api, '192.0.2.9')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('is disabled without a service account, and asks nothing', async () => {
    const without = await contentApi({ environment: settings, clock })
    const answer = await send(someAccount().email, without)
    await without.drop()
    expect([answer.status, answer.body.error.message]).toEqual([400, 'This provider is disabled'])
    expect(service.calls).toEqual([])
  })
})

describe('a token of the content backend', () => {
  it('is over within a minute of the account being disabled or deleted there, and stays so', async () => {
    const [disabled, gone] = [someAccount({ emailVerified: true }), someAccount({ emailVerified: true })]
    for (const { localId } of [disabled, gone]) {
      const token = await enter(localId)
      expect((await me(token)).status).toBe(200)
      if (localId === gone.localId) service.accounts.delete(localId)
      else service.accounts.set(localId, { ...disabled, disabled: true })
      clock.advance(minutes(1))
      for (const _again of [1, 2]) {
        const { status, body } = await me(token)
        expect([status, body.error.name, body.error.message]).toEqual([401, 'UnauthorizedError', 'Invalid credentials'])
      }
    }
  })

  it('waits while the address is not confirmed any more', async () => {
    const account = someAccount({ emailVerified: true })
    const token = await enter(account.localId)
    service.accounts.set(account.localId, { ...account, emailVerified: false })
    clock.advance(minutes(1))
    // Good for little until it is: to see oneself, but no bookings.
    expect((await me(token)).status).toBe(200)
    expect((await api.call('/bookings', { token })).status).toBe(401)
    service.accounts.set(account.localId, account)
    expect((await api.call('/bookings', { token })).status).toBe(200)
  })

  it('asks there once a minute, and holds while the service gives no answer', async () => {
    const { localId } = someAccount({ emailVerified: true })
    const token = await enter(localId)
    service.calls.length = 0
    for (const _ of [1, 2, 3]) expect((await me(token)).status).toBe(200)
    expect(service.calls).toHaveLength(1)
    service.isDown = true
    clock.advance(minutes(1))
    expect((await me(token)).status).toBe(200)
    service.isDown = false
  })
})

describe('the service account', () => {
  it('signs a statement for an hour, and its token is kept until just before it is over', async () => {
    clock.advance(hours(2))
    service.statements.length = 0
    const { email } = someAccount({ emailVerified: true })
    await Promise.all([send(email), send(email)])
    clock.advance(seconds(3539))
    await send(email)
    expect(service.statements).toHaveLength(1)
    const [{ iat, exp, ...claims } = {}] = service.statements
    expect(Number(exp) - Number(iat)).toBe(3600)
    expect(claims).toEqual({
      iss: 'site@demo-casita.iam.gserviceaccount.com',
      aud: `http://${service.host}/token`,
      scope: 'https://www.googleapis.com/auth/identitytoolkit',
      kid: 'key-1',
    })
    clock.advance(seconds(1))
    await send(email)
    expect(service.statements).toHaveLength(2)
  })

  it('that gets no token is our fault, is asked for again, and leaves no secret in the log', async () => {
    clock.advance(hours(2))
    service.isDown = true
    const { email } = someAccount()
    const refused = await send(email)
    expect([refused.status, refused.body.error.message]).toEqual([500, 'Internal Server Error'])
    service.isDown = false
    expect((await send(email)).status).toBe(200)
    expect(lines.length).toBeGreaterThan(0)
    expect(service.secrets.length).toBeGreaterThan(10)
    for (const secret of service.secrets) expect(lines.join('')).not.toContain(secret)
  })
})
