// The money of one booking, as the admin pages show it.

export type AdminMoney = {
  /** What is paid, and what is open. */
  readonly standing: string
  /** What happens to the open sum by the guest's saved card; undefined without one. */
  readonly card: string | undefined
  /** What the forms carry unseen: booking and what was paid when the page was made. */
  readonly hidden: Readonly<Record<string, string>>
  /** The open sum as one types it; empty when nothing is open. */
  readonly openSum: string
  /** Whether anything can be given back. */
  readonly refundable: boolean
  /** Refunds that need somebody. */
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
