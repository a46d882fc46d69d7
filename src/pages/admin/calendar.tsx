// The calendar of all homes; on a phone only the arrivals and departures of a day.

import { useCallback } from 'react'
import { Form, Link } from 'react-router'
import { Chart, type LoadRows } from '#admin/calendar/chart/chart.tsx'
import { rowsOnPage } from '#admin/calendar/chart/chart-address.ts'
import { DayList } from '#admin/calendar/chart/day-list.tsx'
import { describeChart } from '#admin/calendar/chart/describe-chart.server.ts'
import { contentClient } from '#api/client/content-client.client.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import type { Route } from './+types/calendar'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return {
    head: { title: sentence('adminPages.calendarOfAll') },
    ...(await describeChart(tools, operator, url.searchParams)),
  }
}

export default function AdminCalendar({ loaderData: { chart, movements } }: Route.ComponentProps) {
  const { find, from, isFromToday, said, skip, total, rows, before, after, today, pageBefore, pageAfter } = chart
  const loadRows: LoadRows = useCallback(
    async page => {
      const pagination = { page: String(page), pageSize: String(rowsOnPage) }
      const query = { from, ...(find && { find }), pagination }
      return (await contentClient()('readChart', { query })).data
    },
    [from, find],
  )
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-display text-4xl">{sentence('adminPages.calendar')}</h1>
        <p className="md:hidden">
          <TextLink to="/admin/homes">{sentence('adminPages.eachOwnMonth')}</TextLink>
        </p>
      </div>
      <div className="hidden flex-col gap-4 md:flex">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Form role="search" className="flex items-end gap-3">
            {!isFromToday && <input type="hidden" name="from" value={from} />}
            <Field
              id="find"
              key={find}
              name="find"
              type="search"
              label={sentence('homes.nameOrPlace')}
              maxLength={80}
              defaultValue={find}
            />
            <SubmitButton quiet>{sentence('homes.find')}</SubmitButton>
          </Form>
          <LinkRow
            label={sentence('adminPages.weeks')}
            links={[
              [before, sentence('adminPages.twoWeeksEarlier')],
              [today, sentence('adminPages.thisWeek')],
              [after, sentence('adminPages.twoWeeksLater')],
            ]}
            preventScrollReset
          />
        </div>
        <p className="text-ink-soft">
          {find
            ? sentence('adminPages.chartFor', { weeks: said, rows: total, find })
            : sentence('adminPages.chart', { weeks: said, rows: total })}
        </p>
        {total === 0 ? (
          <p>{find === '' ? sentence('adminPages.noHomeEntered') : sentence('homes.notFound')}</p>
        ) : (
          <Chart key={`${from} ${find} ${skip}`} chart={chart} loadRows={loadRows} />
        )}
        {rows.length < total && (
          <noscript>
            <nav aria-label={sentence('adminPages.pagesOfHomes')} className="flex gap-3">
              {pageBefore && (
                <Link reloadDocument to={pageBefore} className="button button-quiet">
                  {sentence('adminPages.homesBefore')}
                </Link>
              )}
              {pageAfter && (
                <Link reloadDocument to={pageAfter} className="button button-quiet">
                  {sentence('adminPages.homesAfter')}
                </Link>
              )}
            </nav>
          </noscript>
        )}
      </div>
      <DayList {...movements} />
    </div>
  )
}
