// On a phone: the price and the next step, always within reach of a thumb.

import { quoteFormId } from './quote-box.tsx'
import type { QuoteView } from './quote-view.ts'
import { ReserveButton } from './reserve-button.tsx'

type PriceBarProps = {
  readonly quote: QuoteView
  readonly from: string | undefined
  readonly reserve: string | undefined
}

export function PriceBar({ quote, from, reserve }: PriceBarProps) {
  return (
    <div className="price-bar">
      {quote.kind === 'priced' ? (
        <>
          <p className="min-w-0">
            <strong className="text-lg">{quote.total}</strong>{' '}
            <span className="block text-ink-soft text-sm">{quote.totalFor}, all in</span>
          </p>
          {reserve && <ReserveButton quote={quote} reserve={reserve} form={quoteFormId} />}
        </>
      ) : (
        <>
          <p className="min-w-0">{sentenceFor(quote, from)}</p>
          <a href="#quote" className="button">
            {next[quote.kind]}
          </a>
        </>
      )}
    </div>
  )
}

const next = { open: 'Choose dates', unreachable: 'Ask again', refused: 'Change it' } as const

function sentenceFor({ kind }: Exclude<QuoteView, { kind: 'priced' }>, from: string | undefined): string {
  if (kind === 'refused') return 'Not as you wish'
  return kind === 'unreachable' ? 'No price yet' : (from ?? 'Your dates, one price')
}
