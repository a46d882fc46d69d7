// A sum of money as people type it.

import { type Currency, decimalsOf } from './money.ts'

/** "120", "120.5" and "120,50" in minor units; undefined for anything that is no sum of this currency above zero. */
export function parseSum(text: string, code: Currency): number | undefined {
  const decimals = decimalsOf(code)
  const parts = /^(\d{1,12})(?:[.,](\d{1,4}))?$/.exec(text.replace(/[\s’']/g, ''))
  if (!parts || (parts[2] ?? '').length > decimals) return undefined
  const minor = Number(parts[1]! + (parts[2] ?? '').padEnd(decimals, '0'))
  return Number.isSafeInteger(minor) && minor > 0 ? minor : undefined
}

/**
 * The same with nothing allowed, and with a sign where `signed` says so: "0", "+20", "-5.50", "−5,50". Undefined for what
 * cannot be exact in this currency.
 */
export function parseAmount(text: string, code: Currency, signed = false): number | undefined {
  const parts = /^([+\-−]?)(.+)$/.exec(text.replace(/[\s’']/g, ''))
  if (!parts || (parts[1] && !signed)) return undefined
  const size = /^0+([.,]0*)?$/.test(parts[2]!) ? zeroIn(parts[2]!, code) : parseSum(parts[2]!, code)
  if (size === undefined) return undefined
  return parts[1] === '-' || parts[1] === '−' ? 0 - size : size
}

function zeroIn(text: string, code: Currency): number | undefined {
  const [, decimals = ''] = text.split(/[.,]/)
  return decimals.length <= decimalsOf(code) ? 0 : undefined
}

/** "12.5", "+20 %" and "-10" in hundredths of a percent; undefined for what has more decimals, or is no number. */
export function parsePercent(text: string, signed = false): number | undefined {
  const parts = /^([+\-−]?)(\d{1,4})(?:[.,](\d{1,2}))?%?$/.exec(text.replace(/\s/g, ''))
  if (!parts || (parts[1] && !signed)) return undefined
  const size = Number(parts[2]! + (parts[3] ?? '').padEnd(2, '0'))
  return parts[1] === '-' || parts[1] === '−' ? 0 - size : size
}

/** Hundredths of a percent as people type them: "12.5", "-10". */
export function percentText(basisPoints: number): string {
  const size = Math.abs(basisPoints)
  const rest = String(size % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${basisPoints < 0 ? '-' : ''}${Math.floor(size / 100)}${rest === '' ? '' : `.${rest}`}`
}
