// The button that reserves the visit in the form, at the total shown.

import { useHref } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { PricedView } from './quote-view.ts'

/** The id of the form: a button elsewhere on the page may belong to it, and a calendar may fill it in. */
export const quoteFormId = 'quote-form'

type ReserveButtonProps = {
  readonly quote: Pick<PricedView, 'instant'>
  readonly reserve: string
  /** Whether nights held before move to these. */
  readonly isMove?: boolean | undefined
  /** The form, for a button that stands elsewhere on the page. */
  readonly form?: string
}

export function ReserveButton({ quote, reserve, isMove, form }: ReserveButtonProps) {
  return (
    <button
      type="submit"
      form={form}
      formMethod="post"
      formAction={useHref(reserve)}
      name="intent"
      value="hold"
      className="button"
    >
      {isMove
        ? sentence('quotes.moveHold')
        : quote.instant
          ? sentence('quotes.reserve')
          : sentence('quotes.askForNights')}
    </button>
  )
}
