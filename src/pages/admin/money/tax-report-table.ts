// What was collected of each tax, as a table for spreadsheets.

import { data } from 'react-router'
import { findTaxReport, taxReportTable } from '#admin/tax-report/find-tax-report.server.ts'
import { readMonths } from '#admin/tax-report/read-months.server.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import type { Route } from './+types/tax-report-table'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const { input, faults } = readMonths(tools, url.searchParams)
  if (!input) throw data(Object.values(faults).join(' '), { status: 422 })
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="taxes-${input.from}-${input.until}.csv"`,
    'cache-control': 'private, no-store',
  }
  return new Response(taxReportTable(await findTaxReport(tools, operator, input)), { headers })
}
