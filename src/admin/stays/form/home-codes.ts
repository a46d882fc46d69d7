// The countries, time zones and currencies that the runtime knows, with their names.

import { countryCodes, countryName } from '#stays/country.ts'
import { alphabetical, displayNames } from '#values/formats.ts'

const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone').filter(zone => zone.includes('/'))
const currencyCodes: readonly string[] = Intl.supportedValuesOf('currency')
const [zoneSet, currencySet, countrySet] = [new Set(timeZones), new Set(currencyCodes), new Set(countryCodes())]

export const isCountry = (code: string) => countrySet.has(code)
export const isTimeZone = (name: string) => zoneSet.has(name)
export const isCurrency = (code: string) => currencySet.has(code)

type Choice = { readonly value: string; readonly label: string }

export type HomeChoices = {
  readonly countries: readonly Choice[]
  readonly timeZones: readonly string[]
  readonly currencies: readonly Choice[]
}

/** The lists to choose from, by name in the language of the site. */
export function homeChoices(locale: string): HomeChoices {
  const names = displayNames(locale, { type: 'currency' })
  const byName = alphabetical(locale)
  const byLabel = (one: Choice, other: Choice) => byName(one.label, other.label)
  return {
    timeZones,
    countries: [...countrySet].map(value => ({ value, label: countryName(value) })).sort(byLabel),
    currencies: currencyCodes.map(value => ({ value, label: `${value}, ${names.of(value) ?? value}` })).sort(byLabel),
  }
}
