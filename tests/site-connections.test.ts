// What an owner connects the site to, over HTTP and without script: mail leaves from every process, cards are taken, no secret is told.

import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

const path = '/admin/site/connections'
const password = 'a+b/c@d:e %'
const IDENTITY_KEY = randomBytes(32).toString('base64')
let site: Site
let other: RunningApp
let owner: PlainVisitor
let mails: MailServer
beforeAll(async () => {
  mails = await startMailServer({ user: { name: 'site@mail', password } })
  // Nobody but the guest of a test gives the provider a key.
  const environment = { IDENTITY_KEY, STRIPE_API: 'http://127.0.0.1:4242' }
  site = await startSite({ environment })
  other = await startApp({ databaseUrl: site.databaseUrl!, environment })
  owner = await makeOperator(site, 'owner')
})
afterAll(async () => {
  await other?.stop()
  await site?.stop()
  await mails?.close()
})
beforeEach(() => site.tools.database.execute(sql`delete from site_connection`))

const mailFields = (more: Readonly<Record<string, string>> = {}) => ({
  ...{ intent: 'mail', host: '127.0.0.1', port: new URL(mails.url).port, encryption: 'starttls' },
  ...{ username: 'site@mail', password, from: 'stay@mill.example', ...more },
})
const textOf = async (visitor = owner) => asRendered((await visitor.get(path)).text).text

test('a mail server is connected: what waited leaves, a test mail says what came of it, and the password is told to nobody', async () => {
  expect(await textOf()).not.toContain(sentence('site.tryMail'))
  const message = { subject: 'Waiting', text: 'It waited.', html: '<p>It waited.</p>' }
  const waiting = { kind: 'mail' as const, recipient: 'guest@example.org', payload: message, dedupeKey: 'waiting' }
  await writeOutbox(site.tools.database, waiting, new Date())

  const saved = await owner.post(path, mailFields())
  expect([saved.status, saved.location]).toEqual([303, path])
  await mails.arrived(1)
  expect(mails.received[0]).toMatchObject({ from: 'stay@mill.example', to: ['guest@example.org'] })

  const tried = await owner.post(path, { intent: 'try-mail' })
  await mails.arrived(2)
  const [address] = mails.received[1]!.to
  expect(asRendered(tried.text).text).toContain(sentence('site.mailTaken', { address: address! }))

  // The other process sends by it too, where this one is gone.
  const elsewhere = plainVisitor(other)
  for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value)
  await expect.poll(() => textOf(elsewhere)).toContain(sentence('site.tryMail'))
  expect((await elsewhere.post(path, { intent: 'try-mail' })).status).toBe(200)
  await mails.arrived(3)

  const page = await owner.get(path)
  expect(page.text).toContain('value="site@mail"')
  expect(page.text).not.toContain(password)
  expect((await owner.get(`${path}.data`)).text).not.toContain('a+b')
  const { rows } = await site.tools.database.execute<{ all: string }>(
    sql`select coalesce(string_agg(c::text, ' '), '') || (select string_agg(s::text, ' ') from site_connection s) as all from change c`,
  )
  expect(rows[0]!.all).toContain('site_connection')
  expect(rows[0]!.all).not.toContain('a+b')
  expect([site.logs(), other.logs()].join('\n')).not.toContain('a+b')

  // Left empty it stays, but goes to no other server than it was typed for.
  expect((await owner.post(path, mailFields({ password: '', from: '' }))).status).toBe(303)
  expect((await owner.post(path, { intent: 'try-mail' })).status).toBe(200)
  await mails.arrived(4)
  const moved = await owner.post(path, mailFields({ password: '', host: 'evil.example' }))
  expect([moved.status, moved.faults]).toEqual([422, [sentence('site.passwordAgain')]])
  expect(moved.text).toContain('value="evil.example"')

  const wrong = await owner.post(path, mailFields({ password: 'guess' }))
  expect(wrong.status).toBe(303)
  const refused = await owner.post(path, { intent: 'try-mail' })
  expect(asRendered(refused.text).text).toContain(sentence('site.mailNotTaken', { answer: '' }).trim())

  expect((await owner.post(path, { intent: 'remove-mail' })).status).toBe(303)
  const gone = await owner.post(path, { intent: 'try-mail' })
  expect([gone.status, gone.text.includes(sentence('site.noMailServer'))]).toEqual([409, true])
})

test('Stripe is connected: cards are possible in every process, and keys that do not fit are refused beside their field', async () => {
  const keys = { intent: 'stripe', secretKey: 'rk_test_12345678', publishableKey: '', eventSecret: '' }
  const offers = async (at: PlainVisitor) => (await at.get('/admin/organisation')).text.includes('value="card"')
  const elsewhere = plainVisitor(other)
  for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value)
  expect(await offers(owner)).toBe(false)
  const none = await owner.post(path, { ...keys, secretKey: '' })
  expect([none.status, none.faults]).toEqual([422, [sentence('site.keyMissing')]])
  const mixed = await owner.post(path, { ...keys, publishableKey: 'pk_live_12345678' })
  expect([mixed.status, mixed.faults]).toEqual([422, [sentence('site.mixedKeys')]])
  expect(mixed.text).not.toContain('rk_test_12345678')
  const live = await owner.post(path, { ...keys, secretKey: 'sk_live_12345678' })
  expect([live.status, live.faults]).toEqual([409, [sentence('site.liveKeyHere')]])
  const odd = await owner.post(path, { ...keys, secretKey: 'pk_test_12345678' })
  expect([odd.status, odd.faults]).toEqual([422, [sentence('site.wrongSecretKey')]])
  expect((await owner.post(path, { ...keys, eventSecret: 'whsec_0123456789abcdef' })).status).toBe(303)
  expect(await textOf()).toContain(sentence('site.testKeys'))
  expect((await owner.get(path)).text).not.toMatch(/rk_test_1|whsec_0/)
  expect(await offers(owner)).toBe(true)
  await expect.poll(() => offers(elsewhere)).toBe(true)
  // The webhook is believed by the secret that was typed, and by no other.
  const event = (signature: string) =>
    site.get('/api/payments/events/stripe', { method: 'POST', headers: { 'stripe-signature': signature }, body: '{}' })
  expect((await event('t=1,v1=00')).status).toBe(400)
  expect((await owner.post(path, { intent: 'remove-stripe' })).status).toBe(303)
  expect(await offers(owner)).toBe(false)
})

test('only owners see it, and nobody changes what the server was set up for', async () => {
  const manager = await makeOperator(site, 'manager')
  expect((await manager.get(path)).status).toBe(404)
  expect((await manager.post(path, mailFields())).status).toBe(404)
  const set = await startSite({ environment: { IDENTITY_KEY, SMTP_URL: mails.url } })
  try {
    const theirs = await makeOperator(set, 'owner')
    const page = await theirs.get(path)
    expect(asRendered(page.text).text).toContain(sentence('site.setOnServer'))
    expect(page.text).not.toContain('name="host"')
    const refused = await theirs.post(path, mailFields())
    expect([refused.status, refused.text.includes(sentence('site.setOnServer'))]).toEqual([409, true])
    expect((await theirs.post(path, { intent: 'texts', address: 'https://gateway.example/', token: 't' })).status).toBe(
      303,
    )
  } finally {
    await set.stop()
  }
})

test('what was sealed by a key that is gone is asked for again', async () => {
  await site.tools.database.execute(
    sql`insert into site_connection (name, sealed, changed_at) values ('mail', 'nothing that opens', now())`,
  )
  await expect.poll(() => textOf()).toContain(sentence('site.keyGone'))
  expect((await owner.post(path, mailFields())).status).toBe(303)
})
