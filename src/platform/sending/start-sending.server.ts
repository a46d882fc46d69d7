// Sends what waits in the outbox while the process lives, by whatever carriers are configured.

import { every } from '#platform/every.server.ts'
import type { OutboxEntry } from '#platform/outbox.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { later, seconds } from '#values/duration.ts'
import { type Carrier, sendOutbox } from './send-outbox.server.ts'
import { smsCarrier } from './sms-carrier.server.ts'
import { smtpCarrier } from './smtp-carrier.server.ts'

const lookEvery = seconds(2)
/** A server that does not answer is left alone for so long. */
const pauseWhenUnreachable = seconds(30)

/** Sends until the answered function is called; a kind for which nothing is configured waits in the outbox. */
export function startSending(tools: Tools): () => void {
  const stops = [send(tools, 'mail', smtpCarrier(tools.environment)), send(tools, 'sms', smsCarrier(tools.environment))]
  return () => {
    for (const stop of stops) stop()
  }
}

function send(tools: Tools, kind: OutboxEntry['kind'], carrier: Carrier | undefined): () => void {
  if (!carrier) return () => {}
  let quietUntil = tools.clock.now()
  const turn = async () => {
    if (tools.clock.now() < quietUntil) return
    const { reached } = await sendOutbox(tools, kind, carrier)
    if (!reached) quietUntil = later(tools.clock.now(), pauseWhenUnreachable)
  }
  const stop = every(lookEvery, turn, tools.log, 'the outbox could not be sent')
  return () => {
    stop()
    carrier.close()
  }
}
