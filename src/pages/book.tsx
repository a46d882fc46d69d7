// The checkout of one home, where nights are held and become a booking.

import { data, redirect } from 'react-router'
import { lastCodeFor } from '#bookings/arrival/contact-code.server.ts'
import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { holdOwnerOf } from '#bookings/record/hold-owner.server.ts'
import { reservedIn } from '#bookings/words/home-address.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Checkout } from '#checkout/checkout.tsx'
import { checkoutRedirect } from '#checkout/checkout-redirect.server.ts'
import { checkoutView } from '#checkout/checkout-view.server.ts'
import { type Actor, handleHold } from '#checkout/handle-checkout.server.ts'
import { choicesOf } from '#checkout/handle-choices.server.ts'
import { HoldRefused } from '#checkout/hold-refused.tsx'
import { type ButtonAnswer as Answer, handleButton } from '#pages/checkout/handle-button.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireStay } from '#pages/guards/require-stay.server.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { parseQuoteInput, quoteAddress, quoteFields } from '#quotes/quote-input.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { countBooking } from '#statistics/count-seen.server.ts'
import type { Stay } from '#stays/stay.ts'
import { findHold } from '#trips/find-booking.server.ts'
import { readContact } from '#users/contact/read-contact.server.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { typedFields } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import type { Route } from './+types/book'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const stay = await requireStay(tools, params.slug, url, '/book')
  const shown = {
    head: { title: sentence('pages.book', { home: stay.name }), unlisted: true },
    stayName: stay.name,
    home: `/stays/${stay.slug}`,
  }
  const id = url.searchParams.get('hold')
  if (id === null) return data({ ...shown, checkout: undefined, choices: undefined })
  const contact = await readContact(tools, request)
  const hold = isUuid(id) ? await findHold(tools, holdOwnerOf(request, visitor, contact), id) : undefined
  if (hold?.stay.id !== stay.id) throw pageNotFound(url)
  const elsewhere = await checkoutRedirect(tools, hold)
  if (elsewhere) throw redirect(elsewhere)
  const checkout = await checkoutView(tools, visitor, hold, contact)
  const choices = checkout.open ? await choicesOf(tools, hold) : undefined
  const last = checkout.isGuest && !checkout.over ? await lastCodeFor(tools, hold.id) : undefined
  const proof = last?.isAwaited ? { email: last.email } : undefined
  const title = checkout.instant ? shown.head.title : sentence('checkout.request', { stayName: stay.name })
  const head = { ...shown.head, title }
  return data({ ...shown, head, checkout: { ...checkout, proof }, choices }, { status: checkout.over ? 410 : 200 })
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const stay = await requireStay(tools, params.slug, url, '/book')
  const form = await request.formData()
  const owner = holdOwnerOf(request, visitor, await readContact(tools, request))
  const actor = { owner, visitor, address, origin: url.origin }
  const answer = handlerOf(form, { hold: true })
    ? await holdNights(tools, actor, stay, form, url)
    : await handleButton({ tools, actor, stay, form, url })
  if (answer.kind === 'go' && handlerOf(form, { book: true })) countBooking(tools, request, address)
  if (answer.kind === 'go') throw redirect(answer.path, { status: 303, ...withCookies(...answer.cookies) })
  const { cookies = [], ...told } = answer
  return data(told, { status: told.status, ...withCookies(...cookies) })
}

/** The button beside the home: its form is the input, as the address of the home's page would carry it. */
async function holdNights(tools: Tools, actor: Actor, stay: Stay, form: FormData, url: URL): Promise<Answer> {
  const asked = parseQuoteInput(typedFields(form), dayInZone(tools.clock.now(), stay.timeZone))
  const fields = quoteFields(asked)
  const back = quoteAddress(stay.slug, fields)
  if (!asked.input) {
    const details = [...Object.values(asked.visit.faults), ...Object.values(asked.faults)]
    return { kind: 'stay', status: 400, refusal: sentence('pages.lookAgain'), details, back }
  }
  const { total: seenTotalMinor, moves } = reservedIn(url.searchParams)
  const pressed = { input: asked.input, seenTotalMinor, moves, key: commandKeyIn(form) }
  return { ...(await handleHold(tools, actor, stay, pressed)), back, fields }
}

/** A refusal is shown beside how things stand now, not as they stood before. */
export const shouldRevalidate = () => true

export default function Book({
  loaderData: { stayName, home, checkout, ...loaded },
  actionData,
}: Route.ComponentProps) {
  if (!checkout) {
    const { refusal, details = [], back = home, fresh, fields = {} } = actionData ?? {}
    const offer = fresh && { ...fresh, fields }
    const why = refusal ?? sentence('bookings.holdUnknown')
    return <HoldRefused stayName={stayName} sentence={why} details={details} back={back} fresh={offer} />
  }
  const { values, pay, open: _open, ...view } = checkout
  const choices = loaded.choices && (actionData?.choices ?? loaded.choices)
  const { way, agreed, proof, provedEmail, ...said } = actionData ?? {}
  return (
    <Checkout
      key={view.holdId}
      {...view}
      {...said}
      values={actionData?.values ?? values}
      proof={proof ?? checkout.proof}
      provedEmail={provedEmail ?? checkout.provedEmail}
      pay={{ ...pay, chosen: way ?? pay.chosen, agreed }}
      choices={choices}
    />
  )
}
