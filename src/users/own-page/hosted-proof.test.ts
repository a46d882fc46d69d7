// Who a hosted provider keeps proves again who they are: by the password there, or by a sign-in of a moment ago.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieValue, someClient } from '#tests/support/account-world.ts'
import { type HostedService, startHostedService } from '#tests/support/hosted-service.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { proveAtHosted } from '#users/own-page/changes/hosted-changes.server.ts'
import { closeSession } from '#users/session/close-session.server.ts'
import { enter } from '#users/session/enter.server.ts'
import { heldSignIn } from '#users/session/held-sign-in.server.ts'
import { sendVerification } from '#users/session/send-verification.server.ts'
import { findUser } from '#users/user/user-store.server.ts'
import { hours, minutes, seconds } from '#values/duration.ts'
import { changeName, changePicture } from './change-account.server.ts'

const log: string[] = []
let service: HostedService
let world: TestTools
beforeAll(async () => {
  service = await startHostedService(() => world.clock.now())
  world = await testTools({
    logTo: log,
    environment: {
      IDENTITY_AUTH_DOMAIN: `${service.project}.firebaseapp.com`,
      IDENTITY_PROJECT: service.project,
      IDENTITY_API_KEY: 'any-key',
      FIREBASE_AUTH_EMULATOR_HOST: service.host,
    },
  })
})
afterAll(async () => {
  await world?.drop()
  service?.close()
})

let made = 0

/** Somebody signed in just now by a mailed link, by a plain form (whose sign-in is renewed) or by the SDK. */
async function signedIn({ byForm = false, emailVerified = true } = {}) {
  const localId = `proof-${++made}`
  service.accounts.set(localId, { localId, email: `${localId}@example.org`, emailVerified, hasPassword: false })
  const now = world.clock.now()
  const idToken = service.idToken(localId, now)
  const refreshToken = byForm ? service.refreshToken(localId, now) : undefined
  const entered = await enter(world.tools, someClient, { tokens: { idToken, refreshToken } })
  if (!entered.ok) throw new Error(entered.reason)
  const { visitor, cookies } = entered
  return {
    localId,
    idToken,
    visitor,
    who: visitor.user,
    client: { ...someClient, sessionToken: cookieValue(cookies[0]!) },
  }
}

const tooOld = { ok: false, reason: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' }

describe('without a password', () => {
  it('a sign-in of the last five minutes is proof, an older one is not', async () => {
    const { client, who, idToken } = await signedIn()
    world.clock.advance(minutes(5))
    expect(await proveAtHosted({ tools: world.tools, client, who }, '')).toEqual({ ok: true, idToken })
    world.clock.advance(seconds(1))
    expect(await proveAtHosted({ tools: world.tools, client, who }, 'whatever was typed')).toEqual(tooOld)
  })

  it('only the session that asks proves anything, and only of its own user', async () => {
    const [one, another] = [await signedIn(), await signedIn()]
    expect(await proveAtHosted({ ...one, tools: world.tools, client: someClient }, '')).toEqual(tooOld)
    expect(await proveAtHosted({ ...one, tools: world.tools, client: another.client }, '')).toEqual(tooOld)
    await closeSession(world.tools, one.client.sessionToken)
    expect(await proveAtHosted({ ...one, tools: world.tools }, '')).toEqual(tooOld)
    // What is over holds nothing any more.
    const held = 'select held_sign_in is null as nothing from session where id = $1'
    const { rows } = await world.tools.database.$client.query(held, [one.visitor.sessionId])
    expect(rows).toEqual([{ nothing: true }])
  })
})

describe('the sign-in that a session holds', () => {
  it('is renewed where a form made it, and is as old as it was', async () => {
    const { client, who, idToken } = await signedIn({ byForm: true })
    const before = world.clock.now()
    world.clock.advance(hours(2))
    const held = await heldSignIn(world.tools, client, who)
    expect(held).toMatchObject({ ok: true, signedInAt: before })
    expect(held.ok && held.idToken).not.toBe(idToken)
    // The new one is kept.
    expect(await heldSignIn(world.tools, client, who)).toEqual(held)
    expect(await proveAtHosted({ tools: world.tools, client, who }, '')).toEqual(tooOld)
  })

  it('is over with its token where the SDK made it', async () => {
    const { client, who } = await signedIn()
    world.clock.advance(hours(2))
    expect(await heldSignIn(world.tools, client, who)).toEqual(tooOld)
  })

  it('is over with the account, and waits for a service that gives no answer', async () => {
    const { client, who, localId } = await signedIn({ byForm: true })
    world.clock.advance(hours(2))
    service.isDown = true
    expect(await heldSignIn(world.tools, client, who)).toMatchObject({ ok: false })
    service.isDown = false
    service.accounts.delete(localId)
    expect(await heldSignIn(world.tools, client, who)).toEqual({ ok: false, reason: 'USER_NOT_FOUND' })
  })

  it('is sealed: neither the table nor the log shows a token', async () => {
    const { client, who, idToken, localId } = await signedIn({ byForm: true })
    world.clock.advance(hours(2))
    await heldSignIn(world.tools, client, who)
    const { rows } = await world.tools.database.$client.query(
      "select encode(held_sign_in, 'escape') as held from session",
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const text of [...rows.map(({ held }) => String(held)), ...log]) {
      expect(text).not.toContain(idToken.split('.')[1]!.slice(0, 40))
      expect(text).not.toContain(`${localId}@`)
    }
  })
})

describe('a name', () => {
  const nameOf = async (id: string) => {
    const { rows } = await world.tools.database.$client.query(
      'select display_name as name from app_user where id = $1',
      [id],
    )
    return rows[0].name as string | null
  }

  it('is changed and taken away there by the sign-in of the session, and known here at once', async () => {
    const { client, who, localId } = await signedIn({ byForm: true })
    world.clock.advance(hours(2))
    expect(await changeName({ tools: world.tools, client, who }, 'Ida Bo')).toMatchObject({ ok: true })
    expect([service.accounts.get(localId)?.displayName, await nameOf(who.id)]).toEqual(['Ida Bo', 'Ida Bo'])
    expect(await changeName({ tools: world.tools, client, who }, '')).toMatchObject({ ok: true })
    expect([service.accounts.get(localId)?.displayName, await nameOf(who.id)]).toEqual([undefined, null])
  })

  it('and so is a picture', async () => {
    const { client, who, localId } = await signedIn({ byForm: true })
    const photoUrl = 'https://pictures.example/ida.png'
    const pictureOf = async () => (await findUser(world.tools.database, who.id))?.photoUrl
    expect(await changePicture({ tools: world.tools, client, who }, photoUrl)).toMatchObject({ ok: true })
    expect([service.accounts.get(localId)?.photoUrl, await pictureOf()]).toEqual([photoUrl, photoUrl])
    expect(await changePicture({ tools: world.tools, client, who }, '')).toMatchObject({ ok: true })
    expect([service.accounts.get(localId)?.photoUrl, await pictureOf()]).toEqual([undefined, null])
  })

  it('is refused when it is too long, when the sign-in is over, and when the service is out of order', async () => {
    const { client, who, localId } = await signedIn()
    const refusal = async (name: string) => {
      const changed = await changeName({ tools: world.tools, client, who }, name)
      return changed.ok ? 'ok' : changed.reason
    }
    expect(await refusal('x'.repeat(257))).toBe('name-too-long')
    service.isDown = true
    expect(await refusal('Ida')).toBe('INVALID_ARGUMENT')
    service.isDown = false
    world.clock.advance(hours(2))
    expect(await refusal('Ida')).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect([service.accounts.get(localId)?.displayName, await nameOf(who.id)]).toEqual([undefined, null])
  })
})

describe('the mail that verifies an address', () => {
  it('cannot be asked for by a sign-in that is over', async () => {
    const { client, visitor } = await signedIn({ emailVerified: false })
    world.clock.advance(hours(2))
    expect(await sendVerification(world.tools, client, visitor)).toEqual({ ok: false, reason: 'no-account' })
  })
})
