// An address that somebody else registered before its owner came: mailed links, notices and limits, by plain forms and the protocol.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { findAccountByEmail } from '#identity/account/account-store.server.ts'
import { listOutbox, type SmsPayload } from '#platform/outbox/outbox.server.ts'
import { enrolSecondFactor } from './support/authenticator.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => site?.stop())

let count = 0
const newEmail = () => `somebody-${++count}@example.org`
const query = (text: string, values: unknown[] = []) => site.tools.database.$client.query(text, values)

/** Somebody registers the address; who they are, and the way of the link that confirms it. */
async function registered(email = newEmail()) {
  const stranger = plainVisitor(site)
  expect((await stranger.post('/register', { email, password: usualPassword })).status).toBe(302)
  return { email, stranger, ...(await linkTo(email)) }
}

async function linkTo(email: string) {
  const { link } = await site.newestMailTo(email)
  return { path: link.pathname + link.search, oobCode: link.searchParams.get('oobCode')! }
}

async function protocol(operation: string, body: object) {
  const path = `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=${site.tools.environment.IDENTITY_API_KEY}`
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await fetch(site.origin + path, init)).json()
}

const signedIn = async (visitor: PlainVisitor) => (await visitor.get('/user')).status === 200

describe('a confirming link opened where nobody is signed in to the account', () => {
  it('says that an account was made, and when; so does the mail', async () => {
    const { email, path } = await registered()
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())
    const mail = await site.newestMailTo(email)
    expect(mail.text).toContain(sentence('identity.accountMadeOn', { email, siteName: 'Casita', day: today }))
    expect(mail.text).toContain(sentence('identity.accountNotYours'))
    const { text } = await plainVisitor(site).get(path)
    expect(text.replace(/<[^>]+>/g, '')).toContain(sentence('users.accountMade', { email, day: today }))
    expect(text).toContain(sentence('users.notMine'))
  })

  it('confirms nothing without a password: a single click gives nobody an account', async () => {
    const { stranger, path, oobCode } = await registered()
    const owner = plainVisitor(site)
    const clicked = await owner.post(path, { oobCode })
    expect([clicked.status, clicked.faults]).toEqual([422, [sentence('users.showItIsYours')]])
    for (const [fields, status, faults] of [
      [{ by: 'password', password: '' }, 422, [sentence('users.pleaseEnterPassword')]],
      [{ by: 'password', password: 'a guess' }, 400, [sentence('identity.wrongPassword')]],
      [{ by: 'new-password', newPassword: '' }, 422, [sentence('users.pleaseChoosePassword')]],
      [{ by: 'new-password', newPassword: '123' }, 422, [sentence('identity.weakPassword')]],
      [{ by: 'magic' }, 400, [sentence('users.showItIsYours')]],
    ] as const) {
      const answer = await owner.post(path, { oobCode, ...fields })
      expect([answer.status, answer.faults]).toEqual([status, faults])
    }
    expect((await stranger.get('/user')).location).toBe('/verify-email')
  })

  it('with the right password loses nothing: both browsers are in, and the old tab goes on', async () => {
    const { stranger: oldTab, path, oobCode } = await registered()
    const phone = plainVisitor(site)
    const answer = await phone.post(path, { oobCode, by: 'password', password: usualPassword })
    expect([answer.status, answer.location]).toEqual([302, '/stays'])
    expect([await signedIn(phone), await signedIn(oldTab)]).toEqual([true, true])
  })

  it('with a new password shuts the stranger out', async () => {
    const { email, stranger, path, oobCode } = await registered()
    const owner = plainVisitor(site)
    const form = { oobCode, by: 'new-password', newPassword: 'the words of the owner' }
    const answer = await owner.post(path, form)
    expect(answer.text).toContain(sentence('users.addressConfirmed'))
    expect((await stranger.get('/user')).location).toBe('/login')
    expect((await stranger.post('/login', { email, password: usualPassword })).status).toBe(400)
    expect((await owner.post('/login', { email, password: form.newPassword })).status).toBe(302)
    expect((await owner.post(path, form)).status).toBe(410)
  })

  it('asks whoever is signed in to another account too', async () => {
    const { path, oobCode } = await registered()
    const other = await registered()
    const answer = await other.stranger.post(path, { oobCode })
    expect([answer.status, answer.faults]).toEqual([422, [sentence('users.showItIsYours')]])
  })

  it('asks for the password of an account whose address it changes', async () => {
    const user = await site.makeUser()
    const visitor = plainVisitor(site)
    await visitor.post('/login', user)
    const moved = newEmail()
    await visitor.post('/user', { intent: 'email', currentPassword: user.password, newEmail: moved })
    const { path, oobCode } = await linkTo(moved)
    const reader = plainVisitor(site)
    const opened = await reader.get(path)
    expect(opened.text).not.toMatch(saying('users.notMine'))
    expect((await reader.post(path, { oobCode })).status).toBe(422)
    const taken = await reader.post(path, { oobCode, by: 'new-password', newPassword: 'words of a reader' })
    expect(taken.status).toBe(410)
    const done = await reader.post(path, { oobCode, by: 'password', password: user.password })
    expect(done.text).toMatch(saying('users.newAddressUsed'))
  })
})

describe('a bare code', () => {
  it.each([
    ['of the protocol', (oobCode: string) => protocol('update', { oobCode })],
    [
      'of the content backend',
      (code: string) =>
        fetch(`${site.origin}/api/auth/email-confirmation?confirmation=${code}`, { redirect: 'manual' }),
    ],
  ])('%s verifies, and remembers that nobody showed whose the account is', async (_what, confirm) => {
    const { email, stranger, oobCode } = await registered()
    await confirm(oobCode)
    const account = await findAccountByEmail(site.tools.database, email)
    expect(account).toMatchObject({ emailVerified: true, verifiedByCodeAlone: true })
    expect(await signedIn(stranger)).toBe(true)
  })
})

describe('notices', () => {
  const subjectsTo = async (email: string) => (await site.mailsTo(email)).map(({ subject }) => subject).reverse()

  async function codeFor(phoneNumber: string): Promise<string> {
    const messages = await listOutbox(site.tools.database, { kind: 'sms', limit: 50 })
    const { payload } = messages.find(({ recipient }) => recipient === phoneNumber)!
    return /\b\d{6}\b/.exec((payload as SmsPayload).text)![0]
  }

  it('tell the owner of every change of what signs in', async () => {
    const user = await site.makeUser()
    const visitor = plainVisitor(site)
    await visitor.post('/login', user)
    const currentPassword = user.password
    const asked = await visitor.post('/user', { intent: 'phone', phoneNumber: '+447700900811', currentPassword })
    await visitor.post('/user', { ...hiddenFields(asked), intent: 'phone-code', code: await codeFor('+447700900811') })
    await visitor.post('/user', { intent: 'phone-remove', currentPassword })
    await visitor.post('/user', { intent: 'password', currentPassword, newPassword: 'quite new words' })
    const forgetful = plainVisitor(site)
    await forgetful.post('/forgot-password', { email: user.email })
    const { path, oobCode } = await linkTo(user.email)
    await forgetful.post(path, { oobCode, password: 'newer words still' })
    expect(await subjectsTo(user.email)).toEqual([
      sentence('identity.phoneAdded', { siteName: 'Casita' }),
      sentence('identity.phoneRemoved', { siteName: 'Casita' }),
      sentence('identity.passwordChanged', { siteName: 'Casita' }),
      sentence('identity.choosePasswordFor', { siteName: 'Casita' }),
      sentence('identity.passwordReset', { siteName: 'Casita' }),
    ])
    const [notice] = await site.mailsTo(user.email)
    expect(notice!.link.pathname).toBe('/forgot-password')
    expect((await site.mailsTo(user.email)).at(-1)!.text).toContain('ending in 0811')
  })

  it('let the old address undo that it was taken off the account', async () => {
    const user = await site.makeUser()
    const { idToken } = await protocol('signInWithPassword', { ...user, returnSecureToken: true })
    expect((await protocol('update', { idToken, deleteProvider: ['password'] })).error).toBeUndefined()
    expect((await protocol('signInWithPassword', user)).error.message).toBe('INVALID_LOGIN_CREDENTIALS')
    const { path, oobCode } = await linkTo(user.email)
    expect(path).toContain('mode=recoverEmail')
    expect((await plainVisitor(site).post(path, { oobCode })).text).toContain('uses your old address again')
  })
})

describe('an old sign-in', () => {
  it('changes nothing that signs in, by any call', async () => {
    const user = await site.makeUser()
    const { idToken } = await protocol('signInWithPassword', { ...user, returnSecureToken: true })
    await site.tools.database.execute(
      sql`update identity_session set signed_in_at = now() - interval '6 minutes' where account_id = (select id from identity_account where email = ${user.email})`,
    )
    const other = newEmail()
    await protocol('sendOobCode', { requestType: 'EMAIL_SIGNIN', email: other })
    const { oobCode } = await linkTo(other)
    for (const [operation, body] of [
      ['update', { deleteProvider: ['password'] }],
      ['update', { deleteProvider: ['phone'] }],
      ['update', { deleteProvider: ['oidc.club'] }],
      ['update', { password: 'quite new words' }],
      ['signInWithPhoneNumber', { sessionInfo: 'x', code: '123456' }],
      ['signInWithEmailLink', { email: other, oobCode }],
      ['signUp', { email: other, password: 'quite new words' }],
    ] as const) {
      const answer = await protocol(operation, { idToken, ...body })
      expect([operation, answer.error?.message]).toEqual([operation, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'])
    }
    expect(await findAccountByEmail(site.tools.database, user.email)).toBeDefined()
  })
})

describe('a newer code', () => {
  it.each([
    ['a new password', '/forgot-password', {}],
    ['a sign-in link', '/login?with=link', { step: 'link' }],
  ])('makes the older one useless: %s', async (_what, path, fields) => {
    const { email } = await site.makeUser()
    const visitor = plainVisitor(site)
    await visitor.post(path, { ...fields, email })
    const older = await linkTo(email)
    await visitor.post(path, { ...fields, email })
    const newer = await linkTo(email)
    expect((await visitor.get(older.path)).text).toMatch(saying('users.linkUsedText'))
    expect((await visitor.get(newer.path)).text).not.toContain(sentence('users.linkUsed'))
  })

  it('however many are asked for at once, one is good', async () => {
    const { email } = await site.makeUser()
    await Promise.all([1, 2, 3, 4, 5].map(() => protocol('sendOobCode', { requestType: 'PASSWORD_RESET', email })))
    const mails = await site.mailsTo(email)
    expect(mails).toHaveLength(5)
    const answers = await Promise.all(
      mails.map(({ link }) => protocol('resetPassword', { oobCode: link.searchParams.get('oobCode') })),
    )
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  })

  it('of the content backend too', async () => {
    const { email } = await site.makeUser()
    const ask = () =>
      fetch(`${site.origin}/api/auth/forgot-password`, {
        method: 'POST',
        // Of a network of its own, which has not asked for as much as the tests before.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.50' },
        body: JSON.stringify({ email }),
      })
    expect((await ask()).status).toBe(200)
    const { oobCode: code } = await linkTo(email)
    expect((await ask()).status).toBe(200)
    const words = 'quite new words'
    const reset = await fetch(`${site.origin}/api/auth/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, password: words, passwordConfirmation: words }),
    })
    expect([reset.status, (await reset.json()).error.message]).toEqual([400, 'Incorrect code provided'])
  })
})

describe('a disabled account', () => {
  it('is told only to whoever knows the password', async () => {
    const user = await site.makeUser()
    await query('update identity_account set disabled = true where email = $1', [user.email])
    const guess = await plainVisitor(site).post('/login', { email: user.email, password: 'a guess' })
    expect([guess.status, guess.faults]).toEqual([400, [sentence('identity.invalidCredential')]])
    const known = await plainVisitor(site).post('/login', user)
    expect([known.status, known.faults]).toEqual([403, [sentence('identity.userDisabled')]])
  })
})

describe('an authenticator app', () => {
  it('is taken away with a code of it, and its owner is told', async () => {
    const user = await site.makeUser()
    const account = (await findAccountByEmail(site.tools.database, user.email))!
    const { codeIn } = await enrolSecondFactor(site.tools, account.id)
    const visitor = plainVisitor(site)
    const asked = await visitor.post('/login', user)
    const code = codeIn(0)
    await visitor.post('/login', { ...hiddenFields(asked), code })
    const { factorId } = hiddenFields(await visitor.get('/user'))
    const form = { intent: 'factor-remove', factorId: factorId!, currentPassword: user.password }
    const without = await visitor.post('/user', form)
    expect([without.status, without.faults]).toEqual([422, [sentence('users.pleaseEnterCode')]])
    const used = await visitor.post('/user', { ...form, code })
    expect(used.faults).toContain(sentence('users.checkTheCode'))
    expect((await visitor.post('/user', { ...form, code: codeIn(1) })).text).toContain(sentence('users.twoStepsNowOff'))
    expect((await site.newestMailTo(user.email)).subject).toBe(
      sentence('identity.twoStepsRemoved', { siteName: 'Casita' }),
    )
  })

  it('is not taken away by the protocol without one', async () => {
    const user = await site.makeUser()
    const { idToken } = await protocol('signInWithPassword', { ...user, returnSecureToken: true })
    const account = (await findAccountByEmail(site.tools.database, user.email))!
    await enrolSecondFactor(site.tools, account.id)
    await query('update identity_session set revoked_at = null, second_factor_id = null where account_id = $1', [
      account.id,
    ])
    await query(`update identity_account set tokens_valid_from = now() - interval '1 hour' where id = $1`, [account.id])
    const { rows } = await query('select id from identity_second_factor where account_id = $1', [account.id])
    const path = `/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:withdraw?key=${site.tools.environment.IDENTITY_API_KEY}`
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const body = JSON.stringify({ idToken, mfaEnrollmentId: rows[0].id })
    const answer = await (await fetch(site.origin + path, { ...init, body })).json()
    expect(answer.error.message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  })
})
