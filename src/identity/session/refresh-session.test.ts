// Refresh tokens: numbered, good for a minute after use, and the end of their session when one comes back later.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeAccount } from '#identity/account/account-store.server.ts'
import { editAccount } from '#identity/operating/manage-accounts.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import { signUp } from '#identity/sign-up.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { days, hours, minutes, seconds } from '#values/duration.ts'
import { verifyIdToken } from './id-token.server.ts'
import { proveIdToken } from './proven-account.server.ts'
import { refreshSession } from './refresh-session.server.ts'
import { readRefreshToken, refreshTokenOf } from './session.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
})
afterAll(() => handed.drop())

let count = 0

async function someone() {
  const input = { email: `r${++count}@example.org`, password: 'some password' }
  const made = await signUp(handed.tools, {}, input)
  if (!made.ok) throw new Error(made.reason)
  return { account: made.signedIn.account, ...made.signedIn.tokens }
}

async function refreshed(token: string): Promise<string> {
  const answer = await refreshSession(handed.tools, token)
  return answer.ok ? answer.tokens.refreshToken : answer.reason
}

test('each use moves the number on', async () => {
  const { refreshToken: first, account } = await someone()
  const answer = await refreshSession(handed.tools, first)
  if (!answer.ok) throw new Error(answer.reason)
  expect(answer.tokens.refreshToken).not.toBe(first)
  const verified = await verifyIdToken(handed.tools, answer.tokens.idToken)
  expect(verified).toMatchObject({ ok: true, claims: { sub: account.id } })
})

test('two tabs that refresh together get the same next token', async () => {
  const { refreshToken } = await someone()
  const [one, two] = await Promise.all([refreshed(refreshToken), refreshed(refreshToken)])
  expect(one).toBe(two)
  expect(readRefreshToken(handed.tools.environment, one)?.generation).toBe(2)
})

test('a used token is good for sixty seconds, whatever happened meanwhile', async () => {
  const { refreshToken: first } = await someone()
  const second = await refreshed(first)
  handed.clock.advance(seconds(30))
  const third = await refreshed(second)
  handed.clock.advance(seconds(30))
  expect(await refreshed(first)).toBe(third)
})

test('a used token that comes back later ends the whole session, its ID tokens too', async () => {
  const { refreshToken: first } = await someone()
  const answer = await refreshSession(handed.tools, first)
  if (!answer.ok) throw new Error(answer.reason)
  handed.clock.advance(seconds(61))
  expect(await refreshed(first)).toBe('TOKEN_EXPIRED')
  expect(await refreshed(answer.tokens.refreshToken)).toBe('TOKEN_EXPIRED')
  expect(await proveIdToken(handed.tools, answer.tokens.idToken)).toMatchObject({ reason: 'TOKEN_EXPIRED' })
})

test('other sessions of the account live on', async () => {
  const input = { email: `r${++count}@example.org`, password: 'some password' }
  const made = await signUp(handed.tools, {}, input)
  if (!made.ok) throw new Error(made.reason)
  const other = await signInWithPassword(handed.tools, {}, input)
  if (!other.ok || other.signIn.step !== 'signed-in') throw new Error('not signed in')
  const first = made.signedIn.tokens.refreshToken
  await refreshed(first)
  handed.clock.advance(minutes(2))
  expect(await refreshed(first)).toBe('TOKEN_EXPIRED')
  expect(await refreshed(other.signIn.tokens.refreshToken)).not.toMatch(/^[A-Z_]+$/)
})

test('many at once leave one session with one live token', async () => {
  const { refreshToken } = await someone()
  const answers = await Promise.all(Array.from({ length: 12 }, () => refreshed(refreshToken)))
  expect(new Set(answers).size).toBe(1)
  expect(await refreshed(answers[0]!)).not.toMatch(/^[A-Z_]+$/)
})

test('a session that nobody used for ninety days is over', async () => {
  const { refreshToken } = await someone()
  handed.clock.advance(days(89))
  const next = await refreshed(refreshToken)
  handed.clock.advance(days(90) + hours(1))
  expect(await refreshed(next)).toBe('TOKEN_EXPIRED')
})

test('a disabled account, and one that is gone', async () => {
  const disabled = await someone()
  await editAccount(handed.tools, disabled.account.id, { disabled: true })
  expect(await refreshed(disabled.refreshToken)).toBe('USER_DISABLED')
  const gone = await someone()
  await removeAccount(handed.tools.database, gone.account.id)
  expect(await refreshed(gone.refreshToken)).toBe('USER_NOT_FOUND')
})

test('a text we never gave ends nothing', async () => {
  const { refreshToken } = await someone()
  const bytes = Buffer.from(refreshToken, 'base64url')
  bytes.writeUInt32BE(7, 16)
  const guesses = ['', 'x', refreshToken.slice(1), `${refreshToken}A`, `${refreshToken}=`, bytes.toString('base64url')]
  for (const guess of guesses) expect(await refreshed(guess)).toBe('INVALID_REFRESH_TOKEN')
  const session = readRefreshToken(handed.tools.environment, refreshToken)!.sessionId
  const otherKey = { ...handed.tools.environment, IDENTITY_KEY: [randomBytes(32)] }
  expect(await refreshed(refreshTokenOf(otherKey, session, 1))).toBe('INVALID_REFRESH_TOKEN')
  expect(await refreshed(refreshToken)).not.toMatch(/^[A-Z_]+$/)
})

test('a token number that was never reached is a reuse, not a way in', async () => {
  const { refreshToken } = await someone()
  const { sessionId } = readRefreshToken(handed.tools.environment, refreshToken)!
  expect(await refreshed(refreshTokenOf(handed.tools.environment, sessionId, 5))).toBe('TOKEN_EXPIRED')
})

test('nothing in the database gives a token', async () => {
  const { refreshToken } = await someone()
  const { rows } = await handed.tools.database.$client.query('select * from identity_session')
  expect(JSON.stringify(rows)).not.toContain(refreshToken)
})
