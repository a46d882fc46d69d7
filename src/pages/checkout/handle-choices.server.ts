// Extras and codes at the checkout: what the box of the home and the rooms of bookings know of them, brought together.

import { parseBookingForm } from '#bookings/record/booking-input.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import type { Actor, CheckoutAnswer } from '#checkout/handle-checkout.server.ts'
import { handleSeeChoices, handleTakeChoices } from '#checkout/handle-choices.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { describeOptions } from '#quotes/describe-choices.server.ts'
import { chosenFields, parseChosen } from '#quotes/quote-input.ts'
import type { ChoicesView } from '#quotes/quote-view.ts'
import { typedFields } from '#values/form-input.ts'

/** The fields as the hold has them; undefined where there is nothing to choose. */
export async function choicesOf(tools: Tools, hold: BookingDetails): Promise<ChoicesView | undefined> {
  const options = await describeOptions(tools, hold.stay.id, { chosen: chosenFields(hold.quote), faults: {} })
  return options.extras.length > 0 || options.code !== undefined ? options : undefined
}

const mentioned = 'You have changed the extras or the code. Please look at the new price before you book.'

type ChoicesAnswer = CheckoutAnswer & { readonly choices?: ChoicesView }

/**
 * The answer to the buttons about extras and code, and to the one that books while the fields say something else than the
 * price does; undefined where they say the same.
 */
export async function handleChoices(
  tools: Tools,
  actor: Actor,
  hold: BookingDetails,
  form: FormData,
  which: 'see' | 'take' | 'book',
): Promise<ChoicesAnswer | undefined> {
  const asked = parseChosen(typedFields(form))
  const held = chosenFields(hold.quote)
  const differs = Object.entries(asked.chosen).some(([name, value]) => value.toUpperCase() !== (held[name] ?? ''))
  if (which === 'book' && !differs) return undefined
  if (Object.keys(asked.faults).length > 0) {
    const choices = await describeOptions(tools, hold.stay.id, asked)
    return { kind: 'stay', status: 422, values: parseBookingForm(form).values, choices }
  }
  const answer =
    which === 'take'
      ? await handleTakeChoices(tools, actor, hold, asked, form)
      : await handleSeeChoices(tools, actor, hold, asked, form, which === 'book' ? mentioned : undefined)
  if (answer.kind === 'go') return answer
  const against = answer.preview?.kind === 'refused' ? answer.preview : undefined
  return { ...answer, choices: await describeOptions(tools, hold.stay.id, asked, against) }
}
