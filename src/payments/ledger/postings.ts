// The postings of each event of a booking's money; every posting sums to zero.

import { scaleMinor } from '#values/money.ts'

const accounts = [
  'guest_receivable',
  'cash_provider',
  'deposit_held',
  'tax_payable',
  'revenue',
  'refund_payable',
  'fee_loss',
  'adjustment',
] as const

export type Account = (typeof accounts)[number]

/** Minor units an account: debits above zero, credits below. */
export type Posting = Readonly<Partial<Record<Account, number>>>

export type Price = {
  /** What the guest owes us; what is paid at the home to others is not in it. */
  readonly totalMinor: number
  /** The taxes in it. */
  readonly taxMinor: number
}

/** The price of a booking becomes another one: from nothing when it is confirmed, to what is retained when it ends. */
export function chargePosting(from: Price, to: Price): Posting {
  const total = to.totalMinor - from.totalMinor
  const tax = to.taxMinor - from.taxMinor
  return { guest_receivable: total, revenue: tax - total, tax_payable: -tax }
}

/** A part of a price, with its share of the taxes. */
export function partOfPrice({ totalMinor, taxMinor }: Price, minor: number): Price {
  return { totalMinor: minor, taxMinor: totalMinor === 0 ? 0 : scaleMinor(taxMinor, minor, totalMinor) }
}

/** Money of the guest has arrived. */
export function capturePosting(minor: number): Posting {
  return { cash_provider: minor, guest_receivable: -minor }
}

/** A damage deposit has arrived, or what was taken of a reserved one: not ours before it is decided on. */
export function depositPosting(minor: number): Posting {
  return { cash_provider: minor, deposit_held: -minor }
}

/** A part of a deposit is retained for damage. It is no price of nights, so it is neither revenue nor taxed as such. */
export function damagePosting(minor: number): Posting {
  return { deposit_held: minor, adjustment: -minor }
}

/** What is left of a deposit goes back. */
export function depositReturnPosting(minor: number): Posting {
  return { deposit_held: minor, refund_payable: -minor }
}

/** A refund is promised: first out of what the guest has paid too much, the rest as goodwill. */
export function promisePosting(minor: number, receivableMinor: number): Posting {
  const credit = Math.min(minor, Math.max(0, -receivableMinor))
  return { guest_receivable: credit, adjustment: minor - credit, refund_payable: -minor }
}

/** A refund went out. The provider keeps its fee of what it first brought. */
export function refundPosting(minor: number, feeMinor: number): Posting {
  return { refund_payable: minor, cash_provider: -(minor + feeMinor), fee_loss: feeMinor }
}

/**
 * A payer's bank takes money back while it decides, and the provider takes a fee. The guest does not owe it again: who
 * is right is for the bank to say, and a sum that is lost stays a loss.
 */
export function disputePosting(minor: number, feeMinor: number): Posting {
  return { adjustment: minor, fee_loss: feeMinor, cash_provider: -(minor + feeMinor) }
}

/** The bank has decided for us. The fee stays gone. */
export function disputeWonPosting(minor: number): Posting {
  return { cash_provider: minor, adjustment: -minor }
}

/** The provider's fee that is lost with a refund; over all refunds of a payment never more than the fee itself. */
export function lostFee(
  { feeMinor, capturedMinor }: { readonly feeMinor: number; readonly capturedMinor: number },
  refundedBeforeMinor: number,
  minor: number,
): number {
  if (capturedMinor === 0) return 0
  const upTo = (refunded: number) => scaleMinor(feeMinor, refunded, capturedMinor)
  return upTo(refundedBeforeMinor + minor) - upTo(refundedBeforeMinor)
}
