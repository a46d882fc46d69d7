// What an invoice or credit note holds, frozen when it is made: every number on it, and the words in which it is shown.

import type { TaxRate } from '#offers/terms/quote-line.ts'
import type { Sheet } from '#papers/sheet/sheet.ts'

export type PaperKind = 'invoice' | 'credit-note'

/** A paper by what later ones depend on. */
export type KnownPaper = {
  readonly number: string
  readonly kind: PaperKind
  readonly corrects: string | null
  readonly basis: string
  /** Below zero of a credit note. */
  readonly totalMinor: number
}

/** Who issues it, and whom it is for. */
export type PaperParty = {
  readonly name: string
  /** As on an envelope, without the name. */
  readonly addressLines: readonly string[]
  readonly taxNumber: string | null
}

/** Who issues papers, and by which rule: what of the stored organisation stands on them. */
export type Issuer = {
  /** In the language of the moment. */
  readonly seller: PaperParty
  /** When an invoice is made by itself. */
  readonly rule: 'never' | 'when-paid' | 'after-stay'
  /** Begins every number; empty for none. */
  readonly prefix: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
  /** Whether name and address are there, without which no paper is one. */
  readonly isComplete: boolean
}

export type PaperLine = { readonly label: string; readonly detail: string | null; readonly amountMinor: number }

/** One tax on it; below zero on a credit note. */
export type TaxShare = {
  /** The operator's own name of the tax. */
  readonly label: string
  /** Null for a fixed sum, and where the price was agreed before rates were frozen with it. */
  readonly rate: TaxRate | null
  /** The net amount that is taxed; null where the tax is not a share of one amount on this paper. */
  readonly baseMinor: number | null
  readonly taxMinor: number
}

export type InvoiceContent = {
  /** Code of the language of its words. */
  readonly language: string
  readonly seller: PaperParty
  readonly buyer: PaperParty
  readonly booking: {
    readonly reference: string
    readonly home: string
    /** Days at the home, ISO 8601. */
    readonly checkIn: string
    readonly checkOut: string
  }
  readonly lines: readonly PaperLine[]
  readonly taxes: readonly TaxShare[]
  /** What had been received and given back when it was made, in minor units; refunds below zero. Never a damage deposit. */
  readonly received: readonly { readonly what: string; readonly on: string; readonly minor: number }[]
  readonly sheet: Sheet
}
