// What the page of a booking shows of its money, in words.

import type { LedgerView } from '#booking-payments/ledger/ledger-view.ts'
import type { PayView } from './pay-view.ts'

export type MoneyView = LedgerView & {
  /** "€490 is open", or that nothing is. */
  readonly standing: string
  /** Where a transfer goes that is waited for. */
  readonly transfer: TransferView | undefined
  /** Whether the guest may still pay the first sum in another way. */
  readonly mayChooseAgain: boolean
  /** The card that pays what is due next; undefined when none does. */
  readonly keptCard: string | undefined
  /** A payment that is under way, and its page. */
  readonly underWay: string | undefined
  readonly pay:
    | {
        readonly view: PayView
        readonly label: string
        readonly hidden: Readonly<Record<string, string>>
        /** A saved card pays it on its day. */
        readonly isPlanned: boolean
      }
    | undefined
}

export type TransferView = {
  /** Where it goes, what to write on it, how much of it is still missing and until when. */
  readonly sentences: readonly string[]
  /** The creditor reference, without blanks. */
  readonly reference: string
  /** For a bank's app: the SVG, and what it holds in words; undefined where there is no such code. */
  readonly code: { readonly side: number; readonly path: string; readonly inWords: string } | undefined
}
