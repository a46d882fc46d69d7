// Changing the dates or the guests of a booking: the wish, its price, and the change itself.

import { data, redirect } from 'react-router'
import { amendBooking } from '#bookings/amend/amend-booking.server.ts'
import { amendRefusalStatus, amendRefusals } from '#bookings/amend/amend-refusals.ts'
import { parseAmendWish } from '#bookings/amend/amend-wish.ts'
import { ChangeBooking } from '#bookings/amend/change-booking.tsx'
import { bookedFields, changeView } from '#bookings/amend/change-view.server.ts'
import { mayCommand } from '#bookings/booking.ts'
import type { BookingDetails } from '#bookings/booking-view.ts'
import { commandKeyIn } from '#bookings/carry-out-once.server.ts'
import { findBooking } from '#bookings/find-booking.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { PartyFields } from '#search/party-fields.tsx'
import { parseVisitWish } from '#search/visit-wish.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { dayInZone } from '#values/calendar-day.ts'
import type { Route } from './+types/booking-change'
import { requireBooker } from './guards/require-booker.server.ts'
import { pageContext } from './page-context.server.ts'

async function requireBooking(args: Pick<Route.LoaderArgs, 'request' | 'context' | 'params' | 'url'>) {
  const { request, context, params, url } = args
  const { tools, visitor } = context.get(pageContext)
  const id = 'id' in params ? String(params.id) : undefined
  const asked = await requireBooker({ tools, visitor, request, url, id })
  const booking = await findBooking(tools, asked.who, asked.bookingId)
  if (!booking) throw pageNotFound(url)
  return { tools, booking, ...asked }
}

function wishIn({ clock }: Tools, booking: BookingDetails, typed: URLSearchParams) {
  const visit = parseVisitWish(typed, dayInZone(clock.now(), booking.timeZone))
  const { serviceAnimals } = booking.party
  const whole = visit.nights && Object.keys(visit.faults).length === 0
  return { visit, wish: whole ? { nights: visit.nights!, party: { ...visit.party, serviceAnimals } } : undefined }
}

export async function loader(args: Route.LoaderArgs) {
  const { tools, booking, base } = await requireBooking(args)
  if (!mayCommand('amend', booking.state, 'guest')) throw redirect(base)
  const { searchParams } = args.url
  const isAsked = searchParams.has('in') || searchParams.has('out')
  const typed = isAsked ? searchParams : new URLSearchParams(bookedFields(booking))
  const { visit, wish } = wishIn(tools, booking, typed)
  const { fields, faults, hints } = visit
  const view = await changeView(tools, booking, isAsked ? wish : undefined)
  return { ...view, back: base, fields, faults: { ...hints, ...faults } }
}

export async function action(args: Route.ActionArgs) {
  const { tools, booking, base, who } = await requireBooking(args)
  const form = await args.request.formData()
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const seen = parseAmendWish(form)
  const { wish } = wishIn(tools, booking, new URLSearchParams(typed))
  if (!seen || !wish) return data({ refusal: 'We could not read that form. Please look at the price again.' }, 400)
  const key = commandKeyIn(form)
  const asked = { ...wish, ...seen, bookingId: booking.id, key, origin: args.url.origin }
  const amended = await amendBooking(tools, who, asked)
  if (amended.ok) throw redirect(base, 303)
  if (amended.reason === 'booking-unknown') throw pageNotFound(args.url)
  return data({ refusal: amendRefusals[amended.reason] }, amendRefusalStatus[amended.reason])
}

/** A refusal is shown beside how things stand now, not as they stood before. */
export const shouldRevalidate = () => true

export default function BookingChange({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, faults, preview } = loaderData
  const party = preview.kind === 'refused' && preview.party.length > 0 ? preview.party.join(' ') : undefined
  return (
    <ChangeBooking {...loaderData} refusal={actionData?.refusal}>
      <PartyFields fields={fields} faults={{ ...faults, ...(party && { adults: party }) }} />
    </ChangeBooking>
  )
}
