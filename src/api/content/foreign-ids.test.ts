// Every call that takes an id, by somebody who has no part in what it names: as if there were no such thing, byte for byte.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentCall, contentAddress, contentAddresses } from '#api/contract/content-addresses.ts'
import { openapiDocument } from '#api/docs/openapi.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, type ContentReply, contentApi, type Json } from '#tests/support/content-api.ts'
import { guestCalls } from '#tests/support/guest-calls.ts'
import { addressOf, type BuiltParts, headersOf } from '#tests/support/requests-from-document.ts'
import { contentContract } from './content-contract.ts'

let api: ContentApi
/** What somebody has, by the beginning of the addresses that are about it. */
let owned: Readonly<Record<string, string>>
/** Whoever has no part in it: signed in, without an account, nobody. */
let others: Readonly<Record<'user' | 'contact', string>>
let owner: string
beforeAll(async () => {
  api = await contentApi()
  await buildHome(api.tools.database, { slug: 'harbour-loft' })
  const calls = guestCalls(api, 'harbour-loft')
  owner = await api.tokenOf(await api.makeUser())
  const booking = await calls.book(owner)
  const hold = await calls.hold(owner)
  const [session] = (await api.call('/users/me/sessions', { token: owner })).body.data
  owned = { '/bookings/': booking.id, '/holds/': hold.id, '/users/me/sessions/': session.id }
  const { token: contact } = await calls.bookAsContact('grace@example.org')
  others = { user: await api.tokenOf(await api.makeUser()), contact }
})
afterAll(() => api?.drop())

const document: Json = openapiDocument({ siteName: 'Casita', server: 'http://localhost/api' })
const withId = (Object.keys(contentAddresses) as ContentCall[]).filter(call =>
  contentAddress(call).path.includes('{id}'),
)
const calledBy = (...whos: string[]) => withId.filter(call => whos.includes(contentContract[call].who))

/** The call as the document's own example has it, about that id. */
async function ask(call: ContentCall, id: string, token?: string): Promise<ContentReply> {
  const { method, path } = contentAddress(call)
  const { requestBody, parameters = [] } = document.paths[path][method.toLowerCase()]
  const needed = parameters.filter((each: Json) => each.in === 'header' && each.required)
  const headers = Object.fromEntries(needed.map(({ name, example }: Json) => [name, example]))
  const body = requestBody?.content['application/json'].example
  const parts: BuiltParts = { path: { id }, query: {}, headers, body }
  return api.call(addressOf(path, parts), { method, body, headers: headersOf(parts), token })
}

const bare = ({ status, text, headers }: ContentReply) => [status, text, [...headers.keys()].sort().join()]

describe.each(calledBy('user', 'booker', 'either'))('%s', call => {
  const about = () => {
    const { path } = contentAddress(call)
    const [, id] = Object.entries(owned).find(([beginning]) => path.startsWith(beginning)) ?? []
    if (id === undefined)
      throw new Error(`What ${path} is about must be made here, so that somebody else can ask for it`)
    return id
  }

  it('tells nobody else whether there is such a thing', async () => {
    for (const token of Object.values(others)) {
      const foreign = await ask(call, about(), token)
      const unknown = await ask(call, randomUUID(), token)
      expect(bare(foreign)).toEqual(bare(unknown))
      expect([403, 404], foreign.text).toContain(foreign.status)
    }
    expect((await ask(call, about(), others.user)).status).toBe(404)
  })

  it('tells nobody who is not signed in', async () => {
    const [foreign, unknown] = [await ask(call, about()), await ask(call, randomUUID())]
    expect(bare(foreign)).toEqual(bare(unknown))
    expect(foreign.status).toBe(contentContract[call].who === 'either' ? 404 : 403)
  })
})

describe.each(calledBy('operator'))('%s', call => {
  it('is not there for guests, and forbidden to strangers, whatever it is about', async () => {
    const number = /^\d+$/.test(
      document.paths[contentAddress(call).path][contentAddress(call).method.toLowerCase()].parameters[0].example,
    )
    const guest = await ask(call, number ? '1' : owned['/bookings/']!, others.user)
    expect([guest.status, guest.body.error]).toEqual([
      404,
      { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
    ])
    for (const token of [others.contact, undefined]) {
      expect((await ask(call, number ? '1' : owned['/bookings/']!, token)).status).toBe(403)
    }
  })
})

describe('afterwards', () => {
  it('all of it is as it was', async () => {
    const booking = await api.call(`/bookings/${owned['/bookings/']}`, { token: owner })
    expect([booking.status, booking.body.data.state, booking.body.data.version]).toEqual([200, 'confirmed', 2])
    expect((await api.call(`/holds/${owned['/holds/']}`, { token: owner })).status).toBe(200)
    const { rows } = await api.tools.database.execute(
      sql`select revoked_at as revoked from session where id = ${owned['/users/me/sessions/']}`,
    )
    expect(rows).toEqual([{ revoked: null }])
  })

  it('only a price is for whoever knows its id, which nobody can guess', () => {
    expect(calledBy('anybody')).toEqual(['readQuote'])
  })
})
