// A valid request of every operation of the identity protocol, each with whatever must be there before it can succeed.

import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Account } from '#identity/account/account-store.server.ts'
import { accountTable, secondFactorTable, sessionTable } from '#identity/account/identity-tables.server.ts'
import type { MailCodeKind } from '#identity/account/mail-code-kind.ts'
import { makeMailCode } from '#identity/mail/mail-code.server.ts'
import { hashPassword } from '#identity/password/password-hash.server.ts'
import { enrolmentFor } from '#identity/second-factor/enrol-second-factor.server.ts'
import { totpCode, totpStep } from '#identity/second-factor/totp.server.ts'
import { openChallenge } from '#identity/secrets/challenge.server.ts'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import { mintIdToken, type Session } from '#identity/session/id-token.server.ts'
import { refreshTokenOf } from '#identity/session/session.server.ts'
import { signIn } from '#identity/session/sign-in.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { mintCustomToken } from './mint-custom-token.ts'
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

  const secret = identitySecret(tools.environment)

  type Person = Account & { email: string }
  const people = async (count: number): Promise<Person[]> => {
    const at = now()
    const rows = Array.from({ length: count }, () => ({
      ...{ id: randomUUID(), email: email(), emailVerified: true, passwordHash },
      ...{ tokensValidFrom: at, createdAt: at },
    }))
    return (await database.insert(accountTable).values(rows).returning()) as Person[]
  }
  const person = inBlocks(people)

  type Opened = { readonly account: Person; readonly session: Session }
  async function sessionsOf(accounts: readonly Person[], factors: readonly string[] = []): Promise<Opened[]> {
    const rows = accounts.map(({ id: accountId }, at) => ({
      ...{ id: randomUUID(), accountId, signInProvider: 'password', secondFactorId: factors[at] },
      ...{ signedInAt: now(), lastUsedAt: now() },
    }))
    const sessions = await database.insert(sessionTable).values(rows).returning()
    return accounts.map((account, at) => ({ account, session: sessions[at]! }))
  }
  const session = inBlocks(async count => sessionsOf(await people(count)))
  const idTokenOf = ({ account, session: of }: Opened) => mintIdToken(tools, account, of, [])
  const idToken = async () => idTokenOf(await session())

  async function code(kind: MailCodeKind, more: { newEmail?: string } = {}) {
    const account = await person()
    const made = await makeMailCode(tools, database, {}, { kind, accountId: account.id, email: account.email, ...more })
    return { account, oobCode: made.code }
  }

  /** An app's secret, which the account does not know yet. */
  async function enrolment() {
    const opened = await session()
    const [id, plain] = [randomUUID(), randomBytes(20)]
    const sessionInfo = await openChallenge(tools, database, {
      ...{ id, kind: 'factor-enrolment' as const, accountId: opened.account.id, lifetime: enrolmentFor },
      secret: secret.seal('second-factor', id, plain),
    })
    return { idToken: await idTokenOf(opened), sessionInfo, verificationCode: totpCode(plain, totpStep(now())) }
  }
  /** Somebody with an app, signed in by it. */
  const enrolled = inBlocks(async count => {
    const accounts = await people(count)
    const factors = accounts.map(({ id: accountId }) => ({ id: randomUUID(), accountId, plain: randomBytes(20) }))
    await database.insert(secondFactorTable).values(
      factors.map(({ id, accountId, plain }) => ({
        ...{ id, accountId, enrolledAt: now(), lastStep: totpStep(now()) },
        sealedSecret: secret.seal('second-factor', id, plain),
      })),
    )
    const ids = factors.map(({ id }) => id)
    return (await sessionsOf(accounts, ids)).map((opened, at) => ({ ...opened, factor: factors[at]! }))
  })

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
    accounts('lookup', async () => ({ idToken: await idToken() })),
    accounts('sendOobCode', async () => ({ requestType: 'PASSWORD_RESET', email: (await person()).email }), ' reset'),
    accounts('sendOobCode', async () => ({ requestType: 'EMAIL_SIGNIN', email: email() }), ' link'),
    accounts('sendOobCode', async () => ({ requestType: 'VERIFY_EMAIL', idToken: await idToken() }), ' verify'),
    accounts(
      'sendOobCode',
      async () => {
        return { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: await idToken(), newEmail: email() }
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
    accounts('update', async () => {
      const opened = await session()
      return {
        idToken: await idTokenOf(opened),
        displayName: 'New name',
        photoUrl: 'https://pictures.example/a.png',
        // Another address would be refused: only the mail to it changes one.
        email: opened.account.email,
        deleteProvider: ['phone'],
        deleteAttribute: [],
        returnSecureToken,
      }
    }),
    accounts('delete', async () => ({ idToken: await idToken() })),
    accounts('createAuthUri', async () => ({ identifier: email(), continueUri: 'http://localhost' })),
    factors('mfaEnrollment:start', async () => ({ idToken: await idToken(), totpEnrollmentInfo: {} })),
    factors('mfaEnrollment:finalize', async () => {
      const { idToken: told, ...totpVerificationInfo } = await enrolment()
      return { idToken: told, displayName: 'App', totpVerificationInfo }
    }),
    factors('mfaEnrollment:withdraw', async () => {
      const somebody = await enrolled()
      return { idToken: await idTokenOf(somebody), mfaEnrollmentId: somebody.factor.id }
    }),
    factors('mfaSignIn:finalize', async () => {
      const { account, factor } = await enrolled()
      const asked = await signIn(tools, {}, account, { provider: 'password' })
      if (!asked.ok || asked.signIn.step !== 'second-factor') throw new Error('no second factor was asked')
      const { pendingCredential: mfaPendingCredential } = asked.signIn
      const verificationCode = totpCode(factor.plain, totpStep(now()) + 1)
      return { mfaPendingCredential, mfaEnrollmentId: factor.id, totpVerificationInfo: { verificationCode } }
    }),
    {
      operation: 'token',
      make: async () => ({
        method: 'POST',
        path: '/securetoken.googleapis.com/v1/token',
        body: {
          grant_type: 'refresh_token',
          refresh_token: refreshTokenOf(tools.environment, (await session()).session.id, 1),
        },
      }),
    },
    get('v1/recaptchaParams'),
    get('v2/recaptchaConfig'),
    get('v2/passwordPolicy'),
    get('v1/projects'),
  ]
}

// One statement for fifty rows costs little more than one for each.
const blockSize = 50

/** Hands out one by one what is made by the block. */
function inBlocks<Made>(makeBlock: (count: number) => Promise<readonly Made[]>): () => Promise<Made> {
  const waiting: Made[] = []
  let filling: Promise<void> | undefined
  return async () => {
    while (waiting.length === 0) {
      filling ??= makeBlock(blockSize)
        .then(made => void waiting.push(...made))
        .finally(() => {
          filling = undefined
        })
      await filling
    }
    return waiting.pop()!
  }
}

/** The bytes of a base32 secret. */
export function bytesOf(secret: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map(sign => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map(byte => Number.parseInt(byte, 2)))
}
