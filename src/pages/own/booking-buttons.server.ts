// What each button of a booking's page does, on either of its two pages.

import { handleProposalForm } from '#amendments/proposals/handle-proposal-form.server.ts'
import { handlePay } from '#booking-payments/handle-pay.server.ts'
import { removeCard } from '#booking-payments/saved-card/remove-card.server.ts'
import { paymentRefusalStatus, paymentRefusals } from '#bookings/record/payment-refusals.ts'
import { sayOutcome } from '#bookings/record/state-conflict.ts'
import { bookingHome } from '#bookings/words/booking-home.ts'
import { handleCancel } from '#cancellations/handle-cancel.server.ts'
import { handleDeposit } from '#deposits/handle-deposit.server.ts'
import { handleReadForm, handleWriteForm, type ThreadAnswer } from '#messages/threads/handle-thread-form.server.ts'
import { messagesId } from '#messages/threads/thread-address.ts'
import type { MessageTyped } from '#messages/threads/thread-view.ts'
import { markBookingRead, writeAboutBooking } from '#messages/threads/write-as-guest.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { chooseOtherPaymentMethod } from '#trips/choose-other-payment-method.server.ts'
import type { CompanionsTyped } from '#trips/companions/companions-view.ts'
import { handleCompanions } from '#trips/companions/handle-companions.server.ts'
import { type Booker, isContact } from '#users/user/visitor.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'

type Pressed = {
  readonly tools: Tools
  readonly who: Booker
  readonly bookingId: string
  readonly form: FormData
  readonly origin: string
  /** Where it comes from, for limits. */
  readonly address: string
}

type BookingAnswer =
  | { readonly kind: 'go'; readonly path: string }
  | {
      readonly kind: 'stay'
      readonly status: number
      readonly refusal?: string | undefined
      readonly payFault?: string | undefined
      readonly depositFault?: string | undefined
      /** The names of who comes along that were not noted. */
      readonly companions?: CompanionsTyped | undefined
      /** What was typed as a message. */
      readonly message?: MessageTyped | undefined
    }

type Button = (pressed: Pressed) => Promise<BookingAnswer>

/** Back to the page that the button is on, or the sentence why nothing came of it. */
function answerAt(asked: Pressed, { status, refusal }: { status: number; refusal?: string | undefined }, part = '') {
  const home = bookingHome({ id: asked.bookingId, hasAccount: !isContact(asked.who) })
  return status === 200 ? ({ kind: 'go', path: home + part } as const) : ({ kind: 'stay', status, refusal } as const)
}

function proposal(answer: 'accept' | 'decline'): Button {
  return async asked => answerAt(asked, await handleProposalForm(asked.tools, asked.who, answer, asked))
}

function inThread(asked: Pressed, answer: ThreadAnswer): BookingAnswer {
  if (answer.kind === 'go') return answerAt(asked, { status: 200 }, `#${messagesId}`)
  if (answer.kind === 'quiet') return { kind: 'stay', status: 200 }
  return { kind: 'stay', status: answer.status, message: answer.typed }
}

const buttons: Readonly<Record<string, Button>> = {
  pay: async asked => {
    const paid = await handlePay(asked.tools, asked.who, asked)
    return paid.kind === 'go' ? paid : { ...paid, payFault: paid.fault }
  },
  deposit: async asked => {
    const placed = await handleDeposit(asked.tools, asked.who, asked)
    return placed.kind === 'go' ? placed : { ...placed, depositFault: placed.fault }
  },
  'choose-again': async ({ tools, who, bookingId }) => {
    const chosen = await chooseOtherPaymentMethod(tools, who, bookingId)
    if (chosen.ok) return { kind: 'go', path: chosen.path }
    return { kind: 'stay', ...sayOutcome(chosen, paymentRefusalStatus, paymentRefusals) }
  },
  'remove-card': async asked => {
    const removed = await removeCard(asked.tools, asked.who, asked.bookingId)
    return answerAt(asked, sayOutcome(removed, paymentRefusalStatus, paymentRefusals), '#money')
  },
  write: async asked => {
    const { tools, who, bookingId, form, origin, address } = asked
    const from = { bookingId, origin, address }
    return inThread(
      asked,
      await handleWriteForm(form, message => writeAboutBooking(tools, who, { ...message, ...from })),
    )
  },
  read: async asked => {
    const { tools, who, bookingId, form } = asked
    return inThread(asked, await handleReadForm(form, seen => markBookingRead(tools, who, { bookingId, seen })))
  },
  'accept-proposal': proposal('accept'),
  'decline-proposal': proposal('decline'),
  'name-companions': async asked => {
    const named = await handleCompanions(asked.tools, asked.who, asked)
    return named.ok ? answerAt(asked, { status: 200 }, '#along-who-title') : { kind: 'stay', ...named }
  },
  cancel: async asked => answerAt(asked, await handleCancel(asked.tools, asked, asked.form)),
}

/** Runs the button in the table for the booking's owner; any other does nothing. */
export async function answerBookingButton(
  pressed: Omit<Pressed, 'who' | 'bookingId'> & Partial<Pick<Pressed, 'who' | 'bookingId'>>,
): Promise<BookingAnswer> {
  const { who, bookingId } = pressed
  const button = handlerOf(pressed.form, buttons)
  if (!button) return { kind: 'stay', status: 400, refusal: unknownIntent() }
  return who && bookingId ? button({ ...pressed, who, bookingId }) : { kind: 'stay', status: 404 }
}
