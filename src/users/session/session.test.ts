// The life of a session: opened by a fresh token, used, renewed, revoked, over when its user is.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { grantRole, revokeRole } from '#command-line/role-store.server.ts'
import { refreshSession } from '#identity/session/refresh-session.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import { removeEnded } from '#platform/retention/removal.server.ts'
import { type AccountWorld, accountWorld, cookieValue, someClient } from '#tests/support/account-world.ts'
import { days, hours, minutes, seconds } from '#values/duration.ts'
import { closeSession, closeSessionOf } from './close-session.server.ts'
import { readVisitor } from './read-visitor.server.ts'
import { listSessions } from './session-store.server.ts'
import { hashOfToken, newSessionToken, noSessionCookie, sessionCookie } from './session-token.server.ts'
import { syncSession } from './sync-session.server.ts'
import { sessionRemovals } from './tidy-sessions.server.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world?.drop())

const look = async (token: string | undefined) => readVisitor(world.tools, world.requestWith(token))

/** A new user with a session: its token, and who they are. */
async function signedIn(wanted?: Parameters<AccountWorld['makeUser']>[0]) {
  const user = await world.makeUser(wanted)
  const idToken = await world.idToken(user)
  const synced = await syncSession(world.tools, someClient, idToken)
  if (!synced.ok) throw new Error(synced.reason)
  return { user, idToken, token: cookieValue(synced.setCookie!), visitor: synced.visitor }
}

const query = (text: string, values: unknown[] = []) => world.tools.database.$client.query(text, values)

describe('a session', () => {
  it('is opened by an ID token and read back', async () => {
    const { user, token, visitor } = await signedIn({ displayName: 'Ana' })
    expect(visitor).toMatchObject({ kind: 'verified', user: { id: user.id, email: user.email, displayName: 'Ana' } })
    expect((await look(token)).visitor).toEqual(visitor)
  })

  it('is nobody without a cookie, or with one that was never ours', async () => {
    expect(await look(undefined)).toEqual({ visitor: { kind: 'signed-out' } })
    expect(await look(newSessionToken())).toEqual({ visitor: { kind: 'signed-out' } })
    expect(await look('short')).toEqual({ visitor: { kind: 'signed-out' } })
  })

  it('is kept as a hash: the table signs nobody in', async () => {
    const { token } = await signedIn()
    const { rows } = await query('select token_hash from session')
    expect(rows.some(({ token_hash }) => hashOfToken(token).equals(token_hash))).toBe(true)
    const everything = await query('select t::text as text from session t')
    expect(everything.rows.some(({ text }) => text.includes(token))).toBe(false)
  })

  it('is unverified for an address that nobody proved', async () => {
    const { visitor } = await signedIn({ emailVerified: false })
    expect(visitor.kind).toBe('unverified')
  })

  it('knows at once that an address was verified, wherever that happened', async () => {
    const { user, token } = await signedIn({ emailVerified: false })
    await query('update identity_account set email_verified = true where email = $1', [user.email])
    expect((await look(token)).visitor.kind).toBe('verified')
    const { rows } = await query('select email_verified from app_user where id = $1', [user.id])
    expect(rows[0].email_verified).toBe(true)
  })
})

describe('the ID token that opens one (Spec 9)', () => {
  it.each([
    [0, true],
    [299, true],
    [300, true],
    [301, false],
  ])('issued %i s ago: %s', async (age, good) => {
    const idToken = await world.idToken(await world.makeUser())
    world.clock.advance(seconds(age))
    const synced = await syncSession(world.tools, someClient, idToken)
    expect(synced.ok ? 'ok' : synced.reason).toBe(good ? 'ok' : 'token-too-old')
  })

  it('is ours', async () => {
    const [head, body, signature] = (await world.idToken(await world.makeUser())).split('.')
    const forged = [head, Buffer.from('{"sub":"x"}').toString('base64url'), signature].join('.')
    for (const token of [forged, `${head}.${body}.`, 'nonsense', '']) {
      expect(await syncSession(world.tools, someClient, token)).toEqual({ ok: false, reason: 'token-invalid' })
    }
  })

  it('belongs to an account that is still good', async () => {
    const user = await world.makeUser()
    const idToken = await world.idToken(user)
    await query('update identity_account set disabled = true where email = $1', [user.email])
    expect(await syncSession(world.tools, someClient, idToken)).toEqual({ ok: false, reason: 'account-over' })
    await query('delete from identity_account where email = $1', [user.email])
    expect(await syncSession(world.tools, someClient, idToken)).toEqual({ ok: false, reason: 'token-invalid' })
  })

  it('posted again by the same browser renews its session and opens no other', async () => {
    const { user, idToken, token, visitor } = await signedIn()
    const again = await syncSession(world.tools, { ...someClient, sessionToken: token }, idToken)
    expect(again).toMatchObject({ ok: true, visitor })
    expect(again).toMatchObject({ token, setCookie: undefined })
    expect(await listSessions(world.tools.database, user.id, world.clock.now())).toHaveLength(1)
  })

  it("takes the place of another user's session in the same browser", async () => {
    const { token: first } = await signedIn()
    const second = await world.makeUser()
    const idToken = await world.idToken(second)
    const synced = await syncSession(world.tools, { ...someClient, sessionToken: first }, idToken)
    const token = cookieValue((synced as { setCookie: string }).setCookie)
    expect(token).not.toBe(first)
    expect((await look(token)).visitor).toMatchObject({ user: { id: second.id } })
    expect((await look(first)).visitor.kind).toBe('signed-out')
  })

  it('makes the user once, whoever is first', async () => {
    const user = await world.makeUser()
    await query('delete from app_user where id = $1', [user.id])
    const idTokens = await Promise.all([1, 2, 3, 4].map(() => world.idToken(user)))
    const synced = await Promise.all(idTokens.map(idToken => syncSession(world.tools, someClient, idToken)))
    const ids = synced.map(each => (each.ok ? each.visitor.user.id : each.reason))
    expect(new Set(ids).size).toBe(1)
  })
})

describe('a session lasts', () => {
  it('14 days after its last use, and slides', async () => {
    const { token } = await signedIn()
    world.clock.advance(days(13))
    expect((await look(token)).visitor.kind).toBe('verified')
    world.clock.advance(days(13))
    expect((await look(token)).visitor.kind).toBe('verified')
    world.clock.advance(days(14))
    expect(await look(token)).toEqual({ visitor: { kind: 'signed-out' } })
  })

  it.each([
    [sentence('rates.basisGuest'), [], 90],
    ['an operator', ['reception'], 30],
  ] as const)('of %s no longer than its absolute end, whatever its use', async (_who, roles, most) => {
    const user = await world.makeUser({ roles: [...roles] })
    const signed = await signInWithPassword(world.tools, {}, user)
    if (!signed.ok || signed.signIn.step !== 'signed-in') throw new Error('no sign-in')
    let { tokens } = signed.signIn
    const renew = async () => {
      const renewed = await refreshSession(world.tools, tokens.refreshToken)
      if (!renewed.ok) throw new Error(renewed.reason)
      tokens = renewed.tokens
    }
    const synced = await syncSession(world.tools, someClient, tokens.idToken)
    const { token } = synced as { token: string }
    for (let day = 1; day < most; day += 7) {
      expect([day, (await look(token)).visitor.kind]).toEqual([day, 'verified'])
      world.clock.advance(days(Math.min(7, most - day)))
      await renew()
    }
    expect((await look(token)).visitor.kind).toBe('verified')
    world.clock.advance(days(1))
    expect((await look(token)).visitor.kind).toBe('signed-out')
    // Nor does the provider's own session, which goes on, open another.
    await renew()
    expect(await syncSession(world.tools, someClient, tokens.idToken)).toEqual({
      ok: false,
      reason: 'token-too-old',
    })
  })

  it('of somebody who becomes an operator no longer than those of operators', async () => {
    const { user, token } = await signedIn()
    for (let week = 0; week < 5; week++) {
      world.clock.advance(days(7))
      expect((await look(token)).visitor.kind).toBe('verified')
    }
    await grantRole(world.tools.database, { userId: user.id, role: 'reception' }, world.clock.now())
    expect((await look(token)).visitor.kind).toBe('signed-out')
  })

  it('as long as the site is told', async () => {
    const short = await accountWorld({ environment: { SESSION_DAYS: '1' } })
    try {
      const idToken = await short.idToken(await short.makeUser())
      const synced = await syncSession(short.tools, someClient, idToken)
      const token = cookieValue((synced as { setCookie: string }).setCookie)
      short.clock.advance(hours(23))
      expect((await readVisitor(short.tools, short.requestWith(token))).visitor.kind).toBe('verified')
      short.clock.advance(hours(25))
      expect((await readVisitor(short.tools, short.requestWith(token))).visitor.kind).toBe('signed-out')
    } finally {
      await short.drop()
    }
  })

  it('and is written down once an hour, not at every request', async () => {
    const { token } = await signedIn()
    const seenAt = async () => {
      expect((await look(token)).setCookie).toBeUndefined()
      const { rows } = await query('select last_seen_at from session where token_hash = $1', [hashOfToken(token)])
      return Number(rows[0].last_seen_at)
    }
    const opened = world.clock.now().getTime()
    world.clock.advance(minutes(59))
    expect(await seenAt()).toBe(opened)
    world.clock.advance(minutes(2))
    const used = world.clock.now().getTime()
    expect(await seenAt()).toBe(used)
    world.clock.advance(minutes(59))
    expect(await seenAt()).toBe(used)
  })

  it('in the table no longer than it is of use', async () => {
    const { user, token } = await signedIn()
    const kept = async () => (await query('select from session where user_id = $1', [user.id])).rowCount
    await closeSession(world.tools, token)
    world.clock.advance(days(29))
    await removeEnded(world.tools, sessionRemovals)
    expect(await kept()).toBe(1)
    world.clock.advance(days(2))
    const { token: fresh } = await signedIn()
    expect((await removeEnded(world.tools, sessionRemovals)).sessions).toBeGreaterThan(0)
    expect(await kept()).toBe(0)
    expect((await look(fresh)).visitor.kind).toBe('verified')
  })
})

describe('a token is replaced', () => {
  const again = async (user: { email: string }, sessionToken: string) => {
    const idToken = await world.idToken(user as Awaited<ReturnType<AccountWorld['makeUser']>>)
    const synced = await syncSession(world.tools, { ...someClient, sessionToken }, idToken)
    return cookieValue((synced as { setCookie: string }).setCookie)
  }

  it('at every sign-in, by the same person too: the one before is nobody’s', async () => {
    const { user, token } = await signedIn()
    const next = await again(user, token)
    expect(next).not.toBe(token)
    expect((await look(next)).visitor).toMatchObject({ kind: 'verified', user: { id: user.id } })
    expect(await look(token)).toEqual({ visitor: { kind: 'signed-out' } })
    expect(await listSessions(world.tools.database, user.id, world.clock.now())).toHaveLength(1)
  })

  it('and one whose sign-in the provider ended never lives again', async () => {
    const { user, token } = await signedIn()
    await query(
      'update identity_session set revoked_at = $2 where account_id = (select id from identity_account where email = $1)',
      [user.email, world.clock.now()],
    )
    // The same browser signs in before any page has looked at its cookie.
    const next = await again(user, token)
    expect((await look(next)).visitor.kind).toBe('verified')
    expect((await look(token)).visitor.kind).toBe('signed-out')
    const { rows } = await query('select revoked_at from session where token_hash = $1', [hashOfToken(token)])
    expect(rows[0].revoked_at).not.toBeNull()
  })

  it('is noted as over when the provider says so', async () => {
    const { user, token } = await signedIn()
    await query(
      'update identity_session set revoked_at = $2 where account_id = (select id from identity_account where email = $1)',
      [user.email, world.clock.now()],
    )
    expect((await look(token)).visitor.kind).toBe('signed-out')
    await query(
      'update identity_session set revoked_at = null where account_id = (select id from identity_account where email = $1)',
      [user.email],
    )
    expect((await look(token)).visitor.kind).toBe('signed-out')
  })

  it.each([
    ['a role is given', "insert into role_grant (user_id, role, granted_at) values ($1, 'reception', now())"],
    [
      'the address is proved',
      'update identity_account set email_verified = true where email = (select email from app_user where id = $1)',
    ],
  ])(
    'when %s; requests under way still come as the same person, and none brings the old one back',
    async (_what, sql) => {
      const { user, token } = await signedIn({ emailVerified: false })
      expect((await look(token)).setCookie).toBeUndefined()
      await query(sql, [user.id])
      const answers = await Promise.all(Array.from({ length: 8 }, () => look(token)))
      const cookies = answers.map(({ setCookie }) => setCookie && cookieValue(setCookie))
      expect(new Set(cookies).size).toBe(1)
      const next = cookies[0]!
      expect(next).not.toBe(token)
      expect(new Set(answers.map(({ visitor }) => visitor.kind)).size).toBe(1)
      expect(await look(next)).toEqual({ favourites: '', visitor: answers[0]!.visitor, setCookie: undefined })
      world.clock.advance(seconds(61))
      expect(await look(token)).toEqual({ visitor: { kind: 'signed-out' } })
      expect((await look(next)).visitor.kind).toBe(answers[0]!.visitor.kind)
    },
  )
})

describe('one ID token', () => {
  it('opens one session, however many ask at once', async () => {
    const user = await world.makeUser()
    const idToken = await world.idToken(user)
    const synced = await Promise.all(Array.from({ length: 6 }, () => syncSession(world.tools, someClient, idToken)))
    expect(synced.map(each => (each.ok ? 'ok' : each.reason)).sort()).toEqual(['ok', ...Array(5).fill('token-used')])
    const token = cookieValue((synced.find(({ ok }) => ok) as { setCookie: string }).setCookie)
    await closeSession(world.tools, token)
    expect(await syncSession(world.tools, someClient, idToken)).toMatchObject({ ok: false })
    expect(await listSessions(world.tools.database, user.id, world.clock.now())).toEqual([])
  })
})

describe('one ID token, written otherwise', () => {
  it('opens no second session: the last letter of a signature has bits to spare', async () => {
    const idToken = await world.idToken(await world.makeUser())
    expect(await syncSession(world.tools, someClient, idToken)).toMatchObject({ ok: true })
    const signature = Buffer.from(idToken.split('.')[2]!, 'base64url')
    const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map(letter => idToken.slice(0, -1) + letter)
      .filter(other => other !== idToken && Buffer.from(other.split('.')[2]!, 'base64url').equals(signature))
    expect(others.length).toBeGreaterThan(0)
    for (const other of others)
      expect(await syncSession(world.tools, someClient, other)).toEqual({ ok: false, reason: 'token-used' })
  })
})

describe('a session ends', () => {
  it('when its browser signs out, with the sign-in behind it', async () => {
    const { token, idToken } = await signedIn()
    await closeSession(world.tools, token)
    await closeSession(world.tools, token)
    await closeSession(world.tools, undefined)
    expect((await look(token)).visitor.kind).toBe('signed-out')
    expect(await syncSession(world.tools, someClient, idToken)).toEqual({ ok: false, reason: 'token-invalid' })
  })

  it('when its user ends it from another browser, and only theirs', async () => {
    const { user, token, visitor } = await signedIn()
    const elsewhere = await syncSession(world.tools, someClient, await world.idToken(user))
    const other = (elsewhere as { token: string }).token
    const { visitor: stranger } = await signedIn()
    expect(await closeSessionOf(world.tools, stranger.user, visitor.sessionId)).toBe(false)
    expect((await look(token)).visitor.kind).toBe('verified')
    const [line] = (await listSessions(world.tools.database, user.id, world.clock.now())).filter(
      ({ id }) => id !== visitor.sessionId,
    )
    expect(await closeSessionOf(world.tools, visitor.user, line!.id)).toBe(true)
    expect(await closeSessionOf(world.tools, visitor.user, line!.id)).toBe(false)
    expect((await look(other)).visitor.kind).toBe('signed-out')
    expect((await look(token)).visitor.kind).toBe('verified')
  })

  it.each([
    ['is disabled at the provider', 'update identity_account set disabled = true where email = $1'],
    ['is deleted at the provider', 'delete from identity_account where email = $1'],
    ['is disabled here', "update app_user set status = 'disabled' where email = $1"],
  ])('when its user %s, in every browser', async (_how, statement) => {
    const { user, token } = await signedIn()
    const elsewhere = await syncSession(world.tools, someClient, await world.idToken(user))
    await query(statement, [user.email])
    expect((await look(token)).visitor.kind).toBe('signed-out')
    expect((await look((elsewhere as { token: string }).token)).visitor.kind).toBe('signed-out')
    expect(await listSessions(world.tools.database, user.id, world.clock.now())).toEqual([])
  })

  it('when the provider revokes the sign-in behind it, and no other', async () => {
    const { user, token } = await signedIn()
    const elsewhere = await syncSession(world.tools, someClient, await world.idToken(user))
    await query(
      `update identity_session set revoked_at = $2 where id::text =
        (select identity_session_id from session where token_hash = $1)`,
      [hashOfToken(token), world.clock.now()],
    )
    expect((await look(token)).visitor.kind).toBe('signed-out')
    expect((await look((elsewhere as { token: string }).token)).visitor.kind).toBe('verified')
  })
})

describe('a role', () => {
  it('holds from the next request until it is taken back or over', async () => {
    const { user, token } = await signedIn()
    const { database, clock } = world.tools
    let present = token
    const roles = async () => {
      const { visitor, setCookie } = await look(present)
      if (setCookie) present = cookieValue(setCookie)
      return visitor.kind === 'signed-out' ? [] : visitor.user.roles
    }
    expect(await roles()).toEqual(['guest'])
    await grantRole(database, { userId: user.id, role: 'reception' }, clock.now())
    await grantRole(database, { userId: user.id, role: 'reception' }, clock.now())
    expect(await roles()).toEqual(['guest', 'reception'])
    await revokeRole(database, { userId: user.id, role: 'reception' })
    const expiresAt = new Date(clock.now().getTime() + hours(1))
    await grantRole(database, { userId: user.id, role: 'manager', expiresAt }, clock.now())
    expect(await roles()).toEqual(['guest', 'manager'])
    world.clock.advance(hours(1))
    expect(await roles()).toEqual(['guest'])
  })
})

describe('the cookie', () => {
  const environment = { SESSION_ABSOLUTE_DAYS: 90 }

  it('is out of reach of script and of forms of other sites', () => {
    expect(sessionCookie('token', { ...environment, PUBLIC_URL: undefined })).toBe(
      'casita_session=token; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax',
    )
  })

  it.each([
    ['https://homes.example', true],
    ['http://homes.example', false],
    [undefined, false],
  ])('is Secure exactly when guests come by https: %s', (PUBLIC_URL, secure) => {
    for (const cookie of [
      sessionCookie('t', { ...environment, PUBLIC_URL }),
      noSessionCookie({ ...environment, PUBLIC_URL }),
    ]) {
      expect(cookie.endsWith('; Secure')).toBe(secure)
    }
  })

  it('holds 256 bits, never the same twice', () => {
    const tokens = Array.from({ length: 1000 }, newSessionToken)
    expect(new Set(tokens).size).toBe(1000)
    expect(tokens.every(token => Buffer.from(token, 'base64url').length === 32)).toBe(true)
  })
})
