// What the page of a booking shows of its damage deposit, in words.

import type { PayView } from '#booking-payments/pay-view.ts'

export type DepositView = {
  readonly sentences: readonly string[]
  /** The page of a try that is under way. */
  readonly underWay: string | undefined
  /** The way to reserve it, when that is for the guest to do. */
  readonly place: { readonly view: PayView; readonly label: string } | undefined
}
