// Several requests at once with one key: one is carried out, and all are answered alike, whatever call it is.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentCall, contentAddress, contentAddresses } from '#api/contract/content-addresses.ts'
import type { Operation } from '#api/contract/operation.ts'
import { openapiDocument } from '#api/docs/openapi.ts'
import { type ContentApi, type ContentReply, contentApi, type Json } from '#tests/support/content-api.ts'
import { type FuzzWorld, fuzzEnvironment, fuzzWorld } from '#tests/support/fuzz-world.ts'
import { guestCalls, onceKey, said } from '#tests/support/guest-calls.ts'
import { askDeposit, cardThat, payableStay } from '#tests/support/paying-world.ts'
import { addressOf, type BuiltParts, headersOf, partsFor } from '#tests/support/requests-from-document.ts'
import { contentContract } from './content-contract.ts'

let api: ContentApi
let world: FuzzWorld
beforeAll(async () => {
  api = await contentApi({ environment: fuzzEnvironment })
  world = await fuzzWorld(api)
})
afterAll(() => api?.drop())

const document: Json = openapiDocument({ siteName: 'Casita', server: 'http://localhost/api' })
const keyed = (Object.keys(contentAddresses) as ContentCall[]).filter(
  name => 'idempotency-key' in ((contentContract[name] as Operation).headers?.shape ?? {}),
)

/** The one status and the one body of all answers. */
function oneAnswer(answers: readonly ContentReply[]) {
  const told = new Set(answers.map(({ status, text }) => `${status} ${text}`))
  expect([...told]).toHaveLength(1)
  return answers[0]!
}

/** How much there is of all that a command can make. */
const made = async () => {
  const { rows } = await api.tools.database.execute(sql`
    select (select count(*) from booking) as bookings, (select count(*) from booking_event) as steps,
      (select count(*) from booking_amendment) as changes, (select count(*) from payment) as payments,
      (select count(*) from refund) as refunds, (select count(*) from ledger_entry) as entries,
      (select count(*) from message) as messages, (select count(*) from outbox) as mails`)
  return rows[0]
}

describe('sent four times at once with one key', () => {
  it.each(keyed)('%s is done once, and answered alike, also when it comes again', async name => {
    const { method, path } = contentAddress(name)
    const described = document.paths[path][method.toLowerCase()]
    const parts = fc.sample(partsFor(described, document), { numRuns: 1, seed: 20_261_122 })[0]!
    const own = contentContract[name].who === 'operator' ? world.operatorToken : world.token
    const { token = own, ...known } = (await world.known[name]?.right(parts)) ?? {}
    const sent: BuiltParts = { ...parts, ...known, headers: onceKey() }
    const ask = () =>
      api.call(addressOf(path, sent), {
        method,
        body: described.requestBody ? JSON.stringify(sent.body) : undefined,
        headers: headersOf(sent),
        token: described.security.length > 0 ? token : undefined,
      })
    const answers = await Promise.all([ask(), ask(), ask(), ask()])
    const { status, text } = oneAnswer(answers)
    expect(status, text).toBeLessThan(300)
    const after = await made()
    expect((await ask()).status).toBe(status)
    expect(await made()).toEqual(after)
  })

  it('were all calls that take a key', () => {
    expect(keyed).toEqual(expect.arrayContaining(['book', 'payBooking', 'placeDeposit', 'giveMoneyBack', 'noteMoney']))
    expect(keyed.length).toBeGreaterThan(15)
  })
})

describe('money that does not come', () => {
  const atOnce = (send: () => Promise<ContentReply>) => Promise.all([send(), send(), send()])

  async function halfPaid() {
    const stay = await payableStay(api.tools.database, [
      [5000, null],
      [5000, 1],
    ])
    await askDeposit(api.tools.database, stay, { placedDaysBefore: 300 })
    const calls = guestCalls(api, stay.slug)
    const booking = await calls.book(world.token, { payment: { way: 'test-card', card: cardThat('succeeds') } })
    const about = `/bookings/${booking.id}`
    const money = async () => (await api.call(`${about}/money`, { token: world.token })).body.data
    const { openMinor } = await money()
    const key = randomUUID()
    const pay = (card: Parameters<typeof cardThat>[0]) =>
      calls.post(
        `${about}/pay`,
        { openMinor, payment: { way: 'test-card', card: cardThat(card) } },
        world.token,
        onceKey(key),
      )
    const place = (card: Parameters<typeof cardThat>[0]) =>
      calls.post(`${about}/deposit`, { card: cardThat(card) }, world.token, onceKey(key))
    return { pay, place, money }
  }

  it('is declined for all of them, by one try', async () => {
    const { pay, money } = await halfPaid()
    expect(said(oneAnswer(await atOnce(() => pay('declines'))))).toEqual([402, 'card-declined'])
    expect((await money()).payments.filter(({ state }: Json) => state === 'failed')).toHaveLength(1)
    expect(said(await pay('declines'))).toEqual([402, 'card-declined'])
  })

  it('is tried again under the same key when nobody was at the bank', async () => {
    const { pay, place, money } = await halfPaid()
    expect(said(oneAnswer(await atOnce(() => pay('unreachable'))))).toEqual([503, 'provider-down'])
    oneAnswer(await atOnce(() => pay('succeeds')))
    expect((await money()).openMinor).toBe(0)
    const other = await halfPaid()
    expect(said(oneAnswer(await atOnce(() => other.place('unreachable'))))).toEqual([503, 'provider-down'])
    expect(oneAnswer(await atOnce(() => other.place('succeeds'))).status).toBe(200)
    const { payments } = await other.money()
    expect(payments.filter(({ state }: Json) => state === 'authorised')).toHaveLength(1)
    expect(said(await place('succeeds'))).toEqual([409, 'key-reused'])
  })
})
