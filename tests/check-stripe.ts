// `npm run check:stripe`: tries the adapter at Stripe itself, with test keys, and says what it did there. No money moves.

import { stripeScenarios } from './support/stripe-scenarios.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_API: api } = process.env
if (!/^(sk|rk)_test_/.test(secretKey)) {
  say('Set STRIPE_SECRET_KEY to a test key of your account (sk_test_… or rk_test_…): live keys are refused here.')
  process.exit(1)
}
let failed = 0
for (const { what, run } of stripeScenarios({ secretKey, api: api || undefined }, { patience: 90 })) {
  try {
    say(`passed  ${what}: ${await run()}`)
  } catch (fault) {
    failed++
    say(`FAILED  ${what}: ${fault instanceof Error ? fault.message : String(fault)}`)
  }
}
say(failed === 0 ? 'Stripe does what the adapter expects.' : `${failed} failed.`)
process.exitCode = failed === 0 ? 0 : 1
