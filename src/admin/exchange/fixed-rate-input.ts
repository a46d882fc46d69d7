// What an operator may set as the rate of a currency, by the form or by the call.

import { z } from 'zod'
import { isCurrency } from '#admin/stays/form/home-codes.ts'
import type { SentenceKey } from '#catalogue/sentence.ts'
import { parsePerEuro } from '#exchange/per-euro.ts'

const noCurrency: SentenceKey = 'exchange.noCurrency'
const noRate: SentenceKey = 'exchange.noRate'

const rated = z
  .string()
  .regex(/^[A-Z]{3}$/, noCurrency)
  .refine(code => isCurrency(code) && code !== 'EUR', noCurrency)
  .meta({ description: 'The currency, by its code of ISO 4217; not the euro.', example: 'CHF' })

const perEuro = z
  .string()
  .regex(/^\d{1,9}([.,]\d{1,8})?$/, noRate)
  .refine(text => parsePerEuro(text) !== undefined, noRate)
  .meta({ description: 'Units of the currency for one euro, as a decimal number above zero.', example: '0.9345' })

export const fixedRateInput = z.strictObject({ currency: rated, perEuro })

/** Null takes it away again. */
export const fixedRateChange = fixedRateInput.extend({
  perEuro: perEuro.nullable().meta({
    description:
      'Units of the currency for one euro, as a decimal number above zero; null for the rate of another source.',
    example: '0.9345',
  }),
})

export type FixedRateChange = z.output<typeof fixedRateChange>
