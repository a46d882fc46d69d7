// The shapes that taxes on visits have: each fills the form but for what only the law of the place says.

import type { SentenceKey } from '#catalogue/sentence.ts'
import type { EnteredTax } from './tax-input.ts'

type Shape = {
  readonly label: SentenceKey
  /** Never a rate, a source or a day: those are looked up. */
  readonly fields: Partial<EnteredTax> & Pick<EnteredTax, 'taxKind'>
}

// biome-ignore format: a table, one row a shape
export const taxShapes = {
  'guest-night':      { label: 'terms.shapeGuestNight',     fields: { taxKind: 'per_guest_night' } },
  'guest-night-home': { label: 'terms.shapeGuestNightHome', fields: { taxKind: 'per_guest_night', collectedBy: 'property' } },
  'night':            { label: 'terms.shapeNight',          fields: { taxKind: 'per_night' } },
  'visit':            { label: 'terms.shapeVisit',          fields: { taxKind: 'per_stay' } },
  'percent':          { label: 'terms.shapePercent',        fields: { taxKind: 'percent', on: ['lodging'] } },
  'percent-all':      { label: 'terms.shapePercentAll',     fields: { taxKind: 'percent', on: ['lodging', 'service'] } },
  'percent-net':      { label: 'terms.shapePercentNet',     fields: { taxKind: 'percent', on: ['lodging'], onNet: true } },
  'percent-capped':   { label: 'terms.shapePercentCapped',  fields: { taxKind: 'percent', on: ['lodging'], onNet: false } },
  'within':           { label: 'terms.shapeWithin',         fields: { taxKind: 'percent', on: ['lodging', 'service'], inclusive: true } },
  'on-taxes':         { label: 'terms.shapeOnTaxes',        fields: { taxKind: 'percent', on: ['tax'] } },
} as const satisfies Readonly<Record<string, Shape>>

type TaxShape = keyof typeof taxShapes

export function parseShape(text: string | null): TaxShape | undefined {
  return text !== null && Object.hasOwn(taxShapes, text) ? (text as TaxShape) : undefined
}
