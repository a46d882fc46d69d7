// The pages about statements of the bank, over HTTP and without script, as an operator uses them.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { creditorReference } from '#payments/transfer/creditor-reference.ts'
import { days } from '#values/duration.ts'
import { someGuest } from './support/booking-world.ts'
import { makeOperator } from './support/operators.ts'
import { bookAndPay, payableStay, standOf } from './support/paying-world.ts'
import type { PlainAnswer, PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'
import { uploadStatement } from './support/upload-statement.ts'

const page = '/admin/statements'
let site: Site
let manager: PlainVisitor
let stay: Awaited<ReturnType<typeof payableStay>>

beforeAll(async () => {
  site = await startSite({ environment: { PAYMENT_WAYS: 'bank-transfer', BANK_ACCOUNT: 'Casita, DE00' } })
  stay = await payableStay(site.tools.database)
  manager = await makeOperator(site, 'manager')
})
afterAll(() => site?.stop())

let visits = 0
/** A booking of 200.00 that waits for its transfer. */
async function awaited() {
  const { tools } = site
  const now = tools.clock.now()
  const on = (ahead: number) => new Date(now.getTime() + days(ahead)).toISOString().slice(0, 10)
  const user = await someGuest(tools.database, now)
  const from = 30 + 3 * visits++
  const asked = { in: on(from), out: on(from + 2), way: 'bank-transfer' } as const
  const { bookingId } = await bookAndPay({ tools, user, stay }, asked)
  const { reference } = (await findRow(tools.database, bookingId))!
  return { bookingId, reference, transfer: creditorReference(reference) }
}

const paidOf = async (bookingId: string) => (await standOf(site.tools, bookingId)).balance.cash_provider ?? 0

async function uploaded(bytes: string | Uint8Array<ArrayBuffer>) {
  const { status, location } = await uploadStatement(manager, bytes)
  expect(status).toBe(303)
  return { location: location!, shown: await manager.get(location!) }
}

/** What a browser would send of the page: what it carries unseen, and the boxes that are ticked. */
function asShown({ text }: PlainAnswer): Record<string, string> {
  const inputs = [...text.matchAll(/<input [^>]*type="(hidden|checkbox)"[^>]*>/g)]
  const sent = inputs.filter(([input, type]) => type === 'hidden' || input.includes('checked'))
  return Object.fromEntries(
    sent.map(([input]) => [/name="([^"]*)"/.exec(input)![1]!, /value="([^"]*)"/.exec(input)![1]!]),
  )
}

test('is uploaded, looked at and recorded; nothing is written before, and nothing twice', async () => {
  const [exact, less, other] = [await awaited(), await awaited(), await awaited()]
  const rows = [
    `26.11.2026;Müller;${exact.transfer};200,00`,
    `26.11.2026;Ada;Miete ${less.transfer.toLowerCase()};150,00`,
    '26.11.2026;Bo;Urlaub;200,00',
    '26.11.2026;Strom;;-80,00',
  ]
  const table = `Buchungstag;Auftraggeber;Verwendungszweck;Betrag (€)\n${rows.join('\n')}`
  // As German banks write it: Windows-1252.
  const bytes = Uint8Array.from(table, sign => (sign === '€' ? 0x80 : sign.charCodeAt(0)))
  const { location, shown } = await uploaded(bytes)
  const { text } = asRendered(shown.text)
  for (const said of [
    sentence('statements.exact'),
    sentence('statements.under', { difference: '€50' }),
    sentence('statements.unmatched'),
    sentence('statements.debitCount', { count: 1 }),
    'Müller',
  ]) {
    expect(text).toContain(said)
  }
  expect(await paidOf(exact.bookingId)).toBe(0)

  const sent = { ...asShown(shown), intent: 'apply' }
  const wrong = await manager.post(location, { ...sent, 'booking-2': 'ZZZZZZZZ' })
  expect(wrong.status).toBe(422)
  expect(wrong.faults).toContain(sentence('statements.noBooking'))
  expect(wrong.text).toContain('value="ZZZZZZZZ"')
  expect(await paidOf(exact.bookingId)).toBe(0)

  const right = { ...sent, 'booking-2': ` ${other.reference.toLowerCase()} ` }
  const both = await Promise.all([manager.post(location, right), manager.post(location, right)])
  expect(both.every(({ status }) => [303, 409].includes(status))).toBe(true)
  expect((await manager.post(location, right)).status).toBe(303)
  const paid = async () => Promise.all([exact, less, other].map(({ bookingId }) => paidOf(bookingId)))
  expect(await paid()).toEqual([200_00, 150_00, 200_00])

  const again = await uploaded(bytes)
  expect(again.location).toBe(location)
  expect(again.shown.text).not.toContain('name="entry-0"')
  expect(asRendered(again.shown.text).text).toContain(sentence('statements.noted'))
})

test('a table that does not say enough asks, and keeps what was chosen', async () => {
  const { bookingId, transfer } = await awaited()
  const { location, shown } = await uploaded(`when,what,how much\n03/04/2026,${transfer},200\n`)
  const { text } = asRendered(shown.text)
  expect(text).toContain(sentence('statements.askColumns'))
  const chosen = { ...asShown(shown), day: '0', text: '1', payer: '', currency: 'EUR', intent: 'columns' }
  const twice = await manager.post(location, { ...chosen, amount: '1', order: 'day-first' })
  expect([twice.status, twice.faults]).toEqual([422, [sentence('statements.columnTwice')]])
  const missing = await manager.post(location, { ...chosen, amount: '2', order: '' })
  expect([missing.status, missing.faults]).toEqual([422, [sentence('forms.choose')]])
  const saved = await manager.post(location, { ...chosen, amount: '2', order: 'day-first' })
  expect(saved.status).toBe(303)
  const stale = await manager.post(location, { ...chosen, amount: '2', order: 'month-first' })
  expect(stale.status).toBe(409)
  const preview = await manager.get(location)
  expect(asRendered(preview.text).text).toContain('3 Apr 2026')
  expect((await manager.post(location, { ...asShown(preview), intent: 'apply' })).status).toBe(303)
  expect(await paidOf(bookingId)).toBe(200_00)
})

test('a file that cannot be read is refused beside its field, by its line', async () => {
  const cases: readonly (readonly [string, string])[] = [
    ['Date,Amount\n2026-11-26,1\n2026-11-31,2\n', sentence('statements.rowWrong', { line: '3' })],
    ['no table', sentence('statements.unreadable')],
    ['<!DOCTYPE a [<!ENTITY b "c">]><Document/>', sentence('statements.unreadable')],
    ['<Document/>', sentence('statements.otherKind')],
    ['x'.repeat(2_000_001), sentence('statements.tooLarge', { megabytes: 2 })],
  ]
  for (const [text, said] of cases) {
    const answer = await uploadStatement(manager, text)
    expect([answer.status, answer.faults]).toEqual([422, [said]])
  }
  const none = await manager.post(page, {})
  expect([none.status, none.faults]).toEqual([422, [sentence('statements.chooseFile')]])
})

test('is there for who may record money, each for their own', async () => {
  const { location } = await uploaded('Date,Amount,Text\n2026-11-26,5,x\n')
  const accountant = await makeOperator(site, 'accountant')
  expect((await accountant.get(page)).status).toBe(200)
  // The pages of a section stand beside the one that is open.
  expect((await accountant.get('/admin/invoices')).text).toContain(`href="${page}"`)
  expect((await accountant.get(location)).status).toBe(404)
  expect((await accountant.post(location, { version: '1', 'entry-0': '0', intent: 'apply' })).status).toBe(404)
  expect((await manager.get(`${page}/none`)).status).toBe(404)
  expect((await manager.post(location, { intent: 'other' })).status).toBe(400)
  const reception = await makeOperator(site, 'reception')
  expect((await reception.get(page)).status).toBe(404)
  expect((await uploadStatement(reception, 'Date,Amount\n2026-11-26,5\n')).status).toBe(404)
  const beside = await reception.get('/admin/invoices')
  expect([beside.status, beside.text.includes(`href="${page}"`)]).toEqual([200, false])
})
