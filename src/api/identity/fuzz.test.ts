// Bad input never makes a 500 and always gets the error's one shape; good input always succeeds.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, startIdentity, type TestIdentity } from '#tests/support/identity.ts'
import {
  type Fields,
  type IdentityRequest,
  identityRequests,
  type RequestMaker,
} from '#tests/support/identity-requests.ts'
import { isLongCheck } from '#tests/support/long-checks.ts'
import { type OidcIssuer, oidcClient, startOidcIssuer } from '#tests/support/oidc-issuer.ts'
import { isProtocolMessage } from '#tests/support/wire-words.ts'

/** FUZZ_RUNS names any other number. */
const runs = Number(process.env.FUZZ_RUNS ?? (isLongCheck ? 100_000 : 2000))
/** How often every operation succeeds. */
const successes = isLongCheck ? 100 : 10
/** So many at a time: most of a call is waiting. */
const atOnce = 10

let identity: TestIdentity
let issuer: OidcIssuer
let makers: RequestMaker[]
beforeAll(async () => {
  issuer = await startOidcIssuer()
  const providers = [{ id: 'oidc.club', issuer: issuer.issuer, clientId: oidcClient }]
  identity = await startIdentity({
    // The calls for tests are mounted too: no limit by address slows the fuzz, and they are fuzzed themselves.
    environment: { CASITA_TEST_HELPERS: '1', SMS_PER_DAY: '1000000', IDENTITY_PROVIDERS: JSON.stringify(providers) },
  })
  makers = await identityRequests(identity.tools, identity.clock, issuer)
})
afterAll(async () => {
  issuer.close()
  await identity.drop()
})

async function send({ method, path, body }: IdentityRequest, headers: Readonly<Record<string, string>> = {}) {
  if (path.endsWith('/token')) {
    const form = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)]))
    const response = await fetch(`${identity.origin}${path}?key=casita-web`, { method, body: form, headers })
    return { status: response.status, body: (await response.json()) as Answer }
  }
  return identity.call(path, method === 'GET' ? undefined : body, { method, headers })
}

function expectOwnShape({ status, body }: { status: number; body: Answer }, asked: unknown): void {
  const what = JSON.stringify(asked)
  expect([200, 400, 401, 403, 404, 413], what).toContain(status)
  if (status === 200) expect(body.error?.message, what).toBeUndefined()
  else {
    const { message } = body.error
    const errors = [{ message, reason: expect.any(String), domain: 'global' }]
    expect(isProtocolMessage(message), `${what}: ${message}`).toBe(true)
    expect(body.error, what).toMatchObject({ code: status, message: expect.stringMatching(/\S/), errors })
  }
}

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    ' ',
    '0',
    'x',
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    [],
    {},
    [null],
    '\0',
    '\ud800',
  ),
  fc.constantFrom(
    'VERIFY_EMAIL',
    'PASSWORD_RESET',
    'EMAIL_SIGNIN',
    'VERIFY_AND_CHANGE_EMAIL',
    'x@y',
    'a@b@c',
    '+447700900000',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.emailAddress(),
  fc.webUrl(),
  fc.uuid(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 1, max: 70_000 }).map(length => 'y'.repeat(length)),
)
const change = fc.record({ at: fc.nat(), value: anyValue, nibble: fc.boolean() })

/** So many cases for one run of a property. */
const together = <Case>(cases: fc.Arbitrary<Case>) => fc.array(cases, { minLength: atOnce, maxLength: atOnce })

const inParallel = async <Case>(cases: readonly Case[], check: (one: Case) => Promise<void>): Promise<void> =>
  void (await Promise.all(cases.map(check)))

/** The fields with some replaced; a text may lose or change a letter instead. */
function changed(fields: Fields, changes: readonly { at: number; value: unknown; nibble: boolean }[]): Fields {
  const result: Record<string, unknown> = { ...fields }
  const names = [...Object.keys(fields), 'idToken', 'oobCode', 'continueUrl', '__proto__', 'localId']
  for (const { at, value, nibble } of changes) {
    const name = names[at % names.length]!
    const before = result[name]
    if (nibble && typeof before === 'string' && before.length > 0) {
      const place = at % before.length
      result[name] = before.slice(0, place) + (at % 2 ? '' : 'Q') + before.slice(place + 1)
    } else Object.defineProperty(result, name, { value, enumerable: true, writable: true, configurable: true })
  }
  return result
}

test('every operation succeeds', async () => {
  // In turns, so that those that compute (hashes) and those that wait (rows) go on beside each other.
  const turns = Array.from({ length: successes }, () => makers).flat()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = turns.pop(); next; next = turns.pop()) {
        const { status, body } = await send(await next.make())
        expect([next.operation, status, body.error]).toEqual([next.operation, 200, undefined])
      }
    }),
  )
}, 3_600_000)

test('a valid request with one to three fields changed', async () => {
  const cases = fc.record({
    which: fc.nat(),
    changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    owner: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(together(cases), each =>
      inParallel(each, async ({ which, changes, owner }) => {
        const request = await makers[which % makers.length]!.make()
        const asked = { ...request, body: changed(request.body, changes) }
        expectOwnShape(await send(asked, owner && which % 5 === 0 ? { Authorization: 'Bearer owner' } : {}), asked)
      }),
    ),
    { numRuns: Math.ceil(runs / 2 / atOnce) },
  )
}, 3_600_000)

test('anything at all, anywhere', async () => {
  const operations = () => [
    ...makers.map(({ operation }) => `/identitytoolkit.googleapis.com/${operation.split(' ')[0]}`),
    ...[
      'accounts',
      'accounts:update',
      'accounts:lookup',
      'accounts:batchCreate',
      'accounts:delete',
      'accounts:sendOobCode',
    ].map(path => `/identitytoolkit.googleapis.com/v1/projects/casita/${path}`),
    '/identitytoolkit.googleapis.com/v1/accounts:toString',
    '/identitytoolkit.googleapis.com/__proto__',
  ]
  const names =
    'email password idToken oobCode localId users token newPassword requestType phoneNumber customAttributes mfa totpVerificationInfo deleteProvider'
  const body = fc.oneof(
    fc.dictionary(fc.constantFrom(...names.split(' ')), anyValue, { maxKeys: 6 }),
    fc.jsonValue(),
    fc.string({ unit: 'binary', maxLength: 200 }),
  )
  const cases = fc.record({ which: fc.nat(), body, owner: fc.boolean(), get: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(together(cases), each =>
      inParallel(each, async ({ which, body: sent, owner, get }) => {
        const paths = operations()
        const path = paths[which % paths.length]!
        const headers: Record<string, string> = owner ? { Authorization: 'Bearer owner' } : {}
        const method = get && which % 4 === 0 ? 'GET' : 'POST'
        const answer = await identity.call(path, method === 'GET' ? undefined : (sent ?? 'null'), { method, headers })
        expectOwnShape(answer, { path, sent, owner })
      }),
    ),
    { numRuns: Math.ceil(runs / 2 / atOnce) },
  )
}, 3_600_000)
