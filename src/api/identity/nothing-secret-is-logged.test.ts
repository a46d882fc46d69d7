// No password, token, code, address or header reaches a line of the log, whatever goes well or wrong.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { appCode } from '#tests/support/authenticator.ts'
import { startIdentity, type TestIdentity } from '#tests/support/identity.ts'

const lines: string[] = []
let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity({ logTo: lines, environment: { LOG_LEVEL: 'debug' } })
})
afterAll(() => identity.drop())

/** Whether the log holds it. Six digits come about by chance in times and in ids: a code stands by itself. */
function isLogged(secret: string): boolean {
  const written = lines.join('')
  return /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![0-9a-f])${secret}(?![0-9a-f])`).test(written)
    : written.includes(secret)
}

const toolkit = '/identitytoolkit.googleapis.com/v1/accounts:'
const telemetry = {
  'X-Firebase-Client': 'heartbeat-of-this-client',
  'X-Client-Version': 'Chrome/JsCore/of-this-client',
  'X-Firebase-gmpid': '1:of-this-client',
}

test('a whole life of an account leaves ids in the log and nothing else', async () => {
  const secrets: string[] = [...Object.values(telemetry)]
  const call = async (operation: string, body: Record<string, unknown>) => {
    const answer = await identity.call(`${toolkit}${operation}`, body, { headers: telemetry })
    for (const value of [...Object.values(body), ...Object.values(answer.body)])
      if (typeof value === 'string' && value.length > 5 && !value.includes('#') && value !== answer.body.localId)
        secrets.push(value)
    secrets.push(answer.headers.get('set-cookie')?.split(/[=;]/)[1] ?? 'no cookie was set')
    return answer.body
  }
  const email = 'logged@example.org'
  const made = await call('signUp', { email, password: 'first secret' })
  await call('signInWithPassword', { email, password: 'wrong secret' })
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const oobCode = (await identity.mails())[0]!.code
  await call('resetPassword', { oobCode, newPassword: 'second secret' })
  const again = await call('signInWithPassword', { email, password: 'second secret' })
  await call('update', { idToken: again.idToken, password: 'third secret' })
  const { sessionInfo } = await call('sendVerificationCode', { phoneNumber: '+447700900500' })
  const code = /^\d{6}/.exec((await identity.messages())[0]!.text)![0]
  await call('signInWithPhoneNumber', { sessionInfo, code })
  secrets.push(code)
  for (const grant of [made.refreshToken, again.refreshToken]) {
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: grant })
    await fetch(`${identity.origin}/securetoken.googleapis.com/v1/token?key=casita-web`, { method: 'POST', body: form })
  }
  const last = await call('signInWithPassword', { email, password: 'third secret' })
  await call('delete', { idToken: last.idToken })
  expect(lines.length).toBeGreaterThan(2)
  expect(secrets.length).toBeGreaterThan(20)
  expect(secrets.filter(isLogged)).toEqual([])
})

test('the other ways in leave no more: a mailed link, a custom token, another provider, an app', async () => {
  lines.length = 0
  const secrets: string[] = []
  const told = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 5) secrets.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(told)
  }
  const call = async (path: string, body: Record<string, unknown>, known: readonly unknown[] = []) => {
    const answer = await identity.call(`/identitytoolkit.googleapis.com/${path}`, body)
    const plain = new Set<unknown>([answer.body.localId, answer.body.kind, ...known])
    told(Object.values({ ...body, ...answer.body }).filter(value => !plain.has(value)))
    return answer.body
  }
  const email = 'other-ways@example.org'
  await call('v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email }, ['EMAIL_SIGNIN'])
  const { idToken } = await call('v1/accounts:signInWithEmailLink', {
    email,
    oobCode: (await identity.mails())[0]!.code,
  })
  const { totpSessionInfo } = await call('v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
  const { sharedSecretKey, sessionInfo } = totpSessionInfo
  const codeIn = (steps: number) => appCode(identity.tools, sharedSecretKey, steps)
  const enrolling = { sessionInfo, verificationCode: codeIn(0) }
  await call('v2/accounts/mfaEnrollment:finalize', { idToken, totpVerificationInfo: enrolling })
  await call('v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email }, ['EMAIL_SIGNIN'])
  const oobCode = (await identity.mails())[0]!.code
  const { mfaPendingCredential, mfaInfo } = await call('v1/accounts:signInWithEmailLink', { email, oobCode })
  for (const verificationCode of ['000000', codeIn(1)]) {
    const answering = { mfaPendingCredential, totpVerificationInfo: { verificationCode } }
    await call('v2/accounts/mfaSignIn:finalize', { ...answering, mfaEnrollmentId: mfaInfo[0].mfaEnrollmentId })
  }
  await call('v1/accounts:signInWithCustomToken', { token: 'x.forged-custom-token.y' })
  await call('v1/accounts:signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: 'id_token=forged&providerId=oidc.x',
  })
  expect(secrets).toContain(sharedSecretKey)
  expect(secrets.length).toBeGreaterThan(20)
  // Names of what was enrolled, and the protocol's own words, are no secrets.
  const words = new Set([mfaInfo[0].mfaEnrollmentId, totpSessionInfo.hashingAlgorithm])
  expect(secrets.filter(each => !words.has(each)).filter(isLogged)).toEqual([])
})

test('a fault of ours is a 500 in the one shape, and its line repeats no parameter', async () => {
  lines.length = 0
  const broken = await startIdentity({ logTo: lines })
  await broken.tools.database.$client.query('alter table identity_account rename column password_hash to lost')
  const { status, body } = await broken.call(`${toolkit}signUp`, { email: 'fault@example.org', password: 'a secret' })
  expect([status, body.error.message, body.error.status]).toEqual([500, 'INTERNAL_ERROR', 'INTERNAL'])
  const line = JSON.parse(lines.at(-1)!)
  expect(line).toMatchObject({ level: 50, sqlState: '42703', msg: 'an identity call failed' })
  expect(lines.join('')).not.toMatch(/fault@example|a secret|argon2/)
  await broken.drop()
})
