// The calls about exchange rates: by which prices are shown in a guest's own currency, and how fetching them goes.

import { z } from 'zod'
import { fixedRateChange } from '#admin/exchange/fixed-rate-input.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, partOf, shape, wordsOf } from '#api/contract/shapes.ts'
import { fetchFaults } from '#exchange/ecb-file.ts'
import { rateSources } from '#exchange/reference-rates.ts'

const exchangeRates = shape('ExchangeRates', {
  rates: listOf('The rate that counts of each currency there is one for, by code; the euro itself is left out.', {
    currency: field.currencyCode,
    perEuro: z.string().describe('Units of the currency for one euro, as a decimal number.'),
    day: field.day.describe('Of which day it is.'),
    source: z
      .enum(rateSources)
      .describe('Who says so: an operator, the European Central Bank, or the table that comes with the site.'),
  }),
  fetch: partOf('How the fetching of the rates of the European Central Bank goes.', {
    isOn: z.boolean().describe('Whether the site fetches them at all.'),
    lastGood: field.optionalInstant.describe('When they last came; null while they never did.'),
    fault: z
      .enum(Object.keys(fetchFaults) as [keyof typeof fetchFaults])
      .nullable()
      .describe('Why the last attempt brought none; null where it did.'),
    faultAt: field.optionalInstant.describe('When that was.'),
    inWords: wordsOf({ fault: z.string().nullable().describe('Why the last attempt brought none.') }),
  }),
})

export const exchangeContract = {
  readExchangeRates: operation({
    ...reading('rates'),
    summary: 'The exchange rates by which prices are shown in a guest’s own currency; what is charged follows none',
    answer: one(exchangeRates),
  }),
  setExchangeRate: operation({
    ...changing('rates'),
    needs: { area: 'rates', level: 'change', allHomes: true },
    summary: 'For managers and owners of all homes: set the rate of a currency, or take away what was set',
    answer: one(exchangeRates),
    body: fixedRateChange,
  }),
} as const
