// Handles other extras or another code at the checkout: first their price, then the nights held at it.

import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { parseBookingForm } from '#bookings/record/booking-input.ts'
import { bookingRefusalStatus, bookingRefusals } from '#bookings/record/booking-refusals.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { holdStay } from '#holds/hold-stay.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Actor, type CheckoutAnswer, goOnWith, namedOwner } from './handle-checkout.server.ts'
import { type Chosen, inputWith, previewChoices } from './preview-choices.server.ts'

/** Shows the price of the choice; changes nothing, and shows everything typed again. */
export async function handleSeeChoices(
  tools: Tools,
  { owner }: Actor,
  hold: BookingDetails,
  chosen: Chosen,
  form: FormData,
  refusal?: string,
): Promise<Extract<CheckoutAnswer, { kind: 'stay' }>> {
  const preview = await previewChoices(tools, hold, chosen, owner.user?.id)
  const status = refusal ? 409 : preview.kind === 'refused' ? 422 : 200
  return { kind: 'stay', status, refusal, values: parseBookingForm(form).values, preview }
}

/** Replaces `hold` by one with the choice, at the price shown for it; what was typed goes along. */
export async function handleTakeChoices(
  tools: Tools,
  actor: Actor,
  hold: BookingDetails,
  chosen: Chosen,
  form: FormData,
): Promise<CheckoutAnswer> {
  const seen = form.get('seen')
  if (typeof seen !== 'string' || !/^\d{1,15}$/.test(seen)) {
    return handleSeeChoices(tools, actor, hold, chosen, form)
  }
  const named = namedOwner(tools, actor.owner)
  const held = await holdStay(tools, named.owner, {
    ...{ stayId: hold.stay.id, input: inputWith(hold, chosen), seenTotalMinor: Number(seen) },
    ...{ key: commandKeyIn(form), address: actor.address, replaces: { holdId: hold.id, owner: actor.owner } },
  })
  if (held.ok) {
    const { values } = parseBookingForm(form)
    return goOnWith(tools, named, { slug: hold.stay.slug!, holdId: held.holdId, values })
  }
  const refused = { status: bookingRefusalStatus[held.reason], refusal: bookingRefusals[held.reason] }
  return { ...(await handleSeeChoices(tools, actor, hold, chosen, form)), ...refused }
}
