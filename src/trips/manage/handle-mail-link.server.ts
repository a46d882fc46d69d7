// Handles booking without an account at the checkout: mails a link, or says why not.

import { manageLinkInput } from '#bookings/record/booking-input.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { refusalTable } from '#catalogue/refusal-table.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { CheckoutAnswer, OnHold } from '#checkout/handle-checkout.server.ts'
import { parseFormInput } from '#values/form-input.ts'
import { type LinkRefusal, mailContinueLink } from './ask-link.server.ts'

const refusals = refusalTable<LinkRefusal, 404 | 410 | 429>({
  'hold-unknown': [404, 'bookings.holdUnknown'],
  'hold-expired': [410, 'trips.holdExpired'],
  'too-many-links': [429, 'trips.tooManyLinks'],
})

export const linkRefusals = refusals.sentences
export const linkRefusalStatus = refusals.statuses

/** Mails the link that opens this checkout; what was typed is shown again where it cannot be. */
export async function handleMailLink({ tools, actor, hold, form }: OnHold): Promise<CheckoutAnswer> {
  const { owner, address, origin } = actor
  const parsed = parseFormInput(manageLinkInput.pick({ email: true }), form, { email: 'link-email' })
  if (!parsed.ok) return { kind: 'stay', status: 422, linkEmail: parsed.values.email, linkFault: parsed.faults.email }
  const { email } = parsed.input
  const mailed = await mailContinueLink(tools, owner, { holdId: hold.id, email, address, origin })
  if (!mailed.ok) {
    const { reason } = mailed
    return { kind: 'stay', status: linkRefusalStatus[reason], refusal: linkRefusals[reason], linkEmail: email }
  }
  const until = sayInstant(mailed.until, hold.timeZone, currentLanguage().locale)
  const news = sentence('trips.continueSent', { email, until })
  return { kind: 'stay', status: 200, news, linkEmail: email }
}
