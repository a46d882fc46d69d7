// The whole life of a card's money by the pages: booked, disputed, charged later, held, taken, given back; the site dies meanwhile.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargeDues } from '#booking-payments/charge-dues.server.ts'
import { reconcilePayments } from '#booking-payments/reconcile-payments.server.ts'
import { reconcileLedger } from '#booking-payments/reconciliation/reconcile-ledger.server.ts'
import { dueMorning } from '#booking-payments/saved-card/charge-times.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { type Bank, startBank } from '#demo/bank/start-bank.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { freePort } from '#platform/postgres/launch-postgres.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, hours, minutes } from '#values/duration.ts'
import { buildHome } from './support/build-home.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
import { makeOperator } from './support/operators.ts'
import { hiddenFields, type PlainVisitor, postConfirmed } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'
import { daysAhead } from './support/some-homes.ts'
import { payWhereLed } from './support/test-bank.ts'
import { runningClock, testIdentityKey } from './support/tools.ts'

const secretKey = 'rk_test_aRestrictedKeyOfTests'
const desk = '/admin'
const clock = runningClock()
let fresh: FreshDatabase
let bank: Bank
let site: Site
let slug: string
let start: () => Promise<Site>

beforeAll(async () => {
  fresh = await freshDatabase()
  const home = await buildHome(fresh.database, { name: 'Harbour Loft' })
  slug = home.slug
  await fresh.database.execute(sql`update payment_instalment set share_bp = 3000`)
  await fresh.database.execute(sql`
    insert into payment_instalment (terms_id, position, share_bp, days_before)
    select payment_terms_id, 1, 7000, 30 from stay_offer where stay_id = ${home.id}`)
  await fresh.database.execute(sql`
    with rule as (
      insert into damage_deposit_rule (name, kind, amount, placed_days_before) values ('Damage', 'flat', 25000, 1) returning id)
    update stay_offer set damage_deposit_rule_id = rule.id from rule`)
  let origin = ''
  const webhook = { url: () => `${origin}/api/payments/events/stripe` }
  bank = await startBank({ secretKey, now: clock.now, webhook })
  const environment = {
    ...{ PORT: String(await freePort()), IDENTITY_KEY: testIdentityKey, PAYMENT_WAYS: 'card' },
    ...{ STRIPE_SECRET_KEY: secretKey, STRIPE_API: bank.origin },
    PAYMENT_EVENT_SECRETS: `stripe:${bank.webhookSecret}`,
  }
  start = () => startSite({ databaseUrl: fresh.url, environment })
  site = await start()
  origin = site.origin
})
afterAll(async () => {
  await site?.stop()
  await bank?.close()
  await fresh?.drop()
})

/** The jobs of the site by a clock that runs ahead, as the bank's does. */
const jobs = (): Tools => ({ ...site.tools, clock })

const signedIn = (role?: 'manager') => makeOperator(site, role, { displayName: 'Ada Lovelace' })

/** A page as its reader reads it. */
const read = async (visitor: PlainVisitor, path: string) => asRendered((await visitor.get(path)).text).text

/** Three nights for 300 €, 90 € of it at once on the provider's page, the rest on its day. */
async function book(guest: PlainVisitor, ahead: number, card: 'succeeds' | 'disputed-won'): Promise<string> {
  const nights = { in: daysAhead(ahead), out: daysAhead(ahead + 3) }
  const held = await guest.post(`/stays/${slug}/book`, { intent: 'hold', ...nights, adults: '2' })
  const page = await guest.get(held.location!)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const who = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '', terms }
  const form = { ...hiddenFields(page), ...who, intent: 'book', way: 'card', 'pays-later': 'yes' }
  const back = await payWhereLed(guest, await guest.post(held.location!, form), { card })
  expect(back.location).toMatch(/^\/user\/bookings\//)
  return hiddenFields(page).hold!
}

/** The hidden fields of a booking's forms on the desk. */
async function formOf(manager: PlainVisitor, bookingId: string): Promise<Record<string, string>> {
  const { text } = await manager.get(`/admin/bookings/${bookingId}`)
  const card = /<section aria-labelledby="ledger".*?<\/section>/s.exec(text)?.[0] ?? ''
  const inputs = [...card.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name, value]) => [name!, value!]))
}

/** Two hours later the bank's list, the payments and the ledger agree, and so do their sums in cents. */
async function compare(): Promise<void> {
  clock.advance(hours(2))
  expect(await reconcileLedger(jobs())).toBe(0)
  const { ours, theirs } = await bothSums()
  expect(ours).toBe(theirs)
}

/** The ledger's account with the provider, and what the bank's list says of the same payments, in cents. */
async function bothSums(): Promise<{ ours: number; theirs: number }> {
  const { rows } = await fresh.database.execute<{ minor: number }>(sql`
    select (sum(debit_minor) - sum(credit_minor))::integer as minor from ledger_entry
    where account in ('cash_provider', 'fee_loss')`)
  const taken = Object.values(bank.books.charges).reduce((sum, { amount_captured: minor }) => sum + minor, 0)
  const back = Object.values(bank.books.refunds).reduce((sum, { amount }) => sum + amount, 0)
  return { ours: rows[0]!.minor, theirs: taken - back }
}

test('booked, disputed, the rest charged without the guest, a deposit taken in part, refunded: reconciled to the cent', async () => {
  const [guest, manager] = [await signedIn(), await signedIn('manager')]
  const id = await book(guest, 60, 'succeeds')
  const disputed = await book(guest, 70, 'disputed-won')

  // A minute after it was paid; the bank's clock may not run further ahead of the site's than events may be late.
  clock.advance(minutes(2))
  await bank.deliverEvents()
  const { rows } = await fresh.database.execute<{ id: string }>(
    sql`select id from dispute where booking_id = ${disputed}`,
  )
  const contest = { intent: 'contest-dispute', dispute: rows[0]!.id, evidence: 'They came, and stayed.' }
  expect((await postConfirmed(manager, desk, contest)).status).toBe(303)
  clock.advance(minutes(2))
  await bank.deliverEvents()
  clock.advance(minutes(0.5))
  await bank.deliverEvents()
  expect(await read(manager, desk)).toMatch(saying('booking-payments.disputeWon'))
  await compare()

  const row = (await findRow(fresh.database, id))!
  clock.set(new Date(row.paymentDueAt!.getTime() - days(7)))
  await remindOfDues(jobs())
  clock.set(dueMorning(row.paymentDueAt!, row.timeZone))
  await chargeDues(jobs())
  await compare()
  const home = `/user/bookings/${id}`
  expect(await read(guest, home)).toContain(sentence('booking-payments.cardCharged', { sum: '€210', card: '4242' }))

  clock.set(new Date(Date.parse(daysAhead(59)) + hours(18)))
  await sweepDeposits(jobs())
  const take = { ...(await formOf(manager, id)), intent: 'deposit-take', sum: '60,00', reason: 'A lamp.' }
  expect((await postConfirmed(manager, desk, take)).status).toBe(303)
  expect(await read(guest, home)).toContain(sentence('deposits.restIsLetGo', { left: '€190' }))

  await compare()

  // The bank gives the money back, and the site is gone before it hears so.
  const back = { ...(await formOf(manager, id)), intent: 'refund', sum: '20,50', reason: 'The lift was broken.' }
  let killed: Promise<void> | undefined
  const meanwhile = () => {
    killed = site.kill()
  }
  bank.misbehave({ kind: 'silent', on: '/v1/refunds', meanwhile })
  await expect(postConfirmed(manager, desk, back)).rejects.toThrow()
  await killed
  bank.misbehave(undefined)
  await site.tools.database.$client.end()
  site = await start()
  expect(await read(guest, home)).toContain(sentence('booking-payments.onItsWay'))
  clock.advance(minutes(2))
  await reconcilePayments(jobs())
  expect(await read(guest, home)).toContain(sentence('booking-payments.givenBack'))
  expect(Object.values(bank.books.refunds).map(({ amount }) => amount)).toEqual([20_50])

  await compare()
}, 300_000)
