// What the operator's buttons about a damage deposit are answered with.

import { findRow } from '#bookings/record/booking-store.server.ts'
import { type CommandOutcome, sayRefused } from '#bookings/record/state-conflict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { currency } from '#values/money.ts'
import { refused } from '#values/result.ts'
import { parseSum } from '#values/typed-sum.ts'
import { type DepositRefusal, depositRefusalStatus, depositRefusals } from './deposit-refusals.ts'
import { endDeposit } from './end-deposit.server.ts'
import { noteDepositReceived } from './place-deposit.server.ts'

type Answer = { readonly status: 200 } | { readonly status: 403 | 404 | 409 | 422; readonly refusal: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Undefined for a form that is about something else. */
export async function handleAdminDeposit(
  tools: Tools,
  operator: Operator,
  form: FormData,
  origin: string,
): Promise<Answer | undefined> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const intent = text('intent')
  if (!intent.startsWith('deposit-')) return undefined
  const bookingId = text('deposit-of')
  const outcome = uuid.test(bookingId)
    ? await carryOut(tools, operator, { intent, bookingId, text, origin })
    : refused('booking-unknown' as const)
  if (outcome.ok) return { status: 200 }
  return { status: depositRefusalStatus[outcome.reason], refusal: sayRefused(depositRefusals, outcome) }
}

type Asked = {
  readonly intent: string
  readonly bookingId: string
  readonly text: (name: string) => string
  readonly origin: string
}

async function carryOut(
  tools: Tools,
  operator: Operator,
  { intent, bookingId, text, origin }: Asked,
): Promise<CommandOutcome<{ readonly bookingId: string }, DepositRefusal>> {
  if (intent === 'deposit-received') return noteDepositReceived(tools, operator, { bookingId, origin })
  const paymentId = text('deposit')
  if (intent === 'deposit-release')
    return endDeposit(tools, operator, { bookingId, paymentId, takenMinor: 0, reason: '' })
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  const booking = await findRow(tools.database, bookingId)
  if (!booking || !may(operator, 'money', 'change', booking.stayId)) return refused('booking-unknown')
  const takenMinor = parseSum(text('sum'), currency(booking.currency))
  if (takenMinor === undefined) return refused('sum-wrong')
  return endDeposit(tools, operator, { bookingId, paymentId, takenMinor, reason: text('reason') })
}
