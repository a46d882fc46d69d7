// The pages with a form that pays, and the one on which a provider's own fields may stand.

import { managePath } from '#bookings/words/manage-key.ts'

/** The checkout, and the two pages of a booking. The path is without a language. */
export function isPayPage(path: string): boolean {
  return path === managePath || /^\/(stays\/[^/]+\/book|user\/bookings\/[^/]+)$/.test(path)
}

/** The page of one payment. */
export function isPaymentPage(path: string): boolean {
  return /^\/payments\/[^/]+$/.test(path)
}
