// What the pages of a booking show of its damage deposit, to its guest and to operators, in words.

import type { PayView } from '#booking-payments/pay-view.ts'

export type DepositView = {
  readonly sentences: readonly string[]
  /** The page of a try that is under way. */
  readonly underWay: string | undefined
  /** The way to reserve it, when that is for the guest to do. */
  readonly place: { readonly view: PayView; readonly label: string } | undefined
}

export type AdminDeposit = {
  readonly what: string
  /** What the forms carry unseen: the booking, and the payment that was seen. */
  readonly hidden: Readonly<Record<string, string>>
  /** Whether one can take of it, or let it go. */
  readonly isHeld: boolean
  /** What is noted when it arrives as money; undefined when none is waited for. */
  readonly receive: string | undefined
}
