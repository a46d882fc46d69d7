// A booking made without an account: opened by a mailed link, then shown, changed and cancelled like any other.

import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { manageLinkInput } from '#bookings/record/booking-input.ts'
import { isTooLate } from '#bookings/words/booking-home.ts'
import { checkoutAddress } from '#bookings/words/home-address.ts'
import { managePath } from '#bookings/words/manage-key.ts'
import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { redirectDone } from '#pages/guards/redirect-saved.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import { answerBookingButton } from '#pages/own/booking-buttons.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { BookingDetails } from '#trips/booking-details.tsx'
import { bookingPageView } from '#trips/booking-page-view.server.ts'
import { findBooking, findHold } from '#trips/find-booking.server.ts'
import { mailManageLink } from '#trips/manage/ask-link.server.ts'
import { BookingLookup, NoBooking } from '#trips/manage/booking-lookup.tsx'
import { claimByLink } from '#trips/manage/claim-bookings.server.ts'
import { CloseBooking } from '#trips/manage/close-booking.tsx'
import { closeContact } from '#trips/manage/close-contact.server.ts'
import { handleNewCode, handleProof } from '#trips/manage/handle-proof.server.ts'
import { ProveAddress } from '#trips/manage/prove-address.tsx'
import { openLink } from '#trips/manage/type-code.server.ts'
import { isGoodKey, isKeyAbout } from '#users/contact/contact-key.server.ts'
import { readContact } from '#users/contact/read-contact.server.ts'
import { type GuestContact, isProven } from '#users/user/visitor.ts'
import { parseFormInput } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import type { Route } from './+types/booking-manage'

const mailedKeys = ['manage', 'continue'] as const

/** The booking is cached nowhere; while the address holds a key, no referrer is sent. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { 'cache-control': 'private, no-store', ...Object.fromEntries(loaderHeaders) }
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { tools } = context.get(pageContext)
  const head = { title: sentence('pages.yourBooking'), unlisted: true }
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
async function detailsFor(tools: Tools, contact: GuestContact, query: URLSearchParams) {
  const asked = { who: contact, base: managePath, cancel: query.has('cancel'), tooLate: isTooLate(query) }
  const booking = await findBooking(tools, contact, contact.about)
  if (booking) {
    const proving =
      !isProven(contact) && booking.confirmedAt ? { email: contact.typedEmail, commandKey: randomUUID() } : undefined
    return { ...(await bookingPageView(tools, booking, asked)), proving }
  }
  const hold = await findHold(tools, { contact }, contact.about)
  if (hold?.stay.slug && !hold.confirmedAt) throw redirect(checkoutAddress(hold.stay.slug, hold.id))
  return undefined
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const contact = await readContact(tools, request)
  const asked = { tools, form, origin: url.origin, address }
  const button = handlerOf(form, {
    open: async () => {
      const opened = await openLink(tools, typed('key'), { origin: url.origin })
      if (opened.ok) {
        const isTheirs = visitor.kind !== 'signed-out' && (await claimByLink(tools, visitor.user, opened.token))
        throw redirect(isTheirs ? '/user/bookings' : managePath, { status: 303, ...withCookies(opened.setCookie) })
      }
      if (contact && (await isKeyAbout(tools, typed('key'), contact.about))) throw redirect(managePath, 303)
      return data({}, 404)
    },
    close: async () => {
      throw redirect(managePath, { status: 303, ...withCookies(...(await closeContact(tools, request))) })
    },
    prove: async () => {
      const proved = await handleProof(tools, contact, form, asked)
      if (proved.kind === 'go') throw redirect(managePath, { status: 303, ...withCookies(...proved.cookies) })
      return data({ proof: proved.proof }, proved.status)
    },
    'new-code': async () => {
      const mailed = await handleNewCode(tools, contact, form, asked)
      return data({ proof: mailed.proof }, mailed.status)
    },
    mail: async () => {
      const parsed = parseFormInput(manageLinkInput, form)
      if (!parsed.ok) return data({ faults: parsed.faults }, 422)
      await mailManageLink(tools, { ...parsed.input, address, origin: url.origin })
      return data({ sent: true }, 200)
    },
  })
  if (button) return button()
  const answer = await answerBookingButton({ ...asked, who: contact, bookingId: contact?.about })
  if (answer.kind === 'go') throw redirectDone(answer.path)
  const { status, kind: _, ...told } = answer
  return data(told, status)
}

/** A refusal is shown beside how things stand now. */
export const shouldRevalidate = () => true

export default function BookingManage({ loaderData: { key, details }, actionData }: Route.ComponentProps) {
  if (key && !actionData) return <BookingLookup linkKey={key} />
  if (details) {
    const { proof } = { proof: undefined, ...actionData }
    return (
      <>
        <BookingDetails
          {...details}
          {...actionData}
          toProve={
            details.proving && (
              <ProveAddress {...details.proving} told={proof} quiet={details.cancelling !== undefined} />
            )
          }
        />
        <CloseBooking />
      </>
    )
  }
  return <NoBooking {...actionData} />
}
