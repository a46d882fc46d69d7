// What `npm run check:long` runs longer than every day: which tests, and what they are called there.

export type LongCheck = { readonly what: string; readonly files: readonly string[] }

/** Every test that reads CHECK_LONG, by itself or through `any-offer.ts`, lies at or below one of these paths. */
export const longChecks: readonly LongCheck[] = [
  {
    what: '100,000 runs of each property',
    files: [
      'src/offers',
      'src/bookings/record/booking.test.ts',
      'src/cancellations/cancellation-preview.test.ts',
      'src/search/results/find-stays.test.ts',
      'src/search/index',
    ],
  },
  { what: '100,000 requests to the identity provider', files: ['src/api/identity/fuzz.test.ts'] },
  { what: '50,000 requests to the calls for programs', files: ['src/api/content/fuzz.test.ts'] },
  { what: 'Thirty kills while guests book', files: ['tests/kill.test.ts'] },
  { what: 'Each rule taken out', files: ['tests/mutations'] },
]
