// Handles the operator's buttons about a damage deposit.

import { findRow } from '#bookings/record/booking-store.server.ts'
import { type CommandOutcome, sayOutcome } from '#bookings/record/state-conflict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { typedIn, uuidInput } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import { currency } from '#values/money.ts'
import { refused } from '#values/result.ts'
import { parseSum } from '#values/typed-sum.ts'
import { type DepositRefusal, depositRefusalStatus, depositRefusals } from './deposit-refusals.ts'
import { endDeposit } from './end-deposit.server.ts'
import { noteDepositReceived } from './reserve-deposit.server.ts'

type Pressed = {
  readonly tools: Tools
  readonly operator: Operator
  readonly bookingId: string
  readonly text: (name: string) => string
  readonly origin: string
}

type Button = (pressed: Pressed) => Promise<CommandOutcome<{ readonly bookingId: string }, DepositRefusal>>

const take: Button = async ({ tools, operator, bookingId, text }) => {
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  const booking = await findRow(tools.database, bookingId)
  if (!booking || !may(operator, 'money', 'change', booking.stayId)) return refused('booking-unknown')
  const takenMinor = parseSum(text('sum'), currency(booking.currency))
  if (takenMinor === undefined) return refused('sum-wrong')
  return endDeposit(tools, operator, { bookingId, paymentId: text('deposit'), takenMinor, reason: text('reason') })
}

const buttons: Readonly<Record<string, Button>> = {
  'deposit-received': ({ tools, operator, bookingId, origin }) =>
    noteDepositReceived(tools, operator, { bookingId, origin }),
  'deposit-release': ({ tools, operator, bookingId, text }) =>
    endDeposit(tools, operator, { bookingId, paymentId: text('deposit'), takenMinor: 0, reason: '' }),
  'deposit-take': take,
}

/** Undefined for a form that is about something else. */
export async function handleAdminDeposit(tools: Tools, operator: Operator, form: FormData, origin: string) {
  const button = handlerOf(form, buttons)
  if (!button) return undefined
  const text = (name: string) => typedIn(form, name).trim()
  const bookingId = text('deposit-of')
  const outcome = uuidInput.safeParse(bookingId).success
    ? await button({ tools, operator, bookingId, text, origin })
    : refused('booking-unknown' as const)
  return sayOutcome(outcome, depositRefusalStatus, depositRefusals)
}
