// Why an operator's command on a booking was refused: each reason with its sentence and status.

export const adminRefusals = {
  'booking-unknown': 'There is no such booking.',
  'not-now': 'That cannot be done with this booking as it stands now.',
  'too-early': 'That nobody came can be said from the day after check-in on.',
  'out-of-date': 'This booking has changed since you opened the page. Here is how it stands now.',
  'key-reused': 'This form was already sent with other details. Please open the page afresh.',
  'not-allowed': 'Bookings are ended by managers and owners.',
}

export type AdminRefusal = keyof typeof adminRefusals

// biome-ignore format: a table
export const adminRefusalStatus: Readonly<Record<AdminRefusal, 403 | 404 | 409>> = {
  'booking-unknown': 404,
  'not-now': 409,
  'too-early': 409,
  'out-of-date': 409,
  'key-reused': 409,
  'not-allowed': 403,
}
