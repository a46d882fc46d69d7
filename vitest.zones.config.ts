// How the pure tests of prices, rules, refunds and bookings run again in four time zones of the process: one vitest for all.

import { defineConfig } from 'vitest/config'
import { zones } from './tests/support/zones.ts'

const pure = [
  'src/values/*.test.ts',
  'src/offers/edge-cases.test.ts',
  'src/offers/{terms,days,rules}/*.test.ts',
  'src/offers/quote/quote.test.ts',
  'src/offers/prices/discounts.test.ts',
  'src/offers/refunds/*.test.ts',
  'src/bookings/record/{booking-words,booking-refusals}.test.ts',
  'src/bookings/mails/booking-mail.test.ts',
  'src/bookings/words/*.test.ts',
  'src/booking-payments/saved-card/charge-times.test.ts',
]

export default defineConfig({
  test: {
    projects: zones.map(TZ => ({
      test: {
        name: TZ,
        environment: 'node',
        include: pure,
        setupFiles: ['tests/support/same-properties.ts'],
        env: { TZ },
        isolate: false,
        testTimeout: 300_000,
      },
    })),
    maxWorkers: 1,
  },
})
