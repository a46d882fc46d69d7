// The page for changing a booking: input, price, and the change itself.

import { data, redirect } from 'react-router'
import { amendBooking } from '#amendments/amend/amend-booking.server.ts'
import { amendInput } from '#amendments/amend/amend-input.ts'
import { amendRefusalStatus, amendRefusals } from '#amendments/amend/amend-refusals.ts'
import { ChangeBooking } from '#amendments/amend/change-booking.tsx'
import type { ChangePreview } from '#amendments/amend/change-preview.ts'
import { bookedFields, changeView } from '#amendments/amend/change-view.server.ts'
import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import { tooLateAddress } from '#bookings/words/booking-home.ts'
import { sentence } from '#catalogue/sentence.ts'
import { requireBooking } from '#pages/guards/require-booking.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { DatesPicker } from '#quotes/dates/dates-picker.tsx'
import type { LoadDays } from '#quotes/dates/use-known-days.tsx'
import { describeOptions } from '#quotes/describe-choices.server.ts'
import { PartyFields } from '#quotes/input/party-fields.tsx'
import { QuoteChoices } from '#quotes/quote-choices.tsx'
import { chosenFields, parseQuoteInput, quoteFields } from '#quotes/quote-input.ts'
import type { ChoicesView } from '#quotes/quote-view.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { parseFormInput, typedFields } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/booking-change'

function inputIn({ clock }: Tools, booking: BookingDetails, typed: URLSearchParams) {
  const asked = parseQuoteInput(typed, dayInZone(clock.now(), booking.timeZone))
  if (!asked.input) return { asked, input: undefined }
  const { nights, party, extras, couponCode = null } = asked.input
  return { asked, input: { nights, party, extras, couponCode } }
}

export async function loader(args: Route.LoaderArgs) {
  const { tools, booking, base, who } = await requireBooking(args)
  if (!mayCommand('amend', booking.state, 'guest')) throw redirect(tooLateAddress(base))
  const { searchParams } = args.url
  const isAsked = searchParams.has('in') || searchParams.has('out')
  const booked = { ...bookedFields(booking), ...chosenFields(booking.quote) }
  const { asked, input } = inputIn(tools, booking, isAsked ? searchParams : new URLSearchParams(booked))
  const { fields: visitFields, faults, hints } = asked.visit
  const view = await changeView(tools, who, booking, isAsked ? input : undefined)
  const against = view.preview.kind === 'refused' ? view.preview : undefined
  const choices = await describeOptions(tools, booking.stay.id, asked, against)
  const fields = quoteFields(asked)
  const preview = withoutField(view.preview, choices)
  return { ...view, preview, back: base, visitFields, fields, choices, faults: { ...hints, ...faults } }
}

/** What is said against an extra that has no field on the page any more is said above the form. */
function withoutField(preview: ChangePreview, { extras }: ChoicesView): ChangePreview {
  if (preview.kind !== 'refused' || extras.some(({ fault }) => fault)) return preview
  return { ...preview, other: [...preview.other, ...preview.extras] }
}

export async function action(args: Route.ActionArgs) {
  const { tools, booking, base, who } = await requireBooking(args)
  const form = await args.request.formData()
  if (!handlerOf(form, { amend: true })) return data({ refusal: unknownIntent() }, 400)
  const seen = parseFormInput(amendInput, form, { totalMinor: 'total' })
  const { input } = inputIn(tools, booking, typedFields(form))
  if (!seen.ok || !input) return data({ refusal: sentence('pages.unreadableForm') }, 400)
  const { version, totalMinor: seenTotalMinor } = seen.input
  const asked = { ...input, version, seenTotalMinor, key: commandKeyIn(form), origin: args.url.origin }
  const amended = await amendBooking(tools, who, { ...asked, bookingId: booking.id })
  if (amended.ok) throw redirect(base, 303)
  if (amended.reason === 'booking-unknown') throw pageNotFound(args.url)
  return data({ refusal: sayRefused(amendRefusals, amended) }, amendRefusalStatus[amended.reason])
}

/** The days between which it can move, asked for where its calendar turns to them: in the language of the page. */
const loadDays: LoadDays = async range => {
  const answer = await fetch(`${location.pathname}/days?${new URLSearchParams(range)}`)
  if (!answer.ok) throw new Error(`The days of the booking were answered with ${answer.status}.`)
  return answer.json()
}

/** A refusal is shown beside how things stand now, not as they stood before. */
export const shouldRevalidate = () => true

export default function BookingChange({ loaderData, actionData }: Route.ComponentProps) {
  const { visitFields, faults, choices, preview, today } = loaderData
  const party = preview.kind === 'refused' && preview.party.length > 0 ? preview.party.join(' ') : undefined
  return (
    <ChangeBooking
      {...loaderData}
      refusal={actionData?.refusal}
      picker={<DatesPicker today={today} loadDays={loadDays} />}
    >
      <PartyFields fields={visitFields} faults={{ ...faults, ...(party && { adults: party }) }} />
      <QuoteChoices choices={choices} />
    </ChangeBooking>
  )
}
