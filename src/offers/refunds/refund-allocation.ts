// Which payments a refund is taken from: the newest first, never more than is left of each.

export type Payment = {
  readonly id: string
  readonly capturedMinor: number
  readonly refundedMinor: number
  readonly capturedAt: Date
}

export type Allocation = { readonly paymentId: string; readonly minor: number }

/** Paid and not yet refunded. */
export function paidMinor(payments: readonly Payment[]): number {
  return payments.reduce((sum, { capturedMinor, refundedMinor }) => sum + capturedMinor - refundedMinor, 0)
}

/** Throws RangeError when the payments do not cover `minor`. */
export function allocateRefund(payments: readonly Payment[], minor: number): Allocation[] {
  const newestFirst = [...payments].sort(
    (one, other) => other.capturedAt.getTime() - one.capturedAt.getTime() || (one.id < other.id ? 1 : -1),
  )
  let left = minor
  const allocations: Allocation[] = []
  for (const { id, capturedMinor, refundedMinor } of newestFirst) {
    const taken = Math.min(left, capturedMinor - refundedMinor)
    if (taken <= 0) continue
    allocations.push({ paymentId: id, minor: taken })
    left -= taken
  }
  if (left > 0) throw new RangeError('The payments do not hold so much')
  return allocations
}
