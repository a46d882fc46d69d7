// The bookings that an address of the list finds, as a table for spreadsheets.

import { data } from 'react-router'
import { exportListed } from '#admin/bookings/list/export-listed.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Route } from './+types/bookings-table'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const table = await exportListed(tools, operator, url.searchParams)
  if (table === undefined) throw data(sentence('bookingList.tooManyForTable'), { status: 422 })
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="bookings.csv"',
    'cache-control': 'private, no-store',
  }
  return new Response(table, { headers })
}
