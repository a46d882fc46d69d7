// Handles other extras or another code at the checkout: first their price, then the nights held at it.

import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { parseBookingForm } from '#bookings/record/booking-input.ts'
import { bookingRefusalStatus, bookingRefusals } from '#bookings/record/booking-refusals.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { holdStay } from '#holds/hold-stay.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { describeOptions } from '#quotes/describe-choices.server.ts'
import { chosenFields, parseChosen } from '#quotes/quote-input.ts'
import type { ChoicesView } from '#quotes/quote-view.ts'
import { typedFields } from '#values/form-input.ts'
import { type CheckoutAnswer, goOnWith, namedOwner, type OnHold } from './handle-checkout.server.ts'
import { type Chosen, inputWith, previewChoices } from './preview-choices.server.ts'

/** The fields as the hold has them; undefined where there is nothing to choose. */
export async function choicesOf(tools: Tools, hold: BookingDetails): Promise<ChoicesView | undefined> {
  const options = await describeOptions(tools, hold.stay.id, { chosen: chosenFields(hold.quote), faults: {} })
  return options.extras.length > 0 || options.code !== undefined ? options : undefined
}

/**
 * The answer to the buttons about extras and code, and to the one that books while these fields differ from the price;
 * undefined where they agree. Seeing a price changes nothing, and everything typed is shown again.
 */
export async function handleChoices(
  pressed: OnHold,
  which: 'see' | 'take' | 'book',
): Promise<(CheckoutAnswer & { readonly choices?: ChoicesView }) | undefined> {
  const { tools, actor, hold, form } = pressed
  const asked = parseChosen(typedFields(form))
  const held = chosenFields(hold.quote)
  const differs = Object.entries(asked.chosen).some(([name, value]) => value.toUpperCase() !== (held[name] ?? ''))
  if (which === 'book' && !differs) return undefined
  const { values } = parseBookingForm(form)
  if (Object.keys(asked.faults).length > 0) {
    return { kind: 'stay', status: 422, values, choices: await describeOptions(tools, hold.stay.id, asked) }
  }
  const taken = which === 'take' ? await takeChoices(pressed, asked) : undefined
  if (taken?.kind === 'go') return taken
  const preview = await previewChoices(tools, hold, asked, actor.owner.user?.id)
  const against = preview.kind === 'refused' ? preview : undefined
  const choices = await describeOptions(tools, hold.stay.id, asked, against)
  const seen =
    which === 'book' ? { status: 409, refusal: sentence('checkout.lookAtNewPrice') } : { status: against ? 422 : 200 }
  return { kind: 'stay', ...seen, values, preview, choices, ...taken }
}

/** Replaces `hold` by one with the choice, at the price shown for it; undefined where none was shown. */
async function takeChoices({ tools, actor, hold, form }: OnHold, chosen: Chosen): Promise<CheckoutAnswer | undefined> {
  const seen = form.get('seen')
  if (typeof seen !== 'string' || !/^\d{1,15}$/.test(seen)) return undefined
  const named = namedOwner(tools, actor.owner)
  const held = await holdStay(tools, named.owner, {
    ...{ stayId: hold.stay.id, input: inputWith(hold, chosen), seenTotalMinor: Number(seen) },
    ...{ key: commandKeyIn(form), address: actor.address, replaces: { holdId: hold.id, owner: actor.owner } },
  })
  if (!held.ok) {
    return { kind: 'stay', status: bookingRefusalStatus[held.reason], refusal: bookingRefusals[held.reason] }
  }
  const { values } = parseBookingForm(form)
  return goOnWith(tools, named, { slug: hold.stay.slug!, holdId: held.holdId, values })
}
