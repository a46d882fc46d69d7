// The page of a booking: where it is for whom it was made, and where one lands who can change it no more.

import { managePath } from './manage-key.ts'

export function bookingHome({ id, hasAccount }: { readonly id: string; readonly hasAccount: boolean }): string {
  return hasAccount ? `/user/bookings/${id}` : managePath
}

/** What the sentence is found by, so that whoever comes from far down a page does not land below it. */
export const toldId = 'told'

/** `/user/bookings/…?told=not-amendable#told`; `base` is the page of the booking for whoever asks. */
export function tooLateAddress(base: string): string {
  return `${base}?${new URLSearchParams({ told: 'not-amendable' })}#${toldId}`
}

/** Whether the page was led to by `tooLateAddress`. */
export function isTooLate(query: URLSearchParams): boolean {
  return query.get('told') === 'not-amendable'
}
