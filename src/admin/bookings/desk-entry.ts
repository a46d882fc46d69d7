// One booking on the operator's desk, in words.

import type { MoneyAtDesk } from '#admin/payments/money-at-desk.ts'
import type { BookingState } from '#bookings/record/booking.ts'
import type { VisitView } from '#bookings/words/visit-view.ts'
import type { DepositAtDesk } from '#deposits/deposit-at-desk.ts'

export type DeskEntry = {
  readonly id: string
  readonly reference: string
  readonly state: BookingState
  readonly visit: VisitView
  readonly total: string
  /** Name, address and number of whoever booked. */
  readonly who: string
  readonly notes: string
  /** Whether one can say by now that nobody came. */
  readonly missable: boolean
  /** Whether its reader may answer or end it. */
  readonly mayChange: boolean
  /** When a request ends by itself. */
  readonly until: string
  /** What was paid, and what can be done about it; a request has no such thing yet. */
  readonly money: MoneyAtDesk | undefined
  /** Undefined where there is none. */
  readonly deposit: DepositAtDesk | undefined
  /** What the form of its answer carries unseen: booking, version, key. */
  readonly hidden: Readonly<Record<string, string>>
}
