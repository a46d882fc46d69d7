// A program's filter: comparisons of a home's facts.

export type TextField = 'slug' | 'name' | 'kind' | 'city' | 'region' | 'country'
export type NumberField = 'maxGuests' | 'petsMax' | 'bedrooms' | 'areaM2'

export type TextComparison = 'equal' | 'equal-in-any-case' | 'contains' | 'contains-in-any-case' | 'starts-with'
export type NumberComparison = 'equal' | 'less' | 'at-most' | 'more' | 'at-least'

export type HomeFilter =
  | { readonly field: TextField; readonly is: TextComparison; readonly value: string }
  | { readonly field: NumberField; readonly is: NumberComparison; readonly value: number }
  | { readonly field: 'amenities'; readonly is: 'has'; readonly value: string }
  | { readonly not: HomeFilter }
  | { readonly all: readonly HomeFilter[] }
  | { readonly any: readonly HomeFilter[] }
