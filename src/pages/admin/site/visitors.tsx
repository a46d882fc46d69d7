// Visitor statistics: what guests who agreed to them have opened, as sums of days.

import { Link } from 'react-router'
import { describeVisitors } from '#admin/visitors/describe-visitors.server.ts'
import { SumsTable } from '#admin/visitors/sum-table.tsx'
import { parseVisitorDays, visitorDays, visitorsAddress } from '#admin/visitors/visitors-input.ts'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import type { Route } from './+types/visitors'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools } = onAdminPage({ context, url })
  const days = parseVisitorDays(url.searchParams.get('days'))
  return {
    head: { title: sentence('visitors.title') },
    tables: await describeVisitors(tools, days),
    periods: visitorDays.map(each => ({
      to: visitorsAddress(each),
      label: sentence('visitors.lastDays', { days: Number(each) }),
      isShown: Number(each) === days,
    })),
  }
}

export default function SiteVisitors({ loaderData: { tables, periods } }: Route.ComponentProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('visitors.title')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('visitors.intro')}</p>
      <nav aria-label={sentence('visitors.period')}>
        <ul className="flex flex-wrap gap-x-6">
          {periods.map(({ to, label, isShown }) => (
            <li key={to}>
              <Link
                to={to}
                preventScrollReset
                aria-current={isShown ? 'true' : undefined}
                className={
                  isShown ? 'inline-flex min-h-11 items-center font-bold' : 'link inline-flex min-h-11 items-center'
                }
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {tables.map(table => (
        <SumsTable key={table.id} {...table} />
      ))}
    </div>
  )
}
