// The moments at which the demo world was made: by the site's clock, and by the clock of the bank that took its money.

import { testBankKey } from '#payments/stripe/stripe-client.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { setBankTime } from './bank/set-time.ts'
import { type Bank, startBank } from './bank/start-bank.ts'

/** The tools as they would have been at another moment; guests pay with made-up cards. */
export async function at(tools: Tools, moment: Date): Promise<Tools> {
  await setBankTime(tools.environment.TEST_BANK_URL, testBankKey, moment)
  return { ...tools, clock: { now: () => moment } }
}

/**
 * Runs with tools that pay at a bank: the one beside the site where it takes test cards, else one that is there only for
 * as long. Afterwards the bank's clock runs again.
 */
export async function withBank<Result>(site: Tools, run: (tools: Tools) => Promise<Result>): Promise<Result> {
  const isBeside = site.environment.PAYMENT_WAYS.includes('test-card')
  const passing: Bank | undefined = isBeside ? undefined : await startBank()
  const TEST_BANK_URL = passing?.origin ?? site.environment.TEST_BANK_URL
  const tools = { ...site, environment: { ...site.environment, PAYMENT_WAYS: ['test-card' as const], TEST_BANK_URL } }
  try {
    return await run(tools)
  } finally {
    if (passing) await passing.close()
    else await setBankTime(TEST_BANK_URL, testBankKey, null)
  }
}
