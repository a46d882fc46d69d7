// The command `npm run bank`: the made-up bank beside a site that takes test cards.

import { startBank } from './start-bank.ts'

const { PORT = '4242', WEBHOOK_URL, STATE_FILE } = process.env

const bank = await startBank({
  port: Number(PORT),
  webhook: WEBHOOK_URL ? { url: () => WEBHOOK_URL } : undefined,
  ...(STATE_FILE && { stateFile: STATE_FILE }),
  deliversItself: true,
})
console.log(`The made-up bank is open at ${bank.origin}

  TEST_BANK_URL=${bank.origin}
  PAYMENT_EVENT_SECRETS=test:${bank.webhookSecret}

It speaks Stripe's wire; its key is ${bank.secretKey}. No money is real. Stop with Ctrl+C.`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    bank.close().then(() => process.exit(0))
  })
}
