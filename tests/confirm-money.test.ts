// Money in the admin pages never moves at one click: first the page says in numbers what would happen, then a button does exactly that.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { confirmationIn, hiddenFields, type PlainAnswer, type PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'
import { payWhereLed } from './support/test-bank.ts'

const desk = '/admin'
const guest = 'Ada Lovelace'
const good = { way: 'test-card' }
let site: Site
let operator: PlainVisitor
let requested: string
let instant: string

beforeAll(async () => {
  const environment = {
    ...{ HOLDS_PER_ADDRESS: '1000', PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'Casita, DE00 1234' },
  }
  site = await startSite({ environment })
  const { database } = site.tools
  instant = (await buildHome(database, { name: 'Harbour Loft' })).slug
  requested = (await buildHome(database, { name: 'Mill House' })).slug
  await database.execute(sql`
    update stay_offer set booking_mode = 'request'
    where stay_id = (select id from stay where slug = ${requested})`)
  const { rows } = await database.execute<{ id: number }>(sql`
    insert into damage_deposit_rule (name, kind, amount, placed_days_before) values ('Damage', 'flat', 25000, 365)
    returning id`)
  await database.execute(sql`
    update stay_offer set damage_deposit_rule_id = ${rows[0]!.id}
    where stay_id = (select id from stay where slug = ${instant})`)
  operator = await makeOperator(site, 'owner')
})
afterAll(() => site?.stop())

let visits = 0
/** A booking of two nights, 200 €. */
async function book(slug: string, pay: Record<string, string>): Promise<string> {
  visits++
  const day = (offset: number) =>
    new Date(Date.now() + (60 + visits * 4 + offset) * 86_400_000).toISOString().slice(0, 10)
  const visitor = await makeOperator(site, undefined)
  const held = await visitor.post(`/stays/${slug}/book`, { intent: 'hold', in: day(0), out: day(2), adults: '2' })
  const page = await visitor.get(held.location!)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const who = { name: guest, email: 'ada@example.org', phone: '', terms }
  const sent = await visitor.post(held.location!, { ...hiddenFields(page), ...who, intent: 'book', ...pay })
  expect(sent.status).toBe(303)
  if (pay.way === 'test-card') await payWhereLed(visitor, sent)
  return hiddenFields(page).hold!
}

/** What is written down of money, and how the bookings stand. */
async function books(): Promise<string> {
  const { rows } = await site.tools.database.execute(sql`
    select (select json_agg(x order by x.id) from (select id, state, version from booking) x) as bookings,
      (select json_agg(x order by x.id) from (select id, state, captured_minor, refunded_minor from payment) x) as payments,
      (select json_agg(x order by x.id) from (select id, state from refund) x) as refunds,
      (select count(*)::int from ledger_entry) as entries`)
  return JSON.stringify(rows)
}

/** The question that the form leads to, which has changed nothing. */
async function ask(fields: Record<string, string>): Promise<{ question: Record<string, string>; said: string }> {
  const before = await books()
  const answer = await operator.post(desk, fields)
  expect([answer.status, await books()]).toEqual([200, before])
  return { question: confirmationIn(answer)!, said: cardOf(answer) }
}

function cardOf({ text }: PlainAnswer): string {
  return asRendered(/<section aria-labelledby="confirm".*?<\/section>/s.exec(text)?.[0] ?? '').text
}

async function versionOf(id: string): Promise<string> {
  const { rows } = await site.tools.database.execute<{ version: number }>(
    sql`select version from booking where id = ${id}`,
  )
  return String(rows[0]!.version)
}

async function referenceOf(id: string): Promise<string> {
  const { rows } = await site.tools.database.execute<{ reference: string }>(
    sql`select reference from booking where id = ${id}`,
  )
  return rows[0]!.reference
}

async function depositOf(id: string): Promise<string> {
  const find = async () => {
    const { rows } = await site.tools.database.execute<{ id: string }>(sql`
      select id from payment where booking_id = ${id} and purpose = 'damage_hold' and state = 'authorised'`)
    return rows[0]?.id
  }
  // The site would come to it within half a minute.
  await sweepDeposits(site.tools)
  await expect.poll(find).toBeDefined()
  return (await find())!
}

describe('a first click', () => {
  test('on a sum that arrived says what is still missing; the second notes it', async () => {
    const id = await book(instant, { way: 'bank-transfer' })
    const { rows } = await site.tools.database.execute<{ owed: number }>(
      sql`select (quote->>'totalMinor')::int as owed from booking where id = ${id}`,
    )
    expect(rows[0]!.owed).toBe(20_000)
    const { question, said } = await ask({ intent: 'note-money', 'money-of': id, 'money-paid': '0', sum: '200' })
    for (const words of [
      sentence('adminBookings.noteMoney', { sum: '€200' }),
      sentence('adminBookings.sumFrom', { sum: '€200', guest, reference: await referenceOf(id) }),
      sentence('adminBookings.yesArrived', { sum: '€200' }),
    ]) {
      expect(said).toContain(words)
    }
    expect((await operator.post(desk, question)).location).toBe(desk)
    const some = await ask({ intent: 'refund', 'money-of': id, 'money-paid': '20000', sum: '50', reason: 'Rain.' })
    for (const words of [
      sentence('adminBookings.giveBack', { sum: '€50' }),
      sentence('adminBookings.outOfPaid', {
        sum: '€50',
        guest,
        paid: '€200',
        reference: await referenceOf(id),
      }),
      sentence('adminBookings.backByHand', { sum: '€50' }),
      sentence('adminBookings.staysPaid', { rest: '€150' }),
    ])
      expect(some.said).toContain(words)
    expect((await operator.post(desk, some.question)).location).toBe(desk)
    const { rows: refunds } = await site.tools.database.execute<{ id: string }>(
      sql`select id from refund where booking_id = ${id}`,
    )
    const sent = await ask({ intent: 'refund-sent', refund: refunds[0]!.id })
    expect(sent.said).toContain(sentence('adminBookings.noteSent', { sum: '€50' }))
    expect((await operator.post(desk, sent.question)).location).toBe(desk)
  })

  test('on cancelling says what goes back and what becomes of the deposit; the second does it', async () => {
    const id = await book(instant, good)
    await depositOf(id)
    const form = {
      intent: 'cancel-booking',
      booking: id,
      version: await versionOf(id),
      reason: '',
      key: `cancel-${id}`,
    }
    const { question, said } = await ask(form)
    for (const words of [
      sentence('adminBookings.getsBack', { guest, refund: '€200', paid: '€200', kept: '€0' }),
      sentence('adminBookings.backToCard', { sum: '€200' }),
      sentence('adminBookings.depositLetGo', { sum: '€250' }),
      sentence('adminBookings.yesCancelAndGiveBack', { back: '€200' }),
    ]) {
      expect(said).toContain(words)
    }
    expect((await operator.post(desk, question)).location).toBe(desk)
    const { rows } = await site.tools.database.execute<{ state: string; refunded: number }>(sql`
      select b.state, sum(p.refunded_minor)::int as refunded from booking b
      join payment p on p.booking_id = b.id where b.id = ${id} group by b.state`)
    expect(rows).toEqual([{ state: 'cancelled', refunded: 20_000 }])
  })

  test('on a damage deposit says what is taken and what goes back', async () => {
    const id = await book(instant, good)
    const about = { 'deposit-of': id, deposit: await depositOf(id) }
    const { said, question } = await ask({ ...about, intent: 'deposit-take', sum: '80', reason: 'A lamp.' })
    for (const words of [
      sentence('adminBookings.partIsYours', {
        sum: '€80',
        whole: '€250',
        guest,
        reference: await referenceOf(id),
      }),
      sentence('adminBookings.restBack', { rest: '€170' }),
      'A lamp.',
      sentence('adminBookings.yesTake', { sum: '€80' }),
    ])
      expect(said).toContain(words)
    expect((await ask({ ...about, intent: 'deposit-release' })).said).toContain(
      sentence('adminBookings.releaseDeposit', { sum: '€250' }),
    )
    expect((await operator.post(desk, question)).location).toBe(desk)
  })

  test('on a request says which sum is taken, or let go', async () => {
    const id = await book(requested, good)
    const form = { booking: id, version: await versionOf(id), reason: '', key: `answer-${id}` }
    expect((await ask({ ...form, intent: 'decline' })).said).toContain(
      sentence('adminBookings.reservedIsLetGo', { sum: '€200', guest }),
    )
    const { said, question } = await ask({ ...form, intent: 'approve' })
    expect(said).toContain(sentence('adminBookings.yesApprove', { sum: '€200' }))
    expect((await operator.post(desk, question)).location).toBe(desk)
  })
})

describe('what was confirmed', () => {
  test('is what is done: when the numbers have changed, it is asked again', async () => {
    const id = await book(instant, good)
    const form = { intent: 'cancel-booking', booking: id, version: await versionOf(id), reason: '', key: `race-${id}` }
    const cancelling = await ask(form)
    const some = await ask({ intent: 'refund', 'money-of': id, 'money-paid': '20000', sum: '50', reason: 'Rain.' })
    expect((await operator.post(desk, some.question)).location).toBe(desk)
    const before = await books()
    const late = await operator.post(desk, cancelling.question)
    expect([late.status, await books()]).toEqual([409, before])
    const [, numbers] = cardOf(late).split(sentence('adminBookings.changedSince'))
    expect(numbers).toContain(sentence('adminBookings.getsBack', { guest, refund: '€150', paid: '€150', kept: '€0' }))
    expect((await operator.post(desk, confirmationIn(late)!)).location).toBe(desk)
  })

  test('cannot be made up, nor carried to another sum', async () => {
    const id = await book(instant, good)
    const form = { intent: 'refund', 'money-of': id, 'money-paid': '20000', sum: '50', reason: 'Rain.' }
    const { question } = await ask(form)
    const before = await books()
    for (const other of [
      { ...question, sum: '150' },
      { ...form, confirmed: 'yes' },
      { ...form, confirmed: '' },
    ]) {
      expect((await operator.post(desk, other)).status).toBe(409)
    }
    expect(await books()).toBe(before)
  })

  test('moves once, however often and however fast it is sent', async () => {
    const id = await book(instant, good)
    const fields = { intent: 'refund', 'money-of': id, 'money-paid': '20000', 'money-key': `key-${id}`, sum: '50' }
    const { question } = await ask({ ...fields, reason: 'Rain.' })
    await Promise.all(Array.from({ length: 6 }, () => operator.post(desk, question)))
    const { rows } = await site.tools.database.execute<{ back: number }>(
      sql`select sum(amount_minor)::int as back from refund where booking_id = ${id}`,
    )
    expect(rows).toEqual([{ back: 5_000 }])
  })

  test('is not shown to somebody who may move no money', async () => {
    const id = await book(instant, good)
    const reception = await makeOperator(site, 'reception')
    const answer = await reception.post(desk, { intent: 'refund', 'money-of': id, 'money-paid': '20000', sum: '50' })
    expect([answer.status >= 400, cardOf(answer)]).toEqual([true, ''])
  })
})
