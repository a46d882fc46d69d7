// Registering, verifying, signing in and out by plain forms, over HTTP, as a browser without script does it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { listOutbox, type SmsPayload } from '#platform/outbox/outbox.server.ts'
import { appCode } from './support/authenticator.ts'
import { hiddenFields, type PlainAnswer, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ environment: { LOG_LEVEL: 'debug' } })
})
afterAll(() => site?.stop())

/** Shorter than any may be, shorter than the site asks for, and two that everybody tries first. */
const weakPasswords = ['abc', 'zebra 1', 'Password123', '12345678']
const tooWeak = sentence('identity.weakPassword')

/** A visitor who is signed in as a new user. */
async function signedIn(wanted?: Parameters<Site['makeUser']>[0]) {
  const user = await site.makeUser(wanted)
  const visitor = plainVisitor(site)
  const answer = await visitor.post('/login', { email: user.email, password: user.password })
  expect(answer.status).toBe(302)
  return { visitor, user, answer }
}

describe('from registering to the own page', () => {
  it('leads through the mailed link, and lands where one wanted to go', async () => {
    const visitor = plainVisitor(site)
    expect(await visitor.get('/user/bookings?x=1')).toMatchObject({ status: 302, location: '/login' })
    expect(decodeURIComponent(visitor.cookies.get('targetRoute')!)).toBe('/user/bookings?x=1')

    const registered = await visitor.post('/register', {
      email: 'Ana@Example.org',
      password: usualPassword,
      displayName: 'Ana',
    })
    expect(registered).toMatchObject({ status: 302, location: '/verify-email' })
    expect(await visitor.get('/user')).toMatchObject({ status: 302, location: '/verify-email' })
    expect((await visitor.get('/verify-email')).text).toContain('ana@example.org')

    const [mail] = await site.mailsTo('ana@example.org')
    const { pathname, search } = mail!.link
    const opened = await visitor.get(pathname + search)
    expect(opened.status).toBe(200)
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
    expect(opened.text).toContain('>ana@example.org<')
    expect(asRendered(opened.text).text).toContain(sentence('users.confirmAddressIntro', { email: 'ana@example.org' }))
    // Looking changes nothing: scanners follow links too.
    expect(await visitor.get('/user')).toMatchObject({ location: '/verify-email' })

    // A page without referrer names no origin in its forms.
    const pressed = await visitor.post(
      pathname + search,
      { oobCode: mail!.link.searchParams.get('oobCode')! },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    )
    expect(pressed).toMatchObject({ status: 302, location: '/user/bookings?x=1' })
    expect(visitor.cookies.has('targetRoute')).toBe(false)
    const own = await visitor.get('/user')
    expect(own.status).toBe(200)
    expect(own.text).toContain(sentence('pages.hello', { name: 'Ana' }))
  })

  it('the link works once, in any browser', async () => {
    const visitor = plainVisitor(site)
    await visitor.post('/register', { email: 'once@example.org', password: usualPassword })
    const [mail] = await site.mailsTo('once@example.org')
    const path = mail!.link.pathname + mail!.link.search
    const oobCode = mail!.link.searchParams.get('oobCode')!

    const elsewhere = plainVisitor(site)
    const known = { oobCode, by: 'password', password: usualPassword }
    expect(await elsewhere.post(path, known)).toMatchObject({ status: 302, location: '/stays' })
    const again = await elsewhere.post(path, known)
    expect(again.status).toBe(410)
    expect(again.text).toContain(sentence('users.linkUsed'))
    expect((await elsewhere.get(path)).text).toContain(sentence('users.linkUsed'))

    // The first browser is signed in and verified from now on.
    expect(await visitor.get('/verify-email')).toMatchObject({ status: 302, location: '/stays' })
    expect((await visitor.get('/user')).status).toBe(200)
  })

  it('sends the mail again, and not too often', async () => {
    const visitor = plainVisitor(site)
    await visitor.post('/register', { email: 'again@example.org', password: usualPassword })
    const sent = await visitor.post('/verify-email', { intent: 'resend' })
    expect(sent.text).toMatch(saying('pages.mailSentAgain'))
    expect(await site.mailsTo('again@example.org')).toHaveLength(2)
    const check = await visitor.post('/verify-email', { intent: 'check' })
    expect([check.status, check.faults]).toEqual([409, [sentence('pages.notFollowedYet')]])
    let last = sent
    for (let tries = 0; tries < 12 && last.status === 200; tries++) {
      last = await visitor.post('/verify-email', { intent: 'resend' })
    }
    expect([last.status, last.faults]).toEqual([429, [sentence('identity.tooManyRequests')]])
  })
})

describe('signing in', () => {
  it('lands on the homes, and greets by name', async () => {
    const { visitor, answer } = await signedIn({ displayName: 'Bo' })
    expect(answer.location).toBe('/stays')
    expect((await visitor.get('/stays')).text).toContain('Bo')
  })

  it.each([
    ['an unknown address', 'nobody@example.org', usualPassword],
    ['a wrong password', undefined, 'wrong battery'],
  ])('tells the same of %s', async (_what, email, password) => {
    const user = await site.makeUser()
    const answer = await plainVisitor(site).post('/login', { email: email ?? user.email, password })
    expect([answer.status, answer.faults]).toEqual([400, [sentence('identity.invalidCredential')]])
  })

  it.each(['https%3A%2F%2Fevil.example', '%2F%2Fevil.example', '%2F%5Cevil.example', '%2Flogin'])(
    'lands on the homes too when somebody wrote %s where the wanted page is kept',
    async kept => {
      const visitor = plainVisitor(site)
      visitor.cookies.set('targetRoute', kept)
      const { email, password } = await site.makeUser()
      expect((await visitor.post('/login', { email, password })).location).toBe('/stays')
    },
  )

  it('keeps what was typed, but no password', async () => {
    const answer = await plainVisitor(site).post('/login', { email: 'typed@example.org', password: 'secret words' })
    expect(answer.text).toContain('value="typed@example.org"')
    expect(answer.text).not.toContain('secret words')
  })

  it.each([
    [{ email: '', password: '' }, [sentence('users.pleaseEnterEmail'), sentence('users.pleaseEnterPassword')]],
    [{ email: 'no address', password: 'x' }, [sentence('identity.invalidEmail')]],
    [{ email: 'a@b.example', password: '' }, [sentence('users.pleaseEnterPassword')]],
  ])('says beside the fields what is missing in %o', async (fields, faults) => {
    const answer = await plainVisitor(site).post('/login', fields)
    expect([answer.status, answer.faults]).toEqual([422, faults])
  })

  it('says that an account is disabled', async () => {
    const user = await site.makeUser()
    await site.tools.database.$client.query('update identity_account set disabled = true where email = $1', [
      user.email,
    ])
    const answer = await plainVisitor(site).post('/login', user)
    expect([answer.status, answer.faults]).toEqual([403, [sentence('identity.userDisabled')]])
  })

  it('stops whoever guesses on', async () => {
    const { email } = await site.makeUser()
    const visitor = plainVisitor(site)
    let answer = await visitor.post('/login', { email, password: 'guess' })
    for (let tries = 0; tries < 40 && answer.status === 400; tries++) {
      answer = await visitor.post('/login', { email, password: `guess ${tries}` })
    }
    expect([answer.status, answer.faults]).toEqual([429, [sentence('identity.tooManyRequests')]])
  })

  it('brings an unverified user to the verification, and keeps what was wanted', async () => {
    const user = await site.makeUser({ emailVerified: false })
    const visitor = plainVisitor(site)
    await visitor.get('/user')
    expect((await visitor.post('/login', user)).location).toBe('/verify-email')
    expect(visitor.cookies.get('targetRoute')).toBe('%2Fuser')
  })
})

describe('registering', () => {
  it.each([
    [{ email: 'taken@example.org', password: usualPassword }, 409, [sentence('identity.emailInUse')]],
    [{ email: 'new@example.org', password: '12345' }, 422, [sentence('identity.weakPassword')]],
    [{ email: 'new@example.org', password: 'zebra 1' }, 422, [sentence('identity.weakPassword')]],
    [{ email: 'new@example.org', password: 'Password123' }, 422, [sentence('identity.weakPassword')]],
    [{ email: 'new@', password: usualPassword }, 422, [sentence('identity.invalidEmail')]],
    [{ email: '', password: '' }, 422, [sentence('users.pleaseEnterEmail'), sentence('users.pleaseChoosePassword')]],
  ])('refuses %o', async (fields, status, faults) => {
    await site.makeUser({ email: 'taken@example.org' }).catch(() => undefined)
    const answer = await plainVisitor(site).post('/register', { displayName: 'Typed Name', ...fields })
    expect([answer.status, answer.faults]).toEqual([status, faults])
    expect(answer.text).toContain('value="Typed Name"')
  })
})

describe('a forgotten password', () => {
  it('is replaced by the mailed link, and every session ends', async () => {
    const { visitor, user } = await signedIn()
    const asker = plainVisitor(site)
    const asked = await asker.post('/forgot-password', { email: user.email })
    expect(asRendered(asked.text).text).toContain(sentence('pages.resetLinkSent').replace('<email/>', user.email))
    const [mail] = await site.mailsTo(user.email)
    const path = mail!.link.pathname + mail!.link.search
    const oobCode = mail!.link.searchParams.get('oobCode')!

    for (const password of weakPasswords) {
      const weak = await asker.post(path, { oobCode, password })
      expect([password, weak.status, weak.faults]).toEqual([password, 422, [tooWeak]])
    }
    const empty = await asker.post(path, { oobCode, password: '' })
    expect([empty.status, empty.faults]).toEqual([422, [sentence('users.pleaseChoosePassword')]])
    const changed = await asker.post(path, { oobCode, password: 'a better horse' })
    expect(changed.text).toContain(sentence('users.newPasswordSaved'))

    expect(await visitor.get('/user')).toMatchObject({ status: 302, location: '/login' })
    expect((await asker.post('/login', { email: user.email, password: usualPassword })).status).toBe(400)
    expect((await asker.post('/login', { email: user.email, password: 'a better horse' })).status).toBe(302)
  })

  it('tells nobody which addresses are known', async () => {
    const { email } = await site.makeUser()
    const [known, unknown] = await Promise.all(
      [email, 'unknown@example.org'].map(async asked => {
        const { status, text } = await plainVisitor(site).post('/forgot-password', { email: asked })
        const words = text
          .replaceAll(asked, '')
          .replace(/<script.*?<\/script>/gs, '')
          .replace(/nonce="[^"]*"/g, '')
        return { status, words }
      }),
    )
    expect(known).toEqual(unknown)
    expect(await site.mailsTo('unknown@example.org')).toEqual([])
  })
})

describe('a mailed link that is none', () => {
  it.each([
    '/auth/action',
    '/auth/action?mode=verifyEmail',
    '/auth/action?mode=verifyEmail&oobCode=nonsense',
    '/auth/action?mode=nonsense&oobCode=nonsense',
    '/auth/action?mode=resetPassword&oobCode=%00',
  ])('%s leads on', async path => {
    const answer = await plainVisitor(site).get(path)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(sentence('users.linkUsed'))
    expect(answer.text).toContain('href="/login"')
  })

  it('does not do under one name what it was made for under another', async () => {
    const visitor = plainVisitor(site)
    await visitor.post('/register', { email: 'mode@example.org', password: usualPassword })
    const [mail] = await site.mailsTo('mode@example.org')
    const oobCode = mail!.link.searchParams.get('oobCode')!
    const path = `/auth/action?mode=resetPassword&oobCode=${oobCode}`
    expect((await visitor.get(path)).text).toContain(sentence('users.linkUsed'))
    expect((await visitor.post(path, { oobCode, password: 'another one' })).status).toBe(410)
    expect(await visitor.get('/user')).toMatchObject({ location: '/verify-email' })
  })
})

describe('signing out', () => {
  it('ends the session for good, here and in the database', async () => {
    const { visitor } = await signedIn()
    const token = visitor.cookies.get('casita_session')!
    expect((await visitor.get('/user')).status).toBe(200)
    expect(await visitor.post('/sign-out', {})).toMatchObject({ status: 302, location: '/login' })
    expect(visitor.cookies.has('casita_session')).toBe(false)
    visitor.cookies.set('casita_session', token)
    expect(await visitor.get('/user')).toMatchObject({ status: 302, location: '/login' })
  })

  it('is done by no link', async () => {
    const { visitor } = await signedIn()
    const page = await visitor.get('/sign-out')
    expect(page.text).toMatch(/<form[^>]*method="post"/)
    expect((await visitor.get('/user')).status).toBe(200)
  })

  it('is done by no other site', async () => {
    const { visitor } = await signedIn()
    const answer = await visitor.post(
      '/sign-out',
      {},
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    )
    expect(answer.status).toBe(403)
    expect(answer.text).toContain(sentence('shell.oops'))
    expect((await visitor.get('/user')).status).toBe(200)
  })
})

describe('the own page', () => {
  it('changes the name', async () => {
    const { visitor } = await signedIn({ displayName: 'Old Name' })
    const answer = await visitor.post('/user', { intent: 'name', displayName: '  New <b>Name</b> ' })
    expect(answer.text).toContain(sentence('pages.saved'))
    for (const { text } of [answer, await visitor.get('/user')]) {
      expect(text).toContain('New &lt;b&gt;Name&lt;/b&gt;')
      expect(text).not.toContain('Old Name')
    }
    const long = await visitor.post('/user', { intent: 'name', displayName: 'x'.repeat(257) })
    expect([long.status, long.faults]).toEqual([422, [sentence('users.nameTooLong')]])
  })

  it('changes the password for whoever knows the present one, and signs the other browsers out', async () => {
    const { visitor, user } = await signedIn()
    const other = plainVisitor(site)
    await other.post('/login', user)
    const wrong = await visitor.post('/user', {
      intent: 'password',
      currentPassword: 'guess',
      newPassword: 'new words',
    })
    expect([wrong.status, wrong.faults]).toEqual([400, [sentence('identity.wrongPassword')]])
    const empty = await visitor.post('/user', { intent: 'password' })
    expect([empty.status, empty.faults]).toEqual([
      422,
      [sentence('users.pleaseEnterPresentPassword'), sentence('users.pleaseChoosePassword')],
    ])
    for (const newPassword of weakPasswords) {
      const weak = await visitor.post('/user', { intent: 'password', currentPassword: user.password, newPassword })
      expect([newPassword, weak.status, weak.faults]).toEqual([newPassword, 422, [tooWeak]])
    }
    expect((await other.get('/user')).status).toBe(200)

    const right = { intent: 'password', currentPassword: user.password, newPassword: 'new words' }
    expect((await visitor.post('/user', right)).text).toContain(sentence('users.newPasswordSaved'))
    expect((await visitor.get('/user')).status).toBe(200)
    expect((await other.get('/user')).location).toBe('/login')
    expect((await other.post('/login', { email: user.email, password: 'new words' })).status).toBe(302)
  })

  it('changes the address once the new one is proved, and lets the old one undo it', async () => {
    const { visitor, user } = await signedIn()
    const newEmail = `moved-${user.email}`
    const input = { intent: 'email', currentPassword: user.password, newEmail }
    const asked = await visitor.post('/user', input)
    expect(asked.text).toContain(sentence('users.linkOnItsWay', { email: newEmail }))
    expect((await visitor.get('/user')).text).toContain(user.email)
    const [mail] = await site.mailsTo(newEmail)
    const path = mail!.link.pathname + mail!.link.search
    const done = await visitor.post(path, { oobCode: mail!.link.searchParams.get('oobCode')! })
    expect(done.text).toMatch(saying('users.newAddressUsed'))
    expect((await visitor.get('/user')).location).toBe('/login')
    expect((await visitor.post('/login', { email: newEmail, password: user.password })).status).toBe(302)

    const [undo] = await site.mailsTo(user.email)
    const back = undo!.link.pathname + undo!.link.search
    expect((await visitor.get(back)).text).toContain(sentence('users.takeAddressBack'))
    const undone = await visitor.post(back, { oobCode: undo!.link.searchParams.get('oobCode')! })
    expect(undone.text).toContain(sentence('users.oldAddressUsed'))
    expect((await plainVisitor(site).post('/login', user)).status).toBe(302)
  })

  it.each([
    [
      { newEmail: '', currentPassword: '' },
      422,
      [sentence('users.pleaseEnterPresentPassword'), sentence('users.pleaseEnterEmail')],
    ],
    [{ newEmail: 'nonsense', currentPassword: 'x' }, 422, [sentence('identity.invalidEmail')]],
    [{ newEmail: 'free@example.org', currentPassword: 'guess' }, 400, [sentence('identity.wrongPassword')]],
    [{ newEmail: 'taken-too@example.org', currentPassword: usualPassword }, 409, [sentence('identity.emailInUse')]],
  ])('does not change the address by %o', async (fields, status, faults) => {
    await site.makeUser({ email: 'taken-too@example.org' }).catch(() => undefined)
    const { visitor } = await signedIn()
    const answer = await visitor.post('/user', { intent: 'email', ...fields })
    expect([answer.status, answer.faults]).toEqual([status, faults])
    expect(answer.text).toContain(`value="${fields.newEmail}"`)
  })

  it('signs another browser out', async () => {
    const { visitor, user } = await signedIn()
    const other = plainVisitor(site)
    await other.post('/login', user)
    const page = await visitor.get('/user')
    const [session] = [...page.text.matchAll(/name="session" value="([0-9a-f-]{36})"/g)].map(([, id]) => id!)
    await visitor.post('/user', { intent: 'revoke', session: session! })
    expect(await other.get('/user')).toMatchObject({ status: 302, location: '/login' })
    expect((await visitor.get('/user')).status).toBe(200)
  })

  it('signs nobody else out', async () => {
    const { visitor } = await signedIn()
    const { visitor: stranger, user } = await signedIn()
    const { rows } = await site.tools.database.$client.query('select id from session where user_id = $1', [user.id])
    for (const session of [rows[0].id, 'nonsense', '']) await visitor.post('/user', { intent: 'revoke', session })
    expect((await stranger.get('/user')).status).toBe(200)
  })
})

describe('what is written down', () => {
  it('never holds a password, a token or a code', async () => {
    const { visitor, user } = await signedIn({ password: 'very secret words' })
    await visitor.post('/login', { email: user.email, password: 'other secret words' })
    await visitor.post('/forgot-password', { email: user.email })
    const secrets = ['secret words', visitor.cookies.get('casita_session')!, visitor.cookies.get('casita_device')!]
    for (const mail of await site.mailsTo(user.email)) secrets.push(mail.link.searchParams.get('oobCode')!)
    for (const secret of secrets) expect(site.logs()).not.toContain(secret)
  })

  it('nor a code by phone, a code or key of an app, a mailed link, a number, or what a form carries between its steps', async () => {
    const { visitor, user } = await signedIn()
    const secrets: string[] = [user.email, '+447700900641', '7700900641']
    const carriedBy = (answer: PlainAnswer) => {
      const carried = hiddenFields(answer)
      const words = new Set(['phone', 'phone-code', 'link', 'link-sent', 'password', 'second-factor'])
      secrets.push(
        ...Object.values(carried).filter(value => value.length > 3 && !value.startsWith('/') && !words.has(value)),
      )
      return carried
    }
    const codeSent = async () => {
      const [sent] = await listOutbox(site.tools.database, { kind: 'sms', limit: 1 })
      const code = /\b\d{6}\b/.exec((sent!.payload as SmsPayload).text)![0]
      secrets.push(code)
      return code
    }
    const currentPassword = user.password
    // A number of one's own, and a sign-in with it, mistaken and right.
    const asked = await visitor.post('/user', { intent: 'phone', phoneNumber: '+447700900641', currentPassword })
    const ticket = carriedBy(asked)
    await visitor.post('/user', { ...ticket, intent: 'phone-code', code: await codeSent() })
    const other = plainVisitor(site)
    const sent = carriedBy(await other.post('/login?with=phone', { step: 'phone', phoneNumber: '+447700900641' }))
    await other.post('/login?with=phone', { ...sent, code: '909090' })
    expect((await other.post('/login?with=phone', { ...sent, code: await codeSent() })).location).toBe('/stays')
    // An app.
    const begun = carriedBy(await visitor.post('/user', { intent: 'factor', currentPassword }))
    const first = appCode(site.tools, begun.secret!)
    await visitor.post('/user', { ...begun, intent: 'factor-code', code: first })
    const third = plainVisitor(site)
    const pending = carriedBy(await third.post('/login', user))
    const second = appCode(site.tools, begun.secret!, 1)
    expect((await third.post('/login', { ...pending, code: second })).location).toBe('/stays')
    // A mailed link, looked at, used, and used again.
    const fourth = plainVisitor(site)
    await fourth.post('/login?with=link', { step: 'link', email: user.email })
    const { link } = await site.newestMailTo(user.email)
    const path = link.pathname + link.search
    const oobCode = link.searchParams.get('oobCode')!
    await fourth.get(path)
    carriedBy(await fourth.post(path, { oobCode, email: user.email }))
    await fourth.post(path, { oobCode, email: user.email })
    secrets.push(first, second, oobCode, currentPassword)
    expect(secrets.length).toBeGreaterThan(14)
    // Six digits stand in a time or an id by chance; a code stands alone.
    for (const secret of new Set(secrets)) {
      const alone = /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.:-])${secret}(?![\\w.:-])`) : undefined
      expect(alone ? alone.test(site.logs()) : site.logs().includes(secret), secret).toBe(false)
    }
  })
})
