// Who comes along, by call and in every place that tells it: the guest's booking, the team, the export, and after the guest has left.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetGuest } from '#bookings/privacy/forget-guest.server.ts'
import { longestName } from '#bookings/record/contact.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { type BookableStay, bookableStay, inputFor, mustBook } from '#tests/support/booking-world.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said } from '#tests/support/guest-calls.ts'
import { companionsView, howManyCompanions } from '#trips/companions/companions-view.ts'
import { handleCompanions } from '#trips/companions/handle-companions.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'

let api: ContentApi
let home: BookableStay
let guest: VerifiedUser
let token: string
const tokens: Record<string, string> = {}

beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: '' } })
  home = await bookableStay(api.tools.database)
  const account = await api.makeUser({ displayName: 'Ada Lovelace' })
  guest = { ...account, roles: ['guest'], emailVerified: true } as unknown as VerifiedUser
  token = await api.tokenOf(account)
  tokens.stranger = await api.tokenOf(await api.makeUser())
  for (const role of ['owner', 'reception', 'accountant'] as const) {
    tokens[role] = await api.tokenOf(await api.makeUser({ roles: [role] }))
  }
})
afterAll(() => api?.drop())

let visits = 0
/** For two adults and a child of four. */
async function book(): Promise<string> {
  const day = (at: number) => new Date(Date.UTC(2030, 6, at + 3 * visits)).toISOString().slice(0, 10)
  const input = inputFor(day(1), day(3))
  visits += 1
  const party = { ...input.party, adults: 2, childAges: [4] }
  return mustBook(api.tools, guest, { stayId: home.stayId, input: { ...input, party } })
}

const say = (id: string, companions: Json, by = token) =>
  api.call(`/bookings/${id}/companions`, { method: 'POST', body: { companions }, token: by })
const namesOf = async (id: string): Promise<Json> => (await api.call(`/bookings/${id}`, { token })).body.data.companions

function type(id: string, companions: string) {
  const form = new FormData()
  form.set('companions', companions)
  return handleCompanions(api.tools, guest, { bookingId: id, form })
}

describe('names', () => {
  it('are told, changed and taken back, all at once, and leave the version of the booking as it is', async () => {
    const id = await book()
    const before = (await api.call(`/bookings/${id}`, { token })).body.data
    expect(before.companions).toEqual([])
    const named = await say(id, ['  Bruno   Castelló ', 'رنا'])
    expect([named.status, named.body.data.companions]).toEqual([200, ['Bruno Castelló', 'رنا']])
    expect(named.body.data.version).toBe(before.version)
    expect((await say(id, ['Bruno'])).body.data.companions).toEqual(['Bruno'])
    expect((await say(id, [])).body.data.companions).toEqual([])
  })

  it('are one a line of the form, which keeps what was refused', async () => {
    const id = await book()
    expect(await type(id, ' Bruno \r\n\r\n Clara\r\n')).toEqual({ ok: true })
    expect(await namesOf(id)).toEqual(['Bruno', 'Clara'])
    const three = await type(id, 'A\nB\nC')
    expect(three).toMatchObject({ ok: false, status: 422, companions: { text: 'A\nB\nC' } })
    const long = 'x'.repeat(longestName + 1)
    const tooLong = await type(id, `${long}\nB`)
    expect(tooLong).toMatchObject({ ok: false, status: 422, companions: { text: `${long}\nB` } })
    expect(await type(id, 'A\n'.repeat(101))).toMatchObject({ ok: false, status: 422 })
    expect(await namesOf(id)).toEqual(['Bruno', 'Clara'])
    expect(await type(id, '')).toEqual({ ok: true })
    expect(await namesOf(id)).toEqual([])
  })

  it('are no more than come, whatever the party', async () => {
    const id = await book()
    expect(said(await say(id, ['A', 'B', 'C']))).toEqual([422, 'more-than-booked'])
    expect((await say(id, ['A', ''])).status).toBe(400)
    expect((await say(id, ['x'.repeat(longestName + 1)])).status).toBe(400)
    expect((await say(id, 'A')).status).toBe(400)
    const count = fc.nat({ max: 9 })
    const party = fc.record({
      ...{ adults: count, infants: count, pets: count, serviceAnimals: count },
      childAges: fc.array(count, { maxLength: 5 }),
    })
    fc.assert(
      fc.property(party, any => {
        const people = any.adults + any.infants + any.childAges.length
        expect(howManyCompanions(any)).toBe(Math.max(0, people - 1))
        const shown = companionsView({ state: 'completed', party: any, companions: ['A'] })
        expect(shown).toEqual({ names: ['A'], most: 0 })
      }),
    )
  })

  it('are written by the guest alone, and by nobody once the booking is over', async () => {
    const id = await book()
    await say(id, ['Bruno'])
    for (const by of [tokens.stranger!, tokens.owner!]) expect((await say(id, ['Eve'], by)).status).toBe(404)
    expect((await say(randomUUID(), ['Eve'])).status).toBe(404)
    const { version } = (await api.call(`/bookings/${id}`, { token })).body.data
    const ending = { version, refundMinor: 0, chargedMinor: 0 }
    const preview = (await api.call(`/bookings/${id}/cancellation-preview`, { method: 'POST', body: {}, token })).body
      .data
    const { refundMinor, chargedMinor } = preview
    const end = { ...ending, refundMinor, chargedMinor }
    expect((await api.call(`/bookings/${id}/cancel`, { method: 'POST', body: end, token })).status).toBe(200)
    const late = await say(id, ['Eve'])
    expect([late.status, late.body.error.details]).toMatchObject([409, { reason: 'not-now', state: 'cancelled' }])
    expect(await namesOf(id)).toEqual(['Bruno'])
  })

  it('of two forms sent at once are those of one of them, whole', async () => {
    const id = await book()
    const lists = [['Ann', 'Ben'], ['Cleo'], []]
    await Promise.all(lists.map(names => say(id, names)))
    expect(lists).toContainEqual(await namesOf(id))
  })
})

describe('who reads them', () => {
  it('are those of the team who may know the guest', async () => {
    const id = await book()
    await say(id, ['Bruno'])
    const atDesk = async (by: string): Promise<Json> =>
      (await api.call(`/admin/bookings/${id}`, { token: tokens[by]! })).body.data
    for (const by of ['owner', 'reception']) {
      expect(await atDesk(by)).toMatchObject({ companions: ['Bruno'], unproved: false })
    }
    expect(await atDesk('accountant')).toMatchObject({ companions: [], contact: null })
  })

  it('is the guest, in the export too, and nobody once the guest is forgotten', async () => {
    const id = await book()
    await say(id, ['Bruno Bystander'])
    const exported = JSON.stringify((await api.call('/users/me/data', { token })).body)
    expect(exported).toContain('Bruno Bystander')
    const { database } = api.tools
    await database.execute(sql`update booking set staying = '{"name":"Clara Comer","email":null}' where id = ${id}`)
    await inTransaction(database, queries => forgetGuest(queries, guest.id, api.clock.now()))
    const { rows } = await database.execute(sql`select to_jsonb(booking)::text as row from booking where id = ${id}`)
    expect(rows[0]!.row).not.toMatch(/Bruno|Clara|Ada/)
    expect((await findBooking(api.tools, guest, id))!.companions).toEqual([])
  })
})
