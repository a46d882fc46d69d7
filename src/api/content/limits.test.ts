// The limits that the document publishes are the real ones: what lies on one is taken, what lies past it is refused by name.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContentCall, contentAddress, contentAddresses } from '#api/contract/content-addresses.ts'
import { type ContentApi, type ContentReply, contentApi, type Json } from '#tests/support/content-api.ts'
import { type FuzzWorld, fuzzEnvironment, fuzzWorld } from '#tests/support/fuzz-world.ts'
import {
  fieldsOf,
  isBounded,
  isGiven,
  type LimitedField,
  limitsOf,
  partsWith,
} from '#tests/support/limits-from-document.ts'
import { addressOf, type BuiltParts, headersOf, partsFor } from '#tests/support/requests-from-document.ts'
import { contentContract } from './content-contract.ts'

let document: Json
const calls = Object.keys(contentAddresses) as ContentCall[]

let api: ContentApi
let world: FuzzWorld
beforeAll(async () => {
  api = await contentApi({ environment: fuzzEnvironment })
  world = await fuzzWorld(api)
  document = await (await api.app.request('http://localhost/api/openapi.json')).json()
})
afterAll(() => api?.drop())

function operationOf(call: ContentCall): Json {
  const { method, path } = contentAddress(call)
  return document.paths[path][method.toLowerCase()]
}

/** Parts of a call that end well, and who sends them. */
async function rightParts(call: ContentCall): Promise<{ parts: BuiltParts; token: string }> {
  const made = fc.sample(partsFor(operationOf(call), document), { numRuns: 1, seed: 7 })[0]!
  const own = contentContract[call].who === 'operator' ? world.operatorToken : world.token
  const { token = own, ...known } = (await world.known[call]?.right(made)) ?? {}
  return { parts: { ...made, ...known }, token }
}

async function send(call: ContentCall, parts: BuiltParts, token: string): Promise<ContentReply> {
  const { method, path } = contentAddress(call)
  const body = operationOf(call).requestBody ? JSON.stringify(parts.body) : undefined
  const reply = await api.call(addressOf(path, parts), { method, body, headers: headersOf(parts), token })
  // A picture of megabytes behind what it says, and not the whole of it.
  if (reply.status >= 500) throw new Error(`${call}: ${reply.logged} to ${JSON.stringify(parts).slice(0, 2000)}`)
  return reply
}

/** The fields that a refusal names, as `party.childAges.0`. */
function namedIn({ body }: ContentReply): string[] {
  const errors: Json[] = body?.error?.details?.errors ?? []
  return errors.map(({ path }) => path.join('.'))
}

const fieldsOfCall = (call: ContentCall): LimitedField[] => fieldsOf(operationOf(call), document)
const said = (call: ContentCall, { part, name }: LimitedField, limit: string) => `${call} ${part} ${name} ${limit}`

/** Where two fields must be alike, both get the value. */
const alike: Readonly<Record<string, string>> = { password: 'passwordConfirmation', passwordConfirmation: 'password' }

/** Of all together there is a limit too, so that one on its own limit comes without the others. */
const withoutOthers: Readonly<Record<string, object>> = { adults: { ages: undefined, infants: undefined } }

function withValue(call: ContentCall, field: LimitedField, value: Json, right: BuiltParts): BuiltParts {
  const parts = partsWith(operationOf(call), document, field, value, right)
  const twin = alike[field.name]
  const body = twin && twin in parts.body ? { ...parts.body, [twin]: value } : parts.body
  return { ...parts, body, query: { ...parts.query, ...withoutOthers[field.name] } }
}

/** The refusals of what lies on the limits of these fields; `right` is asked anew for each of them. */
async function refusedOnLimits(call: ContentCall, fields: readonly LimitedField[], right = () => rightParts(call)) {
  const refused: string[] = []
  for (const field of fields) {
    const on = limitsOf(field, document).flatMap(limit => limit.on.map(value => [limit.said, value] as const))
    if (on.length === 0) continue
    const { parts, token } = await right()
    for (const [limit, value] of on) {
      const reply = await send(call, withValue(call, field, value, parts), token)
      world.known[call]?.answered?.(reply)
      if (namedIn(reply).includes(field.name)) refused.push(`${said(call, field, limit)}: ${reply.body.error.message}`)
    }
  }
  return refused
}

test('every text, number and list that can be sent has a published limit', () => {
  const unbounded = calls.flatMap(call =>
    fieldsOfCall(call)
      .filter(({ schema }) => !isBounded(schema))
      .map(field => said(call, field, JSON.stringify(field.schema))),
  )
  expect(unbounded).toEqual([])
})

describe.each(calls)('%s', call => {
  test('takes what lies on a limit', async () => {
    // Of these each shape has a test of its own below.
    const ofShapes = ['changeRates', 'changeTerms', 'changeManyRates'].includes(call)
    const fields = ofShapes ? [] : fieldsOfCall(call)
    expect(await refusedOnLimits(call, fields)).toEqual([])
  })

  test('refuses what lies past one, and says where', async () => {
    const { parts, token } = await rightParts(call)
    const taken: string[] = []
    for (const field of fieldsOfCall(call)) {
      for (const { said: limit, past } of limitsOf(field, document)) {
        // An address cannot tell an empty list from none.
        if (field.part === 'query' && Array.isArray(past) && past.length === 0) continue
        const reply = await send(call, withValue(call, field, past, parts), token)
        const isNamed = namedIn(reply).some(
          name => field.name === name || field.name.startsWith(`${name}.`) || name.startsWith(`${field.name}.`),
        )
        // What can name nothing names nothing; what is larger than anything that is read is refused as a whole.
        const isShape = field.part === 'path' ? reply.status === 404 : [413, 414, 431].includes(reply.status)
        if (!isNamed && !isShape)
          taken.push(
            `${said(call, field, limit)} with ${JSON.stringify(past)?.slice(0, 60)}: ${reply.status} ${reply.text.slice(0, 300)}`,
          )
      }
    }
    expect(taken).toEqual([])
  })
})

const rule = (demand: string, more: object) => ({ kind: 'rule', entered: { demand, priority: 1, ...more } })
const fee = (basis: string, more: object) => ({
  kind: 'fee',
  entered: { name: 'Fee', feeKind: 'extra', basis, amount: 100, most: 2, refund: 'never', ...more },
})
const discount = (discountKind: string, more: object) => ({
  kind: 'discount',
  entered: { name: 'Off', discountKind, reduction: { kind: 'percent', amount: 500 }, off: ['night'], ...more },
})
const season = (kind: string) => ({
  kind: 'season',
  entered: {
    ...{ name: 'Summer', priority: 0, yearly: true, weekdays: [1, 2, 3, 4, 5, 6, 7] },
    ...{ first: '2030-07-01', last: '2030-07-31', price: { kind, amount: 100 } },
  },
})
const numbered = ['min_arrival', 'min_through', 'max_stay', 'turnover_nights', 'window_days', 'lead_time_hours']
const changes: object[] = [
  ...numbered.map(demand => rule(demand, { amount: 3 })),
  rule('cutoff_local_time', { amount: 3, time: '18:00' }),
  rule('gap_fill', { amount: 3, percent: 500 }),
  rule('allowed_lengths', { lengths: [3] }),
  fee('per_stay', {}),
  fee('percent_of_lodging', {}),
  discount('los', { minimumNights: 7 }),
  discount('early', { minimumLead: 7, reduction: { kind: 'fixed', amount: 500 } }),
  discount('last_minute', { maximumLead: 7 }),
  discount('gap', { maximumGap: 7 }),
  discount('coupon', { code: 'SPRING', total: 7, perGuest: 7 }),
  ...['nightly', 'percent', 'delta'].map(season),
  { kind: 'nights', first: '2030-07-01', entered: { nightlyMinor: 100, minimumNights: 3 } },
]

/** The same for the fields of this body alone, whose other fields go with them. */
async function refusedInBody(call: ContentCall, parts: BuiltParts): Promise<string[]> {
  const given = fieldsOfCall(call).filter(
    field => field.part === 'body' && isGiven(operationOf(call), document, field, parts),
  )
  const plain = await send(call, parts, world.operatorToken)
  const refused = plain.status >= 400 ? [`${JSON.stringify(parts.body)}: ${plain.text}`] : []
  return [...refused, ...(await refusedOnLimits(call, given, async () => ({ parts, token: world.operatorToken })))]
}

test('of rates: each kind of rule, fee, discount and season by its own', async () => {
  const { parts } = await rightParts('changeRates')
  const refused: string[] = []
  for (const change of changes) {
    refused.push(...(await refusedInBody('changeRates', { ...parts, body: { ...parts.body, onlyLook: true, change } })))
  }
  expect(refused).toEqual([])
})

test('of the rates of many homes: each kind of change by its own', async () => {
  const { parts } = await rightParts('changeManyRates')
  const { homes } = parts.body as { homes: readonly string[] }
  const prices = (kind: string) => ({ kind: 'prices', price: { kind, amount: 100 }, round: '5' })
  const july = { first: '2030-07-01', last: '2030-07-31' }
  const shapes: object[] = [
    { ...prices('percent'), ...july },
    prices('delta'),
    { kind: 'nights', first: '2030-07-01', entered: { minimumNights: 3 } },
    { kind: 'rule', entered: { demand: 'max_stay', amount: 9 } },
    season('percent'),
    { kind: 'copy', from: homes[0], what: 'rule', row: 1 },
  ]
  const refused: string[] = []
  for (const change of shapes) {
    refused.push(...(await refusedInBody('changeManyRates', { ...parts, body: { homes, currency: 'EUR', change } })))
  }
  expect(refused).toEqual([])
})

test('of terms: taxes of a place, each kind of tax, a payment schedule, a policy', async () => {
  const { parts } = await rightParts('changeTerms')
  const made = await send('changeTerms', parts, world.operatorToken)
  expect(made.status, made.text).toBe(200)
  const { rows } = await api.tools.database.execute<{ taxes: number; version: number }>(
    sql`select id as taxes, version from tax_profile where active order by id desc limit 1`,
  )
  const tax = (more: object) => ({ kind: 'tax', ...rows[0]!, entered: { name: 'Tax', confirmed: false, ...more } })
  const among = { exemptFrom: 30, place: 1, source: 'A law' }
  const shapes: object[] = [
    tax({ ...among, taxKind: 'percent', percent: '7.5', on: ['lodging'], capMinor: 500, mostNights: 7 }),
    tax({ ...among, taxKind: 'per_guest_night', amount: 250, exemptBelow: 12, mostNights: 7 }),
    { kind: 'payment', version: 0, entered: { name: 'Half', parts: [{ share: 10_000, daysBefore: 30 }] } },
    { kind: 'policy', version: 0, entered: { name: 'Ours', graceHours: 2, graceLead: 3, noShowFee: 1 } },
  ]
  const refused: string[] = []
  for (const change of shapes) {
    refused.push(...(await refusedInBody('changeTerms', { ...parts, body: { onlyLook: true, change } })))
  }
  // Of the parts of a schedule only the sum is right.
  expect(refused.filter(each => !each.includes('parts.0.share'))).toEqual([])
})

test.each(['flat hold', 'flat charge', 'percent_of_lodging hold', 'percent_of_lodging charge'])(
  'of a damage deposit: %s',
  async words => {
    const [kind, method] = words.split(' ')
    const { parts } = await rightParts('setHomeDeposit')
    const rule = { kind, amount: 100, method, placedDaysBefore: 1, releasedDaysAfter: 2 }
    const body = { ...parts.body, rule }
    expect(await refusedInBody('setHomeDeposit', { ...parts, body })).toEqual([])
  },
)
