// Every operation's refusals in the order of the protocol: a request with all its faults meets the first one.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editAccount, eraseAccount } from '#identity/operating/manage-accounts.server.ts'
import { clientCodes } from '#identity/wire/identity-reason.ts'
import { startIdentity, type TestIdentity } from '#tests/support/identity.ts'
import { days, hours, minutes } from '#values/duration.ts'

let open: TestIdentity
let closed: TestIdentity
let telling: TestIdentity
let strict: TestIdentity
beforeAll(async () => {
  ;[open, closed, telling, strict] = await Promise.all([
    startIdentity(),
    startIdentity({ environment: { IDENTITY_METHODS: 'sign-up', SMS_SENDING: 'off' } }),
    startIdentity({ environment: { IDENTITY_ENUMERATION_PROTECTION: 'off' } }),
    startIdentity({ environment: { IDENTITY_PASSWORD_LENGTH: '8', IDENTITY_PASSWORD_NEEDS: 'number,uppercase' } }),
  ])
})
afterAll(() => Promise.all([open, closed, telling, strict].map(each => each.drop())))

let count = 0
const newEmail = () => `person-${++count}@example.org`

/** Somebody with the password `some password`, with the raw answer of signing up. */
async function someone(at = open, email = newEmail()) {
  const { body } = await at.call('/identitytoolkit.googleapis.com/v1/accounts:signUp', {
    email,
    password: 'some password',
  })
  return body as { localId: string; email: string; idToken: string; refreshToken: string }
}

async function codeMailed(body: unknown, at = open) {
  expect(await at.refusal('sendOobCode', body)).toBe('ok')
  return (await at.mails())[0]!.code
}

const code = (message: string) => message.split(' : ')[0]

describe('signUp', () => {
  test.each([
    [{}, 'ADMIN_ONLY_OPERATION'],
    [{ returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' }, 'ADMIN_ONLY_OPERATION'],
    [{ email: '', password: '12345' }, 'MISSING_EMAIL'],
    [{ email: 'no address' }, 'MISSING_PASSWORD'],
    [{ email: 'no address', password: '12345' }, 'INVALID_EMAIL'],
    [{ email: 'a@b@c', password: '12345' }, 'INVALID_EMAIL'],
    [{ email: `${'x'.repeat(250)}@example.org`, password: '12345' }, 'INVALID_EMAIL'],
    [{ email: 'fine@example.org', password: '12345' }, 'WEAK_PASSWORD : Password should be at least 6 characters'],
    [{ email: 'fine@example.org', password: 'x'.repeat(1025) }, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
    [
      { email: 'fine@example.org', password: 'zebra 1' },
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters]',
    ],
    [
      { email: 'fine@example.org', password: 'Password123' },
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must not be a commonly used one]',
    ],
    [
      { email: 'Some.Body@example.org', password: 'some.body' },
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must not be the email address]',
    ],
    [{ email: 'a@b', password: 'zebra 12' }, 'ok'],
  ])('%j → %s', async (body, expected) => {
    const message = await open.refusal('signUp', body)
    expect(expected.includes(' : ') ? message : code(message)).toBe(expected)
  })

  test('a taken address comes before a weak password', async () => {
    const { email } = await someone()
    expect(await open.refusal('signUp', { email: email.toUpperCase(), password: '12345' })).toBe('EMAIL_EXISTS')
  })

  test('the provider switched off comes after what is missing and before what is wrong', async () => {
    expect(await closed.refusal('signUp', { email: 'no address' })).toBe('MISSING_PASSWORD')
    expect(await closed.refusal('signUp', { email: 'no address', password: '1' })).toBe('OPERATION_NOT_ALLOWED')
  })

  test('a policy of the site names what a password lacks', async () => {
    expect(await strict.refusal('signUp', { email: newEmail(), password: 'zebrax' })).toBe(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters, Password must contain a numeric character, Password must contain an upper case character]',
    )
    expect(await strict.refusal('signUp', { email: newEmail(), password: 'Longer4enough' })).toBe('ok')
  })

  test('adding a password asks for a token first', async () => {
    const body = { email: 'no address', password: '1' }
    expect(await open.refusal('signUp', { ...body, idToken: 'nonsense' })).toBe('INVALID_ID_TOKEN')
  })
})

describe('signInWithPassword', () => {
  test.each([
    [{}, 'MISSING_EMAIL'],
    [{ email: '' }, 'INVALID_EMAIL'],
    [{ email: 'no address' }, 'INVALID_EMAIL'],
    [{ email: 'fine@example.org' }, 'MISSING_PASSWORD'],
    [{ email: 'nobody@example.org', password: 'x' }, 'INVALID_LOGIN_CREDENTIALS'],
  ])('%j → %s', async (body, expected) => {
    expect(await open.refusal('signInWithPassword', body)).toBe(expected)
  })

  test('switched off comes first', async () => {
    expect(await closed.refusal('signInWithPassword', {})).toBe('PASSWORD_LOGIN_DISABLED')
  })

  test('protected, an unknown address and a wrong password are answered alike', async () => {
    const { email } = await someone()
    const wrong = await open.call('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
      email,
      password: 'x',
    })
    const unknown = await open.call('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
      email: 'nobody@example.org',
      password: 'x',
    })
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
  })

  test('unprotected, they are told apart', async () => {
    const { email } = await someone(telling)
    expect(await telling.refusal('signInWithPassword', { email, password: 'x' })).toBe('INVALID_PASSWORD')
    expect(await telling.refusal('signInWithPassword', { email: newEmail(), password: 'x' })).toBe('EMAIL_NOT_FOUND')
  })

  test('only whoever knows the password hears that an account is disabled, protected or not', async () => {
    for (const identity of [open, telling]) {
      const { email, localId } = await someone(identity)
      await editAccount(identity.tools, localId, { disabled: true })
      const hidden = identity === open ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD'
      expect(await identity.refusal('signInWithPassword', { email, password: 'x' })).toBe(hidden)
      expect(await identity.refusal('signInWithPassword', { email, password: 'some password' })).toBe('USER_DISABLED')
    }
  })

  test('an account without a password is like a wrong password', async () => {
    const { localId, email } = await someone()
    await open.tools.database.$client.query('update identity_account set password_hash = null where id = $1', [localId])
    expect(await open.refusal('signInWithPassword', { email, password: 'x' })).toBe('INVALID_LOGIN_CREDENTIALS')
  })
})

describe('an ID token', () => {
  test.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])('that is %j', async idToken => {
    expect(await open.refusal('lookup', { idToken })).toBe(idToken ? 'INVALID_ID_TOKEN' : 'MISSING_ID_TOKEN')
  })

  test('of another install', async () => {
    const { idToken } = await someone(telling)
    expect(await open.refusal('lookup', { idToken })).toBe('INVALID_ID_TOKEN')
  })

  test('of a deleted account, even when it is too old', async () => {
    const { idToken, localId } = await someone()
    await eraseAccount(open.tools, localId)
    open.clock.advance(hours(2))
    expect(await open.refusal('lookup', { idToken })).toBe('USER_NOT_FOUND')
  })

  test('that is an hour old, even of a disabled account', async () => {
    const { idToken, localId } = await someone()
    open.clock.advance(minutes(59))
    expect(await open.refusal('lookup', { idToken })).toBe('ok')
    open.clock.advance(minutes(2))
    await editAccount(open.tools, localId, { disabled: true })
    expect(await open.refusal('lookup', { idToken })).toBe('TOKEN_EXPIRED')
  })

  test('issued before the password changed, in the same second', async () => {
    const { idToken } = await someone()
    expect(await open.refusal('update', { idToken, password: 'another password' })).toBe('ok')
    expect(await open.refusal('lookup', { idToken })).toBe('TOKEN_EXPIRED')
  })

  test('of an account disabled since', async () => {
    const { idToken, localId } = await someone()
    await editAccount(open.tools, localId, { disabled: true })
    for (const operation of ['lookup', 'update', 'delete', 'sendOobCode'])
      expect(await open.refusal(operation, { idToken, requestType: 'VERIFY_EMAIL' })).toBe('USER_DISABLED')
  })

  test('changed in one letter', async () => {
    const { idToken } = await someone()
    const [head, claims, signature] = idToken.split('.') as [string, string, string]
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), email: 'x@y' }),
    )
    expect(await open.refusal('lookup', { idToken: `${head}.${forged.toString('base64url')}.${signature}` })).toBe(
      'INVALID_ID_TOKEN',
    )
  })
})

describe('sendOobCode', () => {
  test.each([
    [{}, 'MISSING_REQ_TYPE'],
    [{ requestType: 'OOB_REQ_TYPE_UNSPECIFIED' }, 'MISSING_REQ_TYPE'],
    [{ requestType: 'NEW_EMAIL_ACCEPT' }, 'INVALID_REQ_TYPE'],
    [{ requestType: 'PASSWORD_RESET', email: 'a@b', returnOobLink: true }, 'INSUFFICIENT_PERMISSION'],
    [{ requestType: 'EMAIL_SIGNIN', continueUrl: '/here', returnOobLink: true }, 'INSUFFICIENT_PERMISSION'],
    [{ requestType: 'OOB_REQ_TYPE_UNSPECIFIED', returnOobLink: true }, 'MISSING_REQ_TYPE'],
    [{ requestType: 'PASSWORD_RESET', continueUrl: '/here' }, 'INVALID_CONTINUE_URI'],
    [{ requestType: 'PASSWORD_RESET', continueUrl: 'javascript:alert(1)' }, 'INVALID_CONTINUE_URI'],
    [{ requestType: 'PASSWORD_RESET', continueUrl: 'https://evil.example/' }, 'UNAUTHORIZED_DOMAIN'],
    [{ requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    [{ requestType: 'PASSWORD_RESET', email: 'x' }, 'INVALID_EMAIL'],
    [{ requestType: 'EMAIL_SIGNIN' }, 'MISSING_EMAIL'],
    [{ requestType: 'EMAIL_SIGNIN', email: 'x' }, 'INVALID_EMAIL'],
    [{ requestType: 'VERIFY_EMAIL' }, 'MISSING_ID_TOKEN'],
    [{ requestType: 'VERIFY_EMAIL', idToken: 'x' }, 'INVALID_ID_TOKEN'],
    [{ requestType: 'VERIFY_AND_CHANGE_EMAIL' }, 'MISSING_NEW_EMAIL'],
    [{ requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'x' }, 'MISSING_ID_TOKEN'],
  ])('%j → %s', async (body, expected) => {
    expect(await open.refusal('sendOobCode', body)).toBe(expected)
  })

  test('protected, an unknown address gets the answer of a known one, and no mail', async () => {
    const { email } = await someone()
    const path = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode'
    const known = await open.call(path, { requestType: 'PASSWORD_RESET', email })
    const before = (await open.mails()).length
    const unknown = await open.call(path, { requestType: 'PASSWORD_RESET', email: 'nobody-here@example.org' })
    expect([unknown.status, unknown.body]).toEqual([known.status, { ...known.body, email: 'nobody-here@example.org' }])
    expect((await open.mails()).length).toBe(before)
  })

  test('unprotected, it is told', async () => {
    const body = { requestType: 'PASSWORD_RESET', email: newEmail() }
    expect(await telling.refusal('sendOobCode', body)).toBe('EMAIL_NOT_FOUND')
  })

  test('signing in by link is switched off', async () => {
    expect(await closed.refusal('sendOobCode', { requestType: 'EMAIL_SIGNIN' })).toBe('OPERATION_NOT_ALLOWED')
    expect(await closed.refusal('signInWithEmailLink', {})).toBe('OPERATION_NOT_ALLOWED')
  })

  test('an account without an address has nothing to verify', async () => {
    const { localId, idToken } = await someone()
    await open.tools.database.$client.query(
      'update identity_account set email = null, password_hash = null where id = $1',
      [localId],
    )
    expect(await open.refusal('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })).toBe('MISSING_EMAIL')
  })
})

describe('resetPassword', () => {
  test('switched off, missing, unknown, weak, used, too old', async () => {
    expect(await closed.refusal('resetPassword', {})).toBe('PASSWORD_LOGIN_DISABLED')
    expect(await open.refusal('resetPassword', {})).toBe('MISSING_OOB_CODE')
    expect(await open.refusal('resetPassword', { oobCode: 'x', newPassword: '1' })).toBe('INVALID_OOB_CODE')
    const { email } = await someone()
    const oobCode = await codeMailed({ requestType: 'PASSWORD_RESET', email })
    expect(code(await open.refusal('resetPassword', { oobCode, newPassword: '12345' }))).toBe('WEAK_PASSWORD')
    expect(await open.refusal('resetPassword', { oobCode })).toBe('ok')
    expect(await open.refusal('resetPassword', { oobCode, newPassword: 'another one' })).toBe('ok')
    expect(await open.refusal('resetPassword', { oobCode, newPassword: 'another one' })).toBe('INVALID_OOB_CODE')
    const late = await codeMailed({ requestType: 'PASSWORD_RESET', email })
    open.clock.advance(minutes(61))
    expect(await open.refusal('resetPassword', { oobCode: late, newPassword: '1' })).toBe('EXPIRED_OOB_CODE')
  })

  test('a code of another kind resets nothing, and a reset code verifies nothing', async () => {
    const { email, idToken } = await someone()
    const verifying = await codeMailed({ requestType: 'VERIFY_EMAIL', idToken })
    expect(await open.refusal('resetPassword', { oobCode: verifying, newPassword: 'another one' })).toBe(
      'INVALID_OOB_CODE',
    )
    const resetting = await codeMailed({ requestType: 'PASSWORD_RESET', email })
    expect(await open.refusal('update', { oobCode: resetting })).toBe('INVALID_OOB_CODE')
    expect(await open.refusal('resetPassword', { oobCode: resetting, newPassword: 'another one' })).toBe('ok')
    expect(await open.refusal('update', { oobCode: verifying })).toBe('INVALID_OOB_CODE')
  })

  test('two at once with one code: one resets', async () => {
    const { email } = await someone()
    const oobCode = await codeMailed({ requestType: 'PASSWORD_RESET', email })
    const both = ['one password', 'two password'].map(newPassword =>
      open.refusal('resetPassword', { oobCode, newPassword }),
    )
    expect((await Promise.all(both)).sort()).toEqual(['INVALID_OOB_CODE', 'ok'])
  })

  test('a sign-in link does not tell its address', async () => {
    const oobCode = await codeMailed({ requestType: 'EMAIL_SIGNIN', email: newEmail() })
    const { body } = await open.call('/identitytoolkit.googleapis.com/v1/accounts:resetPassword', { oobCode })
    expect(body).toEqual({ kind: 'identitytoolkit#ResetPasswordResponse', requestType: 'EMAIL_SIGNIN' })
  })
})

describe('update', () => {
  test.each([
    [{}, 'INVALID_REQ_TYPE'],
    [{ idToken: 'x', customAttributes: '{}' }, 'INSUFFICIENT_PERMISSION'],
    [{ oobCode: 'x' }, 'INVALID_OOB_CODE'],
    [{ idToken: 'x', email: 'x' }, 'INVALID_ID_TOKEN'],
  ])('%j → %s', async (body, expected) => {
    expect(code(await open.refusal('update', body))).toBe(expected)
  })

  test('too old, then the address, then the password, then the profile', async () => {
    const { idToken } = await someone(telling)
    const { email: taken } = await someone(telling)
    const photoUrl = 'x'.repeat(2049)
    const all = { idToken, email: 'no address', password: '1', displayName: 'x'.repeat(257), photoUrl }
    expect(await telling.refusal('update', { ...all, disableUser: true })).toBe('OPERATION_NOT_ALLOWED')
    expect(await telling.refusal('update', all)).toBe('INVALID_EMAIL')
    expect(await telling.refusal('update', { ...all, email: taken })).toBe('EMAIL_EXISTS')
    expect(code(await telling.refusal('update', { ...all, email: newEmail() }))).toBe('WEAK_PASSWORD')
    expect(await telling.refusal('update', { ...all, email: '', password: '' })).toBe('INVALID_DISPLAY_NAME')
    expect(await telling.refusal('update', { ...all, email: '', password: '', displayName: 'x' })).toBe(
      'INVALID_PHOTO_URL',
    )
    telling.clock.advance(minutes(6))
    expect(await telling.refusal('update', all)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  })

  test('with protection, a taken and a free address are answered alike', async () => {
    const [{ idToken }, { email: taken }] = [await someone(), await someone()]
    const refused = 'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.'
    for (const email of [taken, newEmail()]) expect(await open.refusal('update', { idToken, email })).toBe(refused)
    expect(await open.refusal('update', { idToken, email: 'no address' })).toBe('INVALID_EMAIL')
  })

  test('a verifying code works once, for three days, and only while the address is the same', async () => {
    const { idToken } = await someone(telling)
    const oobCode = await codeMailed({ requestType: 'VERIFY_EMAIL', idToken }, telling)
    expect(await telling.refusal('update', { idToken, email: newEmail() })).toBe('ok')
    expect(await telling.refusal('update', { oobCode })).toBe('INVALID_OOB_CODE')
    const other = await someone(telling)
    const late = await codeMailed({ requestType: 'VERIFY_EMAIL', idToken: other.idToken }, telling)
    telling.clock.advance(days(3))
    expect(await telling.refusal('update', { oobCode: late })).toBe('EXPIRED_OOB_CODE')
  })

  test('two move to one address at once: one does', async () => {
    const [one, two] = await Promise.all([someone(telling), someone(telling)])
    const email = newEmail()
    const both = [one, two].map(({ idToken }) => telling.refusal('update', { idToken, email }))
    expect((await Promise.all(both)).sort()).toEqual(['EMAIL_EXISTS', 'ok'])
  })

  test('two sign up with one address at once: one does', async () => {
    const body = { email: newEmail(), password: 'some password' }
    const both = [open.refusal('signUp', body), open.refusal('signUp', body)]
    expect((await Promise.all(both)).sort()).toEqual(['EMAIL_EXISTS', 'ok'])
  })
})

describe('telephone', () => {
  test.each([
    [{}, 'INVALID_PHONE_NUMBER : Invalid format.'],
    [{ phoneNumber: '07700 900000' }, 'INVALID_PHONE_NUMBER : Invalid format.'],
    [{ phoneNumber: '+44' }, 'INVALID_PHONE_NUMBER : Invalid format.'],
    [{ phoneNumber: '+447700900111' }, 'ok'],
  ])('sendVerificationCode %j → %s', async (body, expected) => {
    expect(await open.refusal('sendVerificationCode', body)).toBe(expected)
  })

  test.each([
    [{}, 'MISSING_SESSION_INFO'],
    [{ sessionInfo: 'x' }, 'MISSING_CODE'],
    [{ sessionInfo: 'x', code: '1' }, 'INVALID_SESSION_INFO'],
    [{ temporaryProof: 'x' }, 'MISSING_PHONE_NUMBER'],
    [{ temporaryProof: 'x', phoneNumber: '+447700900111' }, 'INVALID_TEMPORARY_PROOF'],
    [{ idToken: 'x' }, 'INVALID_ID_TOKEN'],
  ])('signInWithPhoneNumber %j → %s', async (body, expected) => {
    expect(await open.refusal('signInWithPhoneNumber', body)).toBe(expected)
  })

  test('switched off', async () => {
    expect(await closed.refusal('sendVerificationCode', { phoneNumber: '+447700900111' })).toBe('OPERATION_NOT_ALLOWED')
    expect(await closed.refusal('signInWithPhoneNumber', {})).toBe('OPERATION_NOT_ALLOWED')
  })

  async function asked(phoneNumber: string) {
    const { body } = await open.call('/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode', {
      phoneNumber,
    })
    const right = /^\d{6}/.exec((await open.messages())[0]!.text)![0]
    return { sessionInfo: body.sessionInfo as string, right, wrong: right === '000000' ? '000001' : '000000' }
  }

  test('five wrong codes, and the right one is too late', async () => {
    const { sessionInfo, right, wrong } = await asked('+447700900112')
    for (let tries = 0; tries < 5; tries += 1)
      expect(await open.refusal('signInWithPhoneNumber', { sessionInfo, code: wrong })).toBe('INVALID_CODE')
    expect(await open.refusal('signInWithPhoneNumber', { sessionInfo, code: right })).toBe('SESSION_EXPIRED')
  })

  test('a code is used once, and for five minutes', async () => {
    const { sessionInfo, right } = await asked('+447700900113')
    expect(await open.refusal('signInWithPhoneNumber', { sessionInfo, code: right })).toBe('ok')
    expect(await open.refusal('signInWithPhoneNumber', { sessionInfo, code: right })).toBe('SESSION_EXPIRED')
    const late = await asked('+447700900113')
    open.clock.advance(minutes(5))
    expect(await open.refusal('signInWithPhoneNumber', { ...late, code: late.right })).toBe('SESSION_EXPIRED')
  })

  test('an account that is disabled', async () => {
    const first = await asked('+447700900114')
    const { body } = await open.call('/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber', {
      sessionInfo: first.sessionInfo,
      code: first.right,
    })
    await editAccount(open.tools, body.localId, { disabled: true })
    const again = await asked('+447700900114')
    expect(await open.refusal('signInWithPhoneNumber', { ...again, code: again.right })).toBe('USER_DISABLED')
  })
})

describe('a refresh, the one call that is form-encoded (reference 7.1)', () => {
  const refresh = async (fields: Readonly<Record<string, string>>) => {
    const address = `${open.origin}/securetoken.googleapis.com/v1/token?key=casita-web`
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
    return { status: answer.status, body: await answer.json() }
  }

  test.each([
    [{}, 'MISSING_GRANT_TYPE'],
    [{ grant_type: 'password' }, 'INVALID_GRANT_TYPE'],
    [{ grant_type: 'refresh_token' }, 'MISSING_REFRESH_TOKEN'],
    [{ grant_type: 'refresh_token', refresh_token: 'x' }, 'INVALID_REFRESH_TOKEN'],
  ])('%j → %s', async (fields, expected) => {
    const { status, body } = await refresh(fields)
    expect([status, body.error.message]).toEqual([400, expected])
  })

  test('answers in snake case, the seconds as a text, and refuses a disabled account', async () => {
    const { localId, refreshToken } = await someone()
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
    const { status, body } = await refresh(form)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      expires_in: '3600',
      token_type: 'Bearer',
      user_id: localId,
      id_token: body.access_token,
    })
    expect(body.access_token.split('.')).toHaveLength(3)
    expect(body.refresh_token).not.toBe(refreshToken)
    await editAccount(open.tools, localId, { disabled: true })
    expect((await refresh({ ...form, refresh_token: body.refresh_token })).body.error.message).toBe('USER_DISABLED')
  })
})

describe('other operations', () => {
  test.each([
    ['signInWithCustomToken', {}, 'MISSING_CUSTOM_TOKEN'],
    ['signInWithCustomToken', { token: 'x' }, 'INVALID_CUSTOM_TOKEN'],
    ['signInWithEmailLink', {}, 'MISSING_EMAIL'],
    ['signInWithEmailLink', { email: 'x' }, 'MISSING_OOB_CODE'],
    ['signInWithEmailLink', { email: 'x', oobCode: 'x' }, 'INVALID_EMAIL'],
    ['signInWithEmailLink', { email: 'x@y', oobCode: 'x' }, 'INVALID_OOB_CODE'],
    ['signInWithIdp', {}, 'MISSING_REQUEST_URI'],
    ['signInWithIdp', { requestUri: 'x' }, 'INVALID_REQUEST_URI'],
    ['signInWithIdp', { requestUri: 'http://localhost' }, 'INVALID_CREDENTIAL_OR_PROVIDER_ID'],
    ['signInWithIdp', { requestUri: 'http://localhost', postBody: 'providerId=a' }, 'INVALID_IDP_RESPONSE'],
    ['signInWithIdp', { requestUri: 'http://localhost', postBody: 'providerId=a&id_token=x' }, 'OPERATION_NOT_ALLOWED'],
    ['signInWithIdp', { pendingToken: 'x' }, 'INVALID_PENDING_TOKEN'],
    ['createAuthUri', {}, 'MISSING_IDENTIFIER'],
    ['createAuthUri', { identifier: 'x' }, 'MISSING_CONTINUE_URI'],
    ['createAuthUri', { identifier: 'x', continueUri: 'x' }, 'INVALID_IDENTIFIER'],
    ['createAuthUri', { identifier: 'x@y', continueUri: 'x' }, 'INVALID_CONTINUE_URI'],
    ['delete', {}, 'MISSING_ID_TOKEN'],
    ['mfaEnrollment:start', {}, 'MISSING_ID_TOKEN'],
    ['mfaEnrollment:finalize', { idToken: 'x' }, 'INVALID_ID_TOKEN'],
    ['mfaEnrollment:withdraw', {}, 'MISSING_ID_TOKEN'],
    ['mfaSignIn:start', {}, 'OPERATION_NOT_ALLOWED'],
    ['mfaSignIn:finalize', {}, 'MISSING_MFA_PENDING_CREDENTIAL'],
    ['mfaSignIn:finalize', { mfaPendingCredential: 'x' }, 'MISSING_MFA_ENROLLMENT_ID'],
    ['mfaSignIn:finalize', { mfaPendingCredential: 'x', mfaEnrollmentId: 'x' }, 'MISSING_CODE'],
    [
      'mfaSignIn:finalize',
      { mfaPendingCredential: 'x', mfaEnrollmentId: 'x', totpVerificationInfo: { verificationCode: '1' } },
      'INVALID_MFA_PENDING_CREDENTIAL',
    ],
  ])('%s %j → %s', async (operation, body, expected) => {
    const message = await open.refusal(operation, body)
    expect(code(message)).toBe(expected)
    expect(Object.keys(clientCodes)).toContain(code(message))
  })

  test('unprotected, ways in are listed', async () => {
    const { email } = await someone(telling)
    const { body } = await telling.call('/identitytoolkit.googleapis.com/v1/accounts:createAuthUri', {
      identifier: email,
      continueUri: 'http://localhost',
    })
    expect(body).toMatchObject({ registered: true, signinMethods: ['password'] })
  })

  test('the second factor asks for a verified address before a recent sign-in', async () => {
    const { idToken, localId } = await someone()
    const body = { idToken, totpEnrollmentInfo: {} }
    open.clock.advance(minutes(6))
    expect(code(await open.refusal('mfaEnrollment:start', body))).toBe('UNVERIFIED_EMAIL')
    await editAccount(open.tools, localId, { emailVerified: true })
    expect(await open.refusal('mfaEnrollment:start', body)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(await open.refusal('mfaEnrollment:withdraw', body)).toBe('MISSING_MFA_ENROLLMENT_ID')
    const finish = { idToken, totpVerificationInfo: {} }
    expect(await open.refusal('mfaEnrollment:finalize', finish)).toBe('MISSING_SESSION_INFO')
  })
})
