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
import { sentence } from '#catalogue/sentence.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Route } from './+types/bookings'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return {
    head: { title: sentence('adminPages.bookings') },
    mayBook: may(operator, 'bookings', 'change'),
    mayRecord: may(operator, 'money', 'change'),
    ...(await adminView(tools, operator, parseAdminPage(url.searchParams))),
  }
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
  const {
    only,
    mayBook,
    mayRecord,
    requests,
    visits,
    unpaid,
    lapsed,
    toRefund,
    deposits,
    changes,
    enquiries,
    disputes,
  } = loaderData
  return (
    <div className="flex flex-col gap-8">
      <h1 className="font-display text-4xl">{sentence('adminPages.bookings')}</h1>
      {mayBook && !only && <TextLink to="/admin/bookings/new">{sentence('byHand.title')}</TextLink>}
      {mayRecord && !only && <TextLink to="/admin/statements">{sentence('statements.title')}</TextLink>}
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {actionData?.confirmation && <ConfirmCard confirmation={actionData.confirmation} back="/admin/bookings" />}
      {only && (
        <Link to="/admin/bookings" className="link inline-flex min-h-11 items-center self-start">
          {sentence('adminPages.allLists')}
        </Link>
      )}
      {(!only || only === 'requests') && (
        <AdminList
          id="requests"
          title={sentence('adminPages.requests')}
          list={requests}
          of={sentence('adminPages.listOfRequests')}
          empty={sentence('adminPages.noRequest')}
        >
          {entry => <RequestCard key={entry.id} entry={entry} />}
        </AdminList>
      )}
      <AdminList id="disputes" title={sentence('adminPages.disputes')} list={disputes}>
        {dispute => (
          <DisputeCard
            key={dispute.id}
            dispute={dispute}
            typed={actionData?.dispute?.dispute === dispute.id ? actionData.dispute : undefined}
          />
        )}
      </AdminList>
      <AdminList id="enquiries" title={sentence('adminPages.enquiries')} list={enquiries}>
        {enquiry => <EnquiryCard key={enquiry.id} enquiry={enquiry} />}
      </AdminList>
      <AdminList id="changes" title={sentence('adminPages.changes')} list={changes}>
        {change => <ChangeCard key={change.id} change={change} />}
      </AdminList>
      <AdminRows id="unpaid" title={sentence('adminPages.unpaid')} list={unpaid} />
      <AdminRows
        id="lapsed"
        title={sentence('adminPages.lapsed')}
        list={lapsed}
        hint={sentence('adminPages.lapsedHint')}
      />
      <AdminRows id="to-refund" title={sentence('adminPages.toRefund')} list={toRefund} />
      <AdminRows id="deposits" title={sentence('adminPages.depositsToDecide')} list={deposits} />
      <AdminRows
        id="visits"
        title={sentence('adminPages.toCome')}
        list={visits}
        empty={only ? undefined : sentence('adminPages.noVisit')}
        endable
      />
    </div>
  )
}
