// Homes with prices as one would write them down, in the columns in which searches count them.

import type { ShownAmounts } from '#exchange/amounts-by-currency.ts'
import { asItIs } from '#exchange/price-scale.ts'
import { homeNights } from '#fast-prices/home-nights.ts'
import { homeTable, writeHome } from '#search/index/home-table.ts'
import type { PricedHomes } from '#search/index/priced-homes.ts'
import { type Currency, currency, type Money } from '#values/money.ts'
import type { PricedHome } from './passes-filter.ts'

type Service = Pick<PricedHome, 'tenths' | 'promises'>

export type FactsInColumns = Pick<PricedHome, 'kind' | 'bedrooms' | 'amenities'> & {
  readonly country: string
}

/** `homes` without a price are written down as asking for euros; those with one must all have prices of one kind. */
export function inColumns(
  homes: readonly (Omit<PricedHome, keyof Service> & Partial<Service> & { readonly country?: string })[],
): PricedHomes {
  const table = homeTable()
  for (const [
    row,
    { id, kind, country = 'IT', bedrooms, amenities, tenths = 0, promises = [], price },
  ] of homes.entries()) {
    const code = price?.total.currency ?? currency('EUR')
    const plain = {
      country,
      maxGuests: 2,
      uncounted: { most: 0, below: 0 },
      petsMax: 0,
      latitude: 43,
      longitude: 11,
      shuffled: row,
    }
    const service = {
      rating: { count: tenths === 0 ? 0 : 10, sum: tenths },
      promises: {
        instantFrom: promises.includes('instant') ? 0 : null,
        refundableUntil: promises.includes('refundable') ? 0 : null,
      },
    }
    const facts = { ...plain, ...service, kind, bedrooms, amenities }
    const home = { id, currency: code, isOnSale: false, newest: '', rating: 0, nights: homeNights([], []) }
    writeHome(table, row, { home, facts })
  }
  const nights = homes.map(({ price }) => price?.nights ?? { checkIn: 0, checkOut: 1 })
  return {
    table,
    rows: Uint32Array.from(homes.keys()),
    until: Number.POSITIVE_INFINITY,
    minors: Float64Array.from(homes, ({ price }) => price?.total.minor ?? Number.NaN),
    kind: homes.find(({ price }) => price)?.price?.kind ?? 'visit',
    nights: {
      checkIns: Int32Array.from(nights, ({ checkIn }) => checkIn),
      checkOuts: Int32Array.from(nights, ({ checkOut }) => checkOut),
    },
  }
}

/** Amounts by their own currency, as they are counted in steps. */
export function minorsByCurrency(prices: readonly Money[]): Map<Currency, ShownAmounts[]> {
  const groups = Map.groupBy(prices, each => each.currency)
  return new Map(
    [...groups].map(([code, all]) => [code, [{ minors: Float64Array.from(all, ({ minor }) => minor), shown: asItIs }]]),
  )
}
