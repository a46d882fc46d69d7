// All bookings: found, limited, sorted, page by page, and as a table for spreadsheets.

import { data, Link } from 'react-router'
import { BookingTable } from '#admin/bookings/list/booking-table.tsx'
import { describeList } from '#admin/bookings/list/describe-list.server.ts'
import { FilterForm } from '#admin/bookings/list/filter-form.tsx'
import { handleViewForm } from '#admin/bookings/list/handle-view-form.server.ts'
import { maySpeakForTeam } from '#admin/bookings/list/saved-views.server.ts'
import { SaveView, ViewLinks } from '#admin/bookings/list/view-links.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { ButtonLink, TextLink } from '#ui/buttons.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { Notice } from '#ui/notice.tsx'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/bookings'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const view = await describeList(tools, operator, url.searchParams)
  const head = { title: sentence('adminPages.bookings') }
  const mayBook = may(operator, 'bookings', 'change')
  return data({ head, mayBook, mayShare: maySpeakForTeam(operator), ...view }, view.fault ? 422 : 200)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const answer = await handleViewForm(tools, operator, await request.formData())
  if (answer.ok) throw redirectSaved(answer.path)
  return data(answer.shown, { status: answer.status })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminBookings({ loaderData: view, actionData }: Route.ComponentProps) {
  const { bookings, total, part, table, fault, isLimited } = view
  const refusal = actionData?.refusal ?? fault
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-display text-4xl">{sentence('adminPages.bookings')}</h1>
        {view.mayBook && <ButtonLink to="/admin/bookings/new">{sentence('byHand.title')}</ButtonLink>}
      </div>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      <ViewLinks {...view} />
      <FilterForm {...view} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-semibold tabular-nums">{total}</p>
        <Link reloadDocument to={table} className="link inline-flex min-h-11 items-center" download>
          {sentence('bookingList.table')}
        </Link>
      </div>
      {view.filter.money === 'lapsed' && (
        <p className="max-w-prose text-ink-soft">{sentence('bookingList.lapsedHint')}</p>
      )}
      {bookings.length > 0 ? (
        <BookingTable {...view} />
      ) : (
        !part && (
          <div className="card flex flex-col items-start gap-2 p-6">
            <p>{isLimited ? sentence('bookingList.noneFound') : sentence('bookingList.none')}</p>
            <TextLink to={isLimited ? '/admin/bookings' : '/admin/homes'}>
              {isLimited ? sentence('bookingList.showAll') : sentence('bookingList.seeHomes')}
            </TextLink>
          </div>
        )
      )}
      <ListPages part={part} of={sentence('adminPages.bookings')} />
      <SaveView {...view} typed={actionData?.values} fault={actionData?.fault} />
    </div>
  )
}
