// The jobs that send the outbox through the connected carriers.

import type { Prepared } from '#platform/jobs/start-jobs.server.ts'
import type { OutboxEntry } from '#platform/outbox/outbox.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later, seconds } from '#values/duration.ts'
import { type Carrier, sendOutbox } from './send-outbox.server.ts'
import { smsCarrier } from './sms-carrier.server.ts'
import { smtpCarrier } from './smtp-carrier.server.ts'

/** How long an unreachable server is left alone. */
const pauseWhenUnreachable = seconds(30)

/** Sends mails; without a mail server they stay queued. */
export const sendMails = (tools: Tools): Prepared => send(tools, 'mail', smtpCarrier, ({ SMTP_URL }) => [SMTP_URL])

/** The same for text messages and their gateway. */
export const sendTexts = (tools: Tools): Prepared =>
  send(tools, 'sms', smsCarrier, ({ SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN }) => [SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN])

/** `settingsOf`: what a carrier is made of. It is made anew when an owner has connected another. */
function send(
  tools: Tools,
  kind: OutboxEntry['kind'],
  carrierFor: (environment: Environment) => Carrier | undefined,
  settingsOf: (environment: Environment) => readonly (string | undefined)[],
): Prepared {
  let carrier: Carrier | undefined
  let madeOf: string | undefined
  let quietUntil = tools.clock.now()
  const connected = () => {
    const settings = JSON.stringify(settingsOf(tools.environment))
    if (settings === madeOf) return carrier
    carrier?.close()
    madeOf = settings
    quietUntil = tools.clock.now()
    carrier = carrierFor(tools.environment)
    return carrier
  }
  const run = async () => {
    const by = connected()
    if (!by || tools.clock.now() < quietUntil) return
    const { reached } = await sendOutbox(tools, kind, by)
    if (!reached) quietUntil = later(tools.clock.now(), pauseWhenUnreachable)
  }
  return { run, isSetUp: () => settingsOf(tools.environment)[0] !== undefined, close: () => carrier?.close() }
}
