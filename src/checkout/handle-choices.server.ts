// What the checkout answers to other extras or another code: their price first, then the nights kept at it.

import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { parseBookingForm } from '#bookings/record/booking-input.ts'
import { bookingRefusalStatus, bookingRefusals } from '#bookings/record/booking-refusals.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { nameBrowser } from '#bookings/record/browser-session.server.ts'
import { checkoutAddress } from '#bookings/words/home-address.ts'
import { holdStay } from '#holds/hold-stay.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { carryContact } from '#users/contact/contact-key.server.ts'
import type { Actor, CheckoutAnswer } from './handle-checkout.server.ts'
import { keepDraft } from './keep-draft.server.ts'
import { type Chosen, inputWith, previewChoices } from './preview-choices.server.ts'

/** Shows what was chosen and its price; nothing is changed by it, and everything typed is still there. */
export async function handleSeeChoices(
  tools: Tools,
  { owner }: Actor,
  hold: BookingDetails,
  chosen: Chosen,
  form: FormData,
  refusal?: string,
): Promise<CheckoutAnswer> {
  const preview = await previewChoices(tools, hold, chosen, owner.user?.id)
  const status = refusal ? 409 : preview.kind === 'refused' ? 422 : 200
  return { kind: 'stay', status, refusal, values: parseBookingForm(form).values, preview }
}

/** Keeps the nights at the price that was shown for what was chosen, in place of `hold`; what was typed goes along. */
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
  const named = actor.owner.browser ? undefined : nameBrowser(tools.environment)
  const owner = { ...actor.owner, browser: actor.owner.browser ?? named!.browser }
  const held = await holdStay(tools, owner, {
    ...{ stayId: hold.stay.id, input: inputWith(hold, chosen), seenTotalMinor: Number(seen) },
    ...{ key: commandKeyIn(form), address: actor.address, replaces: { holdId: hold.id, owner: actor.owner } },
  })
  if (!held.ok) {
    const answer = await handleSeeChoices(tools, actor, hold, chosen, form)
    return {
      ...answer,
      status: bookingRefusalStatus[held.reason],
      refusal: bookingRefusals[held.reason],
    } as CheckoutAnswer
  }
  await keepDraft(tools, owner, held.holdId, parseBookingForm(form).values)
  if (owner.contact) await carryContact(tools.database, owner.contact, held.holdId)
  return { kind: 'go', path: checkoutAddress(hold.stay.slug!, held.holdId), cookies: named ? [named.setCookie] : [] }
}
