// Which papers a booking still needs, so that together they say what its guest owes for the stay.

import type { KnownPaper } from './invoice-content.ts'

/** What the booking stands for now, in minor units. */
export type Owed = {
  /** Differs whenever another quote was agreed or another price is owed. */
  readonly basis: string
  /** The price by the ledger: the whole, or what is retained after it ended. */
  readonly chargedMinor: number
  /** What was given back of it without being owed. */
  readonly goodwillMinor: number
}

/** `minor` is above zero in both; `corrects` is the number of the invoice. */
export type WantedPaper =
  | { readonly kind: 'invoice'; readonly minor: number }
  | { readonly kind: 'credit-note'; readonly corrects: string; readonly minor: number; readonly isRest: boolean }

/**
 * `papers` in the order of their making. A first invoice only when it `mayBegin`; one that is there is made right whatever
 * the rule: what was given back since is credited, and where the booking itself has changed the rest of it is taken back
 * for a new one.
 */
export function wantedPapers(papers: readonly KnownPaper[], owed: Owed, mayBegin: boolean): WantedPaper[] {
  const wantedMinor = Math.max(0, owed.chargedMinor - owed.goodwillMinor)
  const fresh: WantedPaper[] = wantedMinor > 0 ? [{ kind: 'invoice', minor: wantedMinor }] : []
  const open = openInvoice(papers)
  if (!open) return mayBegin ? fresh : []
  const { number: corrects, basis, leftMinor } = open
  if (basis === owed.basis && wantedMinor <= leftMinor) {
    const minor = leftMinor - wantedMinor
    return minor > 0 ? [{ kind: 'credit-note', corrects, minor, isRest: wantedMinor === 0 }] : []
  }
  return [{ kind: 'credit-note', corrects, minor: leftMinor, isRest: true }, ...fresh]
}

/** The invoice of which something is not taken back, and how much. */
export function openInvoice<Paper extends KnownPaper>(
  papers: readonly Paper[],
): (Paper & { leftMinor: number }) | undefined {
  return papers
    .filter(({ kind }) => kind === 'invoice')
    .map(invoice => ({ ...invoice, leftMinor: leftOf(papers, invoice.number) }))
    .findLast(({ leftMinor }) => leftMinor > 0)
}

/** What of the invoice of this number its credit notes have not taken back, in minor units. */
export function leftOf(papers: readonly KnownPaper[], invoice: string): number {
  return papers
    .filter(({ number, corrects }) => number === invoice || corrects === invoice)
    .reduce((sum, { totalMinor }) => sum + totalMinor, 0)
}
