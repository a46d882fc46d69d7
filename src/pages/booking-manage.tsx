// A booking made without an account: opened by the link in a mail, then seen, changed and cancelled as any other.

import { data, redirect } from 'react-router'
import { exchangeKey, isGoodKey, isKeyAbout } from '#accounts/contact/contact-key.server.ts'
import { readContact } from '#accounts/contact/read-contact.server.ts'
import type { ProvenContact } from '#accounts/visitor.ts'
import { isTooLate } from '#bookings/amend/too-late-address.ts'
import { checkoutAddress } from '#bookings/checkout/answer-checkout.server.ts'
import { emailFault } from '#bookings/checkout/booking-wish.ts'
import { answerDeposit } from '#bookings/deposits/answer-deposit.server.ts'
import { findBooking, findHold } from '#bookings/find-booking.server.ts'
import { removeCard } from '#bookings/kept-card/remove-card.server.ts'
import { mailManageLink } from '#bookings/manage/ask-link.server.ts'
import { ManageDoor, NoBooking } from '#bookings/manage/manage-door.tsx'
import { managePath } from '#bookings/manage/manage-key.ts'
import { sayRefused } from '#bookings/misplaced.ts'
import { answerCancel } from '#bookings/paper/answer-cancel.server.ts'
import { BookingDetails } from '#bookings/paper/booking-details.tsx'
import { bookingPageView } from '#bookings/paper/booking-page-view.server.ts'
import { answerPay } from '#bookings/paying/answer-pay.server.ts'
import { chooseAgain } from '#bookings/paying/choose-again.server.ts'
import { paymentRefusalStatus, paymentRefusals } from '#bookings/paying/payment-refusals.ts'
import { answerProposalForm } from '#bookings/proposals/answer-proposal-form.server.ts'
import type { CardFaults } from '#payments/test/test-cards.ts'
import type { Tools } from '#platform/tools.server.ts'
import type { Route } from './+types/booking-manage'
import { withCookies } from './guards/with-cookies.ts'
import { pageContext } from './page-context.server.ts'

const mailedKeys = ['manage', 'continue'] as const
const head = { title: 'Your booking', unlisted: true }

/** No cache keeps the booking; while the address holds a key, nobody's server is told it. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { 'cache-control': 'private, no-store', ...Object.fromEntries(loaderHeaders) }
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { tools } = context.get(pageContext)
  const contact = await readContact(tools, request)
  const key = url.searchParams.get('key')
  if (key !== null) {
    const secret = { headers: { 'referrer-policy': 'no-referrer' } }
    if (await isGoodKey(tools, key, mailedKeys)) return data({ head, key, details: undefined }, secret)
    // A link opened a second time in one browser: it has done its work.
    if (contact && (await isKeyAbout(tools, key, contact.about))) throw redirect(managePath)
    return data({ head, key: undefined, details: undefined }, { status: 404, ...secret })
  }
  const details = contact && (await detailsFor(tools, contact, url.searchParams))
  const seen = details && { ...details, head: { ...details.head, unlisted: true } }
  return data({ head: seen?.head ?? head, key: undefined, details: seen }, { status: seen ? 200 : 404 })
}

/** The booking; of a hold that is still to be booked, the way to its checkout. */
async function detailsFor(tools: Tools, contact: ProvenContact, query: URLSearchParams) {
  const asked = { base: managePath, cancel: query.has('cancel'), tooLate: isTooLate(query) }
  const booking = await findBooking(tools, contact, contact.about)
  if (booking) return bookingPageView(tools, booking, asked)
  const hold = await findHold(tools, { contact }, contact.about)
  if (hold?.stay.slug && !hold.confirmedAt) throw redirect(checkoutAddress(hold.stay.slug, hold.id))
  return undefined
}

const nothing = {
  refusal: undefined as string | undefined,
  sent: false,
  faults: {} as Faults,
  cardFaults: {} as CardFaults,
  depositFaults: {} as CardFaults,
}
type Faults = { readonly email?: string; readonly reference?: string }

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, address } = context.get(pageContext)
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const contact = await readContact(tools, request)
  switch (form.get('intent')) {
    case 'open': {
      const opened = await exchangeKey(tools, typed('key'), mailedKeys)
      if (opened.ok) throw redirect(managePath, { status: 303, ...withCookies(opened.setCookie) })
      if (contact && (await isKeyAbout(tools, typed('key'), contact.about))) throw redirect(managePath, 303)
      return data(nothing, 404)
    }
    case 'mail': {
      const email = typed('email').trim()
      const fault = emailFault(email)
      const reference = typed('reference').trim() === '' ? 'Please write the reference of the booking.' : undefined
      if (fault || reference) return data({ ...nothing, faults: { email: fault, reference } }, 422)
      await mailManageLink(tools, { email, reference: typed('reference'), address, origin: url.origin })
      return data({ ...nothing, sent: true }, 200)
    }
    default: {
      if (!contact) return data(nothing, 404)
      const asked = { who: contact, bookingId: contact.about, origin: url.origin }
      if (form.get('intent') === 'pay') {
        const paid = await answerPay(tools, contact, { ...asked, form })
        if (paid.kind === 'go') throw redirect(paid.path, 303)
        return data({ ...nothing, refusal: paid.refusal, cardFaults: paid.faults ?? {} }, paid.status)
      }
      if (form.get('intent') === 'deposit') {
        const placed = await answerDeposit(tools, contact, { ...asked, form })
        if (placed.kind === 'go') throw redirect(placed.path, 303)
        return data({ ...nothing, refusal: placed.refusal, depositFaults: placed.faults ?? {} }, placed.status)
      }
      if (form.get('intent') === 'choose-again') {
        const chosen = await chooseAgain(tools, contact, contact.about)
        if (chosen.ok) throw redirect(chosen.path, 303)
        return data({ ...nothing, refusal: sayRefused(paymentRefusals, chosen) }, paymentRefusalStatus[chosen.reason])
      }
      if (form.get('intent') === 'remove-card') {
        const removed = await removeCard(tools, contact, contact.about)
        if (removed.ok) throw redirect(`${managePath}#money`, 303)
        return data({ ...nothing, refusal: sayRefused(paymentRefusals, removed) }, paymentRefusalStatus[removed.reason])
      }
      const proposed = await answerProposalForm(tools, contact, { ...asked, form })
      if (proposed?.status === 200) throw redirect(managePath, 303)
      if (proposed) return data({ ...nothing, refusal: proposed.refusal }, proposed.status)
      const { refusal, status } = await answerCancel(tools, asked, form)
      if (status === 200) throw redirect(managePath, 303)
      return data({ ...nothing, refusal }, status)
    }
  }
}

/** A refusal is shown beside how things stand now. */
export const shouldRevalidate = () => true

export default function BookingManage({ loaderData: { key, details }, actionData }: Route.ComponentProps) {
  if (key && !actionData) return <ManageDoor linkKey={key} />
  if (details)
    return (
      <BookingDetails
        {...details}
        refusal={actionData?.refusal}
        cardFaults={actionData?.cardFaults ?? {}}
        depositFaults={actionData?.depositFaults ?? {}}
      />
    )
  return <NoBooking sent={actionData?.sent ?? false} faults={actionData?.faults ?? {}} />
}
