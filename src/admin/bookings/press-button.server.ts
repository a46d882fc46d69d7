// Carries out a button about a booking, an enquiry or money: where money is about to move, it asks first.

import { type DisputeTyped, typedAboutDispute } from '#booking-payments/disputes/admin-dispute.ts'
import { parseMoneyInput } from '#booking-payments/disputes/money-input.ts'
import { sentence } from '#catalogue/sentence.ts'
import { findRefund } from '#payments/ledger/refund-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { uuidInput } from '#values/form-input.ts'
import { toConfirm } from './confirm/confirm-command.server.ts'
import type { Confirmation } from './confirm/confirmation.ts'
import { handleButton } from './handle-button.server.ts'

type Pressed =
  | { readonly isDone: true }
  | {
      readonly isDone: false
      readonly status: number
      readonly shown: {
        readonly refusal: string | undefined
        readonly dispute: DisputeTyped | undefined
        readonly confirmation: Confirmation | undefined
      }
    }

/** What was confirmed and has become impossible since is asked again, with the current numbers. */
export async function pressButton(tools: Tools, operator: Operator, form: FormData, origin: string): Promise<Pressed> {
  const asking = await askFirst(tools, operator, form)
  if (asking) return asking
  const { status, refusal, dispute } = await handleButton(tools, operator, form, origin)
  if (status === 200) return { isDone: true }
  const again = await askFirst(tools, operator, form)
  return again ?? { isDone: false, status, shown: { refusal, dispute, confirmation: undefined } }
}

async function askFirst(tools: Tools, operator: Operator, form: FormData): Promise<Pressed | undefined> {
  const confirmation = await toConfirm(tools, operator, form)
  if (!confirmation) return undefined
  const dispute = typedAboutDispute(parseMoneyInput(form))
  const status = confirmation.isAgain ? 409 : 200
  return { isDone: false, status, shown: { refusal: undefined, dispute, confirmation } }
}

/** The same on the page of one booking: a form that names anything else comes from another page, and does nothing here. */
export async function pressButtonOf(
  bookingId: string,
  ...[tools, operator, form, origin]: Parameters<typeof pressButton>
): Promise<Pressed> {
  if (await isOf(tools, bookingId, form)) return pressButton(tools, operator, form, origin)
  const refusal = sentence('adminBookings.unreadableAnswer')
  return { isDone: false, status: 400, shown: { refusal, dispute: undefined, confirmation: undefined } }
}

async function isOf({ database }: Tools, bookingId: string, form: FormData): Promise<boolean> {
  if (form.has('dispute') || form.has('enquiry')) return false
  const named = ['booking', 'money-of', 'deposit-of'].flatMap(name => form.getAll(name))
  const refunds = form.getAll('refund').map(async id => {
    const { data } = uuidInput.safeParse(id)
    return data === undefined ? undefined : (await findRefund(database, data))?.bookingId
  })
  return [...named, ...(await Promise.all(refunds))].every(each => each === bookingId)
}
