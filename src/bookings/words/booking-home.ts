// The address of a booking's page for its guest, and of its notice that it is too late for a change.

import { managePath } from './manage-key.ts'

export function bookingHome({ id, hasAccount }: { readonly id: string; readonly hasAccount: boolean }): string {
  return hasAccount ? `/user/bookings/${id}` : managePath
}

/** The notice's id, so that a visitor from far down a page does not land below it. */
export const noticeId = 'told'

/** `/user/bookings/…?told=not-amendable#told`; `base` is the booking's page for this guest. */
export function tooLateAddress(base: string): string {
  return `${base}?${new URLSearchParams({ told: 'not-amendable' })}#${noticeId}`
}

/** Whether the page was led to by `tooLateAddress`. */
export function isTooLate(query: URLSearchParams): boolean {
  return query.get('told') === 'not-amendable'
}
