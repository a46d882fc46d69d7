// Sums as Stripe writes them: its smallest unit is not always the one of ISO 4217.

import { type Currency, currency, decimalsOf, type Money } from '#values/money.ts'

// https://docs.stripe.com/currencies: no decimals at all, and the two that have become so but are still sent in hundredths.
const withoutDecimals: readonly string[] = [
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
]
const withThree: readonly string[] = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']

function decimalsThere(code: Currency): number {
  if (withoutDecimals.includes(code)) return 0
  return withThree.includes(code) ? 3 : 2
}

/** The sum in Stripe's unit; undefined when it cannot be written there, as 1.005 dinars: of three decimals the last is 0. */
export function toStripe({ minor, currency: code }: Money): { amount: number; currency: string } | undefined {
  const there = decimalsThere(code)
  const amount = minor * 10 ** (there - decimalsOf(code))
  const fits = Number.isSafeInteger(amount) && (there < 3 || amount % 10 === 0)
  return fits ? { amount, currency: code.toLowerCase() } : undefined
}

/** Stripe's sum in our minor units, rounded to the nearest. */
export function fromStripe(amount: number, code: Currency): number {
  return Math.round(amount * 10 ** (decimalsOf(code) - decimalsThere(code)))
}

export function currencyOf(code: string): Currency {
  return currency(code.toUpperCase())
}
