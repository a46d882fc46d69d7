// Handles the buttons by which somebody who paid first proves their address on the booking's page.

import { z } from 'zod'
import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { codeInput, emailInput } from '#bookings/record/booking-input.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type GuestContact, isProven } from '#users/user/visitor.ts'
import { parseFormInput } from '#values/form-input.ts'
import { linkRefusalStatus, linkRefusals } from './handle-guest-booking.server.ts'
import { mailNewCode } from './mail-new-code.server.ts'
import type { ProofTold } from './proof-told.ts'
import { typeCode } from './type-code.server.ts'

type Asking = { readonly address: string; readonly origin: string }

type Answer = { readonly kind: 'stay'; readonly status: number; readonly proof: ProofTold }

const nothing: Answer = { kind: 'stay', status: 404, proof: {} }

/** The code of the mail. */
export async function handleProof(
  tools: Tools,
  contact: GuestContact | undefined,
  form: FormData,
  { address, origin }: Asking,
): Promise<Answer | { readonly kind: 'go'; readonly cookies: readonly string[] }> {
  if (!contact || isProven(contact)) return nothing
  const parsed = parseFormInput(z.strictObject({ code: codeInput }), form, { code: 'mail-code' })
  if (!parsed.ok) return { kind: 'stay', status: 422, proof: { codeFault: parsed.faults.code } }
  const { about, typedEmail: email } = contact
  const typed = { about, email, code: parsed.input.code, key: commandKeyIn(form), address }
  const proved = await typeCode(tools, typed, { origin })
  if (proved.ok) return { kind: 'go', cookies: [proved.setCookie] }
  const { reason } = proved
  return { kind: 'stay', status: linkRefusalStatus[reason], proof: { codeFault: linkRefusals[reason] } }
}

/** A new code, to the address or to a corrected one. */
export async function handleNewCode(
  tools: Tools,
  contact: GuestContact | undefined,
  form: FormData,
  asking: Asking,
): Promise<Answer> {
  if (!contact || isProven(contact)) return nothing
  const parsed = parseFormInput(z.strictObject({ email: emailInput }), form)
  const { email } = parsed.values
  if (!parsed.ok) return { kind: 'stay', status: 422, proof: { typed: email, emailFault: parsed.faults.email } }
  const mailed = await mailNewCode(tools, contact, { ...asking, email: parsed.input.email })
  if (mailed.ok) return { kind: 'stay', status: 200, proof: { news: sentence('trips.newCodeSent', { email }) } }
  if (mailed.reason === 'booking-unknown') return nothing
  const fault = linkRefusals[mailed.reason]
  return { kind: 'stay', status: linkRefusalStatus[mailed.reason], proof: { typed: email, emailFault: fault } }
}
