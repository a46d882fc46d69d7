// The admin bookings page: requests, payments that need somebody, and the visits to come.

import { data, Link } from 'react-router'
import { AdminList, AdminRows } from '#admin/bookings/admin-rows.tsx'
import { adminView } from '#admin/bookings/admin-view.server.ts'
import { ChangeCard } from '#admin/bookings/change-card.tsx'
import { ConfirmCard } from '#admin/bookings/confirm/confirm-card.tsx'
import { toConfirm } from '#admin/bookings/confirm/confirm-command.server.ts'
import { EnquiryCard } from '#admin/bookings/enquiry-card.tsx'
import { handleButton } from '#admin/bookings/handle-button.server.ts'
import { RequestCard } from '#admin/bookings/request-list.tsx'
import { typedAboutDispute } from '#booking-payments/disputes/admin-dispute.ts'
import { DisputeCard } from '#booking-payments/disputes/dispute-card.tsx'
import { parseMoneyInput } from '#booking-payments/disputes/money-input.ts'
import { parseAdminPage } from '#bookings/words/admin-pages.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { Notice } from '#ui/notice.tsx'
import type { Operator } from '#users/user/visitor.ts'
import type { Route } from './+types/bookings'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return { head: { title: 'Bookings' }, ...(await adminView(tools, operator, parseAdminPage(url.searchParams))) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const form = await request.formData()
  const asking = await askFirst(tools, operator, form)
  if (asking) return asking
  const { status, refusal, dispute } = await handleButton(tools, operator, form, url.origin)
  if (status === 200) throw redirectSaved('/admin/bookings')
  // What was confirmed and has become impossible is asked again, with the current numbers.
  const again = await askFirst(tools, operator, form)
  return again ?? data({ refusal, dispute, confirmation: undefined }, { status })
}

/** Where money is about to move: first what would happen, then the button that makes it happen. */
async function askFirst(tools: Tools, operator: Operator, form: FormData) {
  const confirmation = await toConfirm(tools, operator, form)
  if (!confirmation) return undefined
  const dispute = typedAboutDispute(parseMoneyInput(form))
  return data({ refusal: undefined, dispute, confirmation }, { status: confirmation.isAgain ? 409 : 200 })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminBookings({ loaderData, actionData }: Route.ComponentProps) {
  const { only, requests, visits, unpaid, lapsed, toRefund, deposits, changes, enquiries, disputes } = loaderData
  return (
    <div className="flex flex-col gap-8">
      <h1 className="font-display text-4xl">Bookings</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {actionData?.confirmation && <ConfirmCard confirmation={actionData.confirmation} back="/admin/bookings" />}
      {only && (
        <Link to="/admin/bookings" className="link inline-flex min-h-11 items-center self-start">
          All lists
        </Link>
      )}
      {(!only || only === 'requests') && (
        <AdminList
          id="requests"
          title="Waiting for your answer"
          list={requests}
          of="requests"
          empty="No request waits at the moment."
        >
          {entry => <RequestCard key={entry.id} entry={entry} />}
        </AdminList>
      )}
      <AdminList id="disputes" title="Disputed payments" list={disputes}>
        {dispute => (
          <DisputeCard
            key={dispute.id}
            dispute={dispute}
            typed={actionData?.dispute?.dispute === dispute.id ? actionData.dispute : undefined}
          />
        )}
      </AdminList>
      <AdminList id="enquiries" title="Questions that wait for you" list={enquiries}>
        {enquiry => <EnquiryCard key={enquiry.id} enquiry={enquiry} />}
      </AdminList>
      <AdminList id="changes" title="Changes that wait for you" list={changes}>
        {change => <ChangeCard key={change.id} change={change} />}
      </AdminList>
      <AdminRows id="unpaid" title="Waiting for a payment" list={unpaid} />
      <AdminRows
        id="lapsed"
        title="Let go, since their transfer did not come"
        list={lapsed}
        hint="Should one arrive after all, mark it as paid. The booking stands again if its nights are free and its price is not older than a day; otherwise the money has to go back."
      />
      <AdminRows id="to-refund" title="Money that has to go back" list={toRefund} />
      <AdminRows id="deposits" title="Damage deposits to decide on" list={deposits} />
      <AdminRows
        id="visits"
        title="To come"
        list={visits}
        empty={only ? undefined : 'No visit is booked yet.'}
        endable
      />
    </div>
  )
}
