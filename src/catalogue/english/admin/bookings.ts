// English of what `admin/bookings` says.

export const adminBookingsEnglish = {}
