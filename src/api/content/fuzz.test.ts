// Thousands of requests built from the document, half of them spoilt: never a 5xx, never an answer it does not describe.

import { createHash, randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentCall, contentAddress, contentAddresses } from '#api/contract/content-addresses.ts'
import { openapiDocument } from '#api/docs/openapi.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { type FuzzWorld, fuzzEnvironment, fuzzProvider, fuzzWorld } from '#tests/support/fuzz-world.ts'
import { isLongCheck } from '#tests/support/long-checks.ts'
import { type OidcIssuer, oidcClient, startOidcIssuer } from '#tests/support/oidc-issuer.ts'
import { addressOf, type BuiltParts, headersOf, partsFor, spoilt } from '#tests/support/requests-from-document.ts'
import { contentContract } from './content-contract.ts'

/** Each call must end well so often. */
const leastWell = isLongCheck ? 100 : 5
/** At least so many requests come in pairs of a right one and a spoilt one; then right ones until all have ended well. */
const fewestRequests = isLongCheck ? 50_000 : 2000
/** New in every run; `FUZZ_SEED` repeats one. */
const firstSeed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))
const patience = isLongCheck ? 6 * 3_600_000 : 3_600_000

const document: Json = openapiDocument({ siteName: 'Casita', server: 'http://localhost/api' })
const names = Object.keys(contentAddresses) as ContentCall[]
const rounds = Math.ceil(fewestRequests / (2 * names.length))

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
  const told = () => `${name} ${JSON.stringify(sent)} with the seed ${seed}; FUZZ_SEED=${firstSeed} repeats the run`
  const noted = isNoted(name) ? await changesNoted() : 0
  const answer = await api.call(addressOf(path, sent), {
    method,
    body: requestBody ? JSON.stringify(sent.body) : undefined,
    headers: headersOf(sent),
    // Spoilt ones now and then come without a token, or with a wrong one.
    token: wrong && seed % 9 === 0 ? 'wrong' : security.length > 0 && !(wrong && seed % 7 === 0) ? token : undefined,
  })
  world.known[name]?.answered?.(answer)
  if (isNoted(name) && answer.status < 400 && (await changesNoted()) > noted) inTrail.add(name)
  if (answer.status >= 500) throw new Error(`${answer.status} was answered to ${told()}: ${answer.logged}`)
  return answer.status
}

/** Calls of operators after which there was something new in the trail. */
const inTrail = new Set<ContentCall>()

/** These change nothing, or nothing that the trail is about. */
const notInTrail: ReadonlySet<ContentCall> = new Set<ContentCall>([
  // They only answer.
  ...([
    'explainPrice',
    'checkPrice',
    'previewProposal',
    'previewSiteText',
    'previewSiteImport',
    'fillSnippet',
    'tryMail',
  ] as const),
  // It stays as it is here: second-factor.test.ts sees it change.
  ...(['setSignInRule'] as const),
  // What somebody has read is theirs.
  ...(['markConversation'] as const),
])

const isNoted = (name: ContentCall) =>
  contentContract[name].who === 'operator' && contentAddress(name).method !== 'GET' && !notInTrail.has(name)

async function changesNoted(): Promise<number> {
  const { rows } = await api.tools.database.execute<{ last: number }>(
    sql`select coalesce(max(id), 0)::integer as last from change`,
  )
  return rows[0]!.last
}

describe('requests built from the document', () => {
  it(`are answered as it says, ${rounds * 2 * names.length} times, and every call ends well ${leastWell} times`, {
    timeout: patience,
  }, async () => {
    const well = new Map<ContentCall, number>(names.map(name => [name, 0]))
    const refused = new Map<ContentCall, number>(names.map(name => [name, 0]))
    process.stdout.write(`The calls are tried with FUZZ_SEED=${firstSeed}\n`)
    const sendOne = async (at: number, round: number) => {
      const seed = firstSeed + round * 1000 + at
      const sending = fc.sample(sendings[at]!, { numRuns: 1, seed })[0]!
      const status = await send(sending, seed)
      const counts = status < 400 ? well : refused
      counts.set(sending.name, counts.get(sending.name)! + 1)
    }
    for (let round = 0; round < rounds; round++) {
      for (const at of sendings.keys()) await sendOne(at, round)
      if (round % 100 === 99) await world.freeNights()
    }
    // Now and then one is refused, as nights that were free are taken by then, or what was to spoil one did not:
    // twice as many are enough.
    for (let round = rounds; round < rounds + 2 * Math.max(leastWell, rounds); round++) {
      for (const [at, name] of names.entries()) {
        if (well.get(name)! < leastWell) await sendOne(2 * at, round)
        if (refused.get(name) === 0) await sendOne(2 * at + 1, round)
      }
    }
    const tooRarely = names.filter(name => well.get(name)! < leastWell)
    expect(tooRarely, JSON.stringify([...well])).toEqual([])
    const neverRefused = names.filter(name => refused.get(name) === 0)
    expect(neverRefused).toEqual([])
  })

  it('left something in the trail for every call by which an operator changes anything', () => {
    expect(names.filter(name => isNoted(name) && !inTrail.has(name))).toEqual([])
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
    const { text, body } = await api.call(`/admin/outbox?pagination[pageSize]=100${next && `&cursor=${next}`}`, {
      token,
    })
    pages.push(text)
    next = body.meta.pagination.next
  }
  return pages.join()
}
