// The own page of somebody whom a hosted provider keeps: a phone and an app are set up, used and taken away there.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { makeAccount } from '#tests/support/make-account.ts'
import { appCode } from './support/authenticator.ts'
import { type HostedByOurs, startHostedByOurs } from './support/hosted-by-ours.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let dunes: HostedByOurs
let site: Site
beforeAll(async () => {
  dunes = await startHostedByOurs()
  site = await startSite({ environment: { ...dunes.environment, LOG_LEVEL: 'debug' } })
})
afterAll(async () => {
  await site?.stop()
  await dunes?.stop()
})

/** Somebody with a password and a confirmed address there, signed in here. */
async function signedIn() {
  const user = { email: `guest-${randomBytes(4).toString('hex')}@example.org`, password: usualPassword }
  const made = await makeAccount(dunes.tools, { ...user, emailVerified: true })
  if (!made.ok) throw new Error(made.reason)
  const visitor = plainVisitor(site)
  expect((await visitor.post('/login', user)).location).toBe('/stays')
  return { visitor, user, currentPassword: user.password }
}

/** Somebody who came by a code to that number, and has no other way in. */
async function signedInByPhone(phoneNumber: string): Promise<PlainVisitor> {
  const sessionInfo = await dunes.sendCode(phoneNumber)
  const code = await dunes.newestCodeTo(phoneNumber)
  const answer = await fetch(
    `http://${dunes.host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber?key=${dunes.environment.IDENTITY_API_KEY}`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ sessionInfo, code }) },
  )
  const { idToken } = (await answer.json()) as { idToken: string }
  const visitor = plainVisitor(site)
  const headers = { authorization: `Bearer ${idToken}`, origin: site.origin }
  expect((await visitor.ask('/api/session', { method: 'POST', headers })).status).toBe(200)
  return visitor
}

const query = (text: string, values: unknown[] = []) => site.tools.database.$client.query(text, values)

describe('a telephone number', () => {
  /** What the page's script brings once the code was sent. */
  async function sentTo(phoneNumber: string) {
    const sessionInfo = await dunes.sendCode(phoneNumber)
    return { sessionInfo, phoneNumber, step: 'phone-code', code: await dunes.newestCodeTo(phoneNumber) }
  }

  const linkSaying = (words: string) => new RegExp(`href="/user/phone"[^>]*>${words}<`)

  it('is added by the code and the password, signs in, is changed, and taken away again', async () => {
    const { visitor, currentPassword } = await signedIn()
    const own = await visitor.get('/user')
    expect(own.text).toMatch(linkSaying(sentence('users.addNumber')))
    expect((await visitor.get('/user/phone')).text).toContain(sentence('users.sendTheCode'))
    const input = await sentTo('+447700900701')

    const unproved = await visitor.post('/user/phone', { ...input, currentPassword: '' })
    expect([unproved.status, unproved.faults]).toEqual([422, [sentence('users.pleaseEnterPresentPassword')]])
    const guess = await visitor.post('/user/phone', {
      ...hiddenFields(unproved),
      code: input.code,
      currentPassword: 'guess',
    })
    expect([guess.status, guess.faults]).toEqual([400, [sentence('identity.wrongPassword')]])
    const mistaken = input.code === '000000' ? '000001' : '000000'
    const wrong = await visitor.post('/user/phone', { ...hiddenFields(guess), code: mistaken, currentPassword })
    expect([wrong.status, wrong.faults.at(-1)]).toEqual([400, sentence('users.checkTheCode')])
    const saved = await visitor.post('/user/phone', { ...hiddenFields(wrong), code: input.code, currentPassword })
    expect([saved.status, saved.text.includes(sentence('pages.numberSaved'))]).toEqual([200, true])
    expect((await visitor.get('/user')).text).toContain(sentence('users.codeGoesTo', { phoneNumber: '+447700900701' }))

    const other = await signedInByPhone('+447700900701')
    expect((await other.get('/user')).text).toMatch(linkSaying(sentence('users.changeNumber')))
    const changed = await visitor.post('/user/phone', { ...(await sentTo('+447700900702')), currentPassword })
    expect(changed.text).toContain(sentence('pages.numberSaved'))
    expect((await other.get('/user')).text).toContain(sentence('users.codeGoesTo', { phoneNumber: '+447700900702' }))

    const late = await visitor.post('/user', { intent: 'phone-remove', currentPassword: 'guess' })
    expect([late.status, late.faults]).toEqual([400, [sentence('identity.wrongPassword')]])
    const removed = await visitor.post('/user', { intent: 'phone-remove', currentPassword })
    expect(removed.text).toContain(sentence('users.numberRemoved'))
    expect((await visitor.get('/user')).text).not.toContain('+447700900702')
  })

  it('belongs to one account, and stays when it is the only way in', async () => {
    const first = await signedInByPhone('+447700900703')
    const { visitor, currentPassword } = await signedIn()
    const taken = await visitor.post('/user/phone', { ...(await sentTo('+447700900703')), currentPassword })
    expect([taken.status, taken.faults]).toEqual([409, [sentence('users.numberTaken')]])
    const answer = await first.post('/user', { intent: 'phone-remove' })
    expect([answer.status, answer.faults]).toEqual([409, [sentence('users.onlyWayIn')]])
  })

  it('needs a sign-in of the last five minutes where there is no password, and says so before a code is sent', async () => {
    const visitor = await signedInByPhone('+447700900704')
    const page = await visitor.get('/user/phone')
    expect([
      page.text.includes(sentence('users.sendTheCode')),
      page.text.includes(sentence('users.presentPassword')),
    ]).toEqual([true, false])
    const changed = await visitor.post('/user/phone', await sentTo('+447700900705'))
    expect(changed.text).toContain(sentence('pages.numberSaved'))
    // Whose session holds no sign-in any more has to sign in anew.
    await query('update session set held_sign_in = null')
    const late = await visitor.get('/user/phone')
    expect(late.text).toMatch(saying('pages.signInTooOld'))
    expect(late.text).not.toContain(sentence('users.sendTheCode'))
    const refused = await visitor.post('/user/phone', await sentTo('+447700900706'))
    expect([refused.status, refused.faults]).toEqual([403, [sentence('identity.recentSignInNeeded')]])
  })

  it('asks for script, without which no code is sent, and is for nobody who is signed out', async () => {
    const { visitor } = await signedIn()
    const page = await visitor.get('/user/phone')
    expect(page.text).toMatch(new RegExp(`<noscript>.*${saying('users.codeNeedsScript').source}`, 's'))
    const refused = await visitor.post('/user/phone', { step: 'phone', phoneNumber: '+447700900707' })
    expect([refused.status, refused.faults]).toEqual([403, [sentence('identity.notAllowed')]])
    expect(refused.text).toContain('href="/user"')
    expect((await plainVisitor(site).get('/user/phone')).location).toBe('/login')
  })
})

describe('two-step sign-in', () => {
  it('is set up with an app, asked at the next sign-in, and taken away again', async () => {
    const { visitor, user, currentPassword } = await signedIn()
    const elsewhere = plainVisitor(site)
    await elsewhere.post('/login', user)
    const guess = await visitor.post('/user', { intent: 'factor', currentPassword: 'guess' })
    expect([guess.status, guess.faults]).toEqual([400, [sentence('identity.wrongPassword')]])
    const begun = await visitor.post('/user', { intent: 'factor', currentPassword })
    const carried = hiddenFields(begun)
    const secret = carried.secret!
    expect(begun.text).toContain(secret.match(/.{1,4}/g)!.join(' '))
    const wrong = await visitor.post('/user', { ...carried, intent: 'factor-code', code: '000000' })
    expect(wrong.faults).toContain(sentence('users.checkTheCode'))
    // What proves the first step is of use to nobody else.
    const stranger = await signedIn()
    const code = appCode(dunes.tools, secret)
    expect((await stranger.visitor.post('/user', { ...carried, intent: 'factor-code', code })).status).toBe(400)
    const on = await visitor.post('/user', { ...carried, intent: 'factor-code', code })
    expect(on.text).toContain(sentence('users.twoStepsNowOn'))
    expect((await visitor.get('/user')).text).toContain(sentence('users.twoStepsOn'))
    expect((await elsewhere.get('/user')).location).toBe('/login')

    const asked = await elsewhere.post('/login', user)
    expect(asked.text).toContain(sentence('users.appCodeIntro'))
    const answer = { ...hiddenFields(asked), code: appCode(dunes.tools, secret, 1) }
    expect((await elsewhere.post('/login', answer)).location).toBe('/user')

    const { factorId } = hiddenFields(await elsewhere.get('/user'))
    const off = await elsewhere.post('/user', { intent: 'factor-remove', factorId: factorId!, currentPassword })
    expect(off.text).toContain(sentence('users.twoStepsNowOff'))
    expect((await plainVisitor(site).post('/login', user)).location).toBe('/stays')
  })

  it('says so where the project has no codes of an app', async () => {
    const { visitor, currentPassword } = await signedIn()
    const path = '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start'
    dunes.switchedOff.add(path)
    const refused = await visitor.post('/user', { intent: 'factor', currentPassword })
    dunes.switchedOff.delete(path)
    const said = sentence('users.noApps')
    expect([refused.status, refused.faults]).toEqual([403, [said]])
  })

  it('is shown while the session holds a sign-in and the provider answers, and else asks to sign in again', async () => {
    const { visitor } = await signedIn()
    const [shown, hidden] = [sentence('users.setUpApp'), sentence('users.twoStepsUnknown')]
    expect((await visitor.get('/user')).text).toContain(shown)
    dunes.switchedOff.add('/identitytoolkit.googleapis.com/v1/accounts:lookup')
    const unanswered = await visitor.get('/user')
    dunes.switchedOff.clear()
    expect([unanswered.status, unanswered.text.includes(shown), unanswered.text.includes(hidden)]).toEqual([
      200,
      false,
      true,
    ])
    await query('update session set held_sign_in = null')
    expect((await visitor.get('/user')).text).toContain(hidden)
  })
})

describe('what is written down of all that', () => {
  it('holds no token, number, key of an app, address, password or code', async () => {
    const { visitor, user, currentPassword } = await signedIn()
    const begun = hiddenFields(await visitor.post('/user', { intent: 'factor', currentPassword }))
    const [phoneNumber, sessionInfo] = ['+447700900799', await dunes.sendCode('+447700900799')]
    const input = { sessionInfo, phoneNumber, step: 'phone-code', currentPassword }
    await visitor.post('/user/phone', { ...input, code: await dunes.newestCodeTo(phoneNumber) })
    const log = site.logs()
    expect(log).toContain('"level"')
    for (const secret of [
      begun.secret!,
      begun.sessionInfo!,
      sessionInfo,
      user.email,
      currentPassword,
      'eyJ',
      '77009007',
    ])
      expect(log.includes(secret), secret).toBe(false)
    for (const { text } of await dunes.messages()) {
      const code = /\b\d{6}\b/.exec(text)![0]
      // Six digits stand in a time or an id by chance; a code stands alone.
      expect(new RegExp(`(?<![\\w.:-])${code}(?![\\w.:-])`).test(log)).toBe(false)
    }
  })
})
