// What the unmodified SDK does by itself, as our pages and our provider rely on it: what it sends, whom it signs out, when it asks for a token.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { identityRoutes } from '#api/identity/identity-routes.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { minutes, seconds } from '#values/duration.ts'

type Sdk = typeof import('@firebase/auth') & typeof import('@firebase/app')

type Asked = {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: string
  readonly referrerPolicy: string
}

let handed: TestTools
let sdk: Sdk
let asked: Asked[] = []
/** What a call is answered instead of by our provider. */
let fault: ((path: string) => Response | undefined) | undefined

const start = new Date('2030-05-15T12:00:00Z')

beforeAll(async () => {
  handed = await testTools({ now: start })
  const provider = identityRoutes(handed.tools)
  // The SDK takes `fetch` when it is loaded; behind this one is our provider, without any network between.
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const { referrerPolicy = '' } = init ?? {}
    const body = await request.clone().text()
    asked.push({ method: request.method, url, headers: request.headers, body, referrerPolicy })
    return fault?.(url.pathname) ?? provider.fetch(request)
  })
  sdk = { ...(await import('@firebase/app')), ...(await import('@firebase/auth')) }
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await handed?.drop()
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  handed.clock.set(start)
  asked = []
  fault = undefined
})
afterEach(() => vi.useRealTimers())

let count = 0

/** Where the SDK keeps whom it signed in, across the starts of one app. */
const kept = new Map<string, unknown>()
class Kept {
  static readonly type = 'LOCAL' as const
  readonly type = 'LOCAL' as const
  readonly _shouldAllowMigration = true
  _isAvailable = async () => true
  _set = async (key: string, value: unknown) => void kept.set(key, structuredClone(value))
  _get = async (key: string) => structuredClone(kept.get(key) ?? null)
  _remove = async (key: string) => void kept.delete(key)
  _addListener = () => {}
  _removeListener = () => {}
}

/** A start of the app of that name: whom it kept before is there again, as after a reload of a page. */
function openAuth(name = `app-${++count}`, { atVendor = false } = {}) {
  const { IDENTITY_API_KEY: apiKey, IDENTITY_PROJECT: projectId } = handed.tools.environment
  const app = sdk.initializeApp({ apiKey, projectId, appId: '1:of-this-site' }, name)
  const auth = sdk.initializeAuth(app, { persistence: Kept as never })
  if (!atVendor) sdk.connectAuthEmulator(auth, 'http://provider.test', { disableWarnings: true })
  return { auth, close: () => sdk.deleteApp(app) }
}

async function someone() {
  const opened = openAuth()
  const email = `person-${++count}@example.org`
  const { user } = await sdk.createUserWithEmailAndPassword(opened.auth, email, 'some password')
  asked = []
  return { ...opened, user, email, name: opened.auth.app.name }
}

const query = (text: string, values: unknown[]) => handed.tools.database.$client.query(text, values)
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    each => String(each.code),
  )
const refusing = (message: string, only = /./) => {
  fault = path => (only.test(path) ? Response.json({ error: { code: 400, message } }, { status: 400 }) : undefined)
}

/** Puts both clocks on. */
function pass(length: number): void {
  vi.setSystemTime(Date.now() + length)
  handed.clock.set(new Date())
}

describe('its requests (reference 7.1)', () => {
  test('carry the key in the query and JSON in the body, say who they are, and look the account up after a sign-in', async () => {
    const { auth, email } = await someone()
    auth.languageCode = 'de'
    await sdk.signInWithEmailAndPassword(auth, email, 'some password')
    expect(asked.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
      'POST /identitytoolkit.googleapis.com/v1/accounts:lookup',
    ])
    for (const { url, headers, body, referrerPolicy } of asked) {
      expect(url.search).toBe(`?key=${handed.tools.environment.IDENTITY_API_KEY}`)
      expect(headers.get('content-type')).toBe('application/json')
      expect(headers.get('x-client-version')).toMatch(/^Node\/JsCore\/[\d.]+\/FirebaseCore-web$/)
      expect(headers.get('x-firebase-gmpid')).toBe('1:of-this-site')
      expect(headers.get('x-firebase-locale')).toBe('de')
      expect(referrerPolicy).toBe('strict-origin-when-cross-origin')
      expect(JSON.parse(body)).toBeTypeOf('object')
    }
    expect(JSON.parse(asked[0]!.body)).toEqual({
      returnSecureToken: true,
      email,
      password: 'some password',
      clientType: 'CLIENT_TYPE_WEB',
    })
  })

  test('that read put their fields in the query, and send no body', async () => {
    const { auth } = openAuth()
    await sdk.validatePassword(auth, 'some password')
    expect(asked.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ['GET', '/identitytoolkit.googleapis.com/v2/passwordPolicy', ''],
    ])
    expect(asked[0]!.url.searchParams.get('key')).toBe(handed.tools.environment.IDENTITY_API_KEY)
  })

  test('for a new token are the one form, and are answered in snake case', async () => {
    const { user } = await someone()
    const before = user.refreshToken
    await user.getIdToken(true)
    const [{ method, url, headers, body }] = asked as [Asked]
    expect([asked.length, method, url.pathname]).toEqual([1, 'POST', '/securetoken.googleapis.com/v1/token'])
    expect(headers.get('content-type')).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      grant_type: 'refresh_token',
      refresh_token: before,
    })
    expect(user.refreshToken).not.toBe(before)
  })

  test('go to the vendor where no other provider is named', async () => {
    fault = () => Response.json({ error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } }, { status: 400 })
    const { auth } = openAuth(undefined, { atVendor: true })
    expect(await codeOf(sdk.signInWithEmailAndPassword(auth, 'a@example.org', 'x'))).toBe('auth/invalid-credential')
    expect(asked.map(({ url }) => url.origin + url.pathname)).toEqual([
      'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    ])
  })

  test('are not followed by any other where there is no lookup: nobody is signed in', async () => {
    const { auth, email } = await someone()
    await sdk.signOut(auth)
    fault = path => (path.endsWith(':lookup') ? new Response('nothing here', { status: 404 }) : undefined)
    expect(await codeOf(sdk.signInWithEmailAndPassword(auth, email, 'some password'))).toBe(
      'auth/network-request-failed',
    )
    expect(auth.currentUser).toBeNull()
  })
})

describe('its code for every refusal of a provider (reference 8.1)', () => {
  // Row by row: src/identity/identity-rules.test.ts, by a call at which the SDK does not fetch a captcha for this one.
  test.each([
    ['MISSING_RECAPTCHA_TOKEN', 'missing-recaptcha-token'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access was disabled for a while.', 'too-many-requests'],
  ])('%s is %s', async (message, clientCode) => {
    refusing(message)
    const { auth } = openAuth()
    expect(await codeOf(sdk.fetchSignInMethodsForEmail(auth, 'a@example.org'))).toBe(`auth/${clientCode}`)
  })

  test('that it does not know is the same in small letters with hyphens', async () => {
    refusing('SOMETHING_NEW  OR_OTHER')
    const { auth } = openAuth()
    expect(await codeOf(sdk.fetchSignInMethodsForEmail(auth, 'a@example.org'))).toBe('auth/something-new-or-other')
  })
})

describe('a network that fails (reference 7.3)', () => {
  test.each<[string, () => Response]>([
    [
      'a fetch that is rejected',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
    ['an answer that is no JSON', () => new Response('<h1>Good morning</h1>')],
    ['a status of an error without its body', () => Response.json({ sorry: true }, { status: 500 })],
    ['a status of an error with a page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('is %s', async (_what, answer) => {
    const { auth, email, user } = await someone()
    fault = answer
    for (const work of [sdk.signInWithEmailAndPassword(auth, email, 'x'), user.reload(), user.getIdToken(true)])
      expect(await codeOf(work)).toBe('auth/network-request-failed')
    expect(auth.currentUser).toBe(user)
  })
})

describe('the end of an account (reference 7.3)', () => {
  type Someone = Awaited<ReturnType<typeof someone>>
  const forTheUser: readonly [string, (who: Someone) => Promise<unknown>][] = [
    ['a new token', ({ user }) => user.getIdToken(true)],
    ['a reload', ({ user }) => user.reload()],
    ['an update', ({ user }) => sdk.updateProfile(user, { displayName: 'x' })],
    ['a deletion', ({ user }) => sdk.deleteUser(user)],
    [
      'a link',
      ({ user }) =>
        sdk.linkWithCredential(user, sdk.PhoneAuthCredential.fromJSON({ verificationId: 'x', verificationCode: '1' })!),
    ],
  ]

  test.each(
    forTheUser.flatMap(([what, work]) =>
      [
        ['USER_DISABLED', 'auth/user-disabled'],
        ['TOKEN_EXPIRED', 'auth/user-token-expired'],
        ['USER_NOT_FOUND', 'auth/user-token-expired'],
      ].map(([message, code]) => ({ what, work, message: message!, code: code! })),
    ),
  )('told by $what as $message signs out, and is still thrown', async ({ work, message, code }) => {
    const who = await someone()
    refusing(message)
    expect(await codeOf(work(who))).toBe(code)
    expect(who.auth.currentUser).toBeNull()
  })

  test.each(forTheUser)('is not what an invalid token means: %s signs nobody out', async (_what, work) => {
    const who = await someone()
    refusing('INVALID_ID_TOKEN')
    expect(await codeOf(work(who))).toBe('auth/invalid-user-token')
    expect(who.auth.currentUser).toBe(who.user)
  })

  test('of somebody else signs nobody out: a sign-in that is refused leaves who is signed in', async () => {
    const who = await someone()
    const other = await someone()
    await query('update identity_account set disabled = true where id = $1', [other.user.uid])
    expect(await codeOf(sdk.signInWithEmailAndPassword(who.auth, other.email, 'some password'))).toBe(
      'auth/user-disabled',
    )
    expect(who.auth.currentUser).toBe(who.user)
  })

  test('told by the call that mails signs nobody out', async () => {
    const who = await someone()
    refusing('USER_DISABLED', /sendOobCode/)
    expect(await codeOf(sdk.sendEmailVerification(who.user))).toBe('auth/user-disabled')
    expect(who.auth.currentUser).toBe(who.user)
  })
})

describe('who listens (reference 7.3)', () => {
  test('hears of another user by both listeners, and of a new token by one', async () => {
    const { auth, user, email } = await someone()
    const heard: string[] = []
    auth.onAuthStateChanged(each => void heard.push(`state ${each ? 'in' : 'out'}`))
    auth.onIdTokenChanged(each => void heard.push(`token ${each ? 'in' : 'out'}`))
    await auth.authStateReady()
    heard.length = 0
    pass(seconds(5))
    await user.getIdToken(true)
    expect(heard).toEqual(['token in'])
    heard.length = 0
    await sdk.signInWithEmailAndPassword(auth, email, 'some password')
    expect(heard).toEqual(['token in'])
    heard.length = 0
    await sdk.signOut(auth)
    expect(heard.sort()).toEqual(['state out', 'token out'])
  })
})

describe('a start with a user of before (reference 3.1)', () => {
  /** The page was closed, and is opened again. */
  async function openedAgain({ name, close }: Awaited<ReturnType<typeof someone>>) {
    await close()
    asked = []
    const { auth } = openAuth(name)
    await auth.authStateReady()
    return auth.currentUser
  }

  test('asks once how the account stands, and keeps the user', async () => {
    const who = await someone()
    expect((await openedAgain(who))?.uid).toBe(who.user.uid)
    expect(asked.map(({ url }) => url.pathname.split(':').at(-1))).toEqual(['lookup'])
  })

  test.each<[string, () => Response]>([
    [
      'down',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
    ['in somebody else’s hands', () => new Response('<h1>Welcome to our hotspot</h1>')],
  ])('keeps the user while the network is %s', async (_what, answer) => {
    const who = await someone()
    fault = answer
    expect((await openedAgain(who))?.uid).toBe(who.user.uid)
    fault = undefined
    expect((await again(who))?.uid).toBe(who.user.uid)
  })

  const again = (who: Awaited<ReturnType<typeof someone>>) =>
    openedAgain({ ...who, close: () => sdk.deleteApp(sdk.getApp(who.name)) })

  test.each(['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND'])(
    'and an answer of %s removes the user for good',
    async message => {
      const who = await someone()
      refusing(message)
      expect(await openedAgain(who)).toBeNull()
      fault = undefined
      expect(await again(who)).toBeNull()
    },
  )

  // Earlier SDKs let everything but the network remove the user. Whom this one keeps has no session: our own start asks on.
  test.each(['INVALID_ID_TOKEN', 'SOMETHING_NEW'])(
    'and an answer of %s, which says nothing of the account, does not',
    async message => {
      const who = await someone()
      refusing(message)
      expect((await openedAgain(who))?.uid).toBe(who.user.uid)
    },
  )

  test('after the account was deleted signs out', async () => {
    const who = await someone()
    await query('delete from identity_account where id = $1', [who.user.uid])
    expect(await openedAgain(who)).toBeNull()
  })
})

describe('a token that nobody renews ahead (reference 9.4)', () => {
  test('is good until five minutes before its end, and then fetched at its next use and not before', async () => {
    const { user } = await someone()
    const first = await user.getIdToken()
    pass(minutes(55) - seconds(1))
    expect(await user.getIdToken()).toBe(first)
    expect(asked).toEqual([])
    pass(seconds(2))
    // Nothing is asked before somebody needs it.
    expect(asked).toEqual([])
    expect(await user.getIdToken()).not.toBe(first)
    expect(asked.map(({ url }) => url.pathname)).toEqual(['/securetoken.googleapis.com/v1/token'])
    expect(await codeOf(user.getIdToken())).toBe('ok')
    expect(asked).toHaveLength(1)
  })
})
