// What homes can be filtered by, and the part of an address that asks for it.

import type { AmenityCode } from '#stays/amenities.ts'
import type { StayKind } from '#stays/stay.ts'
import type { Currency } from '#values/money.ts'

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

export const filterFields: readonly FilterField[] = [
  ...(['kind', 'bedrooms', 'amenity', 'rating', 'promise'] as const),
  ...(['least', 'most', 'money'] as const),
]

export const noFilter: FilterInput = {
  ...{ kinds: [], bedrooms: 0, amenities: [], rating: undefined, promises: [] },
  price: undefined,
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
