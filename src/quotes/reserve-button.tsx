// The button that reserves what stands in the form beside a home, at the total that is shown.

import type { PricedView } from './quote-view.ts'

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
      formAction={reserve}
      name="intent"
      value="hold"
      className="button"
    >
      {isMove ? 'Move my hold here' : quote.instant ? 'Reserve' : 'Ask for these nights'}
    </button>
  )
}
