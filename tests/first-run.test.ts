// The first run: an empty site prints an address, its reader becomes the owner, and the steps to the first guest are told until they are done.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { bookableStay, inputFor, mustBook, someGuest } from './support/booking-world.ts'
import { enterImprint } from './support/enter-imprint.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

const printed = /becomes the first: \S+(\/setup\?key=[\w-]{43})$/m
const ahead = (days: number) => writeCalendarDay(addDays(dayInZone(new Date(), 'UTC'), days))
const person = { displayName: 'Olga Owner', email: 'olga@example.org', password: 'nine green olives' }

let site: Site
let setup: string
let owner: PlainVisitor
beforeAll(async () => {
  site = await startSite({
    environment: { SMTP_URL: 'smtp://127.0.0.1:9', PAYMENT_WAYS: 'bank-transfer', BANK_ACCOUNT: 'X' },
  })
  setup = printed.exec(site.logs())![1]!
  owner = plainVisitor(site)
})
afterAll(() => site?.stop())

const wordsOf = async (visitor: PlainVisitor, path: string, status = 200) => {
  const answer = await visitor.get(path)
  expect(answer.status).toBe(status)
  return asRendered(/<main.*<\/main>/s.exec(answer.text)![0]).text
}

describe('the printed address', () => {
  test('shows strangers nothing without its key, and is told to nobody', async () => {
    const stranger = plainVisitor(site)
    for (const path of ['/setup', `/setup?key=${'x'.repeat(43)}`]) {
      expect(await wordsOf(stranger, path, 404)).toContain(sentence('setup.over'))
      expect((await stranger.post(path, { intent: 'make', ...person })).status).toBe(404)
    }
    const opened = await stranger.get(setup)
    expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    expect(opened.text).toContain('noindex')
    for (const language of ['/de', '/ar']) expect((await stranger.get(language + setup)).status).toBe(200)
    const key = setup.slice('/setup?key='.length)
    // Once for whoever started it, and in no line about a request.
    expect(site.logs().split(key)).toHaveLength(2)
  })

  test('keeps what was typed beside a mistake, and does nothing for a button it does not know', async () => {
    const wrong = await owner.post(setup, { intent: 'make', ...person, email: 'nobody', password: '' })
    expect([wrong.status, wrong.faults]).toEqual([
      422,
      [sentence('identity.invalidEmail'), sentence('users.pleaseChoosePassword')],
    ])
    expect(wrong.text).toContain('value="Olga Owner"')
    expect(wrong.text).toContain('value="nobody"')
    expect((await owner.post(setup, { intent: 'make', ...person, password: 'password' })).status).toBe(422)
    expect((await owner.post(setup, { intent: 'rule' })).status).toBe(400)
    expect((await owner.post(setup, { intent: 'become' })).location).toBe('/login')
  })

  test('leads to signing in and back', async () => {
    const { email, password } = await site.makeUser()
    const visitor = plainVisitor(site)
    expect((await visitor.post(setup, { intent: 'sign-in' })).location).toBe('/login')
    expect((await visitor.post('/login', { email, password })).location).toBe(setup)
    expect(await wordsOf(visitor, setup)).toContain(sentence('setup.asSignedIn', { name: email }))
    const taken = await owner.post(setup, { intent: 'make', ...person, email })
    expect([taken.status, taken.faults.length]).toEqual([409, 1])
  })

  test('makes its reader the owner, signed in, and is used up', async () => {
    const made = await owner.post(setup, { intent: 'make', ...person })
    expect([made.status, made.location]).toEqual([303, '/admin/start'])
    expect(await wordsOf(owner, '/admin/start')).toContain(sentence('start.title'))
    expect(await wordsOf(owner, setup, 404)).toContain(sentence('setup.over'))
    const late = await plainVisitor(site).post(setup, { intent: 'make', ...person, email: 'late@example.org' })
    expect(late.status).toBe(404)
    const { rows } = await site.tools.database.execute(
      sql`select by_way, command from change where row_of = 'role_grant'`,
    )
    expect(rows).toEqual([{ by_way: 'terminal', command: 'setup' }])
  })
})

describe('the steps to the first guest', () => {
  const open = async () => {
    const { text } = await owner.get('/admin/start')
    return asRendered(/<ol.*<\/ol>/s.exec(text)![0])
  }
  const step = (name: string) => sentence('start.step', { step: name })

  test('each says that it is done, or leads to its page; Today names those that are open', async () => {
    const { text, values } = await open()
    for (const name of ['looks', 'legal', 'home', 'published', 'booking']) {
      expect(text).toContain(`${step(name)} ${sentence('start.open')}`)
    }
    for (const name of ['mail', 'payments']) expect(text).toContain(`${step(name)} ${sentence('start.done')}`)
    expect(text).toContain(`${step('taxes')} ${sentence('start.optional')}`)
    for (const link of ['/admin/site/looks', '/admin/organisation#imprint', '/admin/homes/new', '/admin/homes']) {
      expect(values('href')).toContain(link)
      expect((await owner.get(link.replace(/#.*/, ''))).status).toBe(200)
    }
    const today = await wordsOf(owner, '/admin')
    expect(today).toContain(sentence('homes.beforeFirstGuest'))
    expect(today).not.toContain(sentence('start.taxesOpen'))
  })

  test('who cannot open the site does not see the page, nor is asked for what is not theirs', async () => {
    const reception = await makeOperator(site, 'reception')
    expect((await reception.get('/admin/start')).status).toBe(404)
    const today = await wordsOf(reception, '/admin')
    expect(today).toContain(sentence('homes.noneForOthers'))
    expect(today).not.toContain(sentence('start.looksOpen', { name: 'Casita' }))
    const manager = await makeOperator(site, 'manager')
    expect(await wordsOf(manager, '/admin/start')).toContain(step('looks'))
  })

  test('they are done one by one, and after the first booking nobody is reminded any more', async () => {
    const { database } = site.tools
    const { text } = await owner.get('/admin/site/looks')
    const version = /name="version" value="(\d+)"/.exec(text)![1]!
    const saved = await owner.post('/admin/site/looks', { intent: 'save', version, name: 'Casas do Rio' })
    expect(saved.status).toBe(303)
    await enterImprint(database)
    const { stayId, slug } = await bookableStay(database)
    await expect.poll(async () => (await open()).text).toContain(sentence('start.legalDone'))
    const after = await open()
    expect(after.text).toContain(sentence('start.looksDone', { name: 'Casas do Rio' }))
    expect(after.text).toContain(sentence('start.publishedDone', { homes: 1 }))
    expect(after.values('href')).toContain(`/stays/${slug}`)
    expect(await wordsOf(owner, '/admin')).toContain(sentence('start.bookingOpen'))

    await mustBook(site.tools, await someGuest(database, new Date()), {
      stayId,
      input: inputFor(ahead(60), ahead(63)),
    })
    expect(await wordsOf(owner, '/admin')).not.toContain(sentence('homes.beforeFirstGuest'))
    expect(await wordsOf(owner, '/admin/start')).toContain(sentence('start.allDone'))
  })
})

test('a site with an owner prints nothing of the kind when it starts again', async () => {
  const again = await startSite({ databaseUrl: site.databaseUrl!, environment: {} })
  try {
    expect(again.logs()).not.toMatch(/setup/)
  } finally {
    await again.stop()
  }
})
