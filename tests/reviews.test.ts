// A review over HTTP, without script: written below the booking, opened and answered on the operator's page, read by everybody.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { endVisit } from './support/completed-visit.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let slug: string
let guest: PlainVisitor
let operator: PlainVisitor
let booking: string

beforeAll(async () => {
  site = await startSite()
  const home = await buildHome(site.tools.database, { name: 'Mill House' })
  slug = home.slug
  guest = await signedIn()
  operator = await signedIn('owner')
  booking = await book()
})
afterAll(() => site?.stop())

const signedIn = (role?: 'owner') => makeOperator(site, role, { displayName: 'Ada Lovelace' })

function hiddenIn(text: string): Record<string, string> {
  const inputs = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name, value]) => [name!, value!]))
}

/** Books two nights and answers the path of the booking. */
async function book(): Promise<string> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const held = await guest.post(`/stays/${slug}/book`, { intent: 'hold', in: day(3), out: day(5), adults: '2' })
  const page = await guest.get(held.location!)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const form = { ...hiddenIn(page.text), intent: 'book', name: 'Ada', email: 'ada@example.org', terms }
  return (await guest.post(held.location!, form)).location!
}

const homePage = async () => asRendered((await plainVisitor(site).get(`/stays/${slug}`)).text).text
const rating = sentence('stays.rating')
  .replace('<average/>', '4.0')
  .replace('<count/>', `(${sentence('stays.reviews', { count: 1 })})`)
  .replaceAll(/<[^>]*>/g, '')
const words = { intent: 'review', overall: '4', clean: '5', title: 'A warm stove', body: 'We stayed in.' }

test('a guest writes after check-out, and nothing typed is lost', async () => {
  expect((await guest.get(booking)).text).not.toContain(sentence('reviews.ask', { home: 'Mill House' }))
  expect((await guest.post(booking, words)).status).toBe(409)
  await endVisit(site.tools, booking.split('/').at(-1)!)
  expect((await guest.get(booking)).text).toContain(sentence('reviews.ask', { home: 'Mill House' }))

  const faulty = await guest.post(booking, { ...words, overall: '', title: '', body: 'We <stayed> in.' })
  expect([faulty.status, faulty.faults]).toEqual([422, [sentence('reviews.overall'), sentence('reviews.titleMissing')]])
  expect(faulty.text).toMatch(/<textarea[^>]*>We &lt;stayed&gt; in\.<\/textarea>/)
  expect(faulty.text).toMatch(/name="clean" checked="" value="5"/)

  const sent = await guest.post(booking, words)
  expect([sent.status, sent.location]).toEqual([303, `${booking}#review`])
  const mine = (await guest.get(booking)).text
  expect(mine).toContain(sentence('reviews.yours'))
  expect(mine).toMatch(saying('reviews.notOpenYet'))
  const again = await guest.post(booking, { ...words, title: 'Other words' })
  expect([again.status, again.faults]).toEqual([409, [sentence('reviews.writtenAlready')]])
})

test('it is blind until the operator’s note, then answered and hidden in public view', async () => {
  expect(await homePage()).toContain(sentence('reviews.noneYet'))
  const desk = await operator.get('/admin/reviews')
  expect(desk.text).not.toContain('A warm stove')
  const form = hiddenIn(desk.text)
  const empty = await operator.post('/admin/reviews', { ...form, intent: 'note', text: ' ' })
  expect([empty.status, empty.faults.length]).toEqual([422, 1])
  expect((await operator.post('/admin/reviews', { ...form, intent: 'note', text: 'Kind people.' })).status).toBe(303)
  expect(await homePage()).toContain(`${sentence('reviews.ofHome')} ${rating}`)
  const cards = asRendered((await plainVisitor(site).get('/stays')).text).text
  expect(cards).toContain(rating)
  expect(asRendered((await plainVisitor(site).get('/')).text).text).toContain('A warm stove')

  const late = await operator.post('/admin/reviews', { ...form, intent: 'reply', text: 'Kept for the form.' })
  expect([late.status, late.faults[0]]).toEqual([409, sentence('reviews.outOfDate')])
  expect(late.text).toContain('Kept for the form.')
  const now = async () => hiddenIn((await operator.get('/admin/reviews')).text)
  await operator.post('/admin/reviews', { ...(await now()), intent: 'reply', text: 'The stove thanks you.' })
  expect(await homePage()).toContain(`${sentence('reviews.replied')} The stove thanks you.`)
  await operator.post('/admin/reviews', { ...(await now()), intent: 'hide', text: 'It names a neighbour.' })
  expect(await homePage()).not.toContain('A warm stove')
  expect((await guest.get(booking)).text).toContain(sentence('reviews.notShown'))
})

test('the desk is the operators’; nonsense is 400', async () => {
  expect((await guest.get('/admin/reviews')).status).toBe(404)
  expect((await guest.post('/admin/reviews', { intent: 'hide' })).status).toBe(404)
  for (const nonsense of [{}, { intent: 'note', review: 'x', version: '1' }, { intent: 'burn', version: '1' }]) {
    expect((await operator.post('/admin/reviews', nonsense as Record<string, string>)).status).toBe(400)
  }
})
