// Handles booking without an account at the checkout: mails a link, or says why not.

import { manageLinkInput } from '#bookings/record/booking-input.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import type { CheckoutAnswer, OnHold } from '#checkout/handle-checkout.server.ts'
import { parseFormInput } from '#values/form-input.ts'
import { type LinkRefusal, mailContinueLink } from './ask-link.server.ts'

export const linkRefusals: Readonly<
  Record<LinkRefusal, { readonly status: 404 | 410 | 429; readonly sentence: string }>
> = {
  'hold-unknown': { status: 404, sentence: 'We are not keeping any nights under this address.' },
  'hold-expired': {
    status: 410,
    sentence: 'The time for which we kept these nights is over. You can try to take them again.',
  },
  'too-many-links': {
    status: 429,
    sentence:
      'We have sent several mails to this address already. Please look for them, or try again in a little while.',
  },
}

/** Mails the link that opens this checkout; what was typed is shown again where it cannot be. */
export async function handleMailLink({ tools, actor, hold, form }: OnHold): Promise<CheckoutAnswer> {
  const { owner, address, origin } = actor
  const parsed = parseFormInput(manageLinkInput.pick({ email: true }), form, { email: 'link-email' })
  if (!parsed.ok) return { kind: 'stay', status: 422, linkEmail: parsed.values.email, linkFault: parsed.faults.email }
  const { email } = parsed.input
  const mailed = await mailContinueLink(tools, owner, { holdId: hold.id, email, address, origin })
  if (!mailed.ok) {
    const { status, sentence } = linkRefusals[mailed.reason]
    return { kind: 'stay', status, refusal: sentence, linkEmail: email }
  }
  const until = sayInstant(mailed.until, hold.timeZone, tools.environment.SITE_LANG)
  const news = `We have sent a link to ${email}. It takes you back here; until ${until} (the home’s time) it works, and the nights are kept for you.`
  return { kind: 'stay', status: 200, news, linkEmail: email }
}
