// Sessions of people whom a hosted provider keeps: what ended here stays ended, and what changed there is noticed.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeEnded } from '#platform/retention/removal.server.ts'
import { someClient } from '#tests/support/account-world.ts'
import { type HostedService, startHostedService } from '#tests/support/hosted-service.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { days, minutes, seconds } from '#values/duration.ts'
import { closeSession, closeSessionOf } from './close-session.server.ts'
import { noteHostedChange } from './note-hosted-change.server.ts'
import { readVisitor } from './read-visitor.server.ts'
import { sessionCookieName } from './session-token.server.ts'
import { syncSession } from './sync-session.server.ts'
import { sessionRemovals } from './tidy-sessions.server.ts'

let service: HostedService
let world: TestTools
beforeAll(async () => {
  service = await startHostedService(() => world.clock.now())
  world = await testTools({
    environment: {
      IDENTITY_AUTH_DOMAIN: `${service.project}.firebaseapp.com`,
      IDENTITY_PROJECT: service.project,
      IDENTITY_API_KEY: 'any-key',
      FIREBASE_AUTH_EMULATOR_HOST: service.host,
      IDENTITY_SERVICE_ACCOUNT: service.serviceAccount,
    },
  })
})
afterAll(async () => {
  await world?.drop()
  service?.close()
})

let made = 0
function someAccount(more: { emailVerified?: boolean } = {}) {
  const localId = `session-${++made}`
  const account = { localId, email: `${localId}@example.org`, emailVerified: true, ...more }
  service.accounts.set(localId, account)
  return account
}

/** The SDK of a browser without a session brings a token of a sign-in that began at `signedInAt`. */
const sync = (localId: string, signedInAt: Date, sessionToken?: string) => {
  const client = sessionToken === undefined ? someClient : { ...someClient, sessionToken }
  return syncSession(world.tools, client, service.idToken(localId, world.clock.now(), signedInAt))
}

async function signIn(localId: string) {
  world.clock.advance(seconds(1))
  const signedInAt = world.clock.now()
  const synced = await sync(localId, signedInAt)
  if (!synced.ok) throw new Error(synced.reason)
  return { signedInAt, visitor: synced.visitor, token: synced.token }
}

/** A second that is over is told from the next one. */
const aLittleLater = () => world.clock.advance(seconds(1))

const kindOf = async (token: string) => {
  const request = new Request('http://127.0.0.1/', { headers: { cookie: `${sessionCookieName}=${token}` } })
  return (await readVisitor(world.tools, request)).visitor.kind
}

describe('a session that was ended here', () => {
  it('is not opened again by the sign-in that it hung on, but by another one', async () => {
    const { localId } = someAccount()
    const [home, away] = [await signIn(localId), await signIn(localId)]
    aLittleLater()
    await closeSessionOf(world.tools, home.visitor.user, away.visitor.sessionId)
    expect(await sync(localId, away.signedInAt)).toEqual({ ok: false, reason: 'token-invalid' })
    expect(await sync(localId, home.signedInAt)).toMatchObject({ ok: true })
    expect(await kindOf((await signIn(localId)).token)).toBe('verified')
  })

  it('by its own browser stays ended too', async () => {
    const { localId } = someAccount()
    const { token, signedInAt } = await signIn(localId)
    aLittleLater()
    await closeSession(world.tools, token)
    expect(await sync(localId, signedInAt)).toEqual({ ok: false, reason: 'token-invalid' })
  })

  it('takes no later sign-in along, not even one of the same second', async () => {
    const { localId } = someAccount()
    const { token, signedInAt } = await signIn(localId)
    await closeSession(world.tools, token)
    aLittleLater()
    expect(await sync(localId, signedInAt)).toMatchObject({ ok: true })
  })

  it('is remembered for 400 days, one that ran out for 30', async () => {
    const { localId } = someAccount()
    const [ended, ranOut] = [await signIn(localId), await signIn(localId)]
    aLittleLater()
    await closeSession(world.tools, ended.token)
    world.clock.advance(days(60))
    await removeEnded(world.tools, sessionRemovals)
    expect(await sync(localId, ended.signedInAt)).toEqual({ ok: false, reason: 'token-invalid' })
    const { rows } = await world.tools.database.$client.query('select id from session where user_id = $1', [
      ranOut.visitor.user.id,
    ])
    expect(rows.map(({ id }) => id)).toEqual([ended.visitor.sessionId])
    world.clock.advance(days(341))
    await removeEnded(world.tools, sessionRemovals)
    const kept = await world.tools.database.$client.query('select id from session where id = $1', [
      ended.visitor.sessionId,
    ])
    expect(kept.rows).toEqual([])
    // By then it is too old for a session in any case.
    expect(await sync(localId, ended.signedInAt)).toEqual({ ok: false, reason: 'token-too-old' })
  })
})

describe('a session that was lost', () => {
  it('is opened again by its sign-in', async () => {
    const { localId } = someAccount()
    const { signedInAt } = await signIn(localId)
    world.clock.advance(minutes(30))
    expect(await sync(localId, signedInAt)).toMatchObject({ ok: true })
  })

  it('and renewed where it still is', async () => {
    const { localId } = someAccount()
    const { signedInAt, token, visitor } = await signIn(localId)
    world.clock.advance(minutes(55))
    expect(await sync(localId, signedInAt, token)).toMatchObject({
      ok: true,
      visitor: { sessionId: visitor.sessionId },
    })
  })
})

describe('a page', () => {
  it.each(['disabled', 'deleted'])('is nobody’s within a minute of the account being %s there', async what => {
    const account = someAccount()
    const { token } = await signIn(account.localId)
    expect(await kindOf(token)).toBe('verified')
    if (what === 'deleted') service.accounts.delete(account.localId)
    else service.accounts.set(account.localId, { ...account, disabled: true })
    expect(await kindOf(token)).toBe('verified')
    world.clock.advance(minutes(1))
    expect(await kindOf(token)).toBe('signed-out')
    // Every session of it is over, also once it could sign in again.
    service.accounts.set(account.localId, account)
    expect(await kindOf(token)).toBe('signed-out')
  })

  it('asks nobody for who is signed in while the service is out of reach', async () => {
    const { localId } = someAccount()
    const { token } = await signIn(localId)
    service.isDown = true
    world.clock.advance(minutes(2))
    expect(await kindOf(token)).toBe('verified')
    service.isDown = false
  })
})

describe('what a mailed link changed there', () => {
  it('is known at once: a confirmed address, in every browser', async () => {
    const { localId, email } = someAccount({ emailVerified: false })
    const { token } = await signIn(localId)
    expect(await kindOf(token)).toBe('unverified')
    await noteHostedChange(world.tools, 'verifyEmail', { localId, email: 'another@example.org' })
    expect(await kindOf(token)).toBe('unverified')
    await noteHostedChange(world.tools, 'verifyEmail', { localId, email })
    expect(await kindOf(token)).toBe('verified')
  })

  it.each(['resetPassword', 'verifyAndChangeEmail', 'recoverEmail'] as const)(
    'ends every session of the account: %s',
    async task => {
      const [whose, another] = [someAccount(), someAccount()]
      const sessions = [await signIn(whose.localId), await signIn(whose.localId), await signIn(another.localId)]
      // A new password names the address alone.
      const told =
        task === 'resetPassword' ? { email: whose.email } : { localId: whose.localId, email: 'moved@example.org' }
      await noteHostedChange(world.tools, task, told)
      expect(await Promise.all(sessions.map(({ token }) => kindOf(token)))).toEqual([
        'signed-out',
        'signed-out',
        'verified',
      ])
    },
  )
})
