// Thousands of requests built from the document, half of them spoilt: never a 5xx, never an answer it does not describe.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount } from '#identity/account-store.server.ts'
import { hashPassword } from '#identity/password/password-hash.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { addressOf, type BuiltParts, headersOf, partsFor, spoilt } from '#tests/support/requests-from-document.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { type ContentCall, contentAddress, contentAddresses } from './contract/content-addresses.ts'
import { openapiDocument } from './contract/openapi.ts'

const isLong = process.env.CHECK_LONG === '1'
const requests = isLong ? 50_000 : 2000
/** So often each call must end well at least: of 2,000 requests to 20 calls half are right, which leaves 50 for each. */
const leastWell = isLong ? 100 : 45
const patience = isLong ? 4 * 3_600_000 : 300_000

/** A call that leads away, and is met before by the routes of the provider's own sign-in, never ends well here. */
const leadsAway: ReadonlySet<ContentCall> = new Set(['connectProvider'])

const document: Json = openapiDocument({ siteName: 'Casita', server: 'http://localhost/api' })
const names = Object.keys(contentAddresses) as ContentCall[]

let api: ContentApi
let token: string
let user: { email: string; password: string; id: string }
const slugs = ['fuzz-one', 'fuzz-two', 'fuzz-three']

beforeAll(async () => {
  api = await contentApi()
  for (const slug of slugs) await buildHome(api.tools.database, { slug, maxGuests: 100, petsMax: 20 })
  user = await api.makeUser()
  token = await api.tokenOf(user)
})
afterAll(() => api?.drop())

let made = 0
let passwordHash: string | undefined

type World = (parts: BuiltParts) => Promise<Json> | Json

/** What the document cannot tell: ids of things that are there, codes that were mailed, passwords that are right. */
const worlds: Readonly<Partial<Record<ContentCall, World>>> = {
  listStays: ({ query }) => ({
    query: {
      ...query,
      cursor: undefined,
      bbox: undefined,
      in: undefined,
      out: undefined,
      adults: '2',
      infants: '0',
      pets: '0',
    },
  }),
  readStay: () => ({ path: { slug: someSlug() } }),
  readCalendar: ({ query }) => {
    const from = requireCalendarDay(query.from)
    return {
      path: { slug: someSlug() },
      query: { from: query.from, to: writeCalendarDay(addDays(from, 1 + (made % 30))) },
    }
  },
  signIn: () => ({ body: { identifier: user.email, password: user.password } }),
  register: ({ body }) => ({
    body: { ...body, username: `fuzz-${++made}`, email: `fuzz-${made}@example.org`, password: 'correct horse' },
  }),
  forgotPassword: () => ({ body: { email: `nobody-${++made}@example.org` } }),
  sendEmailConfirmation: () => ({ body: { email: `nobody-${++made}@example.org` } }),
  resetPassword: async () => {
    const { code } = await mailedCode('PASSWORD_RESET')
    return { body: { code, password: 'correct horse', passwordConfirmation: 'correct horse' } }
  },
  confirmEmail: async () => ({ query: { confirmation: (await mailedCode('VERIFY_EMAIL')).code } }),
  changePassword: async () => {
    const fresh = await someUser()
    const password = 'another horse'
    return {
      token: await api.tokenOf(fresh),
      body: { currentPassword: fresh.password, password, passwordConfirmation: password },
    }
  },
  signInByProvider: async () => ({ path: { provider: 'firebase' }, query: { access_token: await api.idToken(user) } }),
  askQuote: () => ({ body: someVisit() }),
  readQuote: async () => ({ path: { id: (await someQuote()).id } }),
  book: async ({ body }) => {
    const quote = await someQuote()
    const contact = { name: 'Ada', email: 'ada@example.org' }
    return {
      headers: { 'idempotency-key': randomUUID() },
      body: { ...body, quote: quote.id, contact, termsHash: quote.terms.hash },
    }
  },
  readBooking: async () => ({ path: { id: await someBooking() } }),
  previewCancellation: async () => ({ path: { id: await someBooking() } }),
  cancelBooking: async () => {
    const id = await someBooking()
    const { body } = await api.call(`/bookings/${id}/cancellation-preview`, { method: 'POST', token })
    const { version, refundMinor, chargedMinor } = body.data
    return { path: { id }, headers: {}, body: { version, refundMinor, chargedMinor } }
  },
}

function someSlug(): string {
  return slugs[made++ % slugs.length]!
}

/** Nights come round again, and are given back now and then. */
function someVisit() {
  const checkIn = addDays(requireCalendarDay('2030-06-01'), (made++ * 3) % 300)
  return {
    stay: someSlug(),
    checkIn: writeCalendarDay(checkIn),
    checkOut: writeCalendarDay(addDays(checkIn, 2)),
    party: { adults: 2 },
  }
}

async function someQuote(): Promise<Json> {
  for (let tried = 0; tried < 20; tried++) {
    const { status, body } = await api.call('/quotes', { body: someVisit() })
    if (status === 201) return body.data
    await freeNights()
  }
  throw new Error('No visit can be had at any home')
}

/** A booking that stands. */
async function someBooking(): Promise<string> {
  const quote = await someQuote()
  const { status, body, text } = await api.call('/bookings', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { quote: quote.id, contact: { name: 'Ada', email: 'ada@example.org' }, termsHash: quote.terms.hash },
  })
  if (status !== 201) throw new Error(text)
  return body.data.id
}

async function freeNights() {
  await api.tools.database.execute(sql`update occupancy set released = true where not released`)
}

/** Somebody new, whose password was hashed once for all of them. */
async function someUser({ emailVerified = true } = {}) {
  passwordHash ??= await hashPassword(user.password)
  const email = `somebody-${++made}@example.org`
  const now = api.clock.now()
  await addAccount(api.tools.database, { email, emailVerified, passwordHash, passwordChangedAt: now }, now)
  return { email, password: user.password }
}

/** A code that somebody just got by mail; each of a user of their own. */
async function mailedCode(kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL') {
  const fresh = await someUser({ emailVerified: kind === 'PASSWORD_RESET' })
  const path = kind === 'PASSWORD_RESET' ? '/auth/forgot-password' : '/auth/send-email-confirmation'
  await api.call(path, { body: { email: fresh.email } })
  const [code] = await api.codesTo(fresh.email)
  return { code: code! }
}

type Sending = {
  readonly name: ContentCall
  readonly parts: BuiltParts
  readonly wrong: boolean
  readonly signedIn: boolean
}

/** Every call in turn, so that none is left out; each second one spoilt. */
const sendings: fc.Arbitrary<Sending>[] = names.flatMap(name => {
  const { method, path } = contentAddress(name)
  const parts = partsFor(document.paths[path][method.toLowerCase()], document)
  return [false, true].map(wrong =>
    fc.record({ name: fc.constant(name), parts, wrong: fc.constant(wrong), signedIn: fc.constant(true) }),
  )
})

async function send({ name, parts, wrong }: Sending, seed: number): Promise<number> {
  const { method, path } = contentAddress(name)
  const world = (await worlds[name]?.(parts)) ?? {}
  const right: BuiltParts = { ...parts, ...world }
  const sent = wrong ? fc.sample(spoilt(right), { numRuns: 1, seed })[0]! : right
  const needs = document.paths[path][method.toLowerCase()].security.length > 0
  const answer = await api.call(addressOf(path, sent), {
    method,
    body: document.paths[path][method.toLowerCase()].requestBody ? JSON.stringify(sent.body) : undefined,
    headers: headersOf(sent),
    // Spoilt ones now and then come without a token, or with a wrong one.
    token: wrong && seed % 9 === 0 ? 'wrong' : needs && !(wrong && seed % 7 === 0) ? (world.token ?? token) : undefined,
  })
  if (answer.status >= 500) throw new Error(`${name} answered ${answer.status} to ${JSON.stringify(sent)}`)
  return answer.status
}

describe('requests built from the document', () => {
  it(`are answered as it says, ${requests} times, and every call ends well again and again`, {
    timeout: patience,
  }, async () => {
    const well = new Map<ContentCall, number>(names.map(name => [name, 0]))
    const refused = new Map<ContentCall, number>(names.map(name => [name, 0]))
    const seed = isLong ? Math.floor(performance.now() * 1000) : 20_261_121
    const rounds = Math.ceil(requests / sendings.length)
    const drawn = sendings.map((sending, at) => fc.sample(sending, { numRuns: rounds, seed: seed + at }))
    for (let round = 0; round < rounds; round++) {
      for (const [at, ofCall] of drawn.entries()) {
        const sending = ofCall[round]!
        const status = await send(sending, seed + round * 1000 + at)
        const counts = status < 400 ? well : refused
        counts.set(sending.name, (counts.get(sending.name) ?? 0) + 1)
      }
      if (round % 10 === 9) await freeNights()
    }
    const tooRarely = names.filter(name => !leadsAway.has(name) && well.get(name)! < leastWell)
    expect(tooRarely, JSON.stringify([...well])).toEqual([])
    const neverRefused = names.filter(name => refused.get(name) === 0)
    expect(neverRefused).toEqual([])
  })
})
