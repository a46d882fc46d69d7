// Handles the button that books: whoever has no account proves their address by a code first, on the same page.

import { z } from 'zod'
import { parsePayInput } from '#booking-payments/pay-input.ts'
import { type CodeRefusal, lastCodeFor } from '#bookings/arrival/contact-code.server.ts'
import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { codeInput } from '#bookings/record/booking-input.ts'
import { refusalTable } from '#catalogue/refusal-table.ts'
import { sentence } from '#catalogue/sentence.ts'
import {
  type CheckoutAnswer,
  guestOf,
  handleBook,
  type OnHold,
  typedAtCheckout,
} from '#checkout/handle-checkout.server.ts'
import { storeDraft } from '#checkout/store-draft.server.ts'
import { paysFirst } from '#holds/pays-first.ts'
import { recogniseContact } from '#users/contact/contact-key.server.ts'
import { readContactToken } from '#users/contact/read-contact.server.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { parseFormInput } from '#values/form-input.ts'
import { type LinkRefusal, mailContinueLink } from './ask-link.server.ts'
import { typeCode } from './type-code.server.ts'

const refusals = refusalTable<LinkRefusal | CodeRefusal, 404 | 410 | 422 | 429>({
  'hold-unknown': [404, 'bookings.holdUnknown'],
  'hold-expired': [410, 'trips.holdExpired'],
  'too-many-links': [429, 'trips.tooManyLinks'],
  'code-wrong': [422, 'trips.codeWrong'],
  'code-ended': [422, 'trips.codeEnded'],
  'too-many-codes': [429, 'trips.tooManyCodes'],
})

export const linkRefusals = refusals.sentences
export const linkRefusalStatus = refusals.statuses

/** The name of the field; the form has another code, of a promotion. */
const codeField = 'mail-code'

/** Books for whoever is known; for anybody else mails a code, or takes the one that is typed and books by it. */
export async function handleGuestBooking(pressed: OnHold, again = false): Promise<CheckoutAnswer> {
  const { tools, actor, hold, form } = pressed
  if (guestOf(actor, hold) || actor.visitor.kind !== 'signed-out' || hold.hasAccount) return handleBook(pressed)
  const typed = typedAtCheckout(form)
  const { parsed, chosen, answer } = typed
  await storeDraft(tools, actor.owner, hold.id, parsed.values)
  if (answer) return answer
  const shown = { values: parsed.values, ...chosen }
  const { email } = parsed.input!.contact
  const last = await lastCodeFor(tools, hold.id)
  // Whoever was asked for a code and now pays by card has none to type.
  if (!again && !form.get(codeField)) {
    const paid = await payFirst(pressed, email)
    if (paid) return paid
  }
  // An address that was corrected meanwhile gets a code of its own.
  if (again || !form.has(codeField) || last?.email !== canonicalEmail(email)) {
    return { ...(await mailCode(pressed, email)), ...shown }
  }
  const code = parseFormInput(z.strictObject({ code: codeInput }), form, { code: codeField })
  if (!code.ok) return { kind: 'stay', status: 422, ...shown, proof: { email, fault: code.faults.code } }
  const asked = { about: hold.id, email, code: code.input.code, key: commandKeyIn(form), address: actor.address }
  const proved = await typeCode(tools, asked, actor)
  if (!proved.ok) {
    const { reason } = proved
    return { kind: 'stay', status: linkRefusalStatus[reason], ...shown, proof: { email, fault: linkRefusals[reason] } }
  }
  const { token, setCookie } = proved
  const contact = await readContactToken(tools, token)
  const booked = await handleBook(pressed, { contact: contact!, browser: actor.owner.browser })
  const cookies = [...(booked.cookies ?? []), setCookie]
  return booked.kind === 'go' ? { ...booked, cookies } : { ...booked, cookies, provedEmail: email }
}

/**
 * Where money is due now it stands behind the booking: it is paid first, and this browser gets the key of that booking alone.
 * Undefined where a proof has to come first.
 */
async function payFirst(pressed: OnHold, typedEmail: string): Promise<CheckoutAnswer | undefined> {
  const { tools, actor, hold, form } = pressed
  if (!paysFirst(hold, parsePayInput(form).way)) return undefined
  const proof = { about: hold.id, email: typedEmail }
  const { token, setCookie } = await recogniseContact(tools.database, tools, proof, 'browser')
  const contact = await readContactToken(tools, token)
  const paid = await handleBook(pressed, { contact: contact!, browser: actor.owner.browser })
  if (paid.kind === 'stay' && paid.reason === 'prove-first') return undefined
  return { ...paid, cookies: [...(paid.cookies ?? []), setCookie] }
}

async function mailCode({ tools, actor, hold }: OnHold, email: string) {
  const { owner, address, origin } = actor
  const mailed = await mailContinueLink(tools, owner, { holdId: hold.id, email, address, origin })
  if (mailed.ok)
    return { kind: 'stay', status: 200, news: sentence('trips.codeSent', { email }), proof: { email } } as const
  const { reason } = mailed
  return { kind: 'stay', status: linkRefusalStatus[reason], refusal: linkRefusals[reason] } as const
}
