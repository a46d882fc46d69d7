// The pages of the lists of the admin's page of bookings: which list is asked for, and from which entry on.

import { parseSkip } from '#values/list-part.ts'

/** The lists of bookings, as `listForOperators` has them. */
export const deskGroups = ['requests', 'visits', 'unpaid', 'lapsed', 'toRefund', 'deposits'] as const

const deskLists = [...deskGroups, 'disputes', 'enquiries', 'changes'] as const

/** One of the lists of the page. */
export type DeskListName = (typeof deskLists)[number]

export type DeskPage = { readonly only: DeskListName | undefined; readonly skip: number }

export function parseDeskPage(query: URLSearchParams): DeskPage {
  return { only: deskLists.find(list => list === query.get('list')), skip: parseSkip(query.get('from')) }
}

/** The address of the page of a list after so many entries. */
export function deskPageAddress(list: DeskListName, from: number): string {
  return `/admin/bookings?list=${list}${from > 0 ? `&from=${from}` : ''}`
}
