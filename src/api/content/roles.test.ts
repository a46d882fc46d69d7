// Every operator's call as every role, for their own homes and for another's, against the table of permissions.

import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentCall, contentAddress, contentAddresses } from '#api/contract/content-addresses.ts'
import type { Operation } from '#api/contract/operation.ts'
import { openapiDocument } from '#api/docs/openapi.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { type FuzzWorld, fuzzEnvironment, fuzzWorld } from '#tests/support/fuzz-world.ts'
import { addressOf, type BuiltParts, headersOf, partsFor } from '#tests/support/requests-from-document.ts'
import { may, type Permitted, reachOf } from '#users/permissions/permissions.ts'
import { contentContract } from './content-contract.ts'

const document: Json = openapiDocument({ siteName: 'Casita', server: 'http://localhost/api' })
const describedCall = (call: ContentCall): Operation => contentContract[call]
const operatorCalls = (Object.keys(contentAddresses) as ContentCall[]).filter(
  call => describedCall(call).who === 'operator',
)
const roles = ['cleaner', 'reception', 'accountant', 'manager', 'owner'] as const
const holdings = ['everywhere', 'own', 'other'] as const
type Role = (typeof roles)[number]
type Holding = (typeof holdings)[number]
type Held = readonly [Role, Holding, Expected]
type Person = { readonly id: string; readonly token: string }

let api: ContentApi
let world: FuzzWorld
let elsewhere: BuiltHome
/** Role and holding, with whose token it is. */
const people = new Map<string, Person>()
beforeAll(async () => {
  api = await contentApi({ environment: fuzzEnvironment })
  world = await fuzzWorld(api)
  elsewhere = await buildHome(api.tools.database, { slug: 'elsewhere', name: 'Elsewhere' })
  for (const role of roles) {
    for (const holding of holdings) {
      const user = await api.makeUser(holding === 'everywhere' ? { roles: [role] } : {})
      const { rows } = await api.tools.database.execute<{ id: string }>(
        sql`select id from app_user where email = ${user.email}`,
      )
      const { id } = rows[0]!
      if (holding === 'other') await grant(id, role, sql`stay.id = ${elsewhere.id}`)
      people.set(`${role} ${holding}`, { id, token: await api.tokenOf(user) })
    }
  }
})
afterAll(() => api?.drop())

const grant = (id: string, role: Role, homes: SQL) =>
  api.tools.database.execute(sql`
    insert into role_grant (user_id, role, scope, scope_id, granted_at)
    select ${id}, ${role}, 'stay', stay.id, now() - interval '1 minute' from stay where ${homes}
    on conflict do nothing`)

/** The home that `own` is about, and the one that `other` holds a role for. */
const [theirs, another] = [1, 2]

function permitted(role: Role, holding: Holding): Permitted {
  if (holding === 'everywhere') return { roles: ['guest', role] }
  return { roles: ['guest'], stayRoles: [{ role, stayId: holding === 'own' ? theirs : another }] }
}

/** Who the guests of the world are, in answers of any kind: their name and every address of theirs. */
const guestFacts = /\bAda\b|(ada|asks-\d+|somebody-\d+)@example\.org/

/** An invoice says whom it is for, as the law wants: to whoever may see money. */
const saysWhomItIsFor: readonly ContentCall[] = ['listInvoicesAtDesk']

/** Their body names the home: one that is not theirs looks like none. */
const namesHomeInBody: Readonly<Partial<Record<ContentCall, 404 | 422>>> = {
  ...{ checkPrice: 404, makeBooking: 404, changeManyRates: 404 },
  // Beside the field: one invitation may name several.
  invitePerson: 422,
}

type Expected = 404 | 403 | 422 | 'done' | 'empty'

/** What the table says of a right request about a home of `theirs`. */
function expectedOf(call: ContentCall, role: Role, holding: Holding): Expected {
  const { needs } = describedCall(call)
  if (!needs) throw new Error(`${call} has no area: it is closed to everybody`)
  const { area, level = 'see', allHomes } = needs
  if (area === 'every') return 'done'
  const who = permitted(role, holding)
  const { path } = contentAddress(call)
  if (!may(who, area)) return 404
  if (path.includes('{slug}') && !may(who, area, 'see', theirs)) return 404
  if (allHomes) return reachOf(who, area, level) === 'all' ? 'done' : 403
  if (!may(who, area, level)) return 403
  if (may(who, area, level, theirs)) return 'done'
  return /\{(id|number)\}/.test(path) ? 404 : (namesHomeInBody[call] ?? 'empty')
}

async function send(call: ContentCall, { id, token }: Person, [role, holding, expected]: Held, seed: number) {
  const { method, path } = contentAddress(call)
  const described = document.paths[path][method.toLowerCase()]
  // What is only for who made it was made by them, where they may.
  const ownToken = expected === 'done' ? token : undefined
  const parts = fc.sample(partsFor(described, document), { numRuns: 1, seed })[0]!
  const right: BuiltParts = { ...parts, ...(await world.known[call]?.right(parts, ownToken)) }
  // What the request is about may be of a home that was just made.
  if (holding === 'own') await grant(id, role, sql`slug <> 'elsewhere'`)
  const reply = await api.call(addressOf(path, right), {
    method,
    body: described.requestBody ? JSON.stringify(right.body) : undefined,
    headers: headersOf(right),
    token,
  })
  world.known[call]?.answered?.(reply)
  return reply
}

const cases = operatorCalls.flatMap(call =>
  roles.flatMap(role => holdings.map(holding => [call, role, holding] as const)),
)

it.each(cases)('%s as %s, %s', async (call, role, holding) => {
  const person = people.get(`${role} ${holding}`)!
  const expected = expectedOf(call, role, holding)
  if (expected === 'done') {
    const statuses: number[] = []
    // Now and then a night is gone: another right request is made.
    for (let seed = 1; seed <= 6 && !statuses.some(status => status < 400); seed++) {
      if (seed > 2) await world.freeNights()
      const { status, text } = await send(call, person, [role, holding, expected], seed)
      statuses.push(status)
      const mayBeNamed = may(permitted(role, holding), 'contact') || saysWhomItIsFor.includes(call)
      if (!mayBeNamed) expect(text).not.toMatch(guestFacts)
    }
    expect(statuses.at(-1), String(statuses)).toBeLessThan(400)
    return
  }
  const { status, text } = await send(call, person, [role, holding, expected], 1)
  expect(status).toBe(expected === 'empty' ? 200 : expected)
  expect(text).not.toContain('fuzz-')
})

it('of nobody and of guests none is answered', async () => {
  const guest = await api.tokenOf(await api.makeUser())
  for (const call of operatorCalls) {
    const { method, path } = contentAddress(call)
    const address = path.replace(/\{\w+\}/g, 'x')
    const asked = async (token?: string) => (await api.call(address, { method, token })).status
    expect([call, await asked(), await asked(guest)]).toEqual([call, 403, 404])
  }
})
