// What somebody does on their own page beyond name, password and address: phone, second factor, data, leaving.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { findAccountByEmail } from '#identity/account/account-store.server.ts'
import { listOutbox, type SmsPayload } from '#platform/outbox/outbox.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { appCode, enrolSecondFactor } from './support/authenticator.ts'
import { askBook, bookableStay, inputFor, mustHold, someBrowser } from './support/booking-world.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'
import { takeOwners } from './support/take-owners.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

async function signedIn(wanted?: Parameters<Site['makeUser']>[0]) {
  const user = await site.makeUser(wanted)
  const visitor = plainVisitor(site)
  expect((await visitor.post('/login', user)).status).toBe(302)
  return { visitor, user, currentPassword: user.password }
}

const query = (text: string, values: unknown[] = []) => site.tools.database.$client.query(text, values)

async function codeFor(phoneNumber: string): Promise<string> {
  const messages = await listOutbox(site.tools.database, { kind: 'sms', limit: 50 })
  const { payload } = messages.find(({ recipient }) => recipient === phoneNumber)!
  return /\b\d{6}\b/.exec((payload as SmsPayload).text)![0]
}

/** Makes the account one that has no password: its owner signs in by a linked provider. */
async function withoutPassword(email: string): Promise<void> {
  const account = await findAccountByEmail(site.tools.database, email)
  await query(
    `insert into identity_provider_link (provider_id, raw_id, account_id, linked_at) values ('oidc.club', $1, $1, now())`,
    [account!.id],
  )
  await query('update identity_account set password_hash = null where id = $1', [account!.id])
}

const signInAgain = sentence('identity.recentSignInNeeded')

describe('a picture', () => {
  const own = async (visitor: PlainVisitor) => (await visitor.get('/user')).text
  const pictures = (text: string) => [...text.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
  const links = (text: string) => [...text.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href)

  it('is an address that is set, shown and taken away, and told to programs', async () => {
    const { visitor, user } = await signedIn()
    const address = 'https://pictures.example/ada.png?size=96'
    const saved = await visitor.post('/user', { intent: 'picture', photoURL: ` ${address} ` })
    expect([saved.status, saved.faults]).toEqual([200, []])
    expect(saved.text).toContain(sentence('users.saved'))
    expect(links(saved.text)).toContain(address)
    expect(saved.text).toContain(`value="${address}"`)
    expect((await findAccountByEmail(site.tools.database, user.email))?.photoUrl).toBe(address)
    // Another site's picture is named, and neither fetched nor allowed to be.
    expect(pictures(saved.text)).toEqual([])
    expect(/img-src[^;]*/.exec(saved.headers.get('content-security-policy')!)![0]).toBe("img-src 'self' data: blob:")
    const gone = await visitor.post('/user', { intent: 'picture', photoURL: '' })
    expect([gone.status, gone.faults]).toEqual([200, []])
    expect(await own(visitor)).not.toContain('pictures.example')
    expect((await findAccountByEmail(site.tools.database, user.email))?.photoUrl).toBeNull()
  })

  it.each([
    'javascript:alert(1)',
    'http://pictures.example/ada.png',
    '//pictures.example/ada.png',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'https://ada:secret@pictures.example/ada.png',
    'https://',
    'ada.png',
  ])('is no %s', async photoURL => {
    const { visitor, user } = await signedIn()
    const answer = await visitor.post('/user', { intent: 'picture', photoURL })
    expect([answer.status, answer.faults]).toEqual([422, [sentence('users.pictureNotHttps')]])
    expect((await findAccountByEmail(site.tools.database, user.email))?.photoUrl).toBeNull()
  })

  it('has an address of 2048 characters at most', async () => {
    const { visitor } = await signedIn()
    const photoURL = `https://pictures.example/${'a'.repeat(2048)}`
    const answer = await visitor.post('/user', { intent: 'picture', photoURL })
    expect([answer.status, answer.faults]).toEqual([422, [sentence('users.pictureTooLong')]])
    expect(answer.faults[0]).toContain('2048')
  })

  it('that a program wrote leads nowhere unless it is https, and is markup for nobody', async () => {
    const { visitor, user } = await signedIn()
    const hostile = 'javascript:alert("<img src=x onerror=alert(1)>")'
    await query('update identity_account set photo_url = $1 where email = $2', [hostile, user.email])
    await query('update app_user set photo_url = $1 where email = $2', [hostile, user.email])
    const text = await own(visitor)
    expect(asRendered(text).text).toMatch(saying('users.pictureNotLinked'))
    expect(links(text).filter(href => /^\s*javascript:/i.test(href!))).toEqual([])
    expect(pictures(text)).toEqual([])
  })
})

describe('a telephone number', () => {
  async function addNumber(visitor: PlainVisitor, currentPassword: string, phoneNumber: string) {
    const asked = await visitor.post('/user', { intent: 'phone', phoneNumber, currentPassword })
    expect(asked.faults).toEqual([])
    return { carried: hiddenFields(asked), text: asked.text }
  }

  it('is added by the code that is sent to it, signs in, and is taken away again', async () => {
    const { visitor, currentPassword } = await signedIn()
    const { carried, text } = await addNumber(visitor, currentPassword, '+44 7700 900 201')
    expect(text).toContain(sentence('users.codeOnItsWay', { phoneNumber: '+447700900201' }))
    const code = await codeFor('+447700900201')
    const wrong = await visitor.post('/user', { ...carried, intent: 'phone-code', code: code === '1' ? '2' : '1' })
    expect([wrong.status, wrong.faults]).toEqual([422, [sentence('users.pleaseEnterCode')]])
    const mistaken = code === '000000' ? '000001' : '000000'
    const refused = await visitor.post('/user', { ...hiddenFields(wrong), intent: 'phone-code', code: mistaken })
    expect(refused.faults).toEqual([sentence('identity.unexpected'), sentence('users.checkTheCode')])
    const done = await visitor.post('/user', { ...hiddenFields(refused), intent: 'phone-code', code })
    expect(done.text).toMatch(saying('pages.numberSaved'))
    expect((await visitor.get('/user')).text).toContain(sentence('users.codeGoesTo', { phoneNumber: '+447700900201' }))

    const other = plainVisitor(site)
    const sent = await other.post('/login?with=phone', { step: 'phone', phoneNumber: '+447700900201' })
    const again = { ...hiddenFields(sent), code: await codeFor('+447700900201') }
    expect((await other.post('/login?with=phone', again)).location).toBe('/stays')

    const guess = await visitor.post('/user', { intent: 'phone-remove', currentPassword: 'guess' })
    expect([guess.status, guess.faults]).toEqual([400, ['Incorrect password']])
    const removed = await visitor.post('/user', { intent: 'phone-remove', currentPassword })
    expect(removed.text).toMatch(saying('users.numberRemoved'))
    expect((await visitor.get('/user')).text).not.toContain('+447700900201')
  })

  it.each([
    [{ phoneNumber: '12' }, [sentence('users.pleaseEnterNumber')]],
    [{ phoneNumber: '+447700900202', currentPassword: '' }, [sentence('users.pleaseEnterPresentPassword')]],
  ])('is not asked for a code by %o', async (fields, faults) => {
    const { visitor, currentPassword } = await signedIn()
    const answer = await visitor.post('/user', { intent: 'phone', currentPassword, ...fields })
    expect([answer.status, answer.faults]).toEqual([422, faults])
    expect(answer.text).toContain(`value="${fields.phoneNumber}"`)
  })

  it('needs the first step: a code that came by another way adds nothing', async () => {
    const { visitor } = await signedIn()
    const stranger = plainVisitor(site)
    const sent = await stranger.post('/login?with=phone', { step: 'phone', phoneNumber: '+447700900203' })
    const code = await codeFor('+447700900203')
    const { sessionInfo } = hiddenFields(sent)
    for (const ticket of [sessionInfo!, '', 'nonsense', 'x'.repeat(400)]) {
      const answer = await visitor.post('/user', { intent: 'phone-code', ticket, code })
      expect([answer.status, answer.text.includes(sentence('users.numberSaved'))]).toEqual([400, false])
    }
    // Nor does another person's ticket.
    const owner = await signedIn()
    const { carried } = await addNumber(owner.visitor, owner.currentPassword, '+447700900204')
    const own = { ...carried, intent: 'phone-code', code: await codeFor('+447700900204') }
    expect((await visitor.post('/user', own)).status).toBe(400)
    expect((await owner.visitor.post('/user', own)).status).toBe(200)
  })

  it('belongs to one account', async () => {
    const first = await signedIn()
    const one = await addNumber(first.visitor, first.currentPassword, '+447700900205')
    const code = await codeFor('+447700900205')
    await first.visitor.post('/user', { ...one.carried, intent: 'phone-code', code })
    const second = await signedIn()
    const { carried } = await addNumber(second.visitor, second.currentPassword, '+447700900205')
    const input = { ...carried, intent: 'phone-code', code: await codeFor('+447700900205') }
    const answer = await second.visitor.post('/user', input)
    expect([answer.status, answer.faults]).toEqual([409, [sentence('users.numberTaken')]])
  })

  it('stays when it is the only way in', async () => {
    const visitor = plainVisitor(site)
    const sent = await visitor.post('/login?with=phone', { step: 'phone', phoneNumber: '+447700900206' })
    await visitor.post('/login?with=phone', { ...hiddenFields(sent), code: await codeFor('+447700900206') })
    const answer = await visitor.post('/user', { intent: 'phone-remove' })
    expect([answer.status, answer.faults]).toEqual([409, [sentence('users.onlyWayIn')]])
  })
})

describe('two-step sign-in', () => {
  it('is set up with an app, asked at the next sign-in, and taken away again', async () => {
    const { visitor, user, currentPassword } = await signedIn()
    const elsewhere = plainVisitor(site)
    await elsewhere.post('/login', user)
    const begun = await visitor.post('/user', { intent: 'factor', currentPassword })
    const carried = hiddenFields(begun)
    const secret = carried.secret!
    expect(begun.text).toContain(secret.match(/.{4}/g)!.join(' '))
    expect(begun.text).toContain(`otpauth://totp/Casita%3A${encodeURIComponent(user.email)}?secret=${secret}`)
    const wrong = await visitor.post('/user', { ...carried, intent: 'factor-code', code: '000000' })
    expect(wrong.faults).toEqual([sentence('identity.unexpected'), sentence('users.checkTheCode')])
    expect(hiddenFields(wrong)).toEqual(carried)
    const code = appCode(site.tools, secret)
    const on = await visitor.post('/user', { ...carried, intent: 'factor-code', code })
    expect(on.text).toContain(sentence('users.twoStepsNowOn'))
    expect((await visitor.get('/user')).status).toBe(200)
    expect((await elsewhere.get('/user')).location).toBe('/login')

    const asked = await elsewhere.post('/login', user)
    expect(asked.text).toMatch(saying('users.appCodeIntro'))
    const answer = { ...hiddenFields(asked), code: appCode(site.tools, secret, 1) }
    expect((await elsewhere.post('/login', answer)).location).toBe('/user')

    const { factorId } = hiddenFields(await elsewhere.get('/user'))
    // Each code counts once: the app's next one is not there yet, so the last one is forgotten.
    await query('update identity_second_factor set last_step = 0 where id = $1', [factorId])
    const removal = { intent: 'factor-remove', factorId: factorId!, currentPassword, code: appCode(site.tools, secret) }
    const off = await elsewhere.post('/user', removal)
    expect(off.text).toContain(sentence('users.twoStepsNowOff'))
    expect((await plainVisitor(site).post('/login', user)).location).toBe('/stays')
  })

  it('needs the password, a confirmed address, and an app of one’s own', async () => {
    const { visitor, currentPassword } = await signedIn()
    const guess = await visitor.post('/user', { intent: 'factor', currentPassword: 'guess' })
    expect([guess.status, guess.faults]).toEqual([400, ['Incorrect password']])
    const { user: other } = await signedIn()
    const account = await findAccountByEmail(site.tools.database, other.email)
    await enrolSecondFactor(site.tools, account!.id)
    const { rows } = await query('select id from identity_second_factor where account_id = $1', [account!.id])
    const removal = { intent: 'factor-remove', currentPassword, factorId: rows[0].id, code: '123456' }
    const theirs = await visitor.post('/user', removal)
    expect(theirs.status).toBe(400)
    expect((await query('select from identity_second_factor where id = $1', [rows[0].id])).rowCount).toBe(1)
    const unconfirmed = await signedIn()
    await withoutPassword(unconfirmed.user.email)
    await query('update identity_account set email_verified = false where email = $1', [unconfirmed.user.email])
    const page = await unconfirmed.visitor.get('/user')
    expect(page.text).toMatch(saying('users.twoStepsNeedEmail'))
    expect((await unconfirmed.visitor.post('/user', { intent: 'factor' })).status).toBe(400)
  })
})

describe('somebody without a password', () => {
  it('proves who they are by having signed in a moment ago', async () => {
    const { visitor, user } = await signedIn()
    await withoutPassword(user.email)
    const page = await visitor.get('/user')
    expect(page.text).toContain(sentence('users.choosePassword'))
    expect(page.text).not.toMatch(saying('users.presentPassword'))
    await query(
      `update identity_session set signed_in_at = now() - interval '6 minutes'
       where account_id in (select id from identity_account where email = $1)`,
      [user.email],
    )
    const leave = { intent: 'leave', understood: 'yes' }
    const choose: Record<string, string> = { intent: 'password', newPassword: 'brand new words' }
    for (const input of [choose, { intent: 'factor' }, leave]) {
      const late = await visitor.post('/user', input)
      expect([late.status, late.faults]).toEqual([403, [signInAgain]])
    }
    await query(
      `update identity_session set signed_in_at = now() where account_id in
       (select id from identity_account where email = $1)`,
      [user.email],
    )
    const saved = await visitor.post('/user', { intent: 'password', newPassword: 'brand new words' })
    expect(saved.text).toContain(sentence('users.newPasswordSaved'))
    const again = await plainVisitor(site).post('/login', { email: user.email, password: 'brand new words' })
    expect(again.location).toBe('/stays')
  })

  it('and without a confirmed address is asked to confirm it, and gets the mail', async () => {
    const { visitor, user } = await signedIn()
    expect((await visitor.get('/user')).text).not.toMatch(saying('users.pleaseConfirm'))
    await withoutPassword(user.email)
    await query('update identity_account set email_verified = false where email = $1', [user.email])
    expect((await visitor.get('/user')).text).toMatch(saying('users.pleaseConfirm'))
    const sent = await visitor.post('/user', { intent: 'verify' })
    expect(sent.text).toContain(sentence('users.linkOnItsWay', { email: user.email }))
    const [mail] = await site.mailsTo(user.email)
    await visitor.post(mail!.link.pathname + mail!.link.search, { oobCode: mail!.link.searchParams.get('oobCode')! })
    expect((await visitor.get('/user')).text).not.toMatch(saying('users.pleaseConfirm'))
    const late = await visitor.post('/user', { intent: 'verify' })
    expect(late.status).toBe(409)
  })
})

describe('what we know of somebody', () => {
  it('is theirs as a file: person, sign-ins, bookings, and no secret', async () => {
    const { visitor, user } = await signedIn({ displayName: 'Ada Lovelace' })
    const stay = await bookableStay(site.tools.database)
    await book(user.id, stay)
    const answer = await visitor.get('/user/data')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="your-data.json"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const told = JSON.parse(answer.text)
    expect(told.profile).toMatchObject({ name: 'Ada Lovelace', email: user.email, emailVerified: true })
    expect(told.bookings).toMatchObject([
      {
        home: 'Casa',
        checkIn: ahead(60),
        state: 'confirmed',
        contact,
        steps: [{ command: 'hold' }, { command: 'submit' }],
      },
    ])
    expect(told.sessions).toHaveLength(1)
    const session = visitor.cookies.get('casita_session')!
    expect(answer.text).not.toMatch(/argon2|hash|token/i)
    expect(answer.text).not.toContain(session)
    expect((await plainVisitor(site).get('/user/data')).location).toBe('/login')
    await query('delete from outbox')
    await query(`update booking set contact = '{"name":"","email":"","phone":null}'`)
  })
})

const ahead = (days: number) => writeCalendarDay(addDays(dayInZone(new Date(), 'Europe/Lisbon'), days))

type Home = Awaited<ReturnType<typeof bookableStay>>

const contact = { name: 'Ada of the Bookings', email: 'Ada.of.the.bookings@example.org' }

/** A confirmed booking of that user, under another name and address than the account's. */
async function book(id: string, { stayId }: Home): Promise<string> {
  const { rows } = await query('select email from app_user where id = $1', [id])
  const face = { id, email: rows[0].email, displayName: null, photoUrl: null, phoneNumber: null }
  const user = { ...face, emailVerified: true, roles: ['guest'] } as unknown as VerifiedUser
  const browser = someBrowser()
  const input = inputFor(ahead(60), ahead(63))
  const holdId = await mustHold(site.tools, { browser, user }, { stayId, input, seenTotalMinor: 300_00 })
  const booked = await askBook(site.tools, { user, browser }, { holdId, ...contact })
  if (!booked.ok) throw new Error(booked.reason)
  return holdId
}

describe('leaving for good', () => {
  const leave = { intent: 'leave', understood: 'yes' }

  /** What the books hold: everything but the person. */
  async function books() {
    const { rows } = await query(
      `select b.id, reference, stay_id, check_in, check_out, party, state, quote, quote_hash, currency, total_minor,
         version, confirmed_at, guest_user_id, (select count(*) from booking_event where booking_id = b.id) as events,
         (select count(*) from occupancy) as nights
       from booking b order by id`,
    )
    return rows
  }

  it('takes the person out of everything, and leaves the books as they are', async () => {
    const { visitor, user, currentPassword } = await signedIn({ displayName: 'Grace Hopper' })
    const stay = await bookableStay(site.tools.database)
    const booking = await book(user.id, stay)
    await query(
      `update booking set notes_guest = 'We bring grace’s cat', terms_accepted_from = '192.0.2.9' where id = $1`,
      [booking],
    )
    await visitor.post('/forgot-password', { email: user.email })
    await query(
      `with begun as (insert into conversation (id, form_key, name, email, user_id, created_at, last_message_at)
         values (gen_random_uuid(), 'form-key-1', 'Grace Hopper', $1, $2, now(), now()) returning id)
       insert into message (conversation_id, author, text, form_key, created_at)
         select id, 'guest', 'Is grace’s cat welcome?', 'form-key-1', now() from begun`,
      [contact.email, user.id],
    )
    expect(JSON.parse((await visitor.get('/user/data')).text).messages).toMatchObject([
      { text: 'Is grace’s cat welcome?' },
    ])
    const early = await visitor.post('/user', { ...leave, currentPassword })
    expect([early.status, early.faults]).toEqual([409, [sentence('users.visitsAhead')]])
    await makePast(booking)
    const before = await books()
    const { id: accountId } = (await findAccountByEmail(site.tools.database, user.email))!

    const left = await visitor.post('/user', { ...leave, currentPassword })
    expect(left.location).toBe('/login?left=1')
    expect(visitor.cookies.has('casita_session')).toBe(false)
    expect((await visitor.get('/login?left=1')).text).toMatch(saying('users.accountDeleted'))
    expect(await books()).toEqual(before)
    expect(
      await everywhere([user.email, 'Grace Hopper', contact.name, contact.email, 'grace’s cat', accountId]),
    ).toEqual([])
    const { rows } = await query('select status, providers, email_verified from app_user where id = $1', [user.id])
    expect(rows).toEqual([{ status: 'deleted', providers: [], email_verified: false }])
    expect((await plainVisitor(site).post('/login', user)).faults).toEqual(['Invalid email or password'])
    // The address is free again, for a new account that knows nothing of the old one.
    const fresh = plainVisitor(site)
    expect((await fresh.post('/register', { email: user.email, password: 'new words here' })).status).toBe(302)
    const reborn = await query('select id from app_user where email = $1', [user.email])
    expect(reborn.rows[0].id).not.toBe(user.id)
  })

  it('is the same by the identity protocol: asked about visits ahead, refused to the last owner, forgotten everywhere', async () => {
    const call = async (operation: string, body: object) => {
      const key = site.tools.environment.IDENTITY_API_KEY
      const address = `${site.origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=${key}`
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: await answer.json() }
    }
    const leaveAs = async ({ email, password }: { email: string; password: string }) => {
      const { idToken } = (await call('signInWithPassword', { email, password, returnSecureToken: true })).body
      return call('delete', { idToken })
    }
    const { visitor, user } = await signedIn({ displayName: 'Katherine Johnson' })
    const stay = await bookableStay(site.tools.database)
    const booking = await book(user.id, stay)
    await query(
      `insert into conversation (id, form_key, name, email, user_id, created_at, last_message_at)
       values (gen_random_uuid(), $1, 'Katherine Johnson', $2, $3, now(), now())`,
      [`form ${booking}`, user.email, user.id],
    )
    expect(await leaveAs(user)).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(/^OPERATION_NOT_ALLOWED : You have a visit ahead/) } },
    })
    await makePast(booking)
    expect((await leaveAs(user)).status).toBe(200)
    expect(await everywhere([user.email, 'Katherine Johnson', contact.name])).toEqual([])
    const { rows } = await query('select status from app_user where id = $1', [user.id])
    expect(rows).toEqual([{ status: 'deleted' }])
    expect((await visitor.get('/user')).location).toBe('/login')

    const owner = await site.makeUser({ roles: ['owner'] })
    await takeOwners(site.tools.database, owner.id)
    expect((await leaveAs(owner)).body.error.message).toMatch(/^OPERATION_NOT_ALLOWED/)
    await takeOwners(site.tools.database)
  })

  it('asks for the password and for a tick', async () => {
    const { visitor, currentPassword } = await signedIn()
    const empty = await visitor.post('/user', { intent: 'leave' })
    expect([empty.status, empty.faults]).toEqual([
      422,
      [sentence('users.pleaseEnterPresentPassword'), sentence('users.pleaseTick')],
    ])
    const guess = await visitor.post('/user', { ...leave, currentPassword: 'guess' })
    expect([guess.status, guess.faults]).toEqual([400, ['Incorrect password']])
    expect((await visitor.get('/user')).status).toBe(200)
    expect((await visitor.post('/user', { ...leave, currentPassword })).status).toBe(302)
  })

  it('is refused to the last owner of the site', async () => {
    const { visitor, currentPassword } = await signedIn({ roles: ['owner'] })
    const last = await visitor.post('/user', { ...leave, currentPassword })
    expect([last.status, last.faults]).toEqual([409, [sentence('users.lastOwner')]])
    await signedIn({ roles: ['owner'] })
    expect((await visitor.post('/user', { ...leave, currentPassword })).status).toBe(302)
  })

  it('is guarded by the database: a deleted user has no face', async () => {
    const { user } = await signedIn()
    await expect(
      query(`update app_user set status = 'deleted', deleted_at = now() where id = $1`, [user.id]),
    ).rejects.toThrow('app_user_deleted_is_nobody')
  })
})

/** Moves a booking into the past, past the triggers that let nobody do that. */
async function makePast(id: string): Promise<void> {
  const { database } = site.tools
  await inTransaction(database, async queries => {
    await queries.execute(sql`alter table booking disable trigger user`)
    await queries.execute(sql`update booking set check_in = '2024-07-01', check_out = '2024-07-04' where id = ${id}`)
    await queries.execute(sql`alter table booking enable trigger user`)
  })
}

/** The tables in which any of these words still stands. */
async function everywhere(words: readonly string[]): Promise<string[]> {
  const { rows } = await query(`select table_name from information_schema.tables where table_schema = 'public'`)
  const found: string[] = []
  for (const { table_name: table } of rows) {
    for (const word of words) {
      const { rowCount } = await query(`select from "${table}" t where position($1 in to_jsonb(t)::text) > 0`, [word])
      if (rowCount) found.push(`${table}: ${word}`)
    }
  }
  return found
}
