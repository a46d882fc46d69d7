// Where the operator's page of one booking is.

/** `/admin/bookings/…` */
export function deskAddress(bookingId: string): string {
  return `/admin/bookings/${bookingId}`
}
