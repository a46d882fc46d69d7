// Moves and swaps by programs: the homes that suit, the move once for its key, the swap, and every refusal in its words.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { moveRefusals } from '#amendments/moves/move-refusals.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi } from '#tests/support/content-api.ts'
import { forgetBookings } from '#tests/support/forget-bookings.ts'
import { guestCalls, onceKey } from '#tests/support/guest-calls.ts'

let api: ContentApi
let mill: BuiltHome
let barn: BuiltHome
let guest: string
let manager: string
beforeAll(async () => {
  api = await contentApi()
  mill = await buildHome(api.tools.database, { slug: 'mill', name: 'The Mill' })
  barn = await buildHome(api.tools.database, { slug: 'barn', name: 'The Barn' })
  await buildHome(api.tools.database, { slug: 'shed', name: 'The Shed', maxGuests: 1 })
  guest = await api.tokenOf(await api.makeUser())
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
})
// Each test books the first nights of both homes.
beforeEach(() => forgetBookings(api.tools.database))
afterAll(() => api?.drop())

const book = ({ slug }: BuiltHome) => guestCalls(api, slug).book(guest)
const desk = (id: string, what: string, body: object, key?: string) =>
  guestCalls(api, mill.slug).post(`/admin/bookings/${id}/${what}`, body, manager, onceKey(key))
const seen = async (id: string) => (await api.call(`/admin/bookings/${id}`, { token: manager })).body.data

it('lists the homes that suit a booking, and what stands against the others', async () => {
  const { id } = await book(mill)
  const { body } = await api.call(`/admin/bookings/${id}/homes`, { token: manager })
  expect(body.data).toMatchObject({ version: 2, total: 3 })
  expect(body.data.homes).toMatchObject([
    { slug: 'barn', suits: true, against: [], units: [] },
    { slug: 'shed', suits: false, against: [expect.any(String)] },
  ])
  const named = await api.call(`/admin/bookings/${id}/homes?name=shed`, { token: manager })
  expect(named.body.data.homes).toHaveLength(1)
  expect((await api.call(`/admin/bookings/${randomUUID()}/homes`, { token: manager })).status).toBe(404)
})

it('moves a booking once for its key, and the guest reads of the other home', async () => {
  const { id, version } = await book(mill)
  const body = { home: barn.slug, version, reason: 'The roof leaks.' }
  const key = randomUUID()
  const moved = await desk(id, 'move', body, key)
  expect(moved.status).toBe(200)
  expect(moved.body.data).toMatchObject({ stay: { slug: 'barn' }, version: 3 })
  expect((await desk(id, 'move', body, key)).body).toEqual(moved.body)
  const told = (await api.call(`/bookings/${id}`, { token: guest })).body.data
  expect(told).toMatchObject({ stay: { slug: 'barn' }, events: [{}, {}, { command: 'move', actor: 'operator' }] })
  const again = await desk(id, 'move', { ...body, home: 'mill' })
  expect(again.status).toBe(409)
  expect(again.body.error.details).toMatchObject({ reason: 'out-of-date', state: 'confirmed', version: 3 })
})

it('swaps the homes of two bookings', async () => {
  const one = await book(mill)
  const other = await book(barn)
  const partner = { partner: other.reference, partnerVersion: other.version }
  const swapped = await desk(one.id, 'swap', { ...partner, version: one.version, reason: 'More room.' })
  expect(swapped.status).toBe(200)
  expect(swapped.body.data.stay.slug).toBe('barn')
  expect((await seen(other.id)).stay.slug).toBe('mill')
})

it('refuses in words, each with its status', async () => {
  const { id, version } = await book(mill)
  const move = async (home: string, more = {}) => {
    const { status, body } = await desk(id, 'move', { home, version, reason: 'Rain.', ...more })
    return [status, body.error.details.reason, body.error.message]
  }
  expect(await move('shed')).toEqual([422, 'does-not-fit', moveRefusals['does-not-fit']])
  expect(await move('nowhere')).toEqual([422, 'home-unknown', moveRefusals['home-unknown']])
  expect(await move('mill')).toEqual([422, 'same-home', moveRefusals['same-home']])
  expect(await move('barn', { unit: 999_999 })).toEqual([422, 'unit-unknown', moveRefusals['unit-unknown']])
  const partner = { partner: 'NOBODY', partnerVersion: 1, version, reason: 'Rain.' }
  const unknown = await desk(id, 'swap', partner)
  expect([unknown.status, unknown.body.error.details.reason]).toEqual([422, 'partner-unknown'])
  expect((await desk(id, 'move', { home: 'barn', version })).status).toBe(400)
  expect((await seen(id)).stay.slug).toBe('mill')
})
