// Command: a test mail to who asks for it, sent at once, with what the mail server answered.

import { sentence } from '#catalogue/sentence.ts'
import { mailFrame } from '#platform/mail-frame.ts'
import { smtpCarrier } from '#platform/sending/smtp-carrier.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { ConnectionRefusal } from './connection-refusals.ts'

/** `answer`: why the mail server did not take it, in its own words; null when it did. */
export type MailTried = { readonly to: string; readonly answer: string | null }

export async function tryMail(tools: Tools, operator: Operator): Promise<Outcome<MailTried, ConnectionRefusal>> {
  if (!may(operator, 'security', 'change')) return refused('not-allowed')
  const to = operator.email
  if (to === null) return refused('no-address')
  const carrier = smtpCarrier(tools.environment)
  if (!carrier) return refused('not-connected')
  const { SITE_NAME: sender } = tools.environment
  const words = mailFrame({
    subject: sentence('site.tryMailSubject', { site: sender }),
    paragraphs: [sentence('site.tryMailText')],
    sender,
  })
  const now = tools.clock.now()
  try {
    const delivery = await carrier.deliver({ id: 0, recipient: to, payload: words, dedupeKey: 'try', createdAt: now })
    return done({ to, answer: delivery.outcome === 'accepted' ? null : delivery.answer })
  } finally {
    carrier.close()
  }
}
