// The currency in which a guest is shown prices while a page is answered.

import { AsyncLocalStorage } from 'node:async_hooks'
import { sentence } from '#catalogue/sentence.ts'
import { type Currency, decimalsOf, type Money, money, sayMoney, sayWhole } from '#values/money.ts'
import { convertWhole, type ReferenceRates } from './reference-rates.ts'

export type Display = { readonly currency: Currency; readonly rates: ReferenceRates }

const current = new AsyncLocalStorage<Display>()

/** Undefined in mails, in the admin and in answers of the API: nothing is converted there. */
export function currentDisplay(): Display | undefined {
  return current.getStore()
}

export function inDisplay<Result>(display: Display, work: () => Result): Result {
  return current.run(display, work)
}

/** Does `work` in this currency, by the rates of now; without one, and where nothing is converted, as it is. */
export function inCurrency<Result>(currency: Currency | undefined, work: () => Result): Result {
  const display = currentDisplay()
  return display && currency ? inDisplay({ ...display, currency }, work) : work()
}

/** `about €412` where the guest is shown another currency; the sum itself where it is in theirs, or cannot be converted. */
export function sayAbout(total: Money, locale: string): string {
  const shown = shownWhole(total)
  return shown ? sentence('exchange.about', { sum: sayWhole(shown, locale) }) : sayMoney(total, locale)
}

/** The sum converted to whole units of the guest's currency; undefined where it is shown as it is, or is too large. */
export function shownWhole(total: Money): Money | undefined {
  const display = currentDisplay()
  if (!display || display.currency === total.currency) return undefined
  const whole = convertWhole(total, display.currency, display.rates)
  const minor = whole === undefined ? Number.NaN : whole * 10 ** decimalsOf(display.currency)
  return Number.isSafeInteger(minor) ? money(minor, display.currency) : undefined
}
