// The page of a booking for whom it was made: under the account, or behind the mailed link.

import { managePath } from './manage-key.ts'

export function bookingHome({ id, hasAccount }: { readonly id: string; readonly hasAccount: boolean }): string {
  return hasAccount ? `/user/bookings/${id}` : managePath
}
