// The buttons of the checkout, each about one hold: what each of them does.

import { parseBookingForm } from '#bookings/record/booking-input.ts'
import { homeAddress } from '#bookings/words/home-address.ts'
import {
  type CheckoutAnswer,
  handleChooseAgain,
  handleRelease,
  handleSignIn,
  type OnHold,
} from '#checkout/handle-checkout.server.ts'
import { handleChoices } from '#checkout/handle-choices.server.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import type { ChoicesView } from '#quotes/quote-view.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findHold } from '#trips/find-booking.server.ts'
import { handleGuestBooking } from '#trips/manage/handle-guest-booking.server.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'

export type ButtonAnswer = CheckoutAnswer & {
  readonly back?: string
  readonly choices?: ChoicesView
  readonly fields?: Readonly<Record<string, string>>
}

type Pressed = OnHold & {
  /** The page of the home with the visit filled in. */
  readonly back: string
}

type Button = (pressed: Pressed) => ButtonAnswer | Promise<ButtonAnswer>

function again(withCode: boolean): Button {
  return async pressed => ({ ...(await handleChooseAgain(pressed, withCode)), back: pressed.back })
}

function choose(which: 'see' | 'take' | 'book'): Button {
  return async pressed => (await handleChoices(pressed, which)) ?? handleGuestBooking(pressed)
}

const buttons: Readonly<Record<string, Button>> = {
  'sign-in': pressed => handleSignIn('sign-in', pressed),
  register: pressed => handleSignIn('register', pressed),
  verify: pressed => handleSignIn('verify', pressed),
  release: ({ tools, actor, hold, back }) => handleRelease(tools, actor, hold.id, back),
  again: again(true),
  'without-code': again(false),
  'send-code': pressed => handleGuestBooking(pressed, true),
  'see-choices': choose('see'),
  'take-choices': choose('take'),
  book: choose('book'),
}

/** Runs the button in the table; any other does nothing, and what was typed is shown again. */
export async function handleButton(
  asked: Omit<Pressed, 'hold' | 'back'> & { readonly url: URL },
): Promise<ButtonAnswer> {
  const { tools, actor, stay, form, url } = asked
  const button = handlerOf(form, buttons)
  if (!button) return { kind: 'stay', status: 400, refusal: unknownIntent(), values: parseBookingForm(form).values }
  const id = form.get('hold')
  const hold = typeof id === 'string' && isUuid(id) ? await findHold(tools, actor.owner, id) : undefined
  if (hold?.stay.id !== stay.id) throw pageNotFound(url)
  return button({ ...asked, hold, back: homeAddress(stay.slug, hold.quote) })
}
