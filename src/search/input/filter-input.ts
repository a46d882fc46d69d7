// The filter, read from the address: kind, bedrooms, amenities, rating, how it is booked, price.

import { sentence } from '#catalogue/sentence.ts'
import { isAmenityCode } from '#stays/amenities.ts'
import { kindNames } from '#stays/kind-names.ts'
import type { StayKind } from '#stays/stay.ts'
import { parseCurrency } from '#values/money.ts'
import { type FilterField, type FilterInput, leastRatings, noFilter, type Promised, promised } from './filter-query.ts'

export type FilterFaults = { readonly [Field in FilterField]?: string }

const mostBedrooms = 50
const longestNumber = 9

/** Reads `kind, bedrooms, amenity, rating, promise, least, most, money`; a repeated name is a list. What is wrong narrows nothing. */
export function parseFilterInput(query: URLSearchParams): {
  readonly filter: FilterInput
  readonly faults: FilterFaults
} {
  const kinds = listOf(query, 'kind')
  const amenities = listOf(query, 'amenity')
  const bedrooms = numberOf(query, 'bedrooms')
  const promises = listOf(query, 'promise')
  const stars = query.get('rating') ?? ''
  const rating = leastRatings.find(each => String(each) === stars)
  const least = numberOf(query, 'least')
  const most = numberOf(query, 'most')
  const money = query.get('money') ?? ''
  const currency = parseCurrency(money)
  const isBackwards = typeof least === 'number' && typeof most === 'number' && least > most
  const faults: FilterFaults = {
    ...(kinds.every(isKind) ? {} : { kind: sentence('search.unknownKind') }),
    ...(amenities.every(isAmenityCode) ? {} : { amenity: sentence('search.unknownAmenity') }),
    ...(bedrooms === 'wrong' || Number(bedrooms) > mostBedrooms
      ? { bedrooms: sentence('quotes.wholeNumber', { least: 0, most: mostBedrooms }) }
      : {}),
    ...(rating === undefined && stars !== '' ? { rating: sentence('search.unknownRating') } : {}),
    ...(promises.every(isPromised) ? {} : { promise: sentence('search.unknownWayToBook') }),
    ...(least === 'wrong' && { least: sentence('search.leastWrong') }),
    ...(most === 'wrong' && { most: sentence('search.mostWrong') }),
    ...(isBackwards && { most: sentence('search.mostBelowLeast') }),
    ...(currency || (money === '' && least === undefined && most === undefined)
      ? {}
      : { money: sentence('search.noCurrency') }),
  }
  if (Object.keys(faults).length > 0) return { filter: noFilter, faults }
  const filter: FilterInput = {
    kinds: kinds.filter(isKind),
    bedrooms: Number(bedrooms ?? 0),
    amenities: amenities.filter(isAmenityCode),
    rating,
    promises: promises.filter(isPromised),
    price: currency && { currency, least: least as number | undefined, most: most as number | undefined },
  }
  return { filter, faults }
}

function listOf(query: URLSearchParams, name: FilterField): string[] {
  return [...new Set(query.getAll(name).filter(Boolean))].sort()
}

function numberOf(query: URLSearchParams, name: FilterField): number | 'wrong' | undefined {
  const written = (query.get(name) ?? '').trim()
  if (written === '') return undefined
  return /^\d+$/.test(written) && written.length <= longestNumber ? Number(written) : 'wrong'
}

function isKind(text: string): text is StayKind {
  return Object.hasOwn(kindNames, text)
}

function isPromised(text: string): text is Promised {
  return promised.some(each => each === text)
}
