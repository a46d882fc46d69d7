// Amounts in whole units of their currency, where they are only there to compare by.

import { numberFormat } from '#values/formats.ts'
import { decimalsOf, type Money } from '#values/money.ts'

/** `€183`, rounded to whole euros. */
export function sayWhole({ minor, currency }: Money, locale: string): string {
  return numberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(minor / 10 ** decimalsOf(currency))
}
