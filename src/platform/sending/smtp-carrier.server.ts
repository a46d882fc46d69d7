// Sends mails over SMTP.

import { createHash } from 'node:crypto'
import type { MailPayload } from '#platform/outbox/outbox.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { seconds } from '#values/duration.ts'
import type { Delivery } from './delivery.ts'
import { messageIdOf, mustEncrypt, senderOf } from './mail-sender.ts'
import type { Carried, Carrier } from './send-outbox.server.ts'

/** A carrier for the server of SMTP_URL; undefined without one. */
export function smtpCarrier(environment: Environment): Carrier | undefined {
  const { SMTP_URL } = environment
  if (!SMTP_URL) return undefined
  let opened: ReturnType<typeof openTransport> | undefined
  return {
    deliver: async entry => {
      // Now, because the operator may have renamed the site.
      const from = senderOf(environment)
      const { subject, text, html, replyTo, calendar, attachments = [] } = entry.payload as MailPayload
      try {
        opened ??= openTransport(SMTP_URL)
        await (await opened).sendMail({
          from,
          to: { name: '', address: entry.recipient },
          replyTo: replyTo ?? (from.address === environment.SITE_CONTACT ? undefined : environment.SITE_CONTACT),
          subject,
          text,
          html,
          icalEvent: calendar && { ...calendar, filename: 'invitation.ics' },
          attachments: attachments.map(({ base64: content, ...file }) => ({ ...file, content, encoding: 'base64' })),
          date: entry.createdAt,
          messageId: messageIdOf(markOf(entry), from),
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return { outcome: 'accepted' }
      } catch (fault) {
        return deliveryOf(fault)
      }
    },
    close: () => void opened?.then(transport => transport.close()),
  }
}

async function openTransport(url: string) {
  // Loaded with the first mail: a start of the site would wait for it.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    requireTLS: mustEncrypt(url),
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Unique per message, the same for every attempt. */
function markOf({ id, dedupeKey, createdAt }: Carried): string {
  const told = `${id} ${dedupeKey} ${createdAt.toISOString()}`
  return createHash('sha256').update(told).digest('hex').slice(0, 40)
}

/** Classifies a failed attempt: a response about this mail, or no response at all. */
function deliveryOf(fault: unknown): Delivery {
  const { code, responseCode, response } = fault as { code?: string; responseCode?: number; response?: string }
  const answer = response ?? (code ? `The mail server could not be reached (${code}).` : 'The mail could not be sent.')
  if (code === 'EENVELOPE' && responseCode === undefined) return { outcome: 'refused', answer: 'This is no address.' }
  // 421: the server is about to close. A refused sign-in is due to our settings, which may be fixed.
  if (responseCode === undefined || responseCode === 421 || code === 'EAUTH') return { outcome: 'unreachable', answer }
  return { outcome: responseCode >= 500 ? 'refused' : 'later', answer }
}
