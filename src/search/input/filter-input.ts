// The filter, read from the address: kind, bedrooms, amenities, rating, how it is booked, price.

import { sentence } from '#catalogue/sentence.ts'
import { type AmenityCode, isAmenityCode } from '#stays/amenities.ts'
import { kindNames } from '#stays/kind-names.ts'
import type { StayKind } from '#stays/stay.ts'
import { type Currency, parseCurrency } from '#values/money.ts'

/** Whole units of one currency; homes that ask for another are judged by their sum as it is shown in this one. */
export type PriceLimits = {
  readonly currency: Currency
  readonly least: number | undefined
  readonly most: number | undefined
}

export type FilterInput = {
  /** Any of these; every kind without one. */
  readonly kinds: readonly StayKind[]
  /** At least so many. */
  readonly bedrooms: number
  /** All of these. */
  readonly amenities: readonly AmenityCode[]
  /** Guests give it at least so many stars, as shown. */
  readonly rating: LeastRating | undefined
  /** All of these, for the dates asked for; without dates, for whoever books early enough. */
  readonly promises: readonly Promised[]
  /** The currency alone narrows nothing. */
  readonly price: PriceLimits | undefined
}

export const leastRatings = [4, 4.5, 4.8] as const
export type LeastRating = (typeof leastRatings)[number]

/** `instant`: confirmed at once. `refundable`: can still be cancelled with everything back. */
export const promised = ['instant', 'refundable'] as const
export type Promised = (typeof promised)[number]

export type FilterField = 'kind' | 'bedrooms' | 'amenity' | 'rating' | 'promise' | 'least' | 'most' | 'money'
export type FilterFaults = { readonly [Field in FilterField]?: string }

export const filterFields: readonly FilterField[] = [
  ...(['kind', 'bedrooms', 'amenity', 'rating', 'promise'] as const),
  ...(['least', 'most', 'money'] as const),
]

export const noFilter: FilterInput = {
  ...{ kinds: [], bedrooms: 0, amenities: [], rating: undefined, promises: [] },
  price: undefined,
}

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

/** The part of an address that asks for this filter, in one order for equal filters; the currency stays, for the prices that are shown. */
export function filterQuery({
  kinds,
  bedrooms,
  amenities,
  rating,
  promises,
  price,
}: FilterInput): [FilterField, string][] {
  return [
    ...kinds.map((kind): [FilterField, string] => ['kind', kind]),
    ...(bedrooms > 0 ? [['bedrooms', String(bedrooms)] as [FilterField, string]] : []),
    ...amenities.map((code): [FilterField, string] => ['amenity', code]),
    ...(rating === undefined ? [] : [['rating', String(rating)] as [FilterField, string]]),
    ...promises.map((each): [FilterField, string] => ['promise', each]),
    ...(price ? priceQuery(price) : []),
  ]
}

function priceQuery({ currency, least, most }: PriceLimits): [FilterField, string][] {
  return [
    ...(least === undefined ? [] : [['least', String(least)] as [FilterField, string]]),
    ...(most === undefined ? [] : [['most', String(most)] as [FilterField, string]]),
    ['money', currency],
  ]
}

export function limitsPrice(price: PriceLimits | undefined): price is PriceLimits {
  return price !== undefined && (price.least !== undefined || price.most !== undefined)
}

/** How many things it asks for; both limits of the price are one. */
export function countAsked({ kinds, bedrooms, amenities, rating, promises, price }: FilterInput): number {
  const lists = kinds.length + amenities.length + promises.length
  return lists + [bedrooms > 0, rating !== undefined, limitsPrice(price)].filter(Boolean).length
}
