// A change that the home proposes, over HTTP as browsers without script send it: from the desk to the guest and back.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import type { PlainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let slug: string
let operator: PlainVisitor

beforeAll(async () => {
  site = await startSite()
  slug = (await buildHome(site.tools.database, { name: 'Harbour Loft' })).slug
  operator = await signedIn('manager')
})
afterAll(() => site?.stop())

const signedIn = (role?: 'manager') => makeOperator(site, role, { displayName: 'Ada Lovelace' })

function hiddenIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name, value]) => [name!, value!]))
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

/** A guest of their own with three nights of a confirmed booking, and its two pages. */
async function withBooking(from: number) {
  const guest = await signedIn()
  const asked = { intent: 'hold', in: day(from), out: day(from + 3), adults: '2' }
  const held = await guest.post(`/stays/${slug}/book`, asked)
  const page = await guest.get(held.location!)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const typed = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '', notes: '', terms }
  const booked = await guest.post(held.location!, { ...hiddenIn(page.text), intent: 'book', ...typed })
  return { guest, home: booked.location!, desk: booked.location!.replace('/user/', '/admin/') }
}

/** The section of a page with this heading's id. */
const sectionOf = (html: string, id: string) =>
  html.split('<section').find(part => part.includes(`aria-labelledby="${id}"`)) ?? ''

async function propose(desk: string, from: number, nights: number) {
  const query = new URLSearchParams({ in: day(from), out: day(from + nights), adults: '2' })
  const priced = await operator.get(`${desk}?${query}`)
  const form = hiddenIn(sectionOf(priced.text, 'proposed-title'))
  return operator.post(desk, { ...form, intent: 'propose', words: 'The roof is being mended.' })
}

test('the operator sees the price and proposes; the guest reads why, agrees, and the visit has moved', async () => {
  const { guest, home, desk } = await withBooking(40)
  const asked = await operator.get(`${desk}?${new URLSearchParams({ in: day(50), out: day(54), adults: '2' })}`)
  expect(sectionOf(asked.text, 'proposed-title')).toContain(sentence('bookings.more', { sum: '€100' }))
  expect((await propose(desk, 50, 4)).location).toBe(desk)
  const waiting = await operator.get(desk)
  expect(waiting.text).toContain(sentence('adminPages.waitingForGuest'))
  const box = sectionOf((await guest.get(home)).text, 'proposal-title')
  for (const words of [
    'The roof is being mended.',
    sentence('bookings.more', { sum: '€100' }),
    sentence('amendments.agreeFor', { total: '€400' }),
    sentence('amendments.keepIt'),
    sentence('amendments.payAtHome'),
  ]) {
    expect(box).toContain(words)
  }
  const { proposal } = hiddenIn(box)
  const stranger = await signedIn()
  expect((await stranger.post(home, { intent: 'accept-proposal', proposal: proposal! })).status).toBe(404)
  expect((await guest.post(home, { intent: 'accept-proposal', proposal: proposal! })).location).toBe(home)
  const changed = (await guest.get(home)).text
  for (const part of sentence('trips.changedPriceRose', { nights: '…', difference: '€100' }).split('…')) {
    expect(changed).toContain(part)
  }
  expect(changed).not.toContain('proposal-title')
  // Pressed twice it is one answer; the other answer comes too late, and says so.
  expect((await guest.post(home, { intent: 'accept-proposal', proposal: proposal! })).status).toBe(303)
  const late = await guest.post(home, { intent: 'decline-proposal', proposal: proposal! })
  expect([late.status, late.text.includes(sentence('amendments.answeredAlready'))]).toEqual([409, true])
})

test('kept as it is, or taken back: nothing has changed, and the operator can propose again', async () => {
  const { guest, home, desk } = await withBooking(70)
  await propose(desk, 80, 3)
  const { proposal } = hiddenIn(sectionOf((await guest.get(home)).text, 'proposal-title'))
  expect((await guest.post(home, { intent: 'decline-proposal', proposal: proposal! })).status).toBe(303)
  expect((await operator.get(desk)).text).toContain(sentence('adminPages.propose'))
  await propose(desk, 81, 3)
  const taken = hiddenIn(sectionOf((await operator.get(desk)).text, 'propose'))
  expect((await operator.post(desk, { ...taken, intent: 'decline-change' })).location).toBe(desk)
  expect((await guest.get(home)).text).not.toContain('proposal-title')
})

test('the page is an operator’s, for a booking that there is; a price that has changed is said', async () => {
  const { guest, desk } = await withBooking(100)
  expect((await guest.get(desk)).status).not.toBe(200)
  expect((await operator.get('/admin/bookings/nothing')).status).toBe(404)
  expect((await operator.get(desk.replace(/[^/]+$/, '0b5f3c1e-6f0a-4c59-9a55-2f6d1d1c0001'))).status).toBe(404)
  const priced = await operator.get(`${desk}?${new URLSearchParams({ in: day(110), out: day(112), adults: '2' })}`)
  const form = { ...hiddenIn(sectionOf(priced.text, 'proposed-title')), intent: 'propose', words: '' }
  const changed = await operator.post(desk, { ...form, total: '1' })
  expect([changed.status, changed.text.includes(sentence('bookings.priceChanged'))]).toEqual([409, true])
  expect((await operator.post(desk, { intent: 'propose' })).status).toBe(400)
})
