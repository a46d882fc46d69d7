// What an operator may enter of when guests pay: one zod schema for form and call.

import { z } from 'zod'
import { share } from '#admin/rates/input/rate-fields.ts'
import type { SentenceKey } from '#catalogue/sentence.ts'
import { line, whole } from '#values/form-input.ts'
import { longestTermsName, mostParts } from './terms-limits.ts'

const part = z.strictObject({
  share: share('rates.shareAboveNothing', 1).describe('How much of what is paid to us, in hundredths of a percent.'),
  daysBefore: whole(0, 730)
    .optional()
    .describe('Until so many days before the arrival, 0 on that day; left out it is due when booking.'),
})

type Part = z.output<typeof part>

export const paymentInput = z
  .strictObject({
    name: line({ most: longestTermsName, missing: 'terms.paymentName' }).describe('What operators call it.'),
    atProperty: z.boolean().default(false).describe('Whether everything is paid at the home, on arrival.'),
    parts: z.array(part).max(mostParts).default([]).describe('In the order in which they are due, in sum the whole.'),
  })
  .superRefine(({ atProperty, parts }, { addIssue }) => {
    const wrong = atProperty ? parts.length > 0 && ([0, 'share', 'terms.allAtHome'] as const) : wrongPart(parts)
    if (wrong) addIssue({ code: 'custom', path: ['parts', wrong[0], wrong[1]], message: wrong[2] })
  })

export type EnteredPayment = z.output<typeof paymentInput>

/** Which part is wrong, in which field, and why. */
function wrongPart(parts: readonly Part[]): readonly [at: number, field: keyof Part, why: SentenceKey] | undefined {
  const late = parts.findIndex((each, at) => at > 0 && dueOf(each) >= dueOf(parts[at - 1]!))
  if (late > 0) return [late, 'daysBefore', 'terms.partsInOrder']
  const sum = parts.reduce((total, each) => total + each.share, 0)
  return sum === 10_000 ? undefined : [Math.max(0, parts.length - 1), 'share', 'terms.partsSum']
}

/** The earlier it is due, the higher. */
const dueOf = ({ daysBefore = Number.POSITIVE_INFINITY }: Part) => daysBefore
