// The calendar of a home in the admin pages, over HTTP and without script: who has each night, blocks, and whoever races for them.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sayNights } from '#admin/calendar/nights/night-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { addDays, type CalendarDay, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { mustBook, someGuest } from './support/booking-world.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let home: BuiltHome
let manager: PlainVisitor
// The first day of the month after next: a whole month ahead, in every zone.
let month: string
let first: CalendarDay

beforeAll(async () => {
  site = await startSite()
  home = await buildHome(site.tools.database, { name: 'Harbour Loft', nightlyMinor: 120_00 })
  manager = await signedIn('manager')
  const soon = addDays(dayInZone(new Date(), 'UTC'), 62)
  month = writeCalendarDay(soon).slice(0, 7)
  first = addDays(soon, 1 - Number(writeCalendarDay(soon).slice(8)))
})
afterAll(() => site?.stop())

const signedIn = (role?: 'manager' | 'owner' | 'reception') => makeOperator(site, role)

/** The day so many days into the month. */
const on = (offset: number) => writeCalendarDay(addDays(first, offset))
const pageOf = (slug = home.slug) => `/admin/homes/${slug}/calendar?month=${month}`
const block = (fields: Record<string, string>, { slug = home.slug, by = manager } = {}) =>
  by.post(pageOf(slug), { intent: 'block', reason: 'owner', note: '', unit: '', ...fields })
const nightsOf = async (slug = home.slug) => {
  const { text } = await manager.get(pageOf(slug))
  return [...text.matchAll(/<li class="night" data-state="(\w+)".*?<\/li>/gs)].map(([whole, state]) => ({
    state: state!,
    text: asRendered(whole).text,
    html: whole,
  }))
}
const ending = (text: string) => new RegExp(`${text.replaceAll(/[.$]/g, '\\$&')}$`)
const typedIn = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]
const liftAll = async (slug = home.slug) => {
  const { text } = await manager.get(pageOf(slug))
  for (const [, id] of text.matchAll(/name="block" value="([^"]*)"/g)) {
    expect((await manager.post(pageOf(slug), { intent: 'lift', block: id! })).status).toBe(303)
  }
}
/** The nights from one day of the month to another, as sentences name them. */
const sayNightsOf = (from: number, to: number) =>
  sayNights({ checkIn: addDays(first, from), checkOut: addDays(first, to) }, 'en-GB')
const priceOf = (checkIn: string, checkOut: string, slug = home.slug) =>
  plainVisitor(site).ask(`/api/stays/${slug}/price?in=${checkIn}&out=${checkOut}&adults=2`, {
    headers: { accept: 'application/json' },
  })

async function bookedNights(checkIn: number, nights: number, slug: BuiltHome = home): Promise<string> {
  const guest = await someGuest(site.tools.database, site.tools.clock.now())
  const range = { checkIn: addDays(first, checkIn), checkOut: addDays(first, checkIn + nights) }
  const input = { nights: range, party: twoAdults, extras: [] }
  return mustBook(site.tools, guest, { stayId: slug.id, input, seenTotalMinor: nights * 120_00 })
}

describe('the month', () => {
  test('says each night: free with its price, booked with the way to the booking, held, blocked with the note, forbidden by a rule', async () => {
    const bookingId = await bookedNights(2, 2)
    const { rows } = await site.tools.database.execute<{ reference: string }>(
      sql`select reference from booking where id = ${bookingId}`,
    )
    const guest = await plainVisitor(site).post(`/stays/${home.slug}/book`, {
      ...{ intent: 'hold', in: on(5), out: on(6), adults: '2' },
    })
    expect(guest.status).toBe(303)
    expect((await block({ first: on(8), last: on(9), reason: 'maintenance', note: 'Sanding the floor' })).status).toBe(
      303,
    )
    await site.tools.database.execute(
      sql`insert into stay_rule (stay_id, kind, closed, dates) values (${home.id}, 'closed_to_arrival', true,
        daterange(${on(12)}::date, ${on(13)}::date))`,
    )
    const nights = await nightsOf()
    const usual = `€120, ${sentence('calendar.usualPrice')} ${sentence('calendar.free')}`
    expect(nights[0]).toMatchObject({ state: 'free', text: expect.stringMatching(ending(usual)) })
    for (const taken of [nights[2]!, nights[3]!]) {
      expect(taken).toMatchObject({
        state: 'booked',
        text: expect.stringContaining(sentence('calendar.bookedAs', rows[0]!)),
      })
      expect(taken.html).toContain(`href="/admin/bookings/${bookingId}"`)
    }
    expect(nights[4]!.state).toBe('free')
    expect(nights[5]).toMatchObject({ state: 'held', text: expect.stringContaining(sentence('calendar.atCheckout')) })
    for (const closed of [nights[8]!, nights[9]!]) {
      expect(closed).toMatchObject({
        state: 'blocked',
        text: expect.stringContaining(
          sentence('calendar.blockedForWithNote', { reason: 'maintenance', note: 'Sanding the floor' }),
        ),
      })
    }
    expect(nights[12]).toMatchObject({ state: 'free', text: expect.stringMatching(saying('offers.closedToArrival')) })
    await liftAll()
  })

  test('without a price says so, and a home without any rates has a calendar too', async () => {
    const bare = await buildHome(site.tools.database, { name: 'Bare', nightlyMinor: null })
    const [night] = await nightsOf(bare.slug)
    expect(night).toMatchObject({
      state: 'shut',
      text: expect.stringContaining(`${sentence('calendar.shut')} ${sentence('calendar.noPrice')}`),
    })
  })

  test('chooses nights by links alone: the first, then the last, which come into the form', async () => {
    const linkOf = (html: string, day: number) =>
      [...html.matchAll(/<a [^>]*aria-label="[^"]*"[^>]*>/g)]
        .map(([tag]) => tag)
        .filter(tag => saying('calendar.chooseNight', 'calendar.chosenNight').test(tag))
        .find(tag => new RegExp(`aria-label="\\w+ ${day} `).test(tag))!
        .match(/href="([^"]*)#chosen"/)![1]!
    const chosen = await manager.get(linkOf((await manager.get(pageOf())).text, 20).replaceAll('&amp;', '&'))
    expect([typedIn(chosen.text, 'first'), typedIn(chosen.text, 'last')]).toEqual([on(19), on(19)])
    const both = await manager.get(linkOf(chosen.text, 23).replaceAll('&amp;', '&'))
    expect([typedIn(both.text, 'first'), typedIn(both.text, 'last')]).toEqual([on(19), on(22)])
    expect(both.text.match(/data-chosen="true"/g)).toHaveLength(4)
  })

  test.each(['month=x', 'month=0000-01', 'month=2026-13', 'first=2026-02-30', 'first=%00&last=1', 'last=2030-01-01'])(
    'is shown whatever the address asks: ?%s',
    async query => {
      expect((await manager.get(`/admin/homes/${home.slug}/calendar?${query}`)).status).toBe(200)
    },
  )
})

describe('a block', () => {
  test('closes the nights to guests at once, and lifted in part or whole opens them again', async () => {
    expect((await priceOf(on(14), on(16))).status).toBe(200)
    expect((await block({ first: on(14), last: on(17), note: 'Olive harvest' })).status).toBe(303)
    expect((await priceOf(on(14), on(16))).text).toContain('nights-taken')
    expect((await priceOf(on(18), on(19))).text).not.toContain('nights-taken')
    const page = await manager.get(pageOf())
    const said = sentence('calendar.block', { reason: 'owner', nights: sayNightsOf(14, 18) })
    expect(asRendered(page.text).text).toContain(`${said}Olive harvest`)
    const id = typedIn(page.text, 'block')!
    expect((await manager.post(pageOf(), { intent: 'lift', block: id, from: on(16) })).status).toBe(303)
    expect((await priceOf(on(16), on(18))).text).not.toContain('nights-taken')
    expect((await priceOf(on(15), on(17))).text).toContain('nights-taken')
    expect((await manager.post(pageOf(), { intent: 'lift', block: id })).status).toBe(303)
    expect((await priceOf(on(14), on(16))).text).not.toContain('nights-taken')
    const again = await manager.post(pageOf(), { intent: 'lift', block: id })
    expect([again.status, again.faults]).toEqual([409, [sentence('calendar.blockUnknown')]])
  })

  test('against a booking is refused with its name, and what was typed is still there', async () => {
    const { rows } = await site.tools.database.execute<{ reference: string }>(
      sql`select reference from booking where stay_id = ${home.id} and state = 'confirmed'`,
    )
    const answer = await block({ first: on(1), last: on(6), reason: 'other', note: 'Painters' })
    expect([answer.status, answer.faults]).toEqual([
      409,
      [sentence('calendar.nightsBookedBy', { reference: rows[0]!.reference, nights: sayNightsOf(2, 4) })],
    ])
    // The page has another form about nights, before this one.
    const form = answer.text.slice(answer.text.indexOf(`aria-label="${sentence('calendar.blockNights')}"`))
    expect(typedIn(form, 'note')).toBe('Painters')
    expect([typedIn(form, 'first'), typedIn(form, 'last')]).toEqual([on(1), on(6)])
    const { rows: blocks } = await site.tools.database.execute(sql`select 1 from block where lifted_at is null`)
    expect(blocks).toEqual([])
  })

  test.each<[string, () => Record<string, string>, RegExp | string]>([
    ['no night', () => ({ first: '' }), saying('nights.first')],
    ['no day of the calendar', () => ({ first: '2030-02-30' }), saying('nights.first')],
    ['a night that has passed', () => ({ first: '2020-01-01' }), saying('nights.passed')],
    ['the end before the beginning', () => ({ last: on(0) }), saying('nights.backwards')],
    [
      'three years',
      () => ({ last: writeCalendarDay(addDays(first, 1200)) }),
      sentence('nights.tooMany', { most: 730 }),
    ],
    ['no reason', () => ({ reason: 'boredom' }), saying('nights.reason')],
    ['a long note', () => ({ note: 'x'.repeat(201) }), saying('forms.tooLong')],
  ])('with %s is refused beside the field', async (_, wrong, words) => {
    const answer = await block({ first: on(20), last: on(21), ...wrong() })
    expect([answer.status, answer.faults]).toEqual([422, [expect.stringMatching(words)]])
  })

  test('of a unit of another home, or of nothing at all, is refused', async () => {
    const other = await buildHome(site.tools.database, { name: 'Mill House' })
    const answer = await block({ first: on(20), last: on(21), unit: String(other.unitId) })
    expect([answer.status, answer.faults]).toEqual([422, [sentence('calendar.unitUnknown')]])
    const strange = await block({ first: on(20), unit: 'roof' })
    expect([strange.status, strange.faults]).toEqual([400, [sentence('homes.unreadableForm')]])
    expect((await manager.post(pageOf(), { intent: 'burn' })).status).toBe(400)
    const { rows } = await site.tools.database.execute<{ id: string }>(sql`select gen_random_uuid()::text as id`)
    expect((await manager.post(pageOf(), { intent: 'lift', block: rows[0]!.id })).status).toBe(409)
  })
})

describe('several units', () => {
  test('stand apart: one blocked leaves the home free, all of them close it, each is named', async () => {
    const cabins = await buildHome(site.tools.database, { name: 'Cabins', nightlyMinor: 90_00 })
    const { rows } = await site.tools.database.execute<{ id: number }>(
      sql`insert into unit (name) values ('Cabin B') returning id`,
    )
    await site.tools.database.execute(sql`update stay_unit set role = 'one_of' where stay_id = ${cabins.id}`)
    await site.tools.database.execute(
      sql`insert into stay_unit (stay_id, unit_id, role) values (${cabins.id}, ${rows[0]!.id}, 'one_of')`,
    )
    const only = { first: on(3), last: on(3), unit: String(rows[0]!.id), reason: 'maintenance' }
    expect((await block(only, { slug: cabins.slug })).status).toBe(303)
    const blocked = sentence('calendar.blockedFor', { reason: 'maintenance' })
    const ofCabin = sentence('calendar.takingOfUnit', { unit: 'Cabin B' }).replace('<taking/>', blocked)
    expect((await nightsOf(cabins.slug))[3]).toMatchObject({
      state: 'free',
      text: expect.stringMatching(ending(`${sentence('calendar.free')} ${ofCabin}`)),
    })
    expect((await priceOf(on(3), on(4), cabins.slug)).text).not.toContain('nights-taken')
    const all = await block({ first: on(3), last: on(4) }, { slug: cabins.slug })
    expect([all.status, all.faults]).toEqual([
      409,
      [sentence('calendar.nightsBlockedWhich', { nights: sayNightsOf(3, 4) })],
    ])
    const other = { first: on(3), unit: String(cabins.unitId) }
    expect((await block(other, { slug: cabins.slug })).status).toBe(303)
    expect((await nightsOf(cabins.slug))[3]!.state).toBe('blocked')
    expect((await priceOf(on(3), on(4), cabins.slug)).text).toContain('nights-taken')
    await liftAll(cabins.slug)
    expect((await nightsOf(cabins.slug))[3]!.text).toMatch(ending(sentence('calendar.free')))
  })
})

describe('block against hold', () => {
  test('of an operator and guests who want the same nights at once, one gets them, every time', async () => {
    const guests = Array.from({ length: 4 }, () => plainVisitor(site))
    for (let round = 0; round < 6; round++) {
      const [from, to] = [on(31 + 3 * round), on(33 + 3 * round)]
      const hold = (by: PlainVisitor) =>
        by.post(`/stays/${home.slug}/book`, { intent: 'hold', in: from, out: to, adults: '2' })
      const [blocked, ...held] = await Promise.all([
        block({ first: from, last: on(32 + 3 * round) }),
        ...guests.map(hold),
      ])
      const winners = [blocked!, ...held].filter(({ status }) => status === 303)
      expect(winners.length, `round ${round}`).toBe(1)
      if (blocked!.status !== 303) {
        expect([blocked!.status, blocked!.faults]).toEqual([409, [sentence('calendar.nightsHeld')]])
      }
      const { rows } = await site.tools.database.execute<{ kind: string }>(
        sql`select kind from occupancy where unit_id = ${home.unitId} and not released and nights @> ${from}::date`,
      )
      expect(rows).toEqual([{ kind: blocked!.status === 303 ? 'block' : 'hold' }])
      await site.tools.database.execute(sql`update booking set hold_expires_at = now() where state = 'hold'`)
      // The site looks twice a minute what is over, and lets go of it.
      await site.tools.database.execute(
        sql`update occupancy set expires_at = now() where kind = 'hold' and not released`,
      )
      await liftAll()
    }
  })
})

describe('who', () => {
  test('reception looks and cannot block; a guest finds no such page; nobody knows another home', async () => {
    const reception = await signedIn('reception')
    expect((await reception.get(pageOf())).status).toBe(200)
    const refused = await block({ first: on(20) }, { by: reception })
    expect([refused.status, refused.faults]).toEqual([403, [sentence('calendar.notAllowed')]])
    const guest = await signedIn()
    expect([(await guest.get(pageOf())).status, (await block({ first: on(20) }, { by: guest })).status]).toEqual([
      404, 404,
    ])
    expect((await plainVisitor(site).get(pageOf())).location).toBe('/login')
    expect((await manager.get(pageOf('no-such-home'))).status).toBe(404)
    expect((await block({ first: on(20) }, { slug: 'no-such-home' })).status).toBe(404)
  })
})

describe('the calendar of all homes', () => {
  let home: BuiltHome
  beforeAll(async () => {
    home = await buildHome(site.tools.database, { name: 'Chart Loft', nightlyMinor: 120_00 })
  })
  const chosenOf = (from: number, to = from, slug: string = home.slug) =>
    `/admin/calendar?from=${on(0)}&home=${slug}&first=${on(from)}${to === from ? '' : `&last=${on(to)}`}`
  const panelOf = async (address: string, by = manager) => {
    const { text } = await by.get(address)
    return /<section id="chosen".*?<\/section>/s.exec(text)?.[0]
  }
  const blockThese = (address: string, fields: Record<string, string>, by = manager) =>
    by.post(address, { intent: 'block', home: home.slug, reason: 'maintenance', note: '', ...fields })

  test('free nights that are chosen are blocked from there, once, and the choice is gone', async () => {
    await liftAll(home.slug)
    const address = chosenOf(4, 6)
    const panel = (await panelOf(address))!
    expect(asRendered(panel).text).toContain(`Chart Loft${sayNightsOf(4, 7)}`)
    const sent = { first: typedIn(panel, 'first')!, last: typedIn(panel, 'last')! }
    expect(sent).toEqual({ first: on(4), last: on(6) })
    const answer = await blockThese(address, sent)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/admin/calendar?from=${on(0)}`])
    expect((await nightsOf(home.slug)).map(({ state }) => state).slice(3, 8)).toEqual([
      'free',
      'blocked',
      'blocked',
      'blocked',
      'free',
    ])
    const again = await blockThese(address, sent)
    expect(again.status).toBe(409)
    const named = sentence('calendar.nightsBlockedWhich', { nights: sayNightsOf(4, 7) })
    expect(asRendered(again.text).text).toContain(named)
    const taken = (await panelOf(chosenOf(5)))!
    expect(asRendered(taken).text).toContain(sayNightsOf(4, 7))
    expect(taken).not.toContain('<form')
    await liftAll(home.slug)
  })

  test('what is typed wrongly is shown again, and nothing is blocked', async () => {
    const address = chosenOf(10)
    const answer = await blockThese(address, { first: on(10), last: on(8), note: 'New <floor>' })
    expect(answer.status).toBe(422)
    expect(asRendered(answer.text).text).toContain(sentence('nights.backwards'))
    expect(typedIn(answer.text, 'note')).toBe('New &lt;floor&gt;')
    expect((await nightsOf(home.slug)).every(({ state }) => state === 'free')).toBe(true)
  })

  test('a booking of free nights can be entered; past ones and unknown homes offer nothing', async () => {
    expect(await panelOf(chosenOf(4, 6))).toContain(
      `/admin/bookings/new?home=${home.slug}&amp;in=${on(4)}&amp;out=${on(7)}`,
    )
    const past = (await panelOf(`/admin/calendar?home=${home.slug}&first=2020-01-01`))!
    expect(asRendered(past).text).toContain(sentence('nights.passed'))
    expect(past).not.toContain('/admin/bookings/new')
    expect(await panelOf(chosenOf(4, 4, 'no-such-home'))).toBeUndefined()
    expect(await panelOf(`${chosenOf(4)}&unit=999999`)).toBeUndefined()
    expect((await blockThese(chosenOf(4), { first: on(4), home: 'No Slug' })).status).toBe(400)
  })

  test('who may only look is shown neither form nor link, and is refused', async () => {
    const reception = await signedIn('reception')
    const panel = (await panelOf(chosenOf(4), reception))!
    expect(panel).not.toContain('<form')
    expect(panel).not.toContain('/admin/bookings/new')
    expect((await blockThese(chosenOf(4), { first: on(4) }, reception)).status).toBe(403)
  })
})
