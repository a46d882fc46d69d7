// Translates the filters of Strapi's clients into search input.

import type { FlatFilters, StayFilters } from '#api/contract/stay-filters.ts'
import type { HomeFilter, NumberComparison, NumberField, TextComparison, TextField } from '#search/input/home-filter.ts'

type Written = string | number | readonly string[] | readonly number[]
type Comparisons = Readonly<Record<string, Written | undefined>>

const textComparisons: Readonly<Record<string, TextComparison>> = {
  $eq: 'equal',
  $eqi: 'equal-in-any-case',
  $contains: 'contains',
  $containsi: 'contains-in-any-case',
  $startsWith: 'starts-with',
}

const numberComparisons: Readonly<Record<string, NumberComparison>> = {
  $eq: 'equal',
  $lt: 'less',
  $lte: 'at-most',
  $gt: 'more',
  $gte: 'at-least',
}

const textFields: ReadonlySet<string> = new Set(['slug', 'name', 'kind', 'city', 'region', 'country'])

/** All conditions must hold; undefined without any. */
export function readFilters(written: StayFilters | undefined): HomeFilter | undefined {
  if (!written) return undefined
  const { $and = [], $or, ...fields } = written
  const all = [...readFields(fields), ...$and.flatMap(readFields)]
  if ($or) all.push({ any: $or.map(each => ({ all: readFields(each) })) })
  return { all }
}

function readFields(fields: FlatFilters): HomeFilter[] {
  return Object.entries(fields).flatMap(([name, wanted]) => {
    if (wanted === undefined) return []
    const comparisons: Comparisons = typeof wanted === 'object' ? (wanted as Comparisons) : { $eq: wanted }
    return Object.entries(comparisons).flatMap(([operator, value]) =>
      value === undefined ? [] : [readComparison(name, operator, value)],
    )
  })
}

function readComparison(name: string, operator: string, value: Written): HomeFilter {
  const values: readonly (string | number)[] = Array.isArray(value) ? value : [value as string | number]
  if (name === 'amenities') return { all: values.map(each => ({ field: name, is: 'has', value: String(each) })) }
  const equal = { any: values.map(each => compare(name, '$eq', each)) }
  if (operator === '$in') return equal
  if (operator === '$ne' || operator === '$notIn') return { not: equal }
  return compare(name, operator, values[0]!)
}

function compare(name: string, operator: string, value: string | number): HomeFilter {
  const field = name === 'documentId' ? 'slug' : name
  return textFields.has(field)
    ? { field: field as TextField, is: textComparisons[operator]!, value: String(value) }
    : { field: field as NumberField, is: numberComparisons[operator]!, value: Number(value) }
}
