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
import { askDeposit, payableStay } from '#tests/support/paying-world.ts'
import { addressOf, type BuiltParts, headersOf, partsFor } from '#tests/support/requests-from-document.ts'
import type { PayerAsked } from '#tests/support/test-bank.ts'
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
      (select count(*) from message) as messages, (select count(*) from booking_note) as notes, (select count(*) from outbox) as mails`)
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
    const booking = await calls.bookByCard(world.token)
    const about = `/bookings/${booking.id}`
    const money = async () => (await api.call(`${about}/money`, { token: world.token })).body.data
    const { openMinor } = await money()
    const key = randomUUID()
    const pay = () =>
      calls.post(`${about}/pay`, { openMinor, payment: { way: 'test-card' } }, world.token, onceKey(key))
    const place = () => calls.post(`${about}/deposit`, undefined, world.token, onceKey(key))
    const payThere = (asked?: PayerAsked) => calls.payThere(booking.id, world.token, asked)
    return { pay, place, money, payThere }
  }

  it('is one try for all of them, with one page to pay on', async () => {
    const { pay, money, payThere } = await halfPaid()
    const begun = oneAnswer(await atOnce(pay))
    expect([begun.status, typeof begun.body.data.nextStep]).toEqual([200, 'string'])
    expect((await money()).payments).toHaveLength(2)
    await payThere({ card: 'declines-late' })
    api.clock.advance(20_000)
    expect((await money()).payments.filter(({ state }: Json) => state === 'failed')).toHaveLength(1)
    expect(said(await pay())).toEqual([402, 'card-declined'])
  })

  it('is tried again under the same key when nobody was at the bank', async () => {
    const { pay, place, money, payThere } = await halfPaid()
    api.bank().misbehave({ kind: 'down' })
    expect(said(oneAnswer(await atOnce(pay)))).toEqual([503, 'provider-down'])
    api.bank().misbehave(undefined)
    oneAnswer(await atOnce(pay))
    expect((await payThere()).openMinor).toBe(0)
    const other = await halfPaid()
    api.bank().misbehave({ kind: 'down' })
    expect(said(oneAnswer(await atOnce(other.place)))).toEqual([503, 'provider-down'])
    api.bank().misbehave(undefined)
    expect(oneAnswer(await atOnce(other.place)).status).toBe(200)
    await other.payThere()
    const { payments } = await other.money()
    expect(payments.filter(({ state }: Json) => state === 'authorised')).toHaveLength(1)
    expect(said(await place())).toEqual([409, 'key-reused'])
    expect((await money()).openMinor).toBe(0)
  })
})
