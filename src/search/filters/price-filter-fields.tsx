// The price filter: a histogram, and the least and the most as numbers.

import { sentence } from '#catalogue/sentence.ts'
import type { PriceFilter } from './filters-view.ts'

export function PriceFilterFields({ price }: { readonly price: PriceFilter }) {
  const { about, bars, spread, currency, least, most } = price
  return (
    <fieldset className="filter-group">
      <legend className="font-semibold">{sentence('search.price')}</legend>
      <p className="text-ink-soft text-sm">{spread ? sentence('search.priceSpread', { about, spread }) : about}</p>
      {bars.length > 1 && (
        <div className="price-bars" aria-hidden="true">
          {bars.map(({ height, within }, at) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
              key={at}
              className={within ? 'price-bar-within' : undefined}
              style={{ height: `${Math.round(height * 100)}%` }}
            />
          ))}
        </div>
      )}
      <div className="price-limits">
        <Limit name="least" label={sentence('search.least', { currency })} value={least} />
        <Limit name="most" label={sentence('search.most', { currency })} value={most} />
        <input type="hidden" name="money" value={currency} />
      </div>
    </fieldset>
  )
}

function Limit({
  name,
  label,
  value,
}: {
  readonly name: 'least' | 'most'
  readonly label: string
  readonly value: string
}) {
  return (
    <label className="flex min-w-0 flex-col gap-1">
      <span className="font-semibold text-sm">{label}</span>
      <input
        type="number"
        name={name}
        min={0}
        max={999_999_999}
        step={1}
        inputMode="numeric"
        defaultValue={value}
        className="field"
      />
    </label>
  )
}
