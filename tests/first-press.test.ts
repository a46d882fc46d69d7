// No button of the admin moves money or ends a booking at its first press: it says in numbers what it would do.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AdminButton, adminButtons, press } from './support/desk-forms.ts'
import { fillAdmin } from './support/desk-world.ts'
import { makeOperator } from './support/operators.ts'
import { confirmationIn, type PlainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let owner: PlainVisitor
let buttons: ReadonlyMap<string, AdminButton>

beforeAll(async () => {
  site = await startSite({
    environment: { PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'Casita, DE00 1234' },
    prepare: async tools => {
      await fillAdmin(tools)
    },
  })
  owner = await makeOperator(site, 'owner')
  buttons = await adminButtons(owner)
})
afterAll(() => site?.stop())

/** Of each command, by its reason, that does so all the same. */
const atOnce: Readonly<Record<string, string>> = {
  decline: 'a request for which nothing is paid or reserved: no money moves, and nothing was agreed',
  approve: 'the same request',
}

/** Money and how bookings stand; a button that only writes a mail or a mark changes none of it. */
async function books(): Promise<string> {
  const { rows } = await site.tools.database.execute(sql`
    select (select json_agg(x order by x.id) from (select id, state, total_minor from booking) x) as bookings,
      (select json_agg(x order by x.id) from (select id, state, captured_minor, refunded_minor from payment) x) as payments,
      (select json_agg(x order by x.id) from (select id, state from refund) x) as refunds,
      (select json_agg(x order by x.id) from (select id, state from dispute) x) as disputes,
      (select count(*)::int from ledger_entry) as entries`)
  return JSON.stringify(rows)
}

it('is the first of two wherever money moves or a booking ends', async () => {
  const asked = new Set<string>()
  const moved: string[] = []
  for (const button of buttons.values()) {
    if (button.intent in atOnce) continue
    const before = await books()
    const answer = await press(owner, button, { reason: 'Rain.', sum: '1', evidence: 'They came.' })
    if ((await books()) !== before) moved.push(button.mark)
    if (answer.status === 200 && confirmationIn(answer)) asked.add(button.intent)
  }
  expect(moved).toEqual([])
  // So many are asked of what this world has; a request with money and a guest who did not come are in confirm-money.test.ts.
  expect([...asked].toSorted()).toEqual(
    expect.arrayContaining([
      ...['accept-dispute', 'cancel-booking', 'contest-dispute', 'deposit-release', 'deposit-take'],
      ...['refund', 'refund-sent', 'retry-refund'],
    ]),
  )
})
