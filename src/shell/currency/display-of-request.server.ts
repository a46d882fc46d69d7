// In which currency whoever asks for a page is shown prices, and what the menu in the header offers them.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { withoutLanguage } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { currentDisplay, type Display } from '#exchange/display-currency.server.ts'
import { rateSources } from '#exchange/reference-rates.ts'
import { currenciesInUse, currencyOfRegion } from '#exchange/shipped-rates.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type CalendarDay, dayInZone, sayDay } from '#values/calendar-day.ts'
import { alphabetical, displayNames } from '#values/formats.ts'
import { type Currency, currency, parseCurrency } from '#values/money.ts'
import { chosenCurrency, regionOf } from './chosen-currency.ts'
import type { CurrencyChoice, OfferedCurrency } from './currency-choice.ts'
import { type SiteCurrencies, siteCurrencies } from './site-currencies.server.ts'

const euro = currency('EUR')

/** Undefined on admin pages, where nothing is converted. Within the language of the page. */
export async function displayOf(tools: Tools, request: Request): Promise<Display | undefined> {
  const url = new URL(request.url)
  if (/^\/admin([/.]|$)/.test(withoutLanguage(url.pathname))) return undefined
  const found = await siteCurrencies(tools)
  const { rates, ofHomes } = found
  // The limits of a search that somebody shares are meant in the currency that stands beside them.
  const addressed = parseCurrency(url.searchParams.get('money') ?? '')
  if (addressed && (rates.has(addressed) || ofHomes.includes(addressed))) return { currency: addressed, rates }
  const chosen = chosenCurrency(request.headers.get('cookie'))
  if (chosen && rates.has(chosen)) return { currency: chosen, rates }
  return { currency: defaultOf(found, request, today(tools)), rates }
}

/** A site of one currency converts nothing until it is asked to. */
function defaultOf({ rates, ofHomes }: SiteCurrencies, request: Request, day: CalendarDay): Currency {
  if (ofHomes.length === 1) return ofHomes[0]!
  const region = regionOf(request.headers.get('accept-language'), currentLanguage().locale)
  const local = region && currencyOfRegion(region, day)
  return local && rates.has(local) ? local : euro
}

/** What the menu of every page offers, or all there is; undefined where nothing is converted. */
export async function currencyChoice(tools: Tools, extent: 'usual' | 'all'): Promise<CurrencyChoice | undefined> {
  const display = currentDisplay()
  if (!display) return undefined
  const { ofHomes } = await siteCurrencies(tools)
  const { locale } = currentLanguage()
  const names = namesIn(locale)
  const offered = (code: Currency): OfferedCurrency => ({ code, name: names.get(code) ?? code })
  const usual = new Set([...ofHomes.filter(code => display.rates.has(code)), display.currency])
  const inUse = currenciesInUse(today(tools))
  const others = [...names.keys()].filter(code => !usual.has(code) && inUse.has(code) && display.rates.has(code))
  return {
    current: offered(display.currency),
    usual: [...usual].map(offered),
    others: extent === 'all' ? others.map(offered) : [],
    rates: sayRates(display, ofHomes, locale),
  }
}

function today({ clock }: Tools): CalendarDay {
  return dayInZone(clock.now(), 'UTC')
}

/** By source the oldest of the rates by which prices of these homes are converted. */
function sayRates({ currency: shown, rates }: Display, ofHomes: readonly Currency[], locale: string): string[] {
  const isConverted = ofHomes.some(code => code !== shown)
  // The euro is what the others are measured by, and needs no rate.
  const used = isConverted ? [...new Set([shown, ...ofHomes])].filter(code => code !== euro) : []
  return rateSources.flatMap(source => {
    const days = used.flatMap(code => {
      const rate = rates.get(code)
      return rate?.source === source ? [rate.day] : []
    })
    const oldest = days.toSorted((one, other) => one - other)[0]
    const day = oldest !== undefined && sayDay(oldest, locale, { dateStyle: 'long' })
    return day ? [sentence('exchange.ratesOf', { source, day })] : []
  })
}

const known = new Map<string, ReadonlyMap<Currency, string>>()

/** All currencies there are, by their names in that language. */
function namesIn(locale: string): ReadonlyMap<Currency, string> {
  const found = known.get(locale)
  if (found) return found
  const say = displayNames(locale, { type: 'currency' })
  const byName = alphabetical(locale)
  const named = Intl.supportedValuesOf('currency').map(code => [currency(code), say.of(code) ?? code] as const)
  const names = new Map(named.sort(([, one], [, other]) => byName(one, other)))
  known.set(locale, names)
  return names
}
