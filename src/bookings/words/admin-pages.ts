// The addresses of the operator's lists of bookings and of one booking.

import { parseSkip } from '#values/list-part.ts'

/** The lists of bookings, as `listForOperators` has them. */
export const adminGroups = ['requests', 'visits', 'unpaid', 'lapsed', 'toRefund', 'deposits'] as const

const adminLists = [...adminGroups, 'disputes', 'enquiries', 'changes'] as const

/** One of the lists of the page. */
export type AdminListName = (typeof adminLists)[number]

export type AdminPage = { readonly only: AdminListName | undefined; readonly skip: number }

export function parseAdminPage(query: URLSearchParams): AdminPage {
  return { only: adminLists.find(list => list === query.get('list')), skip: parseSkip(query.get('from')) }
}

/** The address of the page of a list after so many entries. */
export function adminPageAddress(list: AdminListName, from: number): string {
  return `/admin/bookings?list=${list}${from > 0 ? `&from=${from}` : ''}`
}

/** `/admin/bookings/…` */
export function adminAddress(bookingId: string): string {
  return `/admin/bookings/${bookingId}`
}
