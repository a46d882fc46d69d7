// The addresses of the calls that browsers make: the part of the table that pages carry.

import type { contentAddresses } from '#api/contract/content-addresses.ts'

/** Letter for letter as the whole table has them, which the type sees to. */
export const browserAddresses = {
  readCalendar: 'GET /stays/{slug}/calendar',
  readMe: 'GET /users/me',
  readChart: 'GET /admin/chart',
  searchAdmin: 'GET /admin/search',
} as const satisfies Partial<typeof contentAddresses>
