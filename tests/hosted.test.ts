// Signing in at a hosted project, which the vendor's emulator stands in for: with the SDK and by plain forms.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { findHostedAccount, makeHostedConfirmation } from '#identity/hosted/hosted-administration.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { confirmAddress } from '#users/program/reset-and-confirm.server.ts'
import { type AuthEmulator, startAuthEmulator } from './support/auth-emulator.ts'
import { documentCheck, type Json } from './support/content-api.ts'
import { meetsEmulator } from './support/emulator-folder.ts'
import { startHostedService } from './support/hosted-service.ts'
import { sdkFor } from './support/identity.ts'
import { oidcClient } from './support/oidc-issuer.ts'
import { type OidcPerson, type OidcServer, oidcSecret, startOidcServer } from './support/oidc-server.ts'
import { plainVisitor } from './support/plain-visitor.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

// `npm run emulator` installs it; in CI it is always there. See docs/identity.md.
describe.skipIf(!meetsEmulator)('a hosted project', () => {
  let emulator: AuthEmulator
  let site: Site
  let club: OidcServer
  beforeAll(async () => {
    emulator = await startAuthEmulator()
    club = await startOidcServer()
    const told = { issuer: club.issuer, clientId: oidcClient, clientSecret: oidcSecret }
    site = await startSite({
      environment: {
        IDENTITY_AUTH_DOMAIN: `${emulator.project}.firebaseapp.com`,
        IDENTITY_PROJECT: emulator.project,
        IDENTITY_API_KEY: 'any-key',
        FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
        IDENTITY_PROVIDERS: JSON.stringify([{ id: 'oidc.club', name: 'The Club', ...told, bareTokens: true }]),
      },
    })
    club.admit([`${site.origin}/api/connect/oidc.club/callback`])
  })
  afterAll(async () => {
    await site?.stop()
    club?.close()
    await emulator?.stop()
  })

  const password = 'correct horse'
  const codeFor = async (email: string, requestType: string) =>
    (await emulator.codes()).findLast(code => code.email === email && code.requestType === requestType)!.oobCode

  it('registers, verifies and signs in by plain forms', async () => {
    const visitor = plainVisitor(site)
    const email = 'plain@example.org'
    const made = await visitor.post('/register', { email, password, displayName: 'Ida' })
    expect([made.status, made.location]).toEqual([302, '/verify-email'])
    expect((await visitor.get('/user')).location).toBe('/verify-email')
    const sent = async () => (await emulator.codes()).filter(code => code.email === email).length
    expect(await sent()).toBe(1)
    expect((await visitor.post('/verify-email', { intent: 'resend' })).text).toContain(sentence('pages.mailSentAgain'))
    expect(await sent()).toBe(2)
    const oobCode = await codeFor(email, 'VERIFY_EMAIL')
    const path = `/auth/action?mode=verifyEmail&oobCode=${oobCode}`
    expect((await visitor.get(path)).text).toContain(email)
    // Our session knows at once, as with our own provider.
    expect((await visitor.post(path, { oobCode })).location).toBe('/stays')
    expect((await visitor.get('/user')).status).toBe(200)
    expect((await visitor.post(path, { oobCode })).status).toBe(410)

    expect((await visitor.post('/login', { email, password })).location).toBe('/stays')
    const own = await visitor.get('/user')
    expect(own.text).toContain(sentence('pages.hello', { name: 'Ida' }))
    expect(own.text).toContain(sentence('users.keptElsewhere', { domain: 'demo-casita.firebaseapp.com' }))
    const named = await visitor.post('/user', { intent: 'name', displayName: 'Ida Bo' })
    expect(named.text).toContain(sentence('pages.saved'))
    // It is the account's own there: whoever signs in anew brings it along.
    const anew = plainVisitor(site)
    await anew.post('/login', { email, password })
    expect((await anew.get('/user')).text).toContain(sentence('pages.hello', { name: 'Ida Bo' }))
    expect((await visitor.get('/user/data')).status).toBe(200)
    const wrong = await plainVisitor(site).post('/login', { email, password: 'guess' })
    expect([wrong.status, wrong.faults]).toEqual([400, [sentence('identity.wrongPassword')]])
    const taken = await plainVisitor(site).post('/register', { email, password })
    expect([taken.status, taken.faults]).toEqual([409, [sentence('identity.emailInUse')]])
    const weak = await plainVisitor(site).post('/register', { email: 'weak@example.org', password: 'abc' })
    expect([weak.status, weak.faults]).toEqual([422, [sentence('identity.weakPassword')]])
  })

  it('replaces a forgotten password, and signs in by a mailed link', async () => {
    const visitor = plainVisitor(site)
    const email = 'forgetful@example.org'
    await visitor.post('/register', { email, password })
    expect((await visitor.post('/forgot-password', { email })).text).toMatch(saying('pages.resetLinkSent'))
    const oobCode = await codeFor(email, 'PASSWORD_RESET')
    const path = `/auth/action?mode=resetPassword&oobCode=${oobCode}`
    const done = await visitor.post(path, { oobCode, password: 'another horse' })
    expect(done.text).toContain(sentence('users.newPasswordSaved'))
    expect((await visitor.post('/login', { email, password: 'another horse' })).location).toBe('/stays')

    const other = plainVisitor(site)
    await other.post('/login?with=link', { step: 'link', email })
    const link = await codeFor(email, 'EMAIL_SIGNIN')
    const entered = await other.post(`/auth/action?mode=signIn&oobCode=${link}`, { oobCode: link, email })
    expect(entered.location).toBe('/stays')
  })

  it('takes the SDK’s token for a session, and tells a disabled account so', async () => {
    const { createUserWithEmailAndPassword } = await import('@firebase/auth')
    const { auth, close } = sdkFor(`http://${emulator.host}`, { apiKey: 'any-key', projectId: emulator.project })
    const { user } = await createUserWithEmailAndPassword(auth, 'sdk@example.org', password)
    const visitor = plainVisitor(site)
    const headers = { authorization: `Bearer ${await user.getIdToken()}`, origin: site.origin }
    const synced = await visitor.ask('/api/session', { method: 'POST', headers })
    expect([synced.status, JSON.parse(synced.text)]).toEqual([200, { verified: false }])
    expect((await visitor.get('/verify-email')).status).toBe(200)
    await emulator.disable(user.uid)
    const refused = await visitor.post('/login', { email: 'sdk@example.org', password })
    expect([refused.status, refused.faults]).toEqual([403, [sentence('identity.userDisabled')]])
    await close()
  })

  describe('another provider, which the project knows too', () => {
    /** Leaves for it and signs in there; answers the path and query that its answer leads to. */
    async function away(visitor: ReturnType<typeof plainVisitor>, person: OidcPerson | undefined): Promise<URL> {
      await site.tools.database.$client.query('delete from rate_limit')
      club.next(person)
      return club.walk((await visitor.get('/api/connect/oidc.club')).location!)
    }
    const come = async (visitor: ReturnType<typeof plainVisitor>, person: OidcPerson | undefined) => {
      const back = await away(visitor, person)
      return visitor.get(back.pathname + back.search)
    }
    const bo = { sub: 'bo', email: 'bo@club.example', email_verified: true, name: 'Bo Ek' }

    it('has its link, signs in, and finds the same account again', async () => {
      const visitor = plainVisitor(site)
      expect((await visitor.get('/login')).text).toContain('href="/api/connect/oidc.club"')
      expect((await visitor.get('/user?tab=a')).location).toBe('/login')
      expect((await come(visitor, bo)).location).toBe('/user?tab=a')
      const own = await visitor.get('/user')
      expect(own.text).toContain(sentence('pages.hello', { name: 'Bo Ek' }))
      expect(own.text).toContain(sentence('users.withoutPassword'))
      expect((await come(plainVisitor(site), bo)).location).toBe('/stays')
      const { rows } = await site.tools.database.$client.query('select 1 from app_user where email = $1', [bo.email])
      expect(rows).toHaveLength(1)
    })

    it('does not hand an account to whoever claims its address without proof, and says why nobody came in', async () => {
      const email = 'claimed@example.org'
      await plainVisitor(site).post('/register', { email, password })
      const visitor = plainVisitor(site)
      const refusal = async (person: OidcPerson | undefined) =>
        (await visitor.get((await come(visitor, person)).location!)).faults
      expect(await refusal({ sub: 'claimer', email, email_verified: false })).toEqual([sentence('users.accountExists')])
      expect(await refusal(undefined)).toEqual([sentence('users.notSignedInThere')])
      expect(visitor.cookies.has('casita_session')).toBe(false)
    })

    it('gives a program its token, but takes no bare one', async () => {
      const visitor = plainVisitor(site)
      const back = await away(visitor, bo)
      const cookie = `casita_connect=${visitor.cookies.get('casita_connect')}`
      const callback = `/api/auth/oidc.club/callback`
      const answer = await site.get(`${callback}${back.search}`, { headers: { cookie } })
      const body = (await answer.json()) as Json
      expect([answer.status, body.user?.email, body.user?.provider]).toEqual([200, bo.email, 'oidc.club'])
      const bare = await club.accessToken(bo, `${site.origin}/api/connect/oidc.club/callback`)
      const refused = await site.get(`${callback}?access_token=${bare}`)
      expect([refused.status, ((await refused.json()) as Json).error.message]).toEqual([
        400,
        sentence('identity.notAllowed'),
      ])
    })
  })

  describe('somebody who came another way', () => {
    const ask = async (operation: string, body: object) => {
      const address = `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any-key`
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await answer.json()) as { idToken: string; sessionInfo: string; localId: string }
    }
    const byGoogle = (claims: object) =>
      ask('signInWithIdp', {
        requestUri: 'http://127.0.0.1',
        postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
        returnSecureToken: true,
      })
    /** A browser whose SDK has that token, and its own page. */
    async function enterBy({ idToken }: { idToken: string }) {
      const visitor = plainVisitor(site)
      const headers = { authorization: `Bearer ${idToken}`, origin: site.origin }
      const synced = await visitor.ask('/api/session', { method: 'POST', headers })
      return { visitor, status: synced.status, told: synced.text, page: await visitor.get('/user') }
    }
    const withoutPassword = 'You sign in without a password.'
    const asksAgain = /Present password|Change the password/

    it('by phone has no password to be asked for, and no name, and can leave at once', async () => {
      const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber: '+447700900321' })
      const codes = await fetch(`http://${emulator.host}/emulator/v1/projects/${emulator.project}/verificationCodes`)
      const { verificationCodes } = (await codes.json()) as { verificationCodes: { code: string }[] }
      const { code } = verificationCodes.at(-1)!
      const { visitor, page } = await enterBy(await ask('signInWithPhoneNumber', { sessionInfo, code }))
      expect(page.text).toContain(sentence('pages.hello', { name: sentence('users.nameless') }))
      expect(page.text).toContain('+447700900321')
      expect(page.text).toContain(withoutPassword)
      expect(page.text).not.toMatch(asksAgain)
      const left = await visitor.post('/user', { intent: 'leave', understood: 'yes' })
      expect(left.location).toBe('/login?left=1')
      const found = (await emulator.administer('accounts:lookup', { phoneNumber: ['+447700900321'] })) as object
      expect(found).not.toHaveProperty('users')
    })

    it('by mailed links alone has none either, though the service calls it one, and can choose one', async () => {
      const visitor = plainVisitor(site)
      const email = 'links-only@example.org'
      await visitor.post('/login?with=link', { step: 'link', email })
      const code = await codeFor(email, 'EMAIL_SIGNIN')
      const entered = await visitor.post(`/auth/action?mode=signIn&oobCode=${code}`, { oobCode: code, email })
      expect(entered.location).toBe('/stays')
      const { text } = await visitor.get('/user')
      expect(text).toContain(withoutPassword)
      expect(text).not.toMatch(asksAgain)
      const moved = await visitor.post('/user', { intent: 'email', newEmail: 'links-moved@example.org' })
      expect(moved.text).toContain(sentence('users.linkOnItsWay', { email: 'links-moved@example.org' }))
      const chosen = await visitor.post('/user', { intent: 'password', newPassword: 'another horse' })
      expect(chosen.text).toContain(sentence('users.newPasswordSaved'))
      expect((await visitor.get('/user')).text).toContain(sentence('users.changePassword'))
      expect((await plainVisitor(site).post('/login', { email, password: 'another horse' })).location).toBe('/stays')
    })

    it('by another provider has none', async () => {
      const { page } = await enterBy(await byGoogle({ sub: 'g-1', email: 'g-1@example.org', email_verified: true }))
      expect(page.text).toContain(withoutPassword)
      expect(page.text).not.toMatch(asksAgain)
    })

    it('keeps the password that they have, whichever way they come', async () => {
      const email = 'both-ways@example.org'
      const made = await ask('signUp', { email, password, returnSecureToken: true })
      const oobCode = await (async () => {
        await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: made.idToken })
        return codeFor(email, 'VERIFY_EMAIL')
      })()
      await ask('update', { oobCode })
      const { visitor, page } = await enterBy(await byGoogle({ sub: 'g-2', email, email_verified: true }))
      expect(page.text).toContain(sentence('users.changePassword'))
      const change = { intent: 'password', currentPassword: password, newPassword: 'another horse' }
      expect((await visitor.post('/user', change)).text).toContain(sentence('users.newPasswordSaved'))
    })

    it('is told at once when the account was disabled or deleted there meanwhile', async () => {
      const disabled = await byGoogle({ sub: 'g-3', email: 'g-3@example.org', email_verified: true })
      await emulator.disable(disabled.localId)
      expect(await enterBy(disabled)).toMatchObject({ status: 401 })
      expect((await enterBy(disabled)).told).toContain(sentence('identity.userDisabled'))
      const deleted = await byGoogle({ sub: 'g-4', email: 'g-4@example.org', email_verified: true })
      await ask('delete', { idToken: deleted.idToken })
      expect(await enterBy(deleted)).toMatchObject({ status: 401 })
    })
  })

  describe('the calls of programs', () => {
    const check = documentCheck()
    async function call(path: string, sent: { body?: unknown; token?: string } = {}) {
      await site.tools.database.$client.query('delete from rate_limit')
      const method = sent.body === undefined ? 'GET' : 'POST'
      const answer = await site.get(`/api${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
        },
        body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
      })
      const text = await answer.text()
      const body: Json = text ? JSON.parse(text) : undefined
      check(method, path, { status: answer.status, headers: answer.headers, text, body })
      return { status: answer.status, text, body, message: body?.error?.message }
    }
    const signIn = (identifier: string, typed = password) =>
      call('/auth/local', { body: { identifier, password: typed } })
    const email = 'program@example.org'

    it('register, confirm and sign in there, by address and by name', async () => {
      const registration = { username: 'programmer', email, password }
      const made = await call('/auth/local/register', { body: registration })
      const token: string = made.body.jwt
      expect([made.status, made.body.user?.username, token]).toEqual([200, 'programmer', expect.any(String)])
      // Until the address is confirmed it does no more than at our own provider.
      expect((await call('/users/me', { token })).body).toMatchObject({ email, confirmed: false })
      expect((await call('/bookings', { token })).message).toBe('Invalid credentials')
      expect((await call('/auth/local/register', { body: registration })).message).toBe(
        'Email or Username are already taken',
      )
      expect((await signIn(email)).message).toBe('Your account email is not confirmed')
      expect((await call('/auth/email-confirmation?confirmation=made-up')).message).toBe('Invalid token')
      const code = await codeFor(email, 'VERIFY_EMAIL')
      expect((await call(`/auth/email-confirmation?confirmation=${code}`)).status).toBe(302)
      expect((await call('/bookings', { token })).status).toBe(200)
      const [byAddress, byName] = [await signIn(email), await signIn('programmer')]
      expect([byAddress.status, byName.status]).toEqual([200, 200])
      expect((await call('/users/me', { token: byName.body.jwt })).body).toMatchObject({ email, confirmed: true })
      expect((await signIn(email, 'guess')).text).toBe((await signIn('nobody@example.org')).text)
      expect((await signIn('no-such-name')).message).toBe('Invalid identifier or password')
    })

    it('change and reset the password there, and end every older token', async () => {
      const { jwt } = (await signIn(email)).body
      const change = (currentPassword: string, next: string) =>
        call('/auth/change-password', {
          token: jwt,
          body: { currentPassword, password: next, passwordConfirmation: next },
        })
      expect((await change('guess', 'another horse')).message).toBe('The provided current password is invalid')
      expect((await change(password, password)).message).toBe(
        'Your new password must be different than your current password',
      )
      const changed = await change(password, 'another horse')
      expect(changed.status).toBe(200)
      expect((await call('/users/me', { token: jwt })).status).toBe(401)
      expect((await call('/users/me', { token: changed.body.jwt })).status).toBe(200)

      const [known, unknown] = [
        await call('/auth/forgot-password', { body: { email } }),
        await call('/auth/forgot-password', { body: { email: 'nobody@example.org' } }),
      ]
      expect([known.status, known.text]).toEqual([200, unknown.text])
      const code = await codeFor(email, 'PASSWORD_RESET')
      const body = { code, password, passwordConfirmation: password }
      const reset = await call('/auth/reset-password', { body })
      expect([reset.status, reset.body.user?.email]).toEqual([200, email])
      expect((await call('/users/me', { token: changed.body.jwt })).status).toBe(401)
      expect((await call('/auth/reset-password', { body })).message).toBe('Incorrect code provided')
    })

    it('take its ID token, and refuse what needs its administration', async () => {
      const address = `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any-key`
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
      })
      const { idToken } = (await answer.json()) as { idToken: string }
      const entered = await call(`/auth/firebase/callback?access_token=${idToken}`)
      expect([entered.status, entered.body.user?.email]).toEqual([200, email])
      expect((await call('/auth/firebase/callback?access_token=made-up')).message).toBe('Invalid access_token.')
      for (const path of ['/connect/google.com', '/auth/google.com/callback?code=x&state=y']) {
        expect((await call(path)).message).toBe('This provider is disabled')
      }
      expect((await call('/auth/send-email-confirmation', { body: { email } })).message).toBe(
        'This provider is disabled',
      )
    })
  })

  it('answers its administration by the token of a service account', async () => {
    const service = await startHostedService(() => site.tools.clock.now())
    const environment = parseEnvironment({
      NODE_ENV: 'test',
      IDENTITY_AUTH_DOMAIN: `${emulator.project}.firebaseapp.com`,
      IDENTITY_PROJECT: emulator.project,
      IDENTITY_API_KEY: 'any-key',
      IDENTITY_SERVICE_ACCOUNT: service.serviceAccount,
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    })
    const tools = { ...site.tools, environment }
    const email = 'administered@example.org'
    await plainVisitor(site).post('/register', { email, password })
    const account = (await findHostedAccount(tools, { email: [email] }))!
    expect(account).toMatchObject({ email, emailVerified: false, disabled: false })
    const code = await makeHostedConfirmation(tools, email)
    expect(await confirmAddress(tools, {}, code)).toMatchObject({ ok: true })
    await emulator.disable(account.localId)
    expect(await findHostedAccount(tools, { localId: [account.localId] })).toMatchObject({
      emailVerified: true,
      disabled: true,
    })
    expect(await findHostedAccount(tools, { email: ['nobody@example.org'] })).toBeUndefined()
    service.close()
  })

  it('changes password and address there, and deletes the account there', async () => {
    const visitor = plainVisitor(site)
    const email = 'changing@example.org'
    await visitor.post('/register', { email, password })
    const verifying = await codeFor(email, 'VERIFY_EMAIL')
    await visitor.post(`/auth/action?mode=verifyEmail&oobCode=${verifying}`, { oobCode: verifying })
    await visitor.post('/login', { email, password })
    const other = plainVisitor(site)
    await other.post('/login', { email, password })

    const change = { intent: 'password', currentPassword: 'guess', newPassword: 'another horse' }
    const wrong = await visitor.post('/user', change)
    expect([wrong.status, wrong.faults]).toEqual([400, [sentence('identity.wrongPassword')]])
    const weak = await visitor.post('/user', { ...change, currentPassword: password, newPassword: 'abc' })
    expect([weak.status, weak.faults]).toEqual([422, [sentence('identity.weakPassword')]])
    const changed = await visitor.post('/user', { ...change, currentPassword: password })
    expect([changed.status, changed.text.includes(sentence('users.newPasswordSaved'))]).toEqual([200, true])
    // This browser stays in, the other one is out.
    expect((await visitor.get('/user')).status).toBe(200)
    expect((await other.get('/user')).location).toBe('/login')

    const newEmail = 'changed@example.org'
    const sent = await visitor.post('/user', { intent: 'email', currentPassword: 'another horse', newEmail })
    expect(sent.text).toContain(sentence('users.linkOnItsWay', { email: newEmail }))
    const codes = await emulator.codes()
    const { oobCode } = codes.findLast(({ requestType }) => requestType === 'VERIFY_AND_CHANGE_EMAIL')!
    await visitor.post(`/auth/action?mode=verifyAndChangeEmail&oobCode=${oobCode}`, { oobCode })
    const again = plainVisitor(site)
    expect((await again.post('/login', { email: newEmail, password: 'another horse' })).location).toBe('/stays')

    const leave = { intent: 'leave', understood: 'yes', currentPassword: 'guess' }
    expect((await again.post('/user', leave)).faults).toEqual([sentence('identity.wrongPassword')])
    const left = await again.post('/user', { ...leave, currentPassword: 'another horse' })
    expect(left.location).toBe('/login?left=1')
    const gone = await plainVisitor(site).post('/login', { email: newEmail, password: 'another horse' })
    expect(gone.faults).toEqual([sentence('identity.userNotFound')])
  })

  it('adds a number by the code that was sent there, takes it away, and has no codes of an app to offer', async () => {
    const visitor = plainVisitor(site)
    const email = 'reachable@example.org'
    await visitor.post('/register', { email, password })
    const verifying = await codeFor(email, 'VERIFY_EMAIL')
    await visitor.post(`/auth/action?mode=verifyEmail&oobCode=${verifying}`, { oobCode: verifying })
    const send = async (phoneNumber: string) => {
      const { sessionInfo } = await emulator.ask('accounts:sendVerificationCode', { phoneNumber })
      const { code } = (await emulator.phoneCodes()).findLast(sent => sent.phoneNumber === phoneNumber)!
      return { step: 'phone-code', sessionInfo, phoneNumber, code, currentPassword: password }
    }
    const input = await send('+447700900331')
    const wrong = await visitor.post('/user/phone', { ...input, code: input.code === '000000' ? '000001' : '000000' })
    expect(wrong.faults).toContain(sentence('users.checkTheCode'))
    expect((await visitor.post('/user/phone', input)).text).toContain(sentence('pages.numberSaved'))
    expect((await visitor.get('/user')).text).toContain(sentence('users.codeGoesTo', { phoneNumber: '+447700900331' }))
    await emulator.ask('accounts:signInWithPhoneNumber', await send('+447700900332'))
    const taken = await visitor.post('/user/phone', await send('+447700900332'))
    expect([taken.status, taken.faults]).toEqual([409, [sentence('users.numberTaken')]])
    const removed = await visitor.post('/user', { intent: 'phone-remove', currentPassword: password })
    expect(removed.text).toContain(sentence('users.numberRemoved'))
    expect((await visitor.get('/user')).text).not.toContain('+447700900331')

    const factor = await visitor.post('/user', { intent: 'factor', currentPassword: password })
    expect([factor.status, factor.faults]).toEqual([400, [sentence('identity.unexpected')]])
  })

  it('offers what works there: no phone without script, no provider that is not configured, no protocol of ours', async () => {
    const page = await plainVisitor(site).get('/login')
    expect(page.text).toContain('href="/login?with=phone"')
    expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' http://${emulator.host};`)
    const phone = await plainVisitor(site).post('/login', { step: 'phone', phoneNumber: '+447700900123' })
    expect([phone.status, phone.faults]).toEqual([403, [sentence('identity.notAllowed')]])
    expect((await site.get('/identitytoolkit.googleapis.com/v1/projects?key=any-key')).status).toBe(404)
    expect((await site.get('/api/connect/google.com')).status).toBe(400)
  })

  describe('differs from our own provider, and ours is right', () => {
    const ask = async (operation: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await fetch(`http://${emulator.host}/identitytoolkit.googleapis.com/${operation}?key=any-key`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      const told = (await answer.json()) as { error?: { message: string }; idToken?: string; localId?: string }
      return { ...told, message: told.error?.message ?? 'ok' }
    }

    it('guessing is never stopped there', async () => {
      const email = 'guessed@example.org'
      await ask('v1/accounts:signUp', { email, password })
      const answers = new Set<string>()
      for (let time = 0; time < 40; time++) {
        answers.add((await ask('v1/accounts:signInWithPassword', { email, password: `guess ${time}` })).message)
      }
      expect([...answers]).toEqual(['INVALID_PASSWORD'])
    })

    it('its tokens are signed by nobody', async () => {
      const { idToken } = await ask('v1/accounts:signUp', { email: 'unsigned@example.org', password })
      const [head, , signature] = idToken!.split('.')
      expect(JSON.parse(Buffer.from(head!, 'base64url').toString())).toMatchObject({ alg: 'none' })
      expect(signature).toBe('')
    })

    it('it tells who has an account, unless it is configured', async () => {
      const unknown = await ask('v1/accounts:signInWithPassword', { email: 'nobody@example.org', password })
      expect(unknown.message).toBe('EMAIL_NOT_FOUND')
      const reset = await ask('v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@example.org' })
      expect(reset.message).toBe('EMAIL_NOT_FOUND')
    })

    it('a provider’s word for an address is always proof there, and opens the account that has it', async () => {
      const email = 'taken-over@example.org'
      const made = await ask('v1/accounts:signUp', { email, password })
      const claims = JSON.stringify({ sub: 'stranger', email, email_verified: true })
      const postBody = new URLSearchParams({ providerId: 'oidc.anybody', id_token: claims }).toString()
      const came = await ask('v1/accounts:signInWithIdp', { postBody, requestUri: 'http://127.0.0.1' })
      expect([came.message, came.localId]).toEqual(['ok', made.localId])
      // Ours: src/identity/federation/sign-in-with-provider.test.ts.
    })

    it('any API key will do', async () => {
      const address = `http://${emulator.host}/identitytoolkit.googleapis.com/v1/projects?key=nonsense`
      expect((await fetch(address)).status).toBe(200)
    })
  })
})
