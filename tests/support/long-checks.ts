// What `npm run check:long` runs longer than every day: which tests, and what they are called there.

export type LongCheck = {
  readonly what: string
  readonly files: readonly string[]
  /** The tests beside the code unless told. */
  readonly config?: 'vitest.config.ts' | 'vitest.journeys.config.ts' | 'vitest.engines.config.ts'
}

/** Whether this is the long check. */
export const isLongCheck = process.env.CHECK_LONG === '1'

/** Every test that asks isLongCheck, by itself or through `any-offer.ts`, lies at or below one of these paths. */
export const longChecks: readonly LongCheck[] = [
  {
    what: '100,000 runs of each property',
    files: [
      'src/offers',
      'src/fast-prices',
      'src/quotes/say-child-terms.test.ts',
      'src/bookings/record/booking.test.ts',
      'src/cancellations/cancellation-preview.test.ts',
      'src/search/results/find-stays.test.ts',
      'src/search/index',
      'src/papers/invoices/papers-of-money.test.ts',
      'src/admin/tax-report/tax-report.test.ts',
    ],
  },
  { what: '100,000 requests to the identity provider', files: ['src/api/identity/fuzz.test.ts'] },
  { what: '50,000 requests to the calls for programs', files: ['src/api/content/fuzz.test.ts'] },
  {
    what: 'Thirty kills while guests book, and kills between the bank and the record',
    files: ['tests/kill.test.ts', 'tests/kill-between-bank-and-record.test.ts'],
  },
  { what: 'Each rule taken out', files: ['tests/mutations'] },
  {
    what: 'Every topic of the bench on a small world, pages in Chromium and Lighthouse too',
    files: ['tests/bench.test.ts'],
  },
  { what: 'A minute of mixed load on three processes, one of which is killed', files: ['tests/soak.test.ts'] },
  {
    what: 'Pages that stand still with every font at every width, every meeting at a hosted provider too',
    files: ['tests/journeys/layout-shift.e2e.ts', 'tests/journeys/session.e2e.ts'],
    config: 'vitest.journeys.config.ts',
  },
  {
    what: 'The journey to the trip, pickers, pictures and the map in Firefox and in WebKit',
    files: ['tests/engines'],
    config: 'vitest.engines.config.ts',
  },
]
