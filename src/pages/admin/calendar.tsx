// The calendar of all homes, whose free nights can be blocked or booked, and the arrivals and departures of a day.

import { useCallback } from 'react'
import { Form, Link } from 'react-router'
import { Chart, type LoadRows } from '#admin/calendar/chart/chart.tsx'
import { rowsOnPage } from '#admin/calendar/chart/chart-address.ts'
import { withChoice } from '#admin/calendar/chart/chosen-nights.ts'
import { ChosenPanel } from '#admin/calendar/chart/chosen-panel.tsx'
import { DayList } from '#admin/calendar/chart/day-list.tsx'
import { describeChart } from '#admin/calendar/chart/describe-chart.server.ts'
import { handleNightsForm } from '#admin/calendar/nights/handle-nights-form.server.ts'
import { again, unreadableForm } from '#admin/stays/form/form-answer.ts'
import { contentClient } from '#api/client/content-client.client.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { Notice } from '#ui/notice.tsx'
import { may } from '#users/permissions/permissions.ts'
import { parseSlug } from '#values/slug.ts'
import type { Route } from './+types/calendar'
import { onAdminPage, savedOrAgain } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return {
    head: { title: sentence('adminPages.calendarOfAll') },
    acts: may(operator, 'nights', 'change') || may(operator, 'bookings', 'change'),
    ...(await describeChart(tools, operator, url.searchParams)),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const form = await request.formData()
  const home = parseSlug(String(form.get('home') ?? ''))
  form.delete('home')
  const answer = home
    ? await handleNightsForm(tools, operator, home, form)
    : again(400, { blocking: undefined, refusal: unreadableForm() })
  return savedOrAgain(answer, url.pathname + withChoice(url.search, undefined))
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminCalendar({ loaderData, actionData }: Route.ComponentProps) {
  const { chart, movements, chosen, acts } = loaderData
  const { find, from, said, skip, total, rows, before, after, today, pageBefore, pageAfter } = chart
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
      <h1 className="font-display text-4xl">{sentence('adminPages.calendar')}</h1>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Form role="search" className="flex flex-wrap items-end gap-3">
            <Field
              id="find"
              key={find}
              name="find"
              type="search"
              label={sentence('homes.nameOrPlace')}
              maxLength={80}
              defaultValue={find}
            />
            <Field
              id="from"
              key={from}
              name="from"
              type="date"
              label={sentence('adminPages.firstDay')}
              min="2000-01-01"
              max="2199-12-31"
              defaultValue={from}
            />
            <SubmitButton quiet>{sentence('adminPages.showDays')}</SubmitButton>
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
          <>
            {acts && (
              <p className="max-w-prose text-ink-soft text-sm">
                {sentence('adminPages.howToAct')}{' '}
                <span id="chart-keys" className="max-md:hidden">
                  {sentence('adminPages.chartKeys')}
                </span>
              </p>
            )}
            <Chart key={`${from} ${find} ${skip}`} chart={chart} chosen={chosen} loadRows={loadRows} acts={acts} />
            <p role="status" className="sr-only">
              {chosen && sentence('adminPages.chosenNights', { home: chosen.name, nights: chosen.nights })}
            </p>
            {chosen && <ChosenPanel chosen={chosen} typed={actionData?.blocking} refusal={actionData?.refusal} />}
          </>
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
      {!chosen && actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <DayList {...movements} />
    </div>
  )
}
