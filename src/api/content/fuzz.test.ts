// Thousands of requests built from the document, half of them spoilt: never a 5xx, never an answer it does not describe.

import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { type FuzzWorld, fuzzEnvironment, fuzzProvider, fuzzWorld } from '#tests/support/fuzz-world.ts'
import { type OidcIssuer, oidcClient, startOidcIssuer } from '#tests/support/oidc-issuer.ts'
import { addressOf, type BuiltParts, headersOf, partsFor, spoilt } from '#tests/support/requests-from-document.ts'
import { type ContentCall, contentAddress, contentAddresses } from './contract/content-addresses.ts'
import { contentContract } from './contract/content-contract.ts'
import { openapiDocument } from './contract/openapi.ts'

const isLong = process.env.CHECK_LONG === '1'
/** In the long run each call must end well so often; as many of its requests again are spoilt. */
const leastWell = 100
/** Every time it is sent at least as many as the first; a day's run has at most as many as the second, whatever calls there are. */
const [fewestRequests, mostRequests] = isLong ? [50_000, Number.POSITIVE_INFINITY] : [2000, 5000]
const patience = isLong ? 4 * 3_600_000 : 900_000

const document: Json = openapiDocument({ siteName: 'Casita', server: 'http://localhost/api' })
const names = Object.keys(contentAddresses) as ContentCall[]
const wanted = Math.max(leastWell, Math.ceil(fewestRequests / (2 * names.length)))
const rounds = Math.min(wanted, Math.floor(mostRequests / (2 * names.length)))
const enough = Math.min(leastWell, rounds)
const requests = rounds * 2 * names.length

let issuer: OidcIssuer
let api: ContentApi
let world: FuzzWorld
beforeAll(async () => {
  issuer = await startOidcIssuer()
  const provider = { id: fuzzProvider, issuer: issuer.issuer, clientId: oidcClient }
  api = await contentApi({ environment: { ...fuzzEnvironment, IDENTITY_PROVIDERS: JSON.stringify([provider]) } })
  world = await fuzzWorld(api)
})
afterAll(async () => {
  issuer?.close()
  await api?.drop()
})

type Sending = { readonly name: ContentCall; readonly parts: BuiltParts; readonly wrong: boolean }

/** Every call in turn, so that none is left out; each second one spoilt. */
const sendings: fc.Arbitrary<Sending>[] = names.flatMap(name => {
  const { method, path } = contentAddress(name)
  const parts = partsFor(document.paths[path][method.toLowerCase()], document)
  return [false, true].map(wrong => fc.record({ name: fc.constant(name), parts, wrong: fc.constant(wrong) }))
})

async function send({ name, parts, wrong }: Sending, seed: number): Promise<number> {
  const { method, path } = contentAddress(name)
  const { requestBody, security } = document.paths[path][method.toLowerCase()]
  const own = contentContract[name].who === 'operator' ? world.operatorToken : world.token
  const { token = own, ...known } = (await world.known[name]?.right(parts)) ?? {}
  const right: BuiltParts = { ...parts, ...known }
  const sent = wrong ? fc.sample(spoilt(right), { numRuns: 1, seed })[0]! : right
  const told = () => `${name} ${JSON.stringify(sent)} with the seed ${seed}`
  const answer = await api.call(addressOf(path, sent), {
    method,
    body: requestBody ? JSON.stringify(sent.body) : undefined,
    headers: headersOf(sent),
    // Spoilt ones now and then come without a token, or with a wrong one.
    token: wrong && seed % 9 === 0 ? 'wrong' : security.length > 0 && !(wrong && seed % 7 === 0) ? token : undefined,
  })
  world.known[name]?.answered?.(answer)
  if (answer.status >= 500) throw new Error(`${answer.status} was answered to ${told()}`)
  return answer.status
}

describe('requests built from the document', () => {
  it(`are answered as it says, ${requests} times, and every call ends well ${enough} times and more`, {
    timeout: patience,
  }, async () => {
    const well = new Map<ContentCall, number>(names.map(name => [name, 0]))
    const refused = new Map<ContentCall, number>(names.map(name => [name, 0]))
    const first = isLong ? Math.floor(performance.now() * 1000) : 20_261_121
    for (let round = 0; round < rounds; round++) {
      for (const [at, ofCall] of sendings.entries()) {
        const seed = first + round * 1000 + at
        const sending = fc.sample(ofCall, { numRuns: 1, seed })[0]!
        const status = await send(sending, seed)
        const counts = status < 400 ? well : refused
        counts.set(sending.name, counts.get(sending.name)! + 1)
      }
      if (round % 100 === 99) await world.freeNights()
    }
    // Now and then nights that were free are taken by a spoilt request: the right one is sent again.
    for (const [at, name] of names.entries()) {
      for (let more = 0; well.get(name)! < enough && more < enough / 5; more++) {
        const seed = first + (rounds + more) * 1000 + 2 * at
        const status = await send(fc.sample(sendings[2 * at]!, { numRuns: 1, seed })[0]!, seed)
        if (status < 400) well.set(name, well.get(name)! + 1)
      }
    }
    const tooRarely = names.filter(name => well.get(name)! < enough)
    expect(tooRarely, JSON.stringify([...well])).toEqual([])
    const neverRefused = names.filter(name => refused.get(name) === 0)
    expect(neverRefused).toEqual([])
  })

  it('left nothing in the outbox, as a manager reads it, that opens anything', async () => {
    const hashes = await keysEverMade()
    const opens = (words: string) => (words.match(/[\w-]{43}/g) ?? []).filter(each => hashes.has(hashOf(each)))
    const [told, whole] = [await outboxOf(world.operatorToken), await outboxOf(await ownersToken())]
    expect(opens(whole).length).toBeGreaterThan(10)
    expect(opens(told)).toEqual([])
  })
})

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/** The hashes of all keys and codes that were mailed in this run, and of what they were exchanged for. */
async function keysEverMade(): Promise<Set<string>> {
  const { rows } = await api.tools.database.execute<{ hash: string }>(sql`
    select encode(key_hash, 'hex') as hash from contact_key
    union all select encode(code_hash, 'hex') from identity_mail_code`)
  return new Set(rows.map(({ hash }) => hash))
}

async function ownersToken(): Promise<string> {
  return api.tokenOf(await api.makeUser({ roles: ['owner'] }))
}

/** All that an operator's program is told of the outbox, page by page. */
async function outboxOf(token: string): Promise<string> {
  const pages: string[] = []
  for (let next = ''; next !== null; ) {
    const { text, body } = await api.call(`/operator/outbox?pagination[pageSize]=100${next && `&cursor=${next}`}`, {
      token,
    })
    pages.push(text)
    next = body.meta.pagination.next
  }
  return pages.join()
}
