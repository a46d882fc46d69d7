// What the team knows of a booking by program: what happened and who did it, its notes, its messages; and what nobody else may know.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { ada, guestCalls, onceKey, said, wrongFields } from '#tests/support/guest-calls.ts'

let api: ContentApi
let calls: ReturnType<typeof guestCalls>
let booking: Json
const tokens: Record<string, string> = {}
beforeAll(async () => {
  api = await contentApi()
  calls = guestCalls(api, (await buildHome(api.tools.database, { nightlyMinor: 100_00 })).slug)
  for (const role of ['manager', 'reception', 'accountant', 'cleaner'] as const)
    tokens[role] = await api.tokenOf(await api.makeUser({ roles: [role], displayName: `The ${role}` }))
  tokens.other = await api.tokenOf(await api.makeUser({ roles: ['reception'], displayName: 'Somebody else' }))
  tokens.guest = await api.tokenOf(await api.makeUser())
  booking = await calls.book(tokens.guest, { payment: { way: 'property' } })
})
afterAll(() => api?.drop())

const read = (id: string, by: string) => api.call(`/admin/bookings/${id}/history`, { token: tokens[by] })
const history = async (by = 'manager', id = booking.id) => (await read(id, by)).body.data
const note = (text: string, by: string, key?: string) =>
  calls.post(`/admin/bookings/${booking.id}/notes`, { text }, tokens[by], onceKey(key))
const remove = (id: string, by: string) =>
  calls.post(`/admin/bookings/${booking.id}/notes/${id}/remove`, undefined, tokens[by])

describe('what happened', () => {
  it('names who of the team took the money and gave it back, and why; the guest’s own page does not', async () => {
    const { id } = booking
    const money = (what: string, body: object) =>
      calls.must(calls.post(`/admin/bookings/${id}/${what}`, body, tokens.manager, onceKey()))
    await money('payments', { minor: 200_00, paidMinor: 0 })
    await money('refunds', { minor: 50_00, paidMinor: 200_00, reason: 'The oven was cold' })
    const { steps } = await history()
    const by = (what: string) => steps.filter((step: Json) => step.what === what).map((step: Json) => step.by)
    expect(by(sentence('bookings.didConfirm'))).toEqual([null])
    expect(by(sentence('adminBookings.didNoteMoney', { sum: '€200' }))).toEqual(['The manager'])
    const given = sentence('adminBookings.didGiveBackBecause', { sum: '€50', reason: 'The oven was cold' })
    expect(by(given)).toEqual(['The manager'])
    const times = steps.map((step: Json) => step.at)
    expect(times).toEqual(times.toSorted())
    expect((await history('accountant')).steps).toEqual(steps)
    const reception = (await history('reception')).steps.map((step: Json) => step.what)
    expect(reception).toContain(given)
    expect((await api.call(`/bookings/${id}`, { token: tokens.guest })).text).not.toContain('The manager')
  })

  it('names who ended it', async () => {
    const { id, version } = await calls.book(tokens.guest!, { payment: { way: 'property' } })
    await calls.must(
      calls.post(`/admin/bookings/${id}/end`, { how: 'cancel', version, reason: 'Flooded' }, tokens.manager, onceKey()),
    )
    const { steps, messages } = await history('manager', id)
    expect(steps.at(-1)).toMatchObject({ what: sentence('bookings.didCancel'), by: 'The manager' })
    expect(messages.some(({ state }: Json) => state === 'planned')).toBe(false)
  })
})

describe('messages', () => {
  it('that left are told with their recipient, and the one that comes after check-out is planned', async () => {
    const { messages } = await history()
    const subjects = (await calls.mailsTo(ada.email)).map(({ subject }) => subject)
    const told = messages.filter(({ state }: Json) => state !== 'planned')
    expect(told.length).toBeGreaterThanOrEqual(2)
    for (const { subject, recipient } of told.filter(({ recipient: to }: Json) => to === ada.email))
      expect([subjects.includes(subject), recipient]).toEqual([true, ada.email])
    const planned = messages.slice(0, messages.length - told.length)
    expect(planned.map(({ state, subject }: Json) => [state, subject])).toEqual([
      ['planned', sentence('adminBookings.plannedArrival')],
      ['planned', sentence('adminBookings.plannedFarewell')],
    ])
    expect(planned[0].at < planned[1].at).toBe(true)
    expect(planned[0].at > told[0].at).toBe(true)
  })

  it('name no address to who may not know the guest', async () => {
    const { messages } = await history('accountant')
    expect(messages.map(({ recipient }: Json) => recipient).join('')).toBe('')
  })
})

describe('a note', () => {
  it('is kept once for its key, read by the team alone, and removed by its author or a manager', async () => {
    const key = randomUUID()
    for (const _ of [1, 2]) expect((await note('Comes with a\n<b>cello</b>', 'reception', key)).status).toBe(200)
    const [kept, ...others] = (await history('reception')).notes
    expect(others).toEqual([])
    expect(kept).toMatchObject({ text: 'Comes with a\n<b>cello</b>', by: 'The reception', mayRemove: true })
    expect((await history('other')).notes[0].mayRemove).toBe(false)
    expect(said(await remove(kept.id, 'other'))).toEqual([403, 'not-allowed'])
    expect(said(await remove(randomUUID(), 'reception'))).toEqual([404, 'note-unknown'])
    expect((await api.call(`/bookings/${booking.id}`, { token: tokens.guest })).text).not.toContain('cello')
    expect((await remove(kept.id, 'reception')).status).toBe(200)
    await note('Allergic to nuts', 'other')
    const [later] = (await history('manager')).notes
    expect((await remove(later.id, 'manager')).body.data.notes).toEqual([])
  })

  it('sent eight times at once with one key is one', async () => {
    const key = randomUUID()
    await Promise.all(Array.from({ length: 8 }, () => note('At once', 'reception', key)))
    expect((await history()).notes.map(({ text }: Json) => text)).toEqual(['At once'])
    const [{ id }] = (await history()).notes
    await Promise.all(Array.from({ length: 4 }, () => remove(id, 'manager')))
    expect((await history()).notes).toEqual([])
  })

  it('says something, and not too much', async () => {
    expect(wrongFields(await note('  ', 'reception'))).toEqual([400, 'text'])
    expect(wrongFields(await note('x'.repeat(2001), 'reception'))).toEqual([400, 'text'])
    expect((await note('x'.repeat(2000), 'reception')).status).toBe(200)
  })

  it('is for who may: an accountant reads, a cleaner and a guest find nothing', async () => {
    expect((await history('accountant')).notes).toHaveLength(1)
    expect((await note('No', 'accountant')).status).toBe(403)
    for (const by of ['cleaner', 'guest']) {
      expect([403, 404]).toContain((await read(booking.id, by)).status)
      expect([403, 404]).toContain((await note('No', by)).status)
    }
    expect((await read(randomUUID(), 'manager')).status).toBe(404)
    expect(
      said(await calls.post(`/admin/bookings/${randomUUID()}/notes`, { text: 'x' }, tokens.manager, onceKey())),
    ).toEqual([404, 'booking-unknown'])
  })
})
