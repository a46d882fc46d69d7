// Where a guest lands who wanted to change a booking that cannot be changed any more: its page, which then says so.

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
