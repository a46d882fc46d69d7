// The jobs that send the outbox through the configured carriers.

import type { OutboxEntry } from '#platform/outbox/outbox.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later, seconds } from '#values/duration.ts'
import { type Carrier, sendOutbox } from './send-outbox.server.ts'
import { smsCarrier } from './sms-carrier.server.ts'
import { smtpCarrier } from './smtp-carrier.server.ts'

/** How long an unreachable server is left alone. */
const pauseWhenUnreachable = seconds(30)

type Sending = { readonly run: () => Promise<void>; readonly close: () => void }

/** Sends mails; undefined without a mail server: mails stay queued. */
export const sendMails = (tools: Tools): Sending | undefined => send(tools, 'mail', smtpCarrier(tools.environment))

/** The same for text messages and their gateway. */
export const sendTexts = (tools: Tools): Sending | undefined => send(tools, 'sms', smsCarrier(tools.environment))

function send(tools: Tools, kind: OutboxEntry['kind'], carrier: Carrier | undefined): Sending | undefined {
  if (!carrier) return undefined
  let quietUntil = tools.clock.now()
  const run = async () => {
    if (tools.clock.now() < quietUntil) return
    const { reached } = await sendOutbox(tools, kind, carrier)
    if (!reached) quietUntil = later(tools.clock.now(), pauseWhenUnreachable)
  }
  return { run, close: () => carrier.close() }
}
