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
