// An approximate order of amounts in different currencies; never used to show, charge or convert.

import { type Currency, decimalsOf } from '#values/money.ts'

// Units of a currency per euro, rounded by hand; for ordering only.
// biome-ignore format: a table
const unitsPerEuro: Readonly<Record<string, number>> = {
  EUR: 1, USD: 1.1, GBP: 0.85, CHF: 0.95, CAD: 1.6, AUD: 1.7, NZD: 1.85, JPY: 165, SEK: 11, NOK: 11.5, DKK: 7.5, ISK: 145,
  CZK: 25, PLN: 4.3, HUF: 400, RON: 5, BGN: 1.95, TRY: 45, MAD: 10.7, TND: 3.4, EGP: 55, ZAR: 19.5, KES: 145, INR: 97,
  IDR: 18000, THB: 37, VND: 28000, KRW: 1550, CNY: 7.9, HKD: 8.6, SGD: 1.45, MXN: 20.5, BRL: 6.2, ARS: 1500, CLP: 1050,
  COP: 4600, PEN: 4, AED: 4, SAR: 4.1, ILS: 3.9, JOD: 0.78, KWD: 0.34, BHD: 0.41, OMR: 0.42,
}

/** A whole number that orders amounts of one currency exactly, and of several approximately, by `minorsPerEuro`. */
export function roughly(minor: number, perEuro: number): number {
  return Math.round((minor * 100_000_000) / perEuro)
}

/** An unknown currency counts as euro. */
export function minorsPerEuro(currency: Currency): number {
  return (unitsPerEuro[currency] ?? 1) * 10 ** decimalsOf(currency)
}
