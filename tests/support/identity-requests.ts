// A valid request of every operation of the identity protocol, each with whatever must be there before it can succeed.

import { randomInt, randomUUID } from 'node:crypto'
import { type Account, addAccount } from '#identity/account-store.server.ts'
import { mintCustomToken } from '#identity/federation/custom-token.server.ts'
import { makeMailCode } from '#identity/mail/mail-code.server.ts'
import type { MailCodeKind } from '#identity/mail/mail-code-kind.ts'
import { hashPassword } from '#identity/password/password-hash.server.ts'
import { proveIdToken } from '#identity/proven-account.server.ts'
import { finishSecondFactor, startSecondFactor } from '#identity/second-factor/enrol-second-factor.server.ts'
import { totpCode, totpStep } from '#identity/second-factor/totp.server.ts'
import { openSession, tokensOf } from '#identity/session.server.ts'
import { signIn } from '#identity/sign-in.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { type OidcIssuer, oidcClient } from './oidc-issuer.ts'
import type { TestClock } from './tools.ts'

export type Fields = Readonly<Record<string, unknown>>
export type IdentityRequest = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body: Fields }

export type RequestMaker = {
  readonly operation: string
  readonly make: () => Promise<IdentityRequest>
}

const password = 'some password'

/** Makers of requests that succeed on that provider, one an operation and variant. */
export async function identityRequests(tools: Tools, clock: TestClock, issuer: OidcIssuer): Promise<RequestMaker[]> {
  // One hash for everybody: making it is most of the work of making somebody.
  const passwordHash = await hashPassword(password)
  const { database } = tools
  const now = () => clock.now()
  const email = () => `${randomUUID()}@example.org`
  const number = () => `+4477${String(randomInt(100_000_000)).padStart(8, '0')}`

  async function person(): Promise<Account & { email: string }> {
    const made = await addAccount(database, { email: email(), emailVerified: true, passwordHash }, now())
    return { ...made!, email: made!.email! }
  }
  async function session() {
    const account = await person()
    const opened = await openSession(database, account, { provider: 'password' }, now())
    return { account, ...(await tokensOf(tools, account, opened)) }
  }
  async function code(kind: MailCodeKind, more: { newEmail?: string } = {}) {
    const account = await person()
    const made = await makeMailCode(tools, database, {}, { kind, accountId: account.id, email: account.email, ...more })
    return { account, oobCode: made.code }
  }
  async function proven(idToken: string) {
    const answer = await proveIdToken(tools, idToken)
    if (!answer.ok) throw new Error(answer.reason)
    return answer.who
  }
  async function enrolment() {
    const { idToken } = await session()
    const started = await startSecondFactor(tools, await proven(idToken))
    if (!started.ok) throw new Error(started.reason)
    const verificationCode = totpCode(bytesOf(started.secret), totpStep(now()))
    return { idToken, secret: started.secret, sessionInfo: started.sessionInfo, verificationCode }
  }
  async function enrolled() {
    const { idToken, secret, sessionInfo, verificationCode } = await enrolment()
    const finished = await finishSecondFactor(tools, {}, await proven(idToken), { sessionInfo, code: verificationCode })
    if (!finished.ok) throw new Error(finished.reason)
    const who = await proven(finished.tokens.idToken)
    return { who, secret, idToken: finished.tokens.idToken, factorId: who.secondFactorId! }
  }

  const get = (path: string): RequestMaker => ({
    operation: path,
    make: async () => ({ method: 'GET', path: `/identitytoolkit.googleapis.com/${path}`, body: {} }),
  })
  const post = (path: string, body: () => Promise<Fields>, variant = ''): RequestMaker => ({
    operation: path + variant,
    make: async () => ({ method: 'POST', path: `/identitytoolkit.googleapis.com/${path}`, body: await body() }),
  })
  const accounts = (verb: string, body: () => Promise<Fields>, variant = '') =>
    post(`v1/accounts:${verb}`, body, variant)
  const factors = (verb: string, body: () => Promise<Fields>) => post(`v2/accounts/${verb}`, body)
  const returnSecureToken = true

  return [
    accounts('signUp', async () => ({ email: email(), password, displayName: 'Ada', returnSecureToken })),
    accounts('signInWithPassword', async () => ({ email: (await person()).email, password, returnSecureToken })),
    accounts('signInWithEmailLink', async () => {
      const { account, oobCode } = await code('EMAIL_SIGNIN')
      return { email: account.email, oobCode }
    }),
    accounts('sendVerificationCode', async () => ({ phoneNumber: number(), captchaResponse: 'NO_RECAPTCHA' })),
    accounts('signInWithCustomToken', async () => ({
      token: await mintCustomToken(tools, { uid: randomUUID(), claims: { a: 1 } }),
      returnSecureToken,
    })),
    accounts('signInWithIdp', async () => {
      const idToken = await issuer.idToken({ sub: randomUUID(), name: 'Bo' }, { audience: oidcClient, at: now() })
      const postBody = `id_token=${idToken}&providerId=oidc.club`
      return { requestUri: 'http://localhost', postBody, returnSecureToken }
    }),
    accounts('lookup', async () => ({ idToken: (await session()).idToken })),
    accounts('sendOobCode', async () => ({ requestType: 'PASSWORD_RESET', email: (await person()).email }), ' reset'),
    accounts('sendOobCode', async () => ({ requestType: 'EMAIL_SIGNIN', email: email() }), ' link'),
    accounts(
      'sendOobCode',
      async () => ({ requestType: 'VERIFY_EMAIL', idToken: (await session()).idToken }),
      ' verify',
    ),
    accounts(
      'sendOobCode',
      async () => {
        const { idToken } = await session()
        return { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: email() }
      },
      ' change',
    ),
    accounts('resetPassword', async () => ({ oobCode: (await code('PASSWORD_RESET')).oobCode }), ' check'),
    accounts('resetPassword', async () => ({ oobCode: (await code('PASSWORD_RESET')).oobCode, newPassword: password })),
    accounts('update', async () => ({ oobCode: (await code('VERIFY_EMAIL')).oobCode }), ' verify'),
    accounts(
      'update',
      async () => ({
        oobCode: (await code('VERIFY_AND_CHANGE_EMAIL', { newEmail: email() })).oobCode,
      }),
      ' change',
    ),
    accounts('update', async () => ({
      idToken: (await session()).idToken,
      displayName: 'New name',
      photoUrl: 'https://pictures.example/a.png',
      email: email(),
      deleteProvider: ['phone'],
      deleteAttribute: [],
      returnSecureToken,
    })),
    accounts('delete', async () => ({ idToken: (await session()).idToken })),
    accounts('createAuthUri', async () => ({ identifier: email(), continueUri: 'http://localhost' })),
    factors('mfaEnrollment:start', async () => ({ idToken: (await session()).idToken, totpEnrollmentInfo: {} })),
    factors('mfaEnrollment:finalize', async () => {
      const { idToken, sessionInfo, verificationCode } = await enrolment()
      return { idToken, displayName: 'App', totpVerificationInfo: { sessionInfo, verificationCode } }
    }),
    factors('mfaEnrollment:withdraw', async () => {
      const { idToken, factorId } = await enrolled()
      return { idToken, mfaEnrollmentId: factorId }
    }),
    factors('mfaSignIn:finalize', async () => {
      const { who, secret, factorId } = await enrolled()
      const asked = await signIn(tools, {}, who.account, { provider: 'password' })
      if (asked.step !== 'second-factor') throw new Error('no second factor was asked')
      const verificationCode = totpCode(bytesOf(secret), totpStep(now()) + 1)
      const { pendingCredential: mfaPendingCredential } = asked
      return { mfaPendingCredential, mfaEnrollmentId: factorId, totpVerificationInfo: { verificationCode } }
    }),
    {
      operation: 'token',
      make: async () => ({
        method: 'POST',
        path: '/securetoken.googleapis.com/v1/token',
        body: { grant_type: 'refresh_token', refresh_token: (await session()).refreshToken },
      }),
    },
    get('v1/recaptchaParams'),
    get('v2/recaptchaConfig'),
    get('v2/passwordPolicy'),
    get('v1/projects'),
  ]
}

/** The bytes of a base32 secret. */
export function bytesOf(secret: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map(sign => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map(byte => Number.parseInt(byte, 2)))
}
