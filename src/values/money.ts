// An amount of one currency in whole minor units (cents, yen, fils); no fraction ever touches it.

import { numberFormat } from './formats.ts'

export type Currency = string & { readonly brand: 'Currency' }

export type Money = { readonly minor: number; readonly currency: Currency }

// ISO 4217: the currencies whose minor unit is not a hundredth.
// biome-ignore format: one row a number of decimals
const unusualDecimals: Readonly<Record<string, number>> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
  CLF: 4, UYW: 4,
}

/** The currency of an ISO 4217 code in capitals, or undefined when the text is not shaped like one. */
export function parseCurrency(text: string): Currency | undefined {
  return /^[A-Z]{3}$/.test(text) ? (text as Currency) : undefined
}

/** The currency of a code that is known to be one; throws RangeError otherwise. */
export function currency(code: string): Currency {
  const parsed = parseCurrency(code)
  if (!parsed) throw new RangeError(`Not a currency code: ${code}`)
  return parsed
}

/** How many decimals people write: 2 for EUR, 0 for JPY, 3 for KWD (ISO 4217). */
export function decimalsOf(code: Currency): number {
  return unusualDecimals[code] ?? 2
}

/** `minor` units of `code`; throws RangeError when the amount is not a safe whole number. */
export function money(minor: number, code: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole number of minor units: ${minor}`)
  return { minor: minor === 0 ? 0 : minor, currency: code }
}

/**
 * `minor` × `numerator` / `denominator`, rounded half away from zero, in exact integers.
 * Throws RangeError for a denominator that is not positive or a result that is not a safe integer.
 */
export function scaleMinor(minor: number, numerator: number, denominator: number): number {
  if (denominator <= 0) throw new RangeError('The denominator must be positive')
  const doubled = Math.abs(minor * numerator) * 2 + denominator
  const isExact = doubled <= Number.MAX_SAFE_INTEGER && Number.isInteger(minor) && Number.isInteger(numerator)
  const rounded = isExact ? Math.floor(doubled / (denominator * 2)) : scaledSize(minor, numerator, denominator)
  return minor < 0 !== numerator < 0 && rounded !== 0 ? -rounded : rounded
}

/** Without its sign, of numbers that are too large to be multiplied exactly; RangeError for what is no whole number. */
function scaledSize(minor: number, numerator: number, denominator: number): number {
  const product = BigInt(minor) * BigInt(numerator)
  const bottom = BigInt(denominator)
  const size = Number(((product < 0n ? -product : product) * 2n + bottom) / (bottom * 2n))
  if (!Number.isSafeInteger(size)) throw new RangeError('The amount is too large')
  return size
}

/** The amount as people write it in `locale`, with its currency: "€1,280.50", and "€1,280" where it is whole. */
export function sayMoney(amount: Money, locale: string): string {
  const format = numberFormat(locale, {
    style: 'currency',
    currency: amount.currency,
    minimumFractionDigits: decimalsOf(amount.currency),
    maximumFractionDigits: decimalsOf(amount.currency),
    trailingZeroDisplay: 'stripIfInteger',
  })
  return withSigns(format.format(decimalText(amount) as Intl.StringNumericLiteral))
}

/** The same with all its decimals, as papers have it: "€1,280.00". */
export function sayExactly(amount: Money, locale: string): string {
  const decimals = decimalsOf(amount.currency)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = numberFormat(locale, { style: 'currency', currency: amount.currency, ...digits })
  return withSigns(format.format(decimalText(amount) as Intl.StringNumericLiteral))
}

/**
 * A minus instead of the hyphen that `Intl` writes; and in a sum that is read from right to left (it begins with a mark of
 * that), `US$` and its like keep the order of their signs.
 */
function withSigns(sum: string): string {
  const said = sum.replace('-', '\u2212')
  return said.startsWith('\u200f') ? said.replace(/[A-Z]+\p{Sc}/u, '$&\u200e') : said
}

/** `€183`, rounded to whole units: where an amount is only there to compare by. */
export function sayWhole({ minor, currency: code }: Money, locale: string): string {
  const format = numberFormat(locale, { style: 'currency', currency: code, maximumFractionDigits: 0 })
  return withSigns(format.format(minor / 10 ** decimalsOf(code)))
}

/** The amount as a plain decimal number: "1280.00", "-0.5" never, "-0.50" yes. */
export function decimalText({ minor, currency: code }: Money): string {
  const decimals = decimalsOf(code)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`
  return `${minor < 0 ? '-' : ''}${whole}${fraction}`
}
