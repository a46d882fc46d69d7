// The view of the filters: choices with their counts, and chosen filters with links that remove them.

import { sentence } from '#catalogue/sentence.ts'
import {
  countAsked,
  type FilterInput,
  filterFields,
  filterQuery,
  type LeastRating,
  limitsPrice,
  noFilter,
  type Promised,
} from '#search/input/filter-query.ts'
import { searchAddress, searchQuery } from '#search/input/search-address.ts'
import type { SearchInput } from '#search/input/search-input.ts'
import { type AmenityCode, amenities as everyAmenity } from '#stays/amenities.ts'
import { kindNames } from '#stays/kind-names.ts'
import { alphabetical, numberFormat } from '#values/formats.ts'
import { type Currency, currency as currencyOf, decimalsOf, money, sayWhole } from '#values/money.ts'
import { type Choices, type Counted, spreadOf } from './count-choices.ts'
import type { Chip, FilterChoice, FiltersView, PriceFilter } from './filters-view.ts'

/** The amenities shown first, in order; all others are behind one click. */
const askedFirst: readonly AmenityCode[] = [
  'pool',
  'sea-access',
  'air-conditioning',
  'fireplace',
  'washing-machine',
  'dishwasher',
  'workspace',
  'parking',
  'ev-charger',
  'pets-welcome',
  'crib',
  'step-free',
]

export function describeFilters(input: SearchInput, choices: Choices, locale: string): FiltersView {
  const { filter } = input
  const amenities = choices.amenities.map(each =>
    choice(each, everyAmenity[each.value].label(), filter.amenities.includes(each.value)),
  )
  const byName = alphabetical(locale)
  const isFirst = ({ value }: FilterChoice) => askedFirst.includes(value as AmenityCode)
  const place = ({ value }: FilterChoice) => askedFirst.indexOf(value as AmenityCode)
  return {
    kinds: choices.kinds.map(each => choice(each, kindNames[each.value](), filter.kinds.includes(each.value))),
    bedrooms: choices.bedrooms.map(each =>
      choice(each, sentence('search.orMore', { least: each.value }), filter.bedrooms === each.value),
    ),
    amenities: amenities.filter(isFirst).sort((one, other) => place(one) - place(other)),
    moreAmenities: amenities.filter(each => !isFirst(each)).sort((one, other) => byName(one.label, other.label)),
    ratings: choices.ratings.map(each => choice(each, sayLeast(each.value, locale), filter.rating === each.value)),
    promises: choices.promises.map(each =>
      choice(each, promiseNames[each.value](), filter.promises.includes(each.value)),
    ),
    price: describePrice(input, choices, locale),
    kept: keptBy(input),
    written: filterQuery(filter),
    chips: chipsOf(input, locale),
    clear: countAsked(filter) > 0 ? searchAddress({ ...input, filter: noFilter }) : undefined,
    isAsked: searchQuery(input).size > 0,
  }
}

const promiseNames: Readonly<Record<Promised, () => string>> = {
  instant: () => sentence('search.instant'),
  refundable: () => sentence('search.refundable'),
}

function sayLeast(rating: LeastRating, locale: string): string {
  return sentence('search.orMore', { least: numberFormat(locale, { minimumFractionDigits: 1 }).format(rating) })
}

function choice({ value, count }: Counted<string | number>, label: string, chosen: boolean): FilterChoice {
  return { value: String(value), label, count, chosen }
}

function describePrice({ filter, visit, windows }: SearchInput, choices: Choices, locale: string): PriceFilter {
  const asked = filter.price
  const spread = spreadOf(choices)
  const currency: Currency = choices.currency ?? asked?.currency ?? spread?.currency ?? currencyOf('EUR')
  const unit = 10 ** decimalsOf(currency)
  const [least, most] = [(asked?.least ?? 0) * unit, (asked?.most ?? Number.POSITIVE_INFINITY) * unit]
  const steps = spread?.steps ?? []
  const tallest = Math.max(1, ...steps.map(({ count }) => count))
  const homes = steps.reduce((sum, { count }) => sum + count, 0)
  const say = (minor: number) => sayWhole(money(minor, currency), locale)
  return {
    about: visit.nights || windows ? sentence('search.totalForNights') : sentence('search.priceOfNight'),
    bars: steps.map(step => ({
      height: step.count / tallest,
      within: step.toMinor > least && step.fromMinor <= most,
    })),
    spread: steps.length > 0 ? saySpread(homes, say(steps[0]!.fromMinor), say(steps.at(-1)!.toMinor - 1)) : undefined,
    currency,
    least: asked?.least === undefined ? '' : String(asked.least),
    most: asked?.most === undefined ? '' : String(asked.most),
  }
}

function saySpread(homes: number, least: string, most: string): string {
  return least === most
    ? sentence('search.spreadAt', { homes, price: least })
    : sentence('search.spread', { homes, least, most })
}

/** The fields of the search that do not belong to the filter. */
function keptBy(input: SearchInput): [string, string][] {
  const isFilter = (name: string) => filterFields.some(field => field === name)
  return [...searchQuery(input)].filter(([name]) => !isFilter(name))
}

function chipsOf(input: SearchInput, locale: string): Chip[] {
  const { filter, box } = input
  const without = (change: Partial<FilterInput>) => searchAddress({ ...input, filter: { ...filter, ...change } })
  return [
    ...(box ? [{ label: sentence('search.thisPart'), href: searchAddress({ ...input, box: undefined }) }] : []),
    ...filter.kinds.map(kind => ({
      label: kindNames[kind](),
      href: without({ kinds: filter.kinds.filter(each => each !== kind) }),
    })),
    ...(filter.bedrooms > 0
      ? [
          {
            label: sentence('search.atLeastBedrooms', { bedrooms: filter.bedrooms }),
            href: without({ bedrooms: 0 }),
          },
        ]
      : []),
    ...filter.amenities.map(code => ({
      label: everyAmenity[code].label(),
      href: without({ amenities: filter.amenities.filter(each => each !== code) }),
    })),
    ...(filter.rating === undefined
      ? []
      : [
          {
            label: sentence('search.ratedAtLeast', { least: sayLeast(filter.rating, locale) }),
            href: without({ rating: undefined }),
          },
        ]),
    ...filter.promises.map(each => ({
      label: promiseNames[each](),
      href: without({ promises: filter.promises.filter(other => other !== each) }),
    })),
    ...(limitsPrice(filter.price)
      ? [{ label: sayLimits(filter.price, locale), href: without({ price: undefined }) }]
      : []),
  ]
}

function sayLimits({ currency, least, most }: NonNullable<FilterInput['price']>, locale: string): string {
  const say = (whole: number) => sayWhole(money(whole * 10 ** decimalsOf(currency), currency), locale)
  if (least === undefined) return sentence('search.priceUpTo', { most: say(most!) })
  return most === undefined
    ? sentence('search.orMore', { least: say(least) })
    : sentence('search.priceFromTo', { least: say(least), most: say(most) })
}
