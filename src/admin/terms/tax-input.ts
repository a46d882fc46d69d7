// What an operator may enter of the taxes of a place: one zod schema for form and call.

import { z } from 'zod'
import { choice, openDay, rateDay, refineSpan, sum } from '#admin/rates/input/rate-fields.ts'
import { isCurrency } from '#admin/stays/form/home-codes.ts'
import type { SentenceKey } from '#catalogue/sentence.ts'
import { line, typing, whole } from '#values/form-input.ts'
import { collectors, fixedKinds, longestSource, longestTaxName, roundings, taxedParts } from './tax-kinds.ts'

export const profileInput = z.strictObject({
  name: line({ most: longestTaxName, missing: 'terms.placeName' }).describe('What the place is called.'),
  currency: z
    .string()
    .max(3, 'exchange.noCurrency')
    .refine(isCurrency, 'exchange.noCurrency')
    .meta({ description: 'The currency of its sums, by its code of ISO 4217.', example: 'EUR' }),
})

/** "8.875" is 8875/100000; undefined for what is no percentage above 0 and up to 100. */
export function rateOfPercent(text: string): { readonly numerator: number; readonly denominator: number } | undefined {
  const parts = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text)
  if (!parts) return undefined
  const [, wholes = '', decimals = ''] = parts
  const rate = { numerator: Number(wholes + decimals), denominator: 100 * 10 ** decimals.length }
  return rate.numerator > 0 && rate.numerator <= rate.denominator ? rate : undefined
}

const percent = z
  .string('terms.percent')
  .max(8, 'terms.percent')
  .refine(text => rateOfPercent(text) !== undefined, 'terms.percent')
  .meta({ description: 'The percentage, as a decimal number.', example: '7.5' })
  .register(typing, { read: typed => typed.replace(/[\s%]/g, '').replace(',', '.'), write: String })

const parts = {
  name: line({ most: longestTaxName, missing: 'terms.taxName' }).describe('What guests read beside it.'),
  jurisdiction: line({ most: longestTaxName }).default('').describe('Whom it is for; taxes are filed by it.'),
  place: whole(0, 99).default(0).describe('Its place in the order in which taxes are taken; equals by their age.'),
  inclusive: z.boolean().default(false).describe('Whether it is part of the prices, and only told.'),
  exemptBelow: whole(1, 18).optional().describe('Guests younger than this on arrival are exempt.'),
  mostNights: whole(1, 365).optional().describe('Only the first so many nights are taxed.'),
  exemptFrom: whole(1, 365).optional().describe('Visits of so many nights or more are exempt.'),
  collectedBy: z.enum(collectors, choice).default('us').describe('Who takes it: `us` with the price, or the home.'),
  first: openDay.describe('The first day on which it holds.'),
  last: openDay.describe('The last day on which it holds.'),
  rounding: z.enum(roundings, choice).default('total').describe('Whether it is rounded once, or in each line.'),
  source: line({ most: longestSource }).optional().describe('Where the rate is written: a law, a page of the town.'),
  checkedOn: rateDay('terms.checkedOn').optional().describe('When somebody last looked there.'),
  confirmed: z.boolean().default(false).describe('Whether it is used in prices: rate and source were checked.'),
}

type Refined = { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: SentenceKey }) => void }
type Sourced = {
  readonly confirmed: boolean
  readonly source?: string | undefined
  readonly checkedOn?: string | undefined
}

/** What is used in prices was checked somewhere, on some day. */
function refineSource({ confirmed, source, checkedOn }: Sourced, { addIssue }: Refined): void {
  if (!confirmed) return
  if (!source) addIssue({ code: 'custom', path: ['source'], message: 'terms.source' })
  if (!checkedOn) addIssue({ code: 'custom', path: ['checkedOn'], message: 'terms.checkedOn' })
}

const percentTax = z
  .strictObject({
    ...parts,
    taxKind: z.literal('percent').describe('By what it is counted.'),
    percent: percent.optional(),
    on: z.array(z.enum(taxedParts)).min(1, 'terms.taxedParts').max(3).describe('What it is a percentage of.'),
    onNet: z.boolean().default(false).describe('Whether it is taken of the price without the taxes that are in it.'),
    capMinor: sum.min(1, 'rates.sum').optional().describe('At most so much a guest and night, in minor units.'),
  })
  .superRefine((entered, refined) => {
    refineSpan(entered, refined)
    refineSource(entered, refined)
    const { inclusive, onNet, capMinor, exemptBelow, mostNights } = entered
    const wrong = { onNet: onNet || undefined, capMinor, exemptBelow, mostNights }
    // It is split out of whole lines: a share by head or a limit has no meaning there.
    for (const [path, value] of Object.entries(wrong)) {
      if (inclusive && value !== undefined) {
        refined.addIssue({ code: 'custom', path: [path], message: 'terms.notWithinPrice' })
      }
    }
    if (entered.confirmed && entered.percent === undefined) {
      refined.addIssue({ code: 'custom', path: ['percent'], message: 'terms.percent' })
    }
  })

const fixedTax = z
  .strictObject({
    ...parts,
    taxKind: z.enum(fixedKinds).describe('By what it is counted.'),
    amount: sum.optional().describe('In minor units.'),
    byBand: z
      .array(
        z.strictObject({ band: line({ most: 40 }).describe('The age band.'), minor: sum.describe('In minor units.') }),
      )
      .max(20)
      .default([])
      .describe('Sums by age in place of the one; bands that are left out pay nothing.'),
  })
  .superRefine((entered, refined) => {
    refineSpan(entered, refined)
    refineSource(entered, refined)
    const isByGuest = entered.taxKind === 'per_guest_night'
    if (!isByGuest && entered.exemptBelow !== undefined) {
      refined.addIssue({ code: 'custom', path: ['exemptBelow'], message: 'terms.onlyByGuest' })
    }
    if (entered.confirmed && entered.amount === undefined && !(isByGuest && entered.byBand.length > 0)) {
      refined.addIssue({ code: 'custom', path: ['amount'], message: 'rates.sum' })
    }
  })

export const taxInput = z.discriminatedUnion('taxKind', [percentTax, fixedTax], choice)

export type EnteredTax = z.output<typeof taxInput>
