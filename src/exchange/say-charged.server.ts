// In which currency a guest will be charged, where prices are shown to them in another.

import { sentence } from '#catalogue/sentence.ts'
import { numberFormat } from '#values/formats.ts'
import type { Currency, Money } from '#values/money.ts'
import { currentDisplay, sayAbout, shownWhole } from './display-currency.server.ts'

/** Undefined where the guest is shown the currency that is charged. */
export function chargedNote(total: Money, locale: string) {
  const display = currentDisplay()
  if (!display || display.currency === total.currency) return undefined
  const currency = nameOf(total.currency, locale)
  return {
    about: shownWhole(total) && sayAbout(total, locale),
    charged: sentence('exchange.charged', { currency, code: total.currency }),
  }
}

/** As it is said of several: `euros`, `Swiss francs`. */
function nameOf(code: Currency, locale: string): string {
  const parts = numberFormat(locale, { style: 'currency', currency: code, currencyDisplay: 'name' }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}
