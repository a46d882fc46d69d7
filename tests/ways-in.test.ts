// The other ways in, by plain forms over HTTP: a link by mail, a code by phone, and the second factor after either.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { findAccountByEmail } from '#identity/account/account-store.server.ts'
import { listOutbox, type SmsPayload } from '#platform/outbox/outbox.server.ts'
import { enrolSecondFactor } from './support/authenticator.ts'
import { hiddenFields, plainVisitor } from './support/plain-visitor.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

async function lastCode(phoneNumber: string): Promise<string> {
  const messages = await listOutbox(site.tools.database, { kind: 'sms', limit: 20 })
  const { payload } = messages.find(({ recipient }) => recipient === phoneNumber)!
  return /\b\d{6}\b/.exec((payload as SmsPayload).text)![0]
}

describe('a link by mail', () => {
  it('signs in whoever has the mailbox, and only once', async () => {
    const user = await site.makeUser({ emailVerified: false })
    const visitor = plainVisitor(site)
    await visitor.get('/user')
    const asked = await visitor.post('/login?with=link', { step: 'link', email: user.email })
    expect(asked.text).toContain(sentence('users.signInLinkOnItsWay', { email: user.email }))
    const [mail] = await site.mailsTo(user.email)
    const path = mail!.link.pathname + mail!.link.search
    const oobCode = mail!.link.searchParams.get('oobCode')!
    const opened = await visitor.get(path)
    expect(opened.text).toMatch(saying('users.signInByMailIntro'))
    expect(opened.text).not.toContain(user.email)

    const wrong = await visitor.post(path, { oobCode, email: 'somebody@example.org' })
    expect([wrong.status, wrong.faults]).toEqual([422, [sentence('identity.invalidEmail')]])
    const empty = await visitor.post(path, { oobCode, email: '' })
    expect([empty.status, empty.faults]).toEqual([422, [sentence('users.pleaseEnterEmail')]])
    // The mailbox is proved by it.
    expect(await visitor.post(path, { oobCode, email: user.email })).toMatchObject({ status: 302, location: '/user' })
    expect((await visitor.get('/user')).status).toBe(200)
    expect((await plainVisitor(site).post(path, { oobCode, email: user.email })).status).toBe(410)
  })

  it('is not sent to what is no address', async () => {
    const answer = await plainVisitor(site).post('/login?with=link', { step: 'link', email: 'nonsense' })
    expect([answer.status, answer.faults]).toEqual([422, [sentence('identity.invalidEmail')]])
    expect(answer.text).toContain('value="nonsense"')
  })
})

describe('a code by phone', () => {
  it('signs in, and counts as verified', async () => {
    const visitor = plainVisitor(site)
    const first = await visitor.get('/login?with=phone')
    expect(first.text).toContain(sentence('users.phoneNumber'))
    const sent = await visitor.post('/login?with=phone', { step: 'phone', phoneNumber: '0044 7700 900123' })
    expect(sent.text).toContain(sentence('users.codeOnItsWay', { phoneNumber: '+447700900123' }))
    const hidden = hiddenFields(sent)
    const code = await lastCode('+447700900123')

    const wrong = await visitor.post('/login?with=phone', { ...hidden, code: code === '000000' ? '000001' : '000000' })
    expect([wrong.status, wrong.faults]).toEqual([
      400,
      [sentence('identity.unexpected'), sentence('users.checkTheCode')],
    ])
    expect(hiddenFields(wrong)).toEqual(hidden)
    const short = await visitor.post('/login?with=phone', { ...hidden, code: '12' })
    expect([short.status, short.faults]).toEqual([422, [sentence('users.pleaseEnterCode')]])
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    expect((await visitor.post('/login?with=phone', { ...hidden, code: spaced })).location).toBe('/stays')
    const own = await visitor.get('/user')
    // Spec 3: without a name and an address somebody is called 'User'.
    expect(own.text).toContain(sentence('pages.hello', { name: 'User' }))
    expect((await visitor.post('/login?with=phone', { ...hidden, code })).location).toBe('/stays')
  })

  it.each(['', '12345', '0151 23456789', '+1'])('is not sent to %j', async phoneNumber => {
    const answer = await plainVisitor(site).post('/login?with=phone', { step: 'phone', phoneNumber })
    expect([answer.status, answer.faults]).toEqual([422, [sentence('users.pleaseEnterNumber')]])
    expect(answer.text).toContain(`value="${phoneNumber}"`)
  })
})

describe('a second factor', () => {
  /** A user with an authenticator app: who they are, and the code it shows after so many steps. */
  async function withApp() {
    const user = await site.makeUser()
    const account = await findAccountByEmail(site.tools.database, user.email)
    const { codeIn } = await enrolSecondFactor(site.tools, account!.id)
    return { user, codeIn }
  }

  it('is asked after the password, and then one is in', async () => {
    const { user, codeIn } = await withApp()
    const visitor = plainVisitor(site)
    const asked = await visitor.post('/login', { step: 'password', ...user })
    expect(asked.status).toBe(200)
    expect(asked.text).toContain(sentence('users.appCodeIntro'))
    expect(visitor.cookies.has('casita_session')).toBe(false)
    const hidden = hiddenFields(asked)
    const wrong = await visitor.post('/login', { ...hidden, code: '000000' })
    expect(wrong.status).toBe(400)
    expect(hiddenFields(wrong)).toEqual(hidden)
    expect((await visitor.post('/login', { ...hidden, code: codeIn(0) })).location).toBe('/stays')
    expect((await visitor.get('/user')).status).toBe(200)
  })

  it('is asked after a mailed link too', async () => {
    const { user, codeIn } = await withApp()
    const visitor = plainVisitor(site)
    await visitor.post('/login?with=link', { step: 'link', email: user.email })
    const [mail] = (await site.mailsTo(user.email)).filter(({ link }) => link.searchParams.get('mode') === 'signIn')
    const oobCode = mail!.link.searchParams.get('oobCode')!
    const asked = await visitor.post(mail!.link.pathname + mail!.link.search, { oobCode, email: user.email })
    expect(asked.text).toContain('action="/login"')
    expect((await visitor.post('/login', { ...hiddenFields(asked), code: codeIn(0) })).location).toBe('/stays')
  })
})

describe('a site that knows fewer ways', () => {
  it('offers only those', async () => {
    const strict = await startSite({ environment: { IDENTITY_METHODS: 'password' } })
    try {
      const { text } = await plainVisitor(strict).get('/login?with=phone')
      expect(text).toContain('name="password"')
      expect(text).not.toContain(sentence('users.signInWithPhone'))
      const answer = await plainVisitor(strict).post('/login', { step: 'phone', phoneNumber: '+447700900123' })
      expect([answer.status, answer.faults]).toEqual([403, [sentence('identity.notAllowed')]])
      const made = await plainVisitor(strict).post('/register', { email: 'a@b.example', password: 'correct horse' })
      expect(made.status).toBe(403)
    } finally {
      await strict.stop()
    }
  })
})
