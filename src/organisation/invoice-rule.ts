// When an invoice is made by itself, without anybody asking for it.

export const invoiceRules = [
  /** Whoever wants one has it made. */
  'never',
  /** Once the whole price of a booking is paid. */
  'when-paid',
  /** When the visit is over, paid or not. */
  'after-stay',
] as const

/**
 * A new site begins with `never`: whether an invoice is due, and when, is the law of the operator's country.
 */
export type InvoiceRule = (typeof invoiceRules)[number]
