// Limits: they hold across processes and restarts, count failures only, and shut out no stranger's victim.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendPhoneCode } from '#identity/phone/send-phone-code.server.ts'
import { resetPassword } from '#identity/reset-password.server.ts'
import { bucketOf } from '#identity/secrets/limit.server.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import { signUp } from '#identity/sign-up.server.ts'
import { type Caller, countedAddress } from '#identity/wire/caller.ts'
import { listOutbox, type MailPayload } from '#platform/outbox/outbox.server.ts'
import { giveBack, spend } from '#platform/rate-limit.server.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { days, hours, minutes, seconds } from '#values/duration.ts'

let handed: TestTools
let tools: Tools
beforeAll(async () => {
  handed = await testTools({ environment: { SMS_PER_DAY: '10', SMS_PREFIXES: '+44,+353' } })
  tools = handed.tools
})
afterAll(() => handed.drop())
beforeEach(() => tools.database.$client.query('truncate rate_limit'))

let count = 0
const password = 'some password'
const anywhere = (): Caller => ({ address: `198.51.100.${(++count % 250) + 1}` })

/** Somebody, and the mark of the device they signed up on. */
async function someone() {
  const email = `l${++count}@example.org`
  const made = await signUp(tools, {}, { email, password })
  if (!made.ok) throw new Error(made.reason)
  return { email, device: made.signedIn.device, id: made.signedIn.account.id }
}

async function attempt(caller: Caller, email: string, typed = 'wrong'): Promise<string> {
  const answer = await signInWithPassword(tools, caller, { email, password: typed })
  return answer.ok ? answer.signIn.step : answer.reason
}

async function exhaust(caller: () => Caller, email: string, most = 60): Promise<number> {
  for (let tries = 0; tries < most; tries += 1)
    if ((await attempt(caller(), email)) === 'TOO_MANY_ATTEMPTS_TRY_LATER') return tries
  return most
}

describe('a bucket', () => {
  test('holds its burst and refills with time', async () => {
    const bucket = bucketOf(tools, 'sms-number', 'one')
    const took = async () => spend(tools, [bucket])
    expect([await took(), await took(), await took(), await took()]).toEqual([true, true, true, false])
    handed.clock.advance(minutes(10))
    expect([await took(), await took()]).toEqual([true, false])
    handed.clock.advance(hours(1))
    expect([await took(), await took(), await took(), await took()]).toEqual([true, true, true, false])
  })

  test('gives back what was no failure', async () => {
    const bucket = bucketOf(tools, 'sms-number', 'two')
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await spend(tools, [bucket])).toBe(true)
      await giveBack(tools, [bucket])
    }
  })

  test('whose tokens all come back at once is full so long after the first was taken, whoever is refused meanwhile', async () => {
    const bucket = { key: 'all-at-once', limit: { burst: 2, every: minutes(1), refill: 'all' } } as const
    const took = async () => spend(tools, [bucket])
    expect([await took(), await took(), await took(), await took()]).toEqual([true, true, false, false])
    await giveBack(tools, [bucket])
    expect([await took(), await took()]).toEqual([true, false])
    handed.clock.advance(seconds(59))
    expect(await took()).toBe(false)
    handed.clock.advance(seconds(1))
    expect([await took(), await took(), await took()]).toEqual([true, true, false])
  })

  test('is taken from whole or not at all', async () => {
    const [full, other] = [bucketOf(tools, 'sms-number', 'three'), bucketOf(tools, 'mail-recipient', 'three')]
    while (await spend(tools, [full]));
    for (let tries = 0; tries < 8; tries += 1) expect(await spend(tools, [other, full])).toBe(false)
    expect(await spend(tools, [other])).toBe(true)
  })

  test('lets exactly its burst through, however many processes ask at once', async () => {
    const others = [1, 2, 3].map(() => ({ ...tools, database: openDatabase({ url: handed.url, log: tools.log }) }))
    const bucket = bucketOf(tools, 'password-account', 'stampede')
    const asked = Array.from({ length: 60 }, (_, at) => spend(others[at % 3]!, [bucket]))
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(10)
    await Promise.all(others.map(({ database }) => database.$client.end()))
  })

  test('tells nobody whose it is', async () => {
    await attempt(anywhere(), 'private@example.org')
    const { rows } = await tools.database.$client.query('select key from rate_limit')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/private|198\.51/)
  })
})

describe('passwords', () => {
  test('of one account are guessed ten times, from wherever, then every two minutes', async () => {
    const { email } = await someone()
    expect(await exhaust(anywhere, email)).toBe(10)
    expect(await attempt(anywhere(), email, password)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    handed.clock.advance(minutes(2))
    expect(await attempt(anywhere(), email)).toBe('INVALID_LOGIN_CREDENTIALS')
    expect(await attempt(anywhere(), email)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  test('of an unknown address are refused after as many tries', async () => {
    expect(await exhaust(anywhere, 'unknown@example.org')).toBe(10)
  })

  test('that are right cost nothing', async () => {
    const { email } = await someone()
    for (let tries = 0; tries < 12; tries += 1) expect(await attempt(anywhere(), email, password)).toBe('signed-in')
  })

  test('are refused after a restart too', async () => {
    const { email } = await someone()
    await exhaust(anywhere, email)
    const restarted = { ...tools, database: openDatabase({ url: handed.url, log: tools.log }) }
    const answer = await signInWithPassword(restarted, anywhere(), { email, password })
    expect(answer).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
    await restarted.database.$client.end()
  })

  test('a device that signed in before is not shut out by strangers', async () => {
    const { email, device } = await someone()
    await exhaust(anywhere, email)
    expect(await attempt({ ...anywhere(), device }, email, password)).toBe('signed-in')
  })

  test('a device that signed in to another account is a stranger', async () => {
    const [victim, other] = [await someone(), await someone()]
    await exhaust(anywhere, victim.email)
    const caller = { ...anywhere(), device: other.device }
    expect(await attempt(caller, victim.email, password)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(await attempt({ ...anywhere(), device: 'x'.repeat(32) }, victim.email)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  test('a known device has ten tries of its own, and then a stranger’s', async () => {
    const { email, device } = await someone()
    expect(await exhaust(() => ({ ...anywhere(), device }), email)).toBe(20)
  })

  test('a known device is spared where others share its address', async () => {
    const { email, device } = await someone()
    const address = '203.0.113.9'
    for (let tries = 0; tries < 50; tries += 1) await attempt({ address }, `office${tries}@example.org`)
    expect(await attempt({ address }, email, password)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(await attempt({ address, device }, email, password)).toBe('signed-in')
  })

  test('a device is forgotten after half a year, and when the password is reset', async () => {
    const { email, device } = await someone()
    await sendMailCode(tools, {}, { kind: 'PASSWORD_RESET', email })
    const [mail] = await listOutbox(tools.database, { limit: 1 })
    const code = /oobCode=([\w-]+)/.exec((mail!.payload as MailPayload).text)![1]!
    await resetPassword(tools, {}, { code, newPassword: password })
    await exhaust(anywhere, email)
    expect(await attempt({ ...anywhere(), device }, email, password)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    const old = await someone()
    handed.clock.advance(days(181))
    await exhaust(anywhere, old.email)
    expect(await attempt({ ...anywhere(), device: old.device }, old.email, password)).toBe(
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    )
  })

  test('from one address are guessed fifty times, whatever the account', async () => {
    let tries = 0
    while ((await attempt({ address: '2001:db8:1:2::a' }, `v6${tries}@example.org`)) === 'INVALID_LOGIN_CREDENTIALS')
      tries += 1
    expect(tries).toBe(50)
    expect(await attempt({ address: '2001:db8:1:2:ffff::b' }, 'v6@example.org')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(await attempt({ address: '2001:db8:1:3::a' }, 'v6@example.org')).toBe('INVALID_LOGIN_CREDENTIALS')
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:db8:0001:2:3:4:5:6', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('the address %s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

test('accounts from one address are twenty, then one every three minutes', async () => {
  const caller = { address: '192.0.2.77' }
  const sign = (at: number) => signUp(tools, caller, { email: `many${at}@example.org`, password: '12345' })
  for (let at = 0; at < 20; at += 1) expect(await sign(at)).toMatchObject({ reason: 'WEAK_PASSWORD' })
  expect(await sign(20)).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
})

describe('mails', () => {
  const ask = async (caller: Caller, email: string) => {
    const answer = await sendMailCode(tools, caller, { kind: 'PASSWORD_RESET', email })
    return answer.ok ? 'ok' : answer.reason
  }

  test('go to one recipient five times from one address, then every ten minutes; known or not, the answer is the same', async () => {
    const { email } = await someone()
    for (const recipient of [email, 'nobody-there@example.org']) {
      const stranger = anywhere()
      for (let sent = 0; sent < 5; sent += 1) expect(await ask(stranger, recipient)).toBe('ok')
      expect(await ask(stranger, recipient)).toBe('RESET_PASSWORD_EXCEED_LIMIT')
      expect(await ask(anywhere(), recipient)).toBe('ok')
    }
  })

  test('go to one recipient twenty times from everywhere together', async () => {
    const { email } = await someone()
    for (const recipient of [email, 'nobody-there@example.org']) {
      for (let sent = 0; sent < 20; sent += 1) expect(await ask(anywhere(), recipient)).toBe('ok')
      expect(await ask(anywhere(), recipient)).toBe('RESET_PASSWORD_EXCEED_LIMIT')
    }
  })

  test('of one kind leave those of the others', async () => {
    const { email } = await someone()
    const stranger = anywhere()
    for (let sent = 0; sent < 6; sent += 1) await ask(stranger, email)
    const link = () => sendMailCode(tools, stranger, { kind: 'EMAIL_SIGNIN', email })
    for (let sent = 0; sent < 5; sent += 1) expect(await link()).toMatchObject({ ok: true })
    expect(await link()).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
  })

  test('are still sent to somebody on their own device', async () => {
    const { email, device } = await someone()
    for (let sent = 0; sent < 21; sent += 1) await ask(anywhere(), email)
    expect(await ask({ ...anywhere(), device }, email)).toBe('ok')
  })

  test('open the way again: a new password is taken at once, however many wrong ones strangers tried', async () => {
    const { email } = await someone()
    await exhaust(anywhere, email)
    await ask(anywhere(), email)
    const [mail] = await listOutbox(tools.database, { limit: 1 })
    const code = /oobCode=([\w-]+)/.exec((mail!.payload as MailPayload).text)![1]!
    await resetPassword(tools, {}, { code, newPassword: 'another password' })
    expect(await attempt(anywhere(), email, 'another password')).toBe('signed-in')
  })

  test('from one address are twenty', async () => {
    const caller = { address: '192.0.2.88' }
    for (let sent = 0; sent < 20; sent += 1) expect(await ask(caller, `m${sent}@example.org`)).toBe('ok')
    expect(await ask(caller, 'm@example.org')).toBe('RESET_PASSWORD_EXCEED_LIMIT')
  })
})

describe('text messages', () => {
  const send = async (caller: Caller, phoneNumber: string) => {
    const answer = await sendPhoneCode(tools, caller, { phoneNumber })
    return answer.ok ? 'ok' : answer.reason
  }
  const number = (at: number) => `+44770090${String(at).padStart(4, '0')}`

  test('go only to allowed prefixes', async () => {
    expect(await send(anywhere(), '+491701234567')).toBe('OPERATION_NOT_ALLOWED')
    expect(await send(anywhere(), '+353851234567')).toBe('ok')
  })

  test('go to one number three times, then every ten minutes', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect(await send(anywhere(), number(1))).toBe('ok')
    expect(await send(anywhere(), number(1))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  test('to strangers are four fifths of the day’s, the rest is for those who signed in before', async () => {
    const { id, device } = await someone()
    await tools.database.$client.query('update identity_account set phone_number = $1 where id = $2', [number(2), id])
    for (let sent = 0; sent < 8; sent += 1) expect(await send(anywhere(), number(100 + sent))).toBe('ok')
    expect(await send(anywhere(), number(200))).toBe('QUOTA_EXCEEDED')
    expect(await send({ ...anywhere(), device }, number(2))).toBe('ok')
    expect(await send({ ...anywhere(), device }, number(2))).toBe('ok')
    expect(await send({ ...anywhere(), device }, number(2))).toBe('QUOTA_EXCEEDED')
    handed.clock.advance(days(1))
    expect(await send(anywhere(), number(200))).toBe('ok')
  })

  test('from one address are ten', async () => {
    const caller = { address: '192.0.2.99' }
    const plenty = { ...tools, environment: { ...tools.environment, SMS_PER_DAY: 1000 } }
    for (let sent = 0; sent < 10; sent += 1)
      expect(await sendPhoneCode(plenty, caller, { phoneNumber: number(300 + sent) })).toMatchObject({ ok: true })
    expect(await sendPhoneCode(plenty, caller, { phoneNumber: number(400) })).toMatchObject({
      reason: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    })
  })
})
