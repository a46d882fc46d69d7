// What programs do by the identity protocol, by plain fetch: every action that stands beside a page, operation by operation.

import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { identityRoutes } from '#api/identity/identity-routes.server.ts'
import { listOutbox, type MailPayload, type SmsPayload } from '#platform/outbox/outbox.server.ts'
import { appCode } from '#tests/support/authenticator.ts'
import { anyAddress, type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { type ProtocolAction, protocolActions } from '#tests/support/protocol-actions.ts'
import { seconds } from '#values/duration.ts'

let api: ContentApi
let provider: Hono
let from = anyAddress()
/** The operations of the test that runs, as they were asked for. */
let asked: string[] = []
const done = new Set<ProtocolAction>()
beforeAll(async () => {
  api = await contentApi({ environment: { SMS_SENDING: 'on' } })
  provider = new Hono().route('/', identityRoutes(api.tools, { addressOf: () => from }))
})
afterAll(() => api?.drop())
beforeEach(() => {
  asked = []
  from = anyAddress()
})

async function ask(operation: string, body: object): Promise<Json> {
  asked.push(operation)
  const [method, path] = operation.split(' ')
  const address = `http://localhost/identitytoolkit.googleapis.com/${path}?key=${api.tools.environment.IDENTITY_API_KEY}`
  const headers = { 'content-type': 'application/json' }
  const answer = await provider.request(address, { method: method!, headers, body: JSON.stringify(body) })
  const told = await answer.json()
  if (answer.status !== 200) throw new Error(`${operation}: ${JSON.stringify(told)}`)
  return told
}

/** What the test has asked for so far is this action, operation by operation. */
function didJust(action: ProtocolAction) {
  expect(asked).toEqual(protocolActions[action])
  done.add(action)
  asked = []
}

const signIn = ({ email, password }: { readonly email: string; readonly password: string }) =>
  ask('POST v1/accounts:signInWithPassword', { email, password })
const update = (body: object) => ask('POST v1/accounts:update', body)
const mail = (body: object) => ask('POST v1/accounts:sendOobCode', body)

async function newestTo(recipient: string): Promise<string> {
  const entries = await listOutbox(api.tools.database, { limit: 100 })
  const newest = entries.find(entry => entry.recipient === recipient)!
  return (newest.payload as MailPayload | SmsPayload).text
}
const codeTo = async (email: string) => (await api.codesTo(email))[0]!

/** Sends a code to a number and answers with it. */
async function byPhone(phoneNumber: string, more: object = {}) {
  const { sessionInfo } = await ask('POST v1/accounts:sendVerificationCode', { phoneNumber })
  const code = /^\d{6}/.exec(await newestTo(phoneNumber))![0]
  return ask('POST v1/accounts:signInWithPhoneNumber', { sessionInfo, code, ...more })
}

/** What the ID token is worth at the content backend. */
async function meBy(idToken: string) {
  const { status, body } = await api.call(`/auth/firebase/callback?access_token=${idToken}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (await api.call('/users/me', { token: body.jwt })).body
}

const number = '+447700900456'

describe('a program', () => {
  it('signs in by a mailed link', async () => {
    const user = await api.makeUser()
    await mail({ requestType: 'EMAIL_SIGNIN', email: user.email, continueUrl: 'http://localhost/' })
    const signedIn = await ask('POST v1/accounts:signInWithEmailLink', {
      email: user.email,
      oobCode: await codeTo(user.email),
    })
    didJust('sign in by a mailed link')
    expect((await meBy(signedIn.idToken)).email).toBe(user.email)
  })

  it('sets a telephone number, signs in by it, and removes it', async () => {
    const user = await api.makeUser()
    const { idToken } = await signIn(user)
    const linked = await byPhone(number, { idToken })
    didJust('set a telephone number')
    const signedIn = await byPhone(number)
    didJust('sign in by telephone')
    expect([linked.phoneNumber, signedIn.localId, signedIn.isNewUser]).toEqual([number, linked.localId, false])
    expect((await meBy(signedIn.idToken)).email).toBe(user.email)
    const proved = await signIn(user)
    const removed = await update({ idToken: proved.idToken, deleteProvider: ['phone'] })
    didJust('remove the telephone number')
    expect(removed.providerUserInfo.map(({ providerId }: Json) => providerId)).toEqual(['password'])
  })

  it('sets up a second factor, signs in with it, and removes it', async () => {
    const user = await api.makeUser()
    const { idToken } = await signIn(user)
    const { totpSessionInfo: begun } = await ask('POST v2/accounts/mfaEnrollment:start', {
      idToken,
      totpEnrollmentInfo: {},
    })
    const shown = () => appCode(api.tools, begun.sharedSecretKey)
    const totpVerificationInfo = { sessionInfo: begun.sessionInfo, verificationCode: shown() }
    await ask('POST v2/accounts/mfaEnrollment:finalize', { idToken, displayName: 'App', totpVerificationInfo })
    didJust('set up a second factor')
    // The content backend alone takes no password where a second factor is asked for.
    const alone = await api.call('/auth/local', { body: { identifier: user.email, password: user.password } })
    expect(alone.status).toBe(400)

    // A code is good once.
    api.clock.advance(seconds(30))
    const { mfaPendingCredential, mfaInfo } = await signIn(user)
    const { mfaEnrollmentId } = mfaInfo[0]
    const answer = { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo: { verificationCode: shown() } }
    const signedIn = await ask('POST v2/accounts/mfaSignIn:finalize', answer)
    didJust('sign in with a second factor')
    expect((await meBy(signedIn.idToken)).email).toBe(user.email)

    const { users } = await ask('POST v1/accounts:lookup', { idToken: signedIn.idToken })
    const [known] = users[0].mfaInfo
    await ask('POST v2/accounts/mfaEnrollment:withdraw', {
      idToken: signedIn.idToken,
      mfaEnrollmentId: known.mfaEnrollmentId,
    })
    didJust('remove the second factor')
    expect((await signIn(user)).idToken).toMatch(/\./)
  })

  it('changes an address by the code of a mailed link, and takes the change back by that of another', async () => {
    const user = await api.makeUser()
    const newEmail = `new-${user.email}`
    const { idToken } = await signIn(user)
    asked = []
    await mail({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
    const oobCode = await codeTo(newEmail)
    expect(await ask('POST v1/accounts:resetPassword', { oobCode })).toMatchObject({
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
    })
    expect((await update({ oobCode })).email).toBe(newEmail)
    didJust('apply the code of a mailed link')
    expect((await update({ oobCode: await codeTo(user.email) })).email).toBe(user.email)
  })

  it('has done all that stands in the list', () => {
    expect([...done].sort()).toEqual(Object.keys(protocolActions).sort())
  })
})
