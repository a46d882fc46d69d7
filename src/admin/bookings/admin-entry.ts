// The cards of the admin pages: bookings, and what waits for an answer.

import type { AdminMoney } from '#admin/payments/admin-money.ts'
import type { BookingState } from '#bookings/record/booking.ts'
import type { VisitView } from '#bookings/words/visit-view.ts'
import type { AdminDeposit } from '#deposits/deposit-view.ts'

export type AdminEntry = {
  readonly id: string
  readonly reference: string
  readonly state: BookingState
  readonly visit: VisitView
  readonly total: string
  /** Name, e-mail address and phone number of the booker. */
  readonly who: string
  readonly notes: string
  /** Whether its reader may answer or end it. */
  readonly mayChange: boolean
  /** When a request ends by itself, by the home's clock. */
  readonly until: string
  /** What was paid, and what can be done about it; a request has no such thing yet. */
  readonly money: AdminMoney | undefined
  /** Undefined where there is none. */
  readonly deposit: AdminDeposit | undefined
  /** What the form of its answer carries unseen: booking, version, key. */
  readonly hidden: Readonly<Record<string, string>>
}

type Waiting = {
  readonly id: string
  readonly stayName: string
  readonly who: string
  /** When it ends by itself, by the home's clock. */
  readonly until: string
  /** Whether its reader may answer it. */
  readonly mayAnswer: boolean
}

export type WaitingEnquiry = Waiting & {
  readonly visit: string
  readonly message: string
  /** The page on which it is offered at another price; undefined for whoever may not. */
  readonly ownPrice: string | undefined
}

export type WaitingChange = Waiting & {
  readonly bookingId: string
  readonly reference: string
  readonly from: string
  readonly to: string
  /** Extras and code, where the change touches them. */
  readonly chosen: string | undefined
  readonly difference: string
}
