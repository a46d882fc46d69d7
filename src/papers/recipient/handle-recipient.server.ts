// The form by which a guest says whom an invoice is for, on either of a booking's pages.

import { parseRecipientForm, type TypedRecipient, typedRecipient } from '#bookings/record/recipient-input.ts'
import { readRecipient } from '#papers/invoices/paper-facts.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { paperRefusalStatus, paperRefusals } from './paper-refusals.ts'
import { setRecipient } from './set-recipient.server.ts'

type Shown = {
  readonly values: TypedRecipient
  readonly faults: Partial<TypedRecipient>
  readonly refusal: string | undefined
}

type Handled = { readonly ok: true } | { readonly ok: false; readonly status: number; readonly shown: Shown }

async function read({ database }: Tools, bookingId: string): Promise<TypedRecipient> {
  return typedRecipient(await readRecipient(database, bookingId))
}

/** What was typed comes back with whatever stands against it. */
async function handle(tools: Tools, who: Booker, bookingId: string, form: FormData): Promise<Handled> {
  const { input, values, ...parsed } = parseRecipientForm(form)
  const again = (status: number, shown: Partial<Shown>): Handled => ({
    ok: false,
    status,
    shown: { values, faults: {}, refusal: undefined, ...shown },
  })
  if (!handlerOf(form, { 'set-recipient': true })) return again(400, { refusal: unknownIntent() })
  if (!input) return again(422, { faults: 'faults' in parsed ? parsed.faults : {} })
  const noted = await setRecipient(tools, who, bookingId, input.recipient)
  return noted.ok ? noted : again(paperRefusalStatus[noted.reason], { refusal: paperRefusals[noted.reason] })
}

export const recipientPage = { read, handle }
