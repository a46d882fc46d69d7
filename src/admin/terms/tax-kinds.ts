// What a tax can be counted by and taken of, with the words of its form.

import { sentence } from '#catalogue/sentence.ts'
import type { TaxKind } from '#offers/terms/charges.ts'

export const longestTaxName = 80
export const longestSource = 300

/** What a percentage can be taken of: nights with extra guests, fees with extras, the taxes above it in the list. */
export const taxedParts = ['lodging', 'service', 'tax'] as const
export const fixedKinds = ['per_guest_night', 'per_night', 'per_stay'] as const satisfies readonly TaxKind[]
export const collectors = ['us', 'property'] as const
export const roundings = ['total', 'line'] as const

export const taxKindWords = {
  per_guest_night: () => sentence('terms.kindGuestNight'),
  per_night: () => sentence('terms.kindNight'),
  per_stay: () => sentence('terms.kindVisit'),
  percent: () => sentence('terms.kindPercent'),
} as const

export const taxedPartWords = {
  lodging: () => sentence('terms.ofNights'),
  service: () => sentence('terms.ofFees'),
  tax: () => sentence('terms.ofTaxes'),
} as const
