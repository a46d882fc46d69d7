// What a visit costs: the whole first, then every line of it, what is paid when, and the damage deposit apart.

import type { ReactNode } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { TypedLanguage, TypedText } from '#stays/languages/typed-language.tsx'
import type { PriceRow, PriceView } from './price-view.ts'

type PriceBreakdownProps = {
  readonly price: PriceView
  /** False where the page has said the total already. */
  readonly withTotal?: boolean
  /** Stands below the total. */
  readonly children?: ReactNode
}

export function PriceBreakdown({ price, withTotal = true, children }: PriceBreakdownProps) {
  return (
    <div className="flex flex-col gap-4">
      {withTotal && (
        <p className="sum-line">
          <span className="font-semibold">{sentence('bookings.total')}</span>
          <strong className="price shrink-0 text-2xl">{price.total}</strong>
        </p>
      )}
      {children}
      <dl className="flex flex-col gap-2">
        <TypedLanguage texts={price.asTyped}>
          {price.rows.map(row => (
            <PriceLine key={row.key} row={row} />
          ))}
        </TypedLanguage>
      </dl>
      {price.due.length > 0 && (
        <ul className="flex flex-col gap-1 border-line border-t pt-3 text-ink-soft text-sm">
          {price.due.map(part => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function PriceLine({ row }: { readonly row: PriceRow }) {
  return (
    <div className="sum-line">
      <dt className="min-w-0">
        <TypedText>{row.label}</TypedText>
        {row.detail && <span className="block text-ink-soft text-sm">{row.detail}</span>}
      </dt>
      <dd className={`shrink-0 tabular-nums ${row.kind === 'discount' ? 'text-moss' : ''}`}>{row.amount}</dd>
    </div>
  )
}
