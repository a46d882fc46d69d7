// Changes and cancellations that come after the booking was cancelled elsewhere: said on the page where their sender lands.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { askForCode } from './support/guest-checkout.ts'
import { type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

const cannotBeChanged = `${sentence('amendments.notAmendable')} ${sentence('bookings.standsCancelled')}`
const cannotBeCancelled = `${sentence('bookings.notCancellable')} ${sentence('bookings.standsCancelled')}`

let site: Site
let slug: string
let visits = 0
const day = (offset: number) =>
  new Date(Date.now() + (30 + visits * 10 + offset) * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  site = await startSite()
  ;({ slug } = await buildHome(site.tools.database, { name: 'Mill House' }))
})
afterAll(() => site?.stop())

function hiddenIn(text: string): Record<string, string> {
  const inputs = [...text.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name, value]) => [name!, value!]))
}

const bookForm = ({ text }: PlainAnswer, email: string) => ({
  ...hiddenIn(text),
  terms: /name="terms"[^>]*value="(\w+)"/.exec(text)![1]!,
  ...{ intent: 'book', name: 'Ada Lovelace', email, phone: '', notes: '' },
})

async function withAccount(): Promise<{ guest: PlainVisitor; home: string }> {
  const { email } = await site.makeUser({ displayName: 'Ada Lovelace' })
  const guest = plainVisitor(site)
  await guest.post('/login', { email, password: usualPassword })
  const held = await guest.post(`/stays/${slug}/book`, { intent: 'hold', in: day(0), out: day(3), adults: '2' })
  const booked = await guest.post(held.location!, bookForm(await guest.get(held.location!), email))
  return { guest, home: booked.location! }
}

async function withoutAccount(): Promise<{ guest: PlainVisitor; home: string }> {
  const email = `too-late-${visits}@example.org`
  const guest = plainVisitor(site)
  const held = await guest.post(`/stays/${slug}/book`, { intent: 'hold', in: day(0), out: day(3), adults: '2' })
  await askForCode(guest, held.location!, email)
  const [mail] = await site.mailsTo(email)
  const door = await guest.get(mail!.link.pathname + mail!.link.search)
  await guest.post('/bookings/manage', { ...hiddenIn(door.text), intent: 'open' })
  const booked = await guest.post(held.location!, bookForm(await guest.get(held.location!), email))
  return { guest, home: booked.location! }
}

/** The form of the box that asks whether to cancel. */
const cancelForm = ({ text }: PlainAnswer) => ({
  ...hiddenIn(text.slice(text.indexOf('id="cancel"'))),
  intent: 'cancel',
})

test.each([
  ['with an account', withAccount],
  ['without one', withoutAccount],
])('%s, the guest reads on the page of the booking why nothing was changed or cancelled', async (_, make) => {
  visits++
  const { guest, home } = await make()
  const query = new URLSearchParams({ in: day(1), out: day(4), adults: '2', ages: '', infants: '0', pets: '0' })
  const change = `${home}/change?${query}`
  const previewed = await guest.get(change)
  expect(previewed.text).toContain(sentence('amendments.whatChanges'))
  const asked = await guest.get(`${home}?cancel=ask`)
  // In another tab.
  expect((await guest.post(home, cancelForm(asked))).status).toBe(303)

  const late = await guest.post(change, { ...hiddenIn(previewed.text), intent: 'amend' })
  expect(late.status).toBe(302)
  const landed = await guest.get(late.location!)
  expect([landed.status, landed.faults]).toEqual([200, [cannotBeChanged]])
  expect(landed.text).toMatch(saying('trips.youCancelled'))

  const again = await guest.post(`${home}?cancel=ask`, { ...cancelForm(asked), key: 'another-key-of-theirs' })
  expect([again.status, again.faults]).toEqual([409, [cannotBeCancelled]])
  expect(again.text).toMatch(saying('trips.youCancelled'))

  // Whoever only follows an old link to the change is told the same; the page itself says nothing of the kind.
  expect((await guest.get((await guest.get(change)).location!)).faults).toEqual([cannotBeChanged])
  expect((await guest.get(home)).faults).toEqual([])
  const { rows } = await site.tools.database.execute(sql`
    select distinct state from booking where check_in = ${day(0)} and stay_id = (select id from stay where slug = ${slug})`)
  expect(rows).toEqual([{ state: 'cancelled' }])
})

test('of a booking that can be changed nobody is told otherwise, whatever the address says', async () => {
  visits++
  const { guest, home } = await withAccount()
  for (const told of ['not-amendable', 'out-of-date', '<script>']) {
    const page = await guest.get(`${home}?${new URLSearchParams({ told })}`)
    expect([page.status, page.faults]).toEqual([200, []])
  }
})
