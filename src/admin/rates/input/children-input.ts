// The input of what children pay at a home by their age, and whether they count as guests.

import { z } from 'zod'
import type { SentenceKey } from '#catalogue/sentence.ts'
import { mostChildBands } from '#offers/terms/child-bands.ts'
import { adultFromAge } from '#offers/terms/party.ts'
import { whole } from '#values/form-input.ts'
import { share, sum } from './rate-fields.ts'

const age = whole(0, adultFromAge - 1, 'ages.age')
export const childBand = z.strictObject({
  from: age.describe('The youngest age.'),
  to: age.describe('The oldest age, itself one of them.'),
  uncounted: z
    .boolean()
    .default(false)
    .describe('Whether they take no place of the guests of the home, as far as `onTop` goes; they are free then.'),
  share: share('rates.shareOrNothing')
    .optional()
    .describe('What they pay as an extra guest, in hundredths of a percent of what an adult pays.'),
  nightlyMinor: sum
    .optional()
    .describe('The same as a sum for a night, in minor units, in place of `share`; without either they pay nothing.'),
})
type Band = z.output<typeof childBand>

type Refined = {
  readonly addIssue: (issue: {
    code: 'custom'
    path: (string | number)[]
    message: SentenceKey
    params?: Readonly<Record<string, number>>
  }) => void
}

export const childrenInput = z
  .strictObject({
    kind: z.literal('children').describe('What is changed.'),
    bands: z
      .array(childBand)
      .max(mostChildBands)
      .describe(
        'By age, from 0 on and without gaps; whoever is older than the last pays as an adult. None: the age bands of the site hold.',
      ),
    onTop: whole(0, 20, 'ages.onTop')
      .optional()
      .describe('How many children who do not count may come beyond the guests of the home; left out it stays.'),
  })
  .superRefine(({ bands }, { addIssue }: Refined) => {
    for (const [at, { field, ...wrong }] of bands.flatMap((each, at) =>
      faultsOf(bands, each, at).map(one => [at, one] as const),
    ))
      addIssue({ code: 'custom', path: ['bands', at, field], ...wrong })
  })

type Fault = {
  readonly field: keyof Band
  readonly message: SentenceKey
  readonly params?: Readonly<Record<string, number>>
}

/** Whatever is wrong with a band beside the one before it. */
function faultsOf(
  bands: readonly Band[],
  { from, to, uncounted, share: part, nightlyMinor }: Band,
  at: number,
): Fault[] {
  const before = bands[at - 1]
  const next = before ? before.to + 1 : 0
  const faults: (Fault | false)[] = [
    from > next && { field: 'from', message: 'ages.gap', params: { age: next } },
    from < next && { field: 'from', message: 'ages.overlap', params: { age: next } },
    to < from && { field: 'to', message: 'ages.backwards' },
    part !== undefined && nightlyMinor !== undefined && { field: 'nightlyMinor', message: 'ages.oneOfBoth' },
    uncounted && before?.uncounted === false && { field: 'from', message: 'ages.uncountedFirst' },
    uncounted &&
      (part ?? nightlyMinor ?? 0) > 0 &&
      ({
        ...{ field: part === undefined ? 'nightlyMinor' : 'share', message: 'ages.uncountedFree' },
      } as Fault),
  ]
  return faults.filter(fault => fault !== false)
}
