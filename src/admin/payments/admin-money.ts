// The money of one booking in the admin pages, in words.

export type AdminMoney = {
  readonly paid: string
  readonly open: string
  /** What becomes of the open sum by a card that the guest let us keep; undefined where there is none. */
  readonly card: string | undefined
  /** What the forms carry unseen: booking and what was paid when the page was made. */
  readonly hidden: Readonly<Record<string, string>>
  /** The open sum as one types it; empty when nothing is open. */
  readonly openSum: string
  /** Whether anything can be given back. */
  readonly refundable: boolean
  /** Refunds that wait for somebody. */
  readonly refunds: readonly AdminRefund[]
  /** Whether its reader may note and give back money. */
  readonly mayMove: boolean
}

export type AdminRefund = {
  readonly id: string
  readonly what: string
  readonly intent: 'retry-refund' | 'refund-sent'
  readonly label: string
}
