// The button that has the invoice of a booking made now.

import { paperRefusalStatus, paperRefusals } from '#papers/recipient/paper-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { typedIn, uuidInput } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { makeInvoice } from './make-invoice.server.ts'

type Handled =
  | { readonly ok: true; readonly number: string }
  | { readonly ok: false; readonly status: number; readonly refusal: string }

/** The number of the last paper that was made, or why none was. */
export async function handleMakeInvoice(tools: Tools, operator: Operator, form: FormData): Promise<Handled> {
  const booking = uuidInput.safeParse(typedIn(form, 'booking'))
  if (!handlerOf(form, { 'make-invoice': true }) || !booking.success) {
    return { ok: false, status: 400, refusal: unknownIntent() }
  }
  const made = await makeInvoice(tools, operator, booking.data)
  if (made.ok) return { ok: true, number: made.numbers.at(-1)! }
  return { ok: false, status: paperRefusalStatus[made.reason], refusal: paperRefusals[made.reason] }
}
