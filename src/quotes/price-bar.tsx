// On a phone: the price and the next step, fixed at the bottom.

import { ButtonLink } from '#ui/buttons.tsx'
import { type HeldView, isOtherVisit } from './held-view.ts'
import { quoteFormId } from './quote-box.tsx'
import type { ChosenFields } from './quote-input.ts'
import type { QuoteView } from './quote-view.ts'
import { ReserveButton } from './reserve-button.tsx'

type PriceBarProps = {
  readonly quote: QuoteView
  readonly from: string | undefined
  readonly reserve: string | undefined
  readonly fields: ChosenFields
  readonly held: HeldView | undefined
}

export function PriceBar({ quote, from, reserve, fields, held }: PriceBarProps) {
  const isMove = held && isOtherVisit(held, fields)
  return (
    <div className="price-bar">
      {quote.kind === 'priced' ? (
        <>
          <p className="min-w-0">
            <strong className="text-lg">{quote.total}</strong>{' '}
            <span className="block text-ink-soft text-sm">{quote.totalFor}, all in</span>
          </p>
          {held && !isMove ? (
            <ButtonLink to={held.checkout}>Continue</ButtonLink>
          ) : (
            reserve && <ReserveButton quote={quote} reserve={reserve} isMove={isMove} form={quoteFormId} />
          )}
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
