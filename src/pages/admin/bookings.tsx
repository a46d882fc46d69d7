// The operator's bookings: requests that wait for an answer, money that waits for somebody, and the visits to come.

import { data, redirect } from 'react-router'
import { commandKeyIn } from '#bookings/carry-out-once.server.ts'
import { answerDeskDeposit } from '#bookings/deposits/answer-desk-deposit.server.ts'
import { answerDesk } from '#bookings/desk/answer-desk.server.ts'
import { ChangeCard } from '#bookings/desk/change-card.tsx'
import { DeskRows } from '#bookings/desk/desk-rows.tsx'
import { EnquiryCard } from '#bookings/desk/enquiry-card.tsx'
import { typedAboutDispute } from '#bookings/disputes/dispute-at-desk.ts'
import { DisputeCard } from '#bookings/disputes/dispute-card.tsx'
import { sayRefused } from '#bookings/misplaced.ts'
import { answerMoneyDesk } from '#bookings/money-desk/answer-money-desk.server.ts'
import { parseMoneyWish } from '#bookings/money-desk/money-wish.ts'
import { paymentRefusalStatus, paymentRefusals } from '#bookings/paying/payment-refusals.ts'
import { approveRequest, declineRequest } from '#bookings/requests/answer-request.server.ts'
import { parseAnswerWish } from '#bookings/requests/answer-wish.ts'
import { deskView } from '#bookings/requests/desk-view.server.ts'
import { RequestCard } from '#bookings/requests/request-desk.tsx'
import { requestRefusalStatus, requestRefusals } from '#bookings/requests/request-refusals.ts'
import { requireOperator } from '#pages/guards/require-visitor.server.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import { pageContext } from '#pages/page-context.server.ts'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/bookings'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const operator = requireOperator(visitor, url)
  return { head: { title: 'Bookings' }, ...(await deskView(tools, operator)) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, visitor } = context.get(pageContext)
  const operator = requireOperator(visitor, url)
  const form = await request.formData()
  const desk = await answerDesk(tools, operator, form, url.origin)
  if (desk?.status === 200) throw redirect('/admin/bookings', 303)
  if (desk) return data({ refusal: desk.refusal, dispute: undefined }, { status: desk.status })
  const deposit = await answerDeskDeposit(tools, operator, form, url.origin)
  if (deposit?.status === 200) throw redirect('/admin/bookings', 303)
  if (deposit) return data({ refusal: deposit.refusal, dispute: undefined }, { status: deposit.status })
  const money = parseMoneyWish(form)
  if (money && isUuid(money.subject)) {
    const moved = await answerMoneyDesk(tools, operator, money, { form, origin: url.origin })
    if (moved.ok) throw redirect('/admin/bookings', 303)
    const refused = { refusal: sayRefused(paymentRefusals, moved), dispute: typedAboutDispute(money, moved.reason) }
    return data(refused, { status: paymentRefusalStatus[moved.reason] })
  }
  const wish = parseAnswerWish(form)
  if (!wish || !isUuid(wish.bookingId)) {
    const refusal = 'We could not read that answer. Please give it again.'
    return data({ refusal, dispute: undefined }, { status: 400 })
  }
  const asked = { ...wish, key: commandKeyIn(form), origin: url.origin }
  const answered = await (wish.answer === 'approve' ? approveRequest : declineRequest)(tools, operator, asked)
  if (answered.ok) throw redirect('/admin/bookings', 303)
  const refusal = sayRefused(requestRefusals, answered)
  return data({ refusal, dispute: undefined }, { status: requestRefusalStatus[answered.reason] })
}

/** A refusal is shown beside how things stand now. */
export const shouldRevalidate = () => true

export default function AdminBookings({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, visits, unpaid, lapsed, toRefund, deposits, changes, enquiries, disputes } = loaderData
  return (
    <div className="flex flex-col gap-8">
      <h1 className="font-display text-4xl">Bookings</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <section aria-labelledby="requests" className="flex flex-col gap-4">
        <h2 id="requests" className="font-display text-2xl">
          Waiting for your answer
        </h2>
        {requests.length === 0 && <p className="text-ink-soft">No request waits at the moment.</p>}
        {requests.map(entry => (
          <RequestCard key={entry.id} entry={entry} />
        ))}
      </section>
      {disputes.length > 0 && (
        <section aria-labelledby="disputes" className="flex flex-col gap-4">
          <h2 id="disputes" className="font-display text-2xl">
            Disputed payments
          </h2>
          {disputes.map(dispute => (
            <DisputeCard
              key={dispute.id}
              dispute={dispute}
              typed={actionData?.dispute?.dispute === dispute.id ? actionData.dispute : undefined}
            />
          ))}
        </section>
      )}
      {enquiries.length > 0 && (
        <section aria-labelledby="enquiries" className="flex flex-col gap-4">
          <h2 id="enquiries" className="font-display text-2xl">
            Questions that wait for you
          </h2>
          {enquiries.map(enquiry => (
            <EnquiryCard key={enquiry.id} enquiry={enquiry} />
          ))}
        </section>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="changes" className="flex flex-col gap-4">
          <h2 id="changes" className="font-display text-2xl">
            Changes that wait for you
          </h2>
          {changes.map(change => (
            <ChangeCard key={change.id} change={change} />
          ))}
        </section>
      )}
      <DeskRows id="unpaid" title="Waiting for a payment" entries={unpaid} />
      <DeskRows
        id="lapsed"
        title="Let go, since their transfer did not come"
        entries={lapsed}
        hint="Should one arrive after all, mark it as paid. The booking stands again if its nights are free and its price is not older than a day; otherwise the money has to go back."
      />
      <DeskRows id="to-refund" title="Money that has to go back" entries={toRefund} />
      <DeskRows id="deposits" title="Damage deposits to decide on" entries={deposits} />
      <DeskRows id="visits" title="To come" entries={visits} empty="No visit is booked yet." endable />
    </div>
  )
}
