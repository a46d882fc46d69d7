// A home that answers first, over HTTP: asked by a guest, answered on the operator's page, seen by both.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let slug: string
let guest: PlainVisitor
let operator: PlainVisitor

beforeAll(async () => {
  site = await startSite()
  const home = await buildHome(site.tools.database, { name: 'Mill House' })
  slug = home.slug
  await site.tools.database.execute(sql`update stay_offer set booking_mode = 'request' where stay_id = ${home.id}`)
  guest = await signedIn()
  operator = await signedIn('manager')
})
afterAll(() => site?.stop())

const signedIn = (role?: 'manager' | 'reception' | 'cleaner') =>
  makeOperator(site, role, { displayName: 'Ada Lovelace' })

function hiddenIn({ text }: PlainAnswer): Record<string, string> {
  const inputs = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name, value]) => [name!, value!]))
}

/** What the first request that waits in the admin pages carries; visits and changes below it have forms of their own. */
async function waitingRequest(): Promise<Record<string, string>> {
  const desk = await operator.get('/admin')
  return hiddenIn({ ...desk, text: /<section aria-labelledby="requests".*?<\/section>/s.exec(desk.text)![0] })
}

let visits = 0
/** Sends a request for nights of its own and answers the path of its booking. */
async function ask(): Promise<string> {
  visits++
  const day = (offset: number) =>
    new Date(Date.now() + (20 + visits * 5 + offset) * 86_400_000).toISOString().slice(0, 10)
  const held = await guest.post(`/stays/${slug}/book`, { intent: 'hold', in: day(0), out: day(3), adults: '2' })
  const page = await guest.get(held.location!)
  expect(page.text).toContain(sentence('checkout.askAndPay', { total: '€300' }))
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const form = { ...hiddenIn(page), intent: 'book', name: 'Ada', email: 'ada@example.org', terms }
  const sent = await guest.post(held.location!, form)
  expect(sent.status).toBe(303)
  return sent.location!
}

test('asked, waiting, approved: the guest sees each, and going back to the checkout leads to the request', async () => {
  const path = await ask()
  const waiting = await guest.get(path)
  expect(waiting.text).toContain(sentence('bookings.statePendingApproval'))
  expect(asRendered(waiting.text).text).toMatch(saying('trips.requested'))
  const desk = await operator.get('/admin')
  expect(desk.text).toContain('Mill House')
  const answered = await operator.post('/admin', {
    ...(await waitingRequest()),
    intent: 'approve',
    reason: '',
  })
  expect([answered.status, answered.location]).toEqual([303, '/admin'])
  expect((await guest.get(path)).text).toContain(sentence('bookings.stateConfirmed'))
  const { rows } = await site.tools.database.execute<{ reference: string }>(
    sql`select reference from booking where id = ${path.split('/').at(-1)}`,
  )
  const { reference } = rows[0]!
  expect((await site.mailsTo('ada@example.org')).map(({ subject }) => subject)).toEqual([
    sentence('bookingMails.confirmedSubject', { stayName: 'Mill House', reference }),
    sentence('bookingMails.requestSubject', { stayName: 'Mill House', reference }),
  ])
})

test('declined with a word; a second answer is told that it came too late', async () => {
  const path = await ask()
  const form = await waitingRequest()
  const no = { ...form, intent: 'decline', reason: 'The roof is being mended.' }
  expect((await operator.post('/admin', no)).status).toBe(303)
  expect((await guest.get(path)).text).toContain(sentence('bookings.stateDeclined'))
  const late = await operator.post('/admin', { ...form, intent: 'approve', key: randomUUID() })
  expect([late.status, late.faults[0]]).toEqual([
    409,
    `${sentence('cancellations.requestAnswered')} ${sentence('bookings.standsDeclined')}`,
  ])
})

test('the desk is the operators’: a guest finds no such page, a cleaner cannot answer, nonsense is 400', async () => {
  await ask()
  expect((await guest.get('/admin')).status).toBe(404)
  expect((await guest.post('/admin', { intent: 'approve' })).status).toBe(404)
  expect((await plainVisitor(site).get('/admin')).location).toBe('/login')
  const form = await waitingRequest()
  const cleaner = await signedIn('cleaner')
  expect((await cleaner.post('/admin', { ...form, intent: 'approve' })).status).toBe(403)
  const refused = await (await signedIn('reception')).post('/admin', { ...form, intent: 'approve' })
  expect([refused.status, refused.faults[0]]).toEqual([403, sentence('cancellations.requestNotAllowed')])
  for (const nonsense of [{}, { intent: 'approve', booking: '17', version: '2' }, { ...form, intent: 'perhaps' }]) {
    expect((await operator.post('/admin', nonsense as Record<string, string>)).status).toBe(400)
  }
  const unknown = { intent: 'approve', booking: randomUUID(), version: '2', key: randomUUID() }
  expect((await operator.post('/admin', unknown)).status).toBe(404)
})
