// Where the operator's page of one booking is.

/** `/admin/bookings/…` */
export function adminAddress(bookingId: string): string {
  return `/admin/bookings/${bookingId}`
}
