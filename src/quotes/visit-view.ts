// Everything the page of one home shows of a visit and its price.

import type { VisitInput } from '#quotes/input/visit-input.ts'
import type { AvailabilityView } from './availability-view.ts'
import type { ChosenFields } from './quote-input.ts'
import type { ChoicesView, QuoteView } from './quote-view.ts'

export type VisitView = {
  readonly visit: VisitInput
  /** Everything that was typed, by the names of the fields. */
  readonly fields: ChosenFields
  readonly today: string
  readonly quote: QuoteView
  readonly choices: ChoicesView | undefined
  /** `from €640 for 4 nights`; absent when nothing can be booked in the coming months. */
  readonly from: string | undefined
  /** Absent for a home that is not on sale. */
  readonly availability: AvailabilityView | undefined
}
