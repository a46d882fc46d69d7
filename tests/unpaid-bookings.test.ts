// How much of a site one person can keep without paying: raced on two processes, which together stay within every limit.

import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { buildHome } from './support/build-home.ts'
import type { Json } from './support/content-api.ts'
import { askForCode } from './support/guest-checkout.ts'
import { hiddenFields, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let site: Site
let sites: readonly RunningApp[]
const slugs: string[] = []
beforeAll(async () => {
  const environment = {
    IDENTITY_KEY: randomBytes(32).toString('base64'),
    TRUSTED_PROXIES: '127.0.0.1',
    PAYMENT_WAYS: 'bank-transfer',
    BANK_ACCOUNT: 'Casita, DE00 1234',
    // Nothing is set: what holds is the usual.
    HOLDS_PER_ADDRESS: '',
    UNPAID_BOOKINGS_PER_ADDRESS: '',
  }
  site = await startSite({ environment })
  sites = [site, await startApp({ databaseUrl: site.databaseUrl!, environment })]
  for (let home = 0; home < 16; home++) slugs.push((await buildHome(site.tools.database)).slug)
})
afterAll(async () => {
  await sites?.[1]?.stop()
  await site?.stop()
})

let addresses = 0
/** An address of IPv4 that nobody else has. */
const anywhere = () => `198.51.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`

let requests = 0
type Asked = { readonly body?: object; readonly token?: string; readonly from?: string; readonly key?: string }
async function call(path: string, { body, token, from = anywhere(), key = randomUUID() }: Asked) {
  const answer = await fetch(`${sites[requests++ % 2]!.origin}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      'idempotency-key': key,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body ?? {}),
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}

let visits = 0
/** The price of nights nobody asked for yet, each time in another home. */
async function quote(): Promise<Json> {
  const visit = visits++
  const day = (offset: number) =>
    new Date(Date.now() + (40 + Math.floor(visit / slugs.length) * 4 + offset) * 86_400_000).toISOString().slice(0, 10)
  const party = { adults: 2 }
  const body = { stay: slugs[visit % slugs.length], checkIn: day(0), checkOut: day(2), party }
  return (await call('/quotes', { body })).body.data
}

async function someUser(role?: string): Promise<string> {
  const { email, id } = await site.makeUser()
  if (role) {
    await site.tools.database.execute(
      sql`insert into role_grant (user_id, role, granted_at) values (${id}, ${role}, now() - interval '1 minute')`,
    )
  }
  const { body } = await call('/auth/local', { body: { identifier: email, password: usualPassword } })
  return body.jwt
}

/** Books a quote by bank transfer. */
async function book(token: string, from = anywhere()) {
  const { id, terms } = await quote()
  const contact = { name: 'Ada', email: 'ada@example.org' }
  return call('/bookings', { body: { quote: id, contact, termsHash: terms.hash }, token, from })
}

const outcome = ({ status, body }: { status: number; body: Json }) => body.error?.details.reason ?? status
const sorted = (answers: readonly Json[]) => answers.map(outcome).map(String).sort()
const times = <Thing>(count: number, work: (at: number) => Promise<Thing>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

test('of one account three bookings may wait for their payment; cancelled or paid, the next one can be made', async () => {
  const token = await someUser()
  const answers = [await book(token), await book(token)]
  // Three homes may be held at once, so that is as many as can be sent at once.
  answers.push(...(await times(3, () => book(token))))
  expect(sorted(answers)).toEqual(['201', '201', '201', 'too-many-unpaid', 'too-many-unpaid'])
  const refused = answers.find(({ status }) => status !== 201)!
  expect([refused.status, refused.body.data, refused.body.error.name]).toEqual([429, null, 'RateLimitError'])
  expect(refused.body.error.message).toBe(sentence('bookings.tooManyUnpaid'))
  const [first, second] = answers.filter(({ status }) => status === 201).map(({ body }) => body.data)
  await call(`/bookings/${first.id}/cancel`, { body: { version: first.version, seenRefund: 0 }, token })
  await site.tools.database.execute(sql`update booking set hold_expires_at = now() where id = ${second.id}`)
  expect(outcome(await book(token))).toBe(201)
})

test('an e-mail address with and without an account counts as one guest', async () => {
  const { email } = await site.makeUser()
  const { body } = await call('/auth/local', { body: { identifier: email, password: usualPassword } })
  expect(await times(3, () => book(body.jwt)).then(sorted)).toEqual(['201', '201', '201'])
  const visitor = plainVisitor(site)
  const day = (offset: number) => new Date(Date.now() + (200 + offset) * 86_400_000).toISOString().slice(0, 10)
  const input = { intent: 'hold', in: day(0), out: day(2), adults: '2' }
  const held = await visitor.post(`/stays/${slugs[0]}/book`, input)
  await askForCode(visitor, held.location!, email)
  const { link } = await site.newestMailTo(email)
  await visitor.post('/bookings/manage', {
    ...hiddenFields(await visitor.get(link.pathname + link.search)),
    intent: 'open',
  })
  const page = await visitor.get(held.location!)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const form = { ...hiddenFields(page), name: 'Ada', email, notes: 'We come late.', terms, intent: 'book' }
  const refused = await visitor.post(held.location!, form)
  expect(refused.status).toBe(429)
  expect(asRendered(refused.text).text).toContain(sentence('bookings.tooManyUnpaid'))
  expect(refused.text).toContain('We come late.')
})

test('from one network guests who never paid make ten unpaid bookings a day, however many accounts they have', async () => {
  const tokens = await times(14, () => someUser())
  // The addresses of one household: the first 64 bits are the same.
  const household = (at: number) => `2001:db8:7:7::${at + 1}`
  const answers = await times(14, at => book(tokens[at]!, household(at)))
  expect(sorted(answers)).toEqual([...Array(10).fill('201'), ...Array(4).fill('too-many-unpaid-from-here')])
  const refused = answers.findIndex(({ status }) => status !== 201)
  expect(answers[refused]!.body.error.message).toBe(sentence('bookings.tooManyUnpaidFromHere'))
  expect(outcome(await book(tokens[refused]!, '2001:db8:7:8::1'))).toBe(201)
  expect(outcome(await book(await someUser('reception'), household(99)))).toBe(201)
  // Somebody who has paid here before is not counted among strangers.
  const known = await someUser()
  const { id } = (await book(known)).body.data
  await site.tools.database.execute(sql`
    update payment set state = 'captured', captured_minor = amount_minor, captured_at = now() where booking_id = ${id}`)
  expect(outcome(await book(known, household(98)))).toBe(201)
})

test('operators book as many as they want', async () => {
  const token = await someUser('owner')
  const from = anywhere()
  for (let count = 0; count < 5; count++) expect(outcome(await book(token, from))).toBe(201)
})

test('one network holds six homes at a time, from whichever of its addresses', async () => {
  const holding = async (at: number, from = `2001:db8:9:9:${at}::1`, token?: string) => {
    const body = { quote: (await quote()).id, email: `${randomUUID()}@example.org` }
    return call('/holds', { body, from, token })
  }
  const answers = await times(14, at => holding(at))
  expect(sorted(answers)).toEqual([...Array(6).fill('201'), ...Array(8).fill('too-many-holds-from-here')])
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 429,
    body: { error: { name: 'RateLimitError', message: sentence('bookings.tooManyHoldsFromHere') } },
  })
  expect(outcome(await holding(0, '2001:db8:9:10::1'))).toBe(201)
  expect(outcome(await holding(0, undefined, await someUser('manager')))).toBe(201)
})

test('a key and a visit do not lead to the hold of another mailbox', async () => {
  const { id } = await quote()
  const [key, mine] = [randomUUID(), `${randomUUID()}@example.org`]
  const first = await call('/holds', { body: { quote: id, email: mine }, key })
  expect(first.status).toBe(201)
  const other = await call('/holds', { body: { quote: id, email: `${randomUUID()}@example.org` }, key })
  expect(outcome(other)).toBe('dates-taken')
  const again = await call('/holds', { body: { quote: id, email: mine.toUpperCase() }, key })
  expect([again.status, again.body.data.id]).toEqual([201, first.body.data.id])
})
