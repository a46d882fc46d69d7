// The admin page of one booking, over HTTP and without script: whom one reaches, its money, what happened, and the team's notes.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetGuest } from '#bookings/privacy/forget-guest.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { inputFor, mustBook, someGuest } from './support/booking-world.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { hiddenFields, type PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let page: string
let manager: PlainVisitor
let reception: PlainVisitor
beforeAll(async () => {
  site = await startSite()
  const home = await buildHome(site.tools.database, { name: 'Harbour Loft', nightlyMinor: 100_00 })
  const guest = await someGuest(site.tools.database, new Date())
  const day = (offset: number) => new Date(Date.now() + (40 + offset) * 86_400_000).toISOString().slice(0, 10)
  const id = await mustBook(site.tools, guest, { stayId: home.id, input: inputFor(day(0), day(3)) })
  page = `/admin/bookings/${id}`
  const contact = { name: 'Grace Hopper', email: 'grace@example.org', phone: '+34600111222' }
  await site.tools.database.execute(
    sql`update booking set contact = ${JSON.stringify(contact)}::jsonb where id = ${id}`,
  )
  manager = await makeOperator(site, 'manager', { displayName: 'The manager' })
  reception = await makeOperator(site, 'reception', { displayName: 'The front desk' })
})
afterAll(() => site?.stop())

const sectionOf = async (id: string, by = manager) => {
  const { text } = await by.get(page)
  return new RegExp(`<section aria-labelledby="${id}".*?</section>`, 's').exec(text)?.[0] ?? ''
}
const textOf = async (id: string, by = manager) => asRendered(await sectionOf(id, by)).text
const keyIn = async (by: PlainVisitor) =>
  hiddenFields({ text: (await sectionOf('notes', by)).split('</ul>').at(-1)! }).key!

test('mail and telephone of the guest are links, and only for who may know the guest', async () => {
  const { text } = await manager.get(page)
  expect(text).toContain('href="mailto:grace@example.org"')
  expect(text).toContain('href="tel:+34600111222"')
  const accountant = await makeOperator(site, 'accountant')
  expect((await accountant.get(page)).text).not.toMatch(/grace|600111222/i)
})

test('the reference, as mails have it, leads to the page, and only for who may see the booking', async () => {
  const { rows } = await site.tools.database.execute<{ reference: string }>(sql`select reference from booking`)
  const named = `/admin/bookings/${rows[0]!.reference}`
  expect(await manager.get(named)).toMatchObject({ status: 302, location: page })
  expect((await manager.get('/admin/bookings/ZZZZZZZZ')).status).toBe(404)
  const cleaner = await makeOperator(site, 'cleaner')
  expect((await cleaner.get(named)).status).toBe(404)
})

test('a note is kept, shown as text with its author, and gone when its author removes it', async () => {
  const key = await keyIn(reception)
  const sent = { intent: 'add-note', key, text: 'Late arrival,\n<script>alert(1)</script>' }
  const answers = [await reception.post(page, sent), await reception.post(page, sent)]
  expect(answers.map(({ status, location }) => [status, location])).toEqual([
    [303, page],
    [303, page],
  ])
  expect((await reception.get(page)).text).toContain(sentence('pages.saved'))
  expect(await sectionOf('notes')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(await textOf('notes')).toMatch(/Late arrival.*The front desk/s)
  const [note] = /name="note" value="([^"]+)"/.exec(await sectionOf('notes', reception))!.slice(1)
  const another = await makeOperator(site, 'reception')
  expect((await another.post(page, { intent: 'remove-note', note: note! })).status).toBe(403)
  expect((await reception.post(page, { intent: 'remove-note', note: note! })).status).toBe(303)
  expect(await textOf('notes')).not.toContain('Late arrival')
  const again = await reception.post(page, { intent: 'remove-note', note: note! })
  expect([again.status, again.faults[0]]).toEqual([404, sentence('adminBookings.noteUnknown')])
})

test('an empty note is told beside its field, and one that is too long is not lost', async () => {
  const empty = await reception.post(page, { intent: 'add-note', key: await keyIn(reception), text: ' ' })
  expect(empty.status).toBe(422)
  expect(asRendered(empty.text).text).toContain(sentence('adminBookings.noteMissing'))
  const long = `${'word '.repeat(500)}the end`
  const refused = await reception.post(page, { intent: 'add-note', key: await keyIn(reception), text: long })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('the end')
})

test('what happened is told with who did it, and the mails with whether they left', async () => {
  expect(await textOf('timeline')).toContain(sentence('bookings.didConfirm'))
  const mails = await textOf('mails')
  expect(mails).toContain(sentence('adminBookings.plannedFarewell'))
  expect(mails).toContain(sentence('adminBookings.messagePlanned'))
})

test('who leaves takes the notes about them along', async () => {
  const { database } = site.tools
  const kept = async () =>
    (await database.execute<{ count: number }>(sql`select count(*)::integer as count from booking_note`)).rows[0]!.count
  await reception.post(page, { intent: 'add-note', key: await keyIn(reception), text: 'Brings a cello' })
  expect(await kept()).toBe(1)
  const { rows } = await database.execute<{ id: string }>(sql`select guest_user_id as id from booking limit 1`)
  await inTransaction(database, queries => forgetGuest(queries, rows[0]!.id, new Date()))
  expect(await kept()).toBe(0)
})
