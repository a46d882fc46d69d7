// Carries out a button about a booking, an enquiry or money: where money is about to move, it asks first.

import { type DisputeTyped, typedAboutDispute } from '#booking-payments/disputes/admin-dispute.ts'
import { parseMoneyInput } from '#booking-payments/disputes/money-input.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
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
