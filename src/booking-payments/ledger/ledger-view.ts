// What a booking's page and its admin page show of its ledger, in words.

export type LedgerView = {
  /** The schedule: each part, how it was paid or when it is due, and how it stands; of a booking that is over nothing. */
  readonly parts: readonly LedgerPart[]
  /** Payments and refunds as they happened. */
  readonly moves: readonly MoneyMove[]
}

export type LedgerPart = { readonly key: string; readonly what: string; readonly state: string }

export type MoneyMove = {
  readonly id: string
  readonly what: string
  readonly when: string
  readonly amount: string
  readonly kind: 'in' | 'out' | 'none'
}
