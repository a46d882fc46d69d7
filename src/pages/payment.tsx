// The page of one payment under way: how to go on with it, a late answer, or a redirect to where it led.

import { data, Form, Link, redirect } from 'react-router'
import { followPayment } from '#booking-payments/follow-payment.server.ts'
import { PaymentElement } from '#booking-payments/payment-element.tsx'
import { letPaymentGo } from '#booking-payments/void-open-payment.server.ts'
import { holdOwnerOf } from '#bookings/record/hold-owner.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import { findPayment } from '#payments/ledger/payment-store.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findHold } from '#trips/find-booking.server.ts'
import { Notice } from '#ui/notice.tsx'
import { useLookAgain } from '#ui/time/use-look-again.tsx'
import { readContact } from '#users/contact/read-contact.server.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/payment'

async function requirePayment({ request, context, params, url }: Route.LoaderArgs | Route.ActionArgs) {
  const { tools, visitor } = context.get(pageContext)
  const payment = isUuid(params.id) ? await findPayment(tools.database, params.id) : undefined
  const owner = holdOwnerOf(request, visitor, await readContact(tools, request))
  const booking = payment && (await findHold(tools, owner, payment.bookingId))
  if (!payment || !booking) throw pageNotFound(url)
  return { tools, payment, booking, origin: url.origin }
}

export async function loader(args: Route.LoaderArgs) {
  const { tools, payment, booking, origin } = await requirePayment(args)
  const followed = await followPayment(tools, payment, booking, origin)
  if (followed.kind === 'go') throw redirect(followed.address)
  const title = followed.next ? sentence('pages.oneMoreStep') : sentence('pages.waitingForBank')
  return data({ head: { title, unlisted: true }, ...followed, title })
}

export async function action(args: Route.ActionArgs) {
  const { tools, payment } = await requirePayment(args)
  if (namesIntent(await args.request.formData())) return data({ refusal: unknownIntent() }, { status: 400 })
  await letPaymentGo(tools, payment)
  throw redirect(`/payments/${payment.id}`, 303)
}

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, sum, stayName, dates, until, next, here } = loaderData
  useLookAgain(!next)
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-5">
      {!next && (
        <noscript>
          <meta httpEquiv="refresh" content={`5;url=${here}`} />
        </noscript>
      )}
      <h1 className="font-display text-4xl">{title}</h1>
      {actionData && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <div role="status" className="flex flex-col gap-2">
        <p>{sentence('pages.sumForHome', { sum, home: stayName, dates })}</p>
        <p>{next ? sentence('pages.bankAsks') : sentence('pages.bankIsSilent')}</p>
        {until && <p>{sentence('quotes.unpaidUntil', { until })}</p>}
      </div>
      {next?.kind === 'element' && <PaymentElement element={next} returnTo={here} />}
      {next?.kind === 'page' && (
        <a href={next.address} className="button">
          {sentence('pages.goToBank')}
        </a>
      )}
      {!next && (
        <Link to={here} className="button button-quiet" reloadDocument>
          {sentence('pages.lookNow')}
        </Link>
      )}
      <Form method="post">
        <button type="submit" className="link min-h-11 cursor-pointer">
          {sentence('pages.stopPayment')}
        </button>
      </Form>
    </div>
  )
}
