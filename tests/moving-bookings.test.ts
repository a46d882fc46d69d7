// The page that moves a booking, over HTTP and without script: homes to choose from, what it means in numbers, done, and refused.

import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import { inputFor, mustBook, someGuest } from './support/booking-world.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { confirmationIn, hiddenFields, type PlainAnswer, type PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let manager: PlainVisitor
let azul: BuiltHome
let loft: BuiltHome
let nook: BuiltHome

beforeAll(async () => {
  site = await startSite()
  azul = await buildHome(site.tools.database, { name: 'Casa Azul' })
  loft = await buildHome(site.tools.database, { name: 'The Loft' })
  nook = await buildHome(site.tools.database, { name: 'The Nook', maxGuests: 1 })
  await buildHome(site.tools.database, { name: 'Chalet', currency: 'CHF' })
  manager = await makeOperator(site, 'manager')
})
afterAll(() => site?.stop())

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
let weeks = 0
beforeEach(() => {
  weeks++
})
async function booked({ id }: BuiltHome, from = 0, to = 4) {
  const tools = { ...site.tools, environment: { ...site.tools.environment, PAYMENT_WAYS: [] } }
  const input = inputFor(ahead(20 + weeks * 14 + from), ahead(20 + weeks * 14 + to))
  const guest = await someGuest(tools.database, new Date())
  const bookingId = await mustBook(tools, guest, { stayId: id, input })
  const { rows } = await tools.database.execute<{ reference: string }>(
    sql`select reference from booking where id = ${bookingId}`,
  )
  return { id: bookingId, page: `/admin/bookings/${bookingId}/move`, reference: rows[0]!.reference }
}

const saysOf = ({ text }: PlainAnswer) => asRendered(text).text
const homeOf = async (id: string) =>
  (await site.tools.database.execute<{ home: number }>(sql`select stay_id as home from booking where id = ${id}`))
    .rows[0]!.home
const move = (shown: PlainAnswer, fields: Record<string, string>) => ({
  ...hiddenFields(shown),
  intent: 'move',
  ...fields,
})
const swap = (shown: PlainAnswer, fields: Record<string, string>) => ({
  ...hiddenFields(shown),
  intent: 'swap',
  ...fields,
})

test('the page of a booking leads there; homes that suit can be chosen, the others say why not', async () => {
  const { id, page } = await booked(azul)
  const booking = await manager.get(`/admin/bookings/${id}`)
  expect(booking.text).toContain(`href="${page}"`)
  const shown = await manager.get(page)
  expect(shown.status).toBe(200)
  expect(shown.text).toContain(`value="${loft.slug}"`)
  expect(shown.text).not.toContain(`value="${nook.slug}"`)
  expect(saysOf(shown)).toContain(`The Nook, Olhão ${sayVerdict({ reason: 'too-many-guests', most: 1 }, 'en-GB')}`)
  expect(saysOf(shown)).not.toContain('Chalet')
  const found = await manager.get(`${page}?name=loft`)
  expect(saysOf(found)).toContain('The Loft')
  expect(saysOf(found)).not.toContain('The Nook')
})

test('it is shown in numbers first, then done; both pages and the mail tell of it', async () => {
  const { id, page } = await booked(azul)
  const shown = await manager.get(page)
  const asked = await manager.post(page, move(shown, { place: loft.slug, reason: 'A pipe burst.' }))
  expect(asked.status).toBe(200)
  expect(await homeOf(id)).toBe(azul.id)
  const question = saysOf(asked)
  expect(question).toContain(sentence('moves.priceStays', { total: '€400' }))
  expect(question).toContain(sentence('moves.moneyStays', { paid: '€0', open: '€400' }))
  expect(question).toContain(sentence('moves.termsStay'))
  expect(question).toContain(sentence('moves.becomesFree', { from: 'Casa Azul' }))
  expect(question).toContain(sentence('moves.guestTold', { guest: 'Ada Lovelace' }))
  const done = await manager.post(page, confirmationIn(asked)!)
  expect([done.status, done.location]).toEqual([303, `/admin/bookings/${id}`])
  expect(await homeOf(id)).toBe(loft.id)
  const after = saysOf(await manager.get(done.location!))
  expect(after).toContain(sentence('trips.movedFromTo', { from: 'Casa Azul', to: 'The Loft', reason: 'A pipe burst.' }))
  // Sent again it is the same: nothing more is done.
  expect((await manager.post(page, confirmationIn(asked)!)).status).not.toBe(500)
  const { rows } = await site.tools.database.execute(
    sql`select 1 from booking_event where booking_id = ${id} and command = 'move'`,
  )
  expect(rows).toHaveLength(1)
})

test('what is wrong stands beside its field, and nothing typed is lost', async () => {
  const { page } = await booked(azul)
  const shown = await manager.get(page)
  const nothing = await manager.post(page, move(shown, { place: '', reason: 'A pipe burst.' }))
  expect([nothing.status, nothing.faults]).toEqual([422, [sentence('moves.chooseHome')]])
  expect(nothing.text).toContain('value="A pipe burst."')
  const unsaid = await manager.post(page, move(shown, { place: loft.slug, reason: ' ' }))
  expect([unsaid.status, unsaid.faults]).toEqual([422, [sentence('moves.reasonMissing')]])
  expect(unsaid.text).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${loft.slug}"`))
  const partner = await manager.post(page, swap(shown, { partner: 'NOBODY', reason: 'Rain.' }))
  expect([partner.status, partner.faults]).toEqual([422, [sentence('moves.partnerUnknown')]])
  expect(partner.text).toContain('value="NOBODY"')
  expect((await manager.post(page, { ...hiddenFields(shown), intent: 'give-away' })).status).toBe(400)
  const small = await manager.post(page, move(shown, { place: nook.slug, reason: 'Rain.' }))
  expect(small.status).toBe(422)
  const none = await manager.post(page, move(shown, { place: 'no-such-home', reason: 'Rain.' }))
  expect(none.status).toBe(422)
  expect(saysOf(none)).toContain(sentence('moves.homeUnknown'))
})

test('who saw an older state is told so; what cannot be moved any more says so', async () => {
  const { id, page } = await booked(azul)
  const shown = await manager.get(page)
  const asked = await manager.post(page, move(shown, { place: loft.slug, reason: 'Rain.' }))
  // Somebody else has the nights meanwhile.
  const { rows } = await site.tools.database.execute<{ nights: string }>(
    sql`select nights::text from occupancy where ref_id = ${id} and not released`,
  )
  const block = randomUUID()
  await site.tools.database.execute(sql`
    insert into occupancy (unit_id, nights, kind, ref_id, created_at)
    values (${loft.unitId}, ${rows[0]!.nights}, 'block', ${block}, now())`)
  expect((await manager.post(page, confirmationIn(asked)!)).status).toBe(409)
  await site.tools.database.execute(sql`delete from occupancy where ref_id = ${block}`)
  const old = await manager.post(page, move(shown, { place: loft.slug, reason: 'Rain.', version: '1' }))
  expect(old.status).toBe(409)
  expect(saysOf(old)).toContain(sentence('bookings.outOfDate'))
  expect(await homeOf(id)).toBe(azul.id)
})

test('two bookings swap their homes, found by reference', async () => {
  const one = await booked(azul)
  const other = await booked(loft, 2, 6)
  const shown = await manager.get(one.page)
  const asked = await manager.post(one.page, swap(shown, { partner: ` ${other.reference} `, reason: 'More room.' }))
  expect(asked.status).toBe(200)
  expect(saysOf(asked)).toContain(sentence('moves.pricesStay', { one: '€400', other: '€400' }))
  const done = await manager.post(one.page, confirmationIn(asked)!)
  expect(done.status).toBe(303)
  expect([await homeOf(one.id), await homeOf(other.id)]).toEqual([loft.id, azul.id])
  expect(saysOf(await manager.get(`/admin/bookings/${one.id}`))).toContain(
    sentence('adminBookings.didSwapWith', { reference: other.reference }),
  )
})

test('nights that were sold twice lead there, for who may move the booking', async () => {
  const { page, id } = await booked(azul)
  const { database } = site.tools
  const calendar = randomUUID()
  const event = randomUUID()
  await database.execute(sql`
    insert into external_calendar (id, unit_id, name, provider, address_sealed, address_hash, host, every_minutes, state,
      next_look_at, created_at)
    values (${calendar}, ${azul.unitId}, 'Away', 'vrbo', ${randomBytes(60)}, ${randomBytes(32)}, 'calendars.example', 60, 'ok',
      now() + interval '1 year', now())`)
  await database.execute(sql`
    with theirs as (select nights from occupancy where ref_id = ${id} and not released),
      event as (
        insert into external_event (id, calendar_id, uid, nights, class, first_seen_at, last_seen_at)
        select ${event}::uuid, ${calendar}::uuid, ${event}, nights, 'reserved', now(), now() from theirs)
    insert into occupancy (unit_id, nights, kind, ref_id, conflicted, created_at)
    select ${azul.unitId}::integer, nights, 'external', ${event}::uuid, true, now() from theirs`)
  for (const list of ['/admin', '/admin/channels', `/admin/homes/${azul.slug}/channels`]) {
    expect((await manager.get(list)).text, list).toContain(`href="${page}"`)
  }
  const reception = await makeOperator(site, 'reception')
  expect((await reception.get('/admin/channels')).text).not.toContain(page)
  expect((await reception.get(page)).status).toBe(404)
  expect((await reception.get(`/admin/bookings/${id}`)).text).not.toContain(page)
})
