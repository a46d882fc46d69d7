// An operator changes a booking at once, over HTTP and without script: the price first, in numbers, against a rule, during the stay.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginVisits } from '#bookings/visits/run-visits.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { buildHome } from './support/build-home.ts'
import { askedFor, hiddenIn, saysOf, told } from './support/by-hand-forms.ts'
import { makeOperator } from './support/operators.ts'
import { confirmationIn, type PlainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let operator: PlainVisitor
let home: { readonly id: number; readonly slug: string }
beforeAll(async () => {
  site = await startSite()
  home = await buildHome(site.tools.database, { name: 'Mill House' })
  operator = await makeOperator(site, 'manager')
})
afterAll(() => site?.stop())

type Days = { readonly in: string; readonly out: string }

let visits = 0
/** Two paid nights of their own, or from `from` on. */
async function booked(from?: string, slug = home.slug) {
  visits++
  const day = from ?? new Date(Date.now() + (20 + visits * 6) * 86_400_000).toISOString().slice(0, 10)
  const days: Days = { in: day, out: dayAfter(dayAfter(day)) }
  const path = `/admin/bookings/new?${new URLSearchParams({ home: slug, ...days, adults: '2' })}`
  const form = { ...hiddenIn(await operator.get(path)), ...askedFor, ...told, email: 'moved@example.org' }
  const done = await operator.post(path, { ...form, payment: 'paid', intent: 'book' })
  expect([done.status, done.faults]).toEqual([303, []])
  return { path: done.location!, id: done.location!.split('/').at(-1)!, ...days }
}

const priceOf = (path: string, days: Days, more: Readonly<Record<string, string>> = {}) =>
  `${path}?${new URLSearchParams({ ...days, adults: '2', ...more })}`
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** Asks for the price of other days, then changes at once: what the page asks, and what it answers to the confirmation. */
async function change(
  { path }: { readonly path: string },
  days: { readonly in: string; readonly out: string },
  more: object,
) {
  const page = await operator.get(priceOf(path, days))
  const form = { ...days, ...hiddenIn(page), words: 'Agreed by phone', ...more, intent: 'change-now' }
  const asked = await operator.post(path, form)
  return { asked, confirm: () => operator.post(path, confirmationIn(asked)!) }
}

const standing = async (id: string) =>
  (
    await site.tools.database.execute(sql`
      select total_minor::integer as total, (check_out - check_in) as nights,
        (select coalesce(sum(amount_minor), 0)::integer from refund where booking_id = ${id}) as back,
        (select sum(debit_minor - credit_minor)::integer from ledger_entry where booking_id = ${id}) as ledger
      from booking where id = ${id}`)
  ).rows[0]

test('one night longer at today’s price, one night longer at the price agreed so far', async () => {
  const dearer = await booked()
  const asked = await change(dearer, { in: dearer.in, out: dayAfter(dearer.out) }, {})
  expect(saysOf(asked.asked)).toContain('€300')
  expect(await standing(dearer.id)).toMatchObject({ nights: 2 })
  expect((await asked.confirm()).status).toBe(303)
  expect(await standing(dearer.id)).toEqual({ total: 300_00, nights: 3, back: 0, ledger: 0 })
  const same = await booked()
  const kept = await change(same, { in: same.in, out: dayAfter(same.out) }, { ownTotalMinor: '200' })
  expect((await kept.confirm()).status).toBe(303)
  expect(await standing(same.id)).toEqual({ total: 200_00, nights: 3, back: 0, ledger: 0 })
})

test('one night shorter gives back what it costs less', async () => {
  const shorter = await booked()
  const { asked, confirm } = await change(shorter, { in: shorter.in, out: dayAfter(shorter.in) }, {})
  expect(saysOf(asked)).toContain(sentence('byHand.goesBack', { sum: '€100' }))
  expect((await confirm()).status).toBe(303)
  expect(await standing(shorter.id)).toEqual({ total: 100_00, nights: 1, back: 100_00, ledger: 0 })
})

test('without a word of how the guest agreed nothing is changed', async () => {
  const silent = await booked()
  const { asked } = await change(silent, { in: silent.in, out: dayAfter(silent.out) }, { words: '' })
  expect([asked.status, asked.faults]).toEqual([422, [sentence('byHand.wordMissing')]])
  expect(await standing(silent.id)).toMatchObject({ nights: 2 })
})

test('a rule that stands against it is shown, overruled by a tick, and told in what happened to the booking', async () => {
  const strict = await booked()
  const longer = { in: strict.in, out: dayAfter(strict.out) }
  await site.tools.database.execute(
    sql`insert into stay_rule (stay_id, kind, amount) values (${home.id}, 'min_arrival', 5)`,
  )
  const against = await operator.get(priceOf(strict.path, longer))
  expect(saysOf(against)).toContain(sentence('byHand.changeAnyway'))
  expect(against.text).not.toContain('value="change-now"')
  const anyway = await operator.get(priceOf(strict.path, longer, { overrules: 'yes' }))
  expect(saysOf(anyway)).toContain(sentence('byHand.changeAgainst'))
  // The guest is never asked about what a rule forbids.
  expect(anyway.text).not.toContain('value="propose"')
  const form = { ...longer, ...hiddenIn(anyway), words: 'Agreed by phone', intent: 'change-now' }
  const unticked = await operator.post(strict.path, { ...form, overrules: '' })
  expect([unticked.status, confirmationIn(unticked)]).toEqual([422, undefined])
  const asked = await operator.post(strict.path, form)
  expect(saysOf(asked)).toContain(sentence('byHand.changeAgainst'))
  expect((await operator.post(strict.path, confirmationIn(asked)!)).status).toBe(303)
  expect(await standing(strict.id)).toMatchObject({ nights: 3, total: 300_00 })
  const [said] = sentence('adminBookings.didOverrule', { rules: '' }).split(':')
  expect(saysOf(await operator.get(strict.path))).toContain(said)
  await site.tools.database.execute(sql`delete from stay_rule where stay_id = ${home.id}`)
})

test('during the stay the arrival stays, the departure changes, and the page says what is not given back', async () => {
  const { slug } = await buildHome(site.tools.database, { checkInFrom: '00:00', timeZone: 'Europe/Lisbon' })
  const staying = await booked(writeCalendarDay(dayInZone(new Date(), 'Europe/Lisbon')), slug)
  await beginVisits(site.tools)
  const page = await operator.get(staying.path)
  expect(saysOf(page)).toContain(sentence('adminPages.changeVisit'))
  expect(/<input[^>]*name="in"[^>]*>/.exec(page.text)![0].toLowerCase()).toContain('readonly')
  const moved = await operator.get(priceOf(staying.path, { in: dayAfter(staying.in), out: dayAfter(staying.out) }))
  expect(saysOf(moved)).toContain(sentence('amendments.arrivalStays'))
  const shorter = await change(staying, { in: staying.in, out: dayAfter(staying.in) }, {})
  expect(saysOf(shorter.asked)).toContain(sentence('amendments.keptOfNew', { sum: '€100' }))
  expect((await shorter.confirm()).status).toBe(303)
  expect(await standing(staying.id)).toEqual({ total: 200_00, nights: 1, back: 0, ledger: 0 })
  const longer = await operator.get(priceOf(staying.path, { in: staying.in, out: dayAfter(dayAfter(staying.out)) }))
  expect(longer.text).toContain('value="change-now"')
  expect(longer.text).not.toContain('value="propose"')
  const extended = await change(staying, { in: staying.in, out: dayAfter(dayAfter(staying.out)) }, {})
  expect((await extended.confirm()).status).toBe(303)
  expect(await standing(staying.id)).toEqual({ total: 400_00, nights: 4, back: 0, ledger: 0 })
})
