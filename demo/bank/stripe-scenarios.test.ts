// What `npm run check:stripe` tries at Stripe holds at the made-up bank, too: so far it can stand in for it.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeScenarios } from '#tests/support/stripe-scenarios.ts'
import { type Bank, startBank } from './start-bank.ts'

let bank: Bank
let ahead = 0
// Whoever waits a second here sees a minute pass.
const now = () => new Date(Date.now() + ahead)
beforeAll(async () => {
  // A restricted key suffices, with the permissions that docs/operating.md names.
  bank = await startBank({
    secretKey: 'rk_test_aRestrictedKeyOfTests',
    now: () => {
      ahead += 5_000
      return now()
    },
  })
})
afterAll(() => bank.close())

const names = stripeScenarios({ secretKey: 'sk_test_none', api: 'http://127.0.0.1:1' }, { patience: 0 }).map(
  ({ what }) => what,
)

test.each(names)(
  '%s',
  async what => {
    const { secretKey, origin: api } = bank
    const scenario = stripeScenarios({ secretKey, api }, { patience: 30, now }).find(each => each.what === what)!
    expect(await scenario.run()).toMatch(/(pi|cs)_/)
  },
  60_000,
)
