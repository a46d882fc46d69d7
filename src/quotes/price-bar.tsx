// On a phone: the price and the next step, fixed at the bottom.

import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink } from '#ui/buttons.tsx'
import { type HeldView, isOtherVisit } from './held-view.ts'
import type { ChosenFields } from './quote-input.ts'
import type { QuoteView } from './quote-view.ts'
import { quoteFormId, ReserveButton } from './reserve-button.tsx'

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
            <span className="block text-ink-soft text-sm">
              {sentence('quotes.allIn', { totalFor: quote.totalFor })}
            </span>
          </p>
          {held && !isMove ? (
            <ButtonLink to={held.checkout}>{sentence('quotes.continue')}</ButtonLink>
          ) : (
            reserve && <ReserveButton quote={quote} reserve={reserve} isMove={isMove} form={quoteFormId} />
          )}
        </>
      ) : (
        <>
          <p className="min-w-0">{standing(quote, from)}</p>
          <a href="#quote" className="button">
            {nextStep(quote)}
          </a>
        </>
      )}
    </div>
  )
}

type Unpriced = Exclude<QuoteView, { kind: 'priced' }>

function nextStep({ kind }: Unpriced): string {
  if (kind === 'refused') return sentence('quotes.changeIt')
  return kind === 'unreachable' ? sentence('quotes.askAgain') : sentence('quotes.chooseDates')
}

function standing({ kind }: Unpriced, from: string | undefined): string {
  if (kind === 'refused') return sentence('quotes.notAsWished')
  return kind === 'unreachable' ? sentence('quotes.noPriceYet') : (from ?? sentence('quotes.yourDates'))
}
