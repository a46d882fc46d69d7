// When an invoice is made by itself, without anybody asking for it.

/** Never, once the whole price is paid, or when the visit is over. */
export const invoiceRules = ['never', 'when-paid', 'after-stay'] as const

export type InvoiceRule = (typeof invoiceRules)[number]
