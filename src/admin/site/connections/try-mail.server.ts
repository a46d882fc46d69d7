// Command: a test mail to who asks for it, sent at once, with what the mail server answered.

import { sentence } from '#catalogue/sentence.ts'
import { mailFrame } from '#platform/mail-frame.ts'
import { smtpCarrier } from '#platform/sending/smtp-carrier.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { ConnectionRefusal } from './connection-refusals.ts'
import type { MailTried } from './connections-view.ts'
import { openConnections, setOnServer } from './stored-connections.server.ts'
import { smtpAddress } from './with-connections.server.ts'

export async function tryMail(tools: Tools, operator: Operator): Promise<Outcome<MailTried, ConnectionRefusal>> {
  if (!may(operator, 'security', 'change')) return refused('not-allowed')
  const to = operator.email
  if (to === null) return refused('no-address')
  const carrier = smtpCarrier(await settingsOfMail(tools))
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

/** With what is stored at this moment, whether this process has heard of it or not. */
async function settingsOfMail(tools: Tools): Promise<Tools['environment']> {
  const { environment } = tools
  if (setOnServer(environment).includes('mail')) return environment
  const { mail } = openConnections(environment, await readSite(tools))
  return { ...environment, SMTP_URL: smtpAddress(mail), MAIL_FROM: mail?.from || environment.MAIL_FROM }
}
