// The parts of a booking's schedule as they stand: what of each is open, and which payment brought it.

import type { Instalment } from '#offers/prices/payment-schedule.ts'
import { type Due, openDues } from '#payments/ledger/payment-dues.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'

export type Arrived = {
  readonly way: PaymentMethod
  readonly capturedMinor: number
  /** Null while it has brought nothing. */
  readonly capturedAt: Date | null
}

export type PaidPart = Due<Instalment> & {
  /** The payment with which nothing was open of it any more; undefined while something is, or when it was let off. */
  readonly paidBy: (Arrived & { readonly capturedAt: Date }) | undefined
}

/** `payments` in any order; what brought nothing is passed over. Payments fill the parts in the order in which they came. */
export function paidParts(
  schedule: readonly Instalment[],
  settledMinor: number,
  payments: readonly Arrived[],
): PaidPart[] {
  const arrived = payments
    .flatMap(({ capturedAt, ...payment }) => (capturedAt ? [{ ...payment, capturedAt }] : []))
    .toSorted((one, other) => one.capturedAt.getTime() - other.capturedAt.getTime())
  let wantedMinor = 0
  return openDues(schedule, settledMinor).map(part => {
    wantedMinor += part.minor
    return { ...part, paidBy: part.openMinor === 0 ? reaching(arrived, wantedMinor) : undefined }
  })
}

/** The payment with which so much had come in all. */
function reaching<Payment extends Arrived>(payments: readonly Payment[], wantedMinor: number): Payment | undefined {
  let sum = 0
  return payments.find(({ capturedMinor }) => {
    sum += capturedMinor
    return sum >= wantedMinor
  })
}
