// The input of the refund calculator, read from an address, with a sentence for each fault.

import { sentence } from '#catalogue/sentence.ts'
import { type PresetName, presetNames } from '#offers/refunds/policy-presets.ts'
import { type CalendarDay, parseCalendarDay } from '#values/calendar-day.ts'
import { type Currency, decimalsOf, parseCurrency } from '#values/money.ts'

export type WhatIfField = 'policy' | 'price' | 'currency' | 'in' | 'day'

/** As typed. */
type WhatIfFields = Readonly<Record<WhatIfField, string>>

export type WhatIfInput = {
  readonly presets: readonly PresetName[]
  readonly minor: number
  readonly currency: Currency
  readonly checkIn: CalendarDay
  /** The day of cancelling, at the home. */
  readonly day: CalendarDay
}

export type WhatIfAsked = {
  readonly fields: WhatIfFields
  readonly faults: Readonly<Partial<Record<WhatIfField, string>>>
  /** Absent while something is wrong or missing. */
  readonly input: WhatIfInput | undefined
}

const mostDigits = 9

/** Reads `policy, price, currency, in, day`; nothing typed at all is no fault. */
export function parseWhatIf(query: URLSearchParams, usualCurrency: Currency): WhatIfAsked {
  const typed = (name: WhatIfField) => (query.get(name) ?? '').trim().slice(0, 60)
  const fields: WhatIfFields = {
    policy: typed('policy'),
    price: typed('price'),
    currency: typed('currency') || usualCurrency,
    in: typed('in'),
    day: typed('day'),
  }
  if (!query.has('price') && !query.has('in') && !query.has('day')) return { fields, faults: {}, input: undefined }
  const currency = parseCurrency(fields.currency)
  const minor = currency && parsePrice(fields.price, currency)
  const checkIn = parseCalendarDay(fields.in)
  const day = parseCalendarDay(fields.day)
  const preset = presetNames.find(name => name === fields.policy)
  const faults: WhatIfAsked['faults'] = {
    ...(fields.policy !== '' && !preset && { policy: sentence('search.unknownPromise') }),
    ...(!currency && { currency: sentence('search.currencyWrong') }),
    ...(currency && minor === undefined && { price: priceFault(currency) }),
    ...(checkIn === undefined && { in: sentence('search.noArrival') }),
    ...(day === undefined && { day: sentence('search.noCancelDay') }),
  }
  if (Object.keys(faults).length > 0) return { fields, faults, input: undefined }
  const presets = preset ? [preset] : presetNames
  return { fields, faults, input: { presets, minor: minor!, currency: currency!, checkIn: checkIn!, day: day! } }
}

/** Minor units of a price with a point or a comma before its decimals; undefined for anything else. */
export function parsePrice(text: string, currency: Currency): number | undefined {
  const [, whole = '', part = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text) ?? []
  const decimals = decimalsOf(currency)
  if (whole === '' || whole.length > mostDigits || part.length > decimals) return undefined
  return Number(whole + part.padEnd(decimals, '0'))
}

function priceFault(currency: Currency): string {
  const decimals = decimalsOf(currency)
  const example = decimals === 0 ? '1200' : `1200.${'50'.padEnd(decimals, '0').slice(0, decimals)}`
  return sentence('search.priceWrong', { example })
}
