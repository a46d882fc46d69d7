// The operator's calls about other sites, and the race for the same nights between a guest here and one there.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { calendarOf, type ForeignCalendar, startForeignCalendar } from '#tests/support/foreign-calendar.ts'
import { guestCalls, said } from '#tests/support/guest-calls.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'

let api: ContentApi
let home: BuiltHome
let foreign: ForeignCalendar
let manager: string
let reception: string
beforeAll(async () => {
  api = await contentApi({ environment: { CHANNELS_LOOPBACK: 'on' } })
  home = await buildHome(api.tools.database, { slug: 'casa', name: 'Casa' })
  await buildHome(api.tools.database, { slug: 'other', name: 'Other' })
  foreign = await startForeignCalendar()
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  reception = await api.tokenOf(await api.makeUser({ roles: ['reception'] }))
})
afterAll(async () => {
  await foreign?.stop()
  await api?.drop()
})

const read = async (path: string, token = manager) => (await api.call(`/admin${path}`, { token })).body
const send = (path: string, body?: Json, token = manager) =>
  api.call(`/admin/homes${path}`, { method: 'POST', body, token })
const input = () => ({ unit: home.unitId, provider: 'airbnb', address: foreign.address, everyMinutes: 30 })
const feedNow = async () => (await read('/homes/casa/channels')).data.units[0].feeds[0]

describe('a calendar', () => {
  it('is followed, read at once, listed, paused, and removed', async () => {
    foreign.says(calendarOf([{ uid: 'a', from: '2031-01-10', to: '2031-01-12' }]))
    const added = await send('/casa/feeds', input())
    expect(added.status).toBe(200)
    expect(added.body.data.units[0].feeds).toMatchObject([
      { name: 'Airbnb', state: 'ok', events: 1, nextLook: expect.any(String) },
    ])
    expect(said(await send('/casa/feeds', input()))).toEqual([409, 'known-already'])
    expect((await read('/feeds')).data).toMatchObject([{ slug: 'casa', home: 'Casa', state: 'ok' }])
    const { nights } = (await read('/homes/casa/nights?month=2031-01')).data
    expect(nights.filter(({ state }: Json) => state === 'foreign')).toMatchObject([
      { day: '2031-01-10', takings: [{ inWords: { said: sentence('calendar.bookedIn', { calendar: 'Airbnb' }) } }] },
      { day: '2031-01-11' },
    ])
    const { id } = await feedNow()
    const change = (what: string, slug = 'casa', token = manager) =>
      send(`/${slug}/feeds/${id}/change`, { change: what }, token)
    expect((await change('pause')).body.data.units[0].feeds[0]).toMatchObject({ state: 'paused', nextLook: null })
    expect(said(await change('look'))).toEqual([409, 'busy'])
    expect((await change('resume')).body.data.units[0].feeds[0].state).toBe('ok')
    expect(said(await change('look', 'casa', reception))).toEqual([403, 'not-allowed'])
    expect((await change('look', 'other')).status).toBe(404)
    expect((await change('look')).status).toBe(200)
    foreign.says(calendarOf([]))
    expect((await change('look')).body.data.units[0].feeds[0]).toMatchObject({ state: 'late', awaitsWord: true })
    expect((await change('believe')).body.data.units[0].feeds[0]).toMatchObject({ state: 'ok', events: 0 })
    expect((await change('remove')).body.data.units[0].feeds).toEqual([])
    expect((await change('remove')).status).toBe(404)
  })

  it('is changed by who saw it as it is, and keeps its nights at another address', async () => {
    foreign.says(calendarOf([{ uid: 'a', from: '2031-01-10', to: '2031-01-12' }]))
    await send('/casa/feeds', input())
    const { id, seen } = await feedNow()
    const settings = { name: 'The agency', provider: 'vrbo', everyMinutes: 60 }
    const edit = (more: Json, slug = 'casa') => send(`/${slug}/feeds/${id}`, { ...settings, seen, ...more })
    expect(said(await edit({ address: 'http://10.0.0.1/' }))).toEqual([422, 'address-wrong'])
    expect((await edit({}, 'other')).status).toBe(404)
    foreign.says(calendarOf([]))
    const edited = await edit({ address: `${foreign.origin}/another.ics` })
    expect(edited.body.data.units[0].feeds).toMatchObject([{ ...settings, state: 'late', awaitsWord: true }])
    expect(said(await edit({ name: 'Too late' }))).toEqual([409, 'out-of-date'])
    const { nights } = (await read('/homes/casa/nights?month=2031-01')).data
    expect(nights.filter(({ state }: Json) => state === 'foreign')).toHaveLength(2)
    expect((await read('/day')).data.channels).toEqual({ conflicts: 0, troubled: 1 })
    await send(`/casa/feeds/${id}/change`, { change: 'remove' })
  })

  it('is none at an address that can be none, nor for a unit of another home', async () => {
    expect(said(await send('/casa/feeds', { ...input(), address: 'http://10.0.0.1/' }))).toEqual([422, 'address-wrong'])
    expect((await send('/other/feeds', input())).status).toBe(404)
    expect((await send('/casa/feeds', { ...input(), everyMinutes: 1 })).status).toBe(400)
  })
})

describe('an address of ours', () => {
  it('is made once for each reader, set, exchanged and closed; others see that it is there', async () => {
    const made = await send('/casa/calendars', { unit: home.unitId, audience: 'vrbo' })
    const [first] = made.body.data.units[0].calendars
    expect(first).toMatchObject({
      audience: 'vrbo',
      bufferNights: 0,
      address: expect.stringMatching(/\/calendars\/[\w-]{43}\.ics$/),
    })
    const again = await send('/casa/calendars', { unit: home.unitId, audience: 'vrbo', bufferNights: 2 })
    expect(again.body.data.units[0].calendars).toEqual([{ ...first, bufferNights: 2 }])
    expect((await read('/homes/casa/channels', reception)).data.units[0].calendars[0].address).toBeNull()
    const change = (id: string, what: string) => send(`/casa/calendars/${id}/change`, { change: what })
    const [second] = (await change(first.id, 'exchange')).body.data.units[0].calendars
    expect(second.address).not.toBe(first.address)
    expect((await change(first.id, 'close')).status).toBe(404)
    expect((await change(second.id, 'close')).body.data.units[0].calendars).toEqual([])
  })
})

describe('import vs booking', () => {
  it('whoever is first has the nights, and the other is refused or a conflict: never both, never neither', async () => {
    const calls = guestCalls(api, 'casa')
    await send('/casa/feeds', input())
    const { id } = await feedNow()
    const written: { uid: string; from: string; to: string }[] = []
    let [held, lost] = [0, 0]
    for (let round = 0; round < 12; round++) {
      const checkIn = addDays(requireCalendarDay('2030-08-01'), round * 4)
      const [from, to] = [writeCalendarDay(checkIn), writeCalendarDay(addDays(checkIn, 3))]
      const quote = await calls.must(
        calls.post('/quotes', { stay: 'casa', checkIn: from, checkOut: to, party: { adults: 2 } }),
      )
      written.push({ uid: randomUUID(), from, to })
      foreign.says(calendarOf(written))
      // Somebody else each time: one person keeps nights in three places at most.
      const other = await api.tokenOf(await api.makeUser())
      const [hold] = await Promise.all([
        calls.post('/holds', { quote: quote.id }, other),
        send(`/casa/feeds/${id}/change`, { change: 'look' }),
      ])
      if (hold.status < 300) held += 1
      else {
        expect(said(hold)).toEqual([409, 'dates-taken'])
        lost += 1
      }
      const { rows } = await api.tools.database.execute<{ kind: string; conflicted: boolean }>(sql`
        select kind, conflicted from occupancy
        where unit_id = ${home.unitId} and not released and nights && daterange(${from}, ${to}) order by kind`)
      const guestHasThem = [
        { kind: 'external', conflicted: true },
        { kind: 'hold', conflicted: false },
      ]
      expect(rows).toEqual(hold.status < 300 ? guestHasThem : [{ kind: 'external', conflicted: false }])
    }
    expect(held + lost).toBe(12)
  })

  it('a conflict is listed, and set aside', async () => {
    await api.tools.database.execute(sql`update occupancy set kind = 'block', expires_at = null where kind = 'hold'`)
    const nights = '[2031-03-01,2031-03-05)'
    await api.tools.database.execute(sql`
      insert into occupancy (unit_id, nights, kind, ref_id, created_at)
      values (${home.unitId}, ${nights}, 'block', gen_random_uuid(), now())`)
    foreign.says(calendarOf([{ uid: 'late', from: '2031-03-04', to: '2031-03-08' }]))
    const { id } = await feedNow()
    await send(`/casa/feeds/${id}/change`, { change: 'believe' })
    const [conflict] = (await read('/conflicts')).data
    expect(conflict).toMatchObject({ slug: 'casa', home: 'Casa', isSetAside: false, here: [{ booking: null }] })
    const aside = await send(`/casa/conflicts/${conflict.id}/set-aside`)
    expect(aside.body.data.conflicts).toMatchObject([{ id: conflict.id, isSetAside: true }])
    expect((await send(`/casa/conflicts/${randomUUID()}/set-aside`)).status).toBe(404)
  })
})
