// How a provider's list and our books can differ about one payment or refund.

/** Minor units; null where that side knows nothing of it. */
export type ThreeSums = { readonly there: number | null; readonly here: number | null; readonly ledger: number | null }

export type BookFault = 'unknown-here' | 'unknown-there' | 'sum-differs' | 'ledger-differs'

/** What is wrong, the gravest first; undefined when all three agree. Nothing that moved is zero, and null. */
export function bookFault({ there, here, ledger }: ThreeSums): BookFault | undefined {
  const [theirs, ours, written] = [there ?? 0, here ?? 0, ledger ?? 0]
  if (theirs === 0 && ours === 0) return written === 0 ? undefined : 'ledger-differs'
  if (here === null) return 'unknown-here'
  if (there === null) return 'unknown-there'
  if (theirs !== ours) return 'sum-differs'
  return ours === written ? undefined : 'ledger-differs'
}
