// The calls that suites written for the vendor's emulator need. Mounted for tests only, never in production.

import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { accountTable, challengeTable } from '#identity/account/identity-tables.server.ts'
import { enumerationProtection, switchEnumerationProtection } from '#identity/enumeration-protection.server.ts'
import { mailActionModes } from '#identity/mail/mail-action.ts'
import { lookUpMailCode } from '#identity/mail/mail-code.server.ts'
import { challengeToken, isWaiting } from '#identity/secrets/challenge.server.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import { listOutbox, type MailPayload, type SmsPayload } from '#platform/outbox/outbox.server.ts'
import { rateLimitTable } from '#platform/rate-limit.server.ts'
import { isMovable } from '#platform/tools/clock.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { seconds } from '#values/duration.ts'
import { ProtocolFault } from './protocol-answer.server.ts'

const project = '/emulator/v1/projects/:project'
const mostRows = 1000

/** The emulator's calls, and two of ours: the clock and the outbox. */
export function testRoutes(tools: Tools): Hono {
  const app = new Hono()
  app.delete(`${project}/accounts`, async context => {
    await tools.database.delete(accountTable)
    await tools.database.delete(rateLimitTable)
    return context.json({})
  })
  app.get(`${project}/oobCodes`, async context => context.json({ oobCodes: await waitingMailCodes(tools) }))
  app.get(`${project}/verificationCodes`, async context =>
    context.json({ verificationCodes: await waitingPhoneCodes(tools) }),
  )
  app.get(`${project}/config`, context => context.json(configuration(tools)))
  app.patch(`${project}/config`, async context => {
    const { emailPrivacyConfig } = await readObject(context)
    const wanted = (emailPrivacyConfig as { enableImprovedEmailPrivacy?: unknown } | undefined)
      ?.enableImprovedEmailPrivacy
    if (typeof wanted === 'boolean') switchEnumerationProtection(tools, wanted)
    return context.json(configuration(tools))
  })
  app.post(`${project}/clock`, async context => {
    const { advanceSeconds } = await readObject(context)
    if (typeof advanceSeconds !== 'number' || !Number.isFinite(advanceSeconds) || !isMovable(tools.clock)) {
      throw new ProtocolFault(400, 'INVALID_ARGUMENT', say.numberNeeded)
    }
    tools.clock.advance(seconds(advanceSeconds))
    return context.json({ now: tools.clock.now().toISOString() })
  })
  app.get(`${project}/outbox`, async context => {
    const entries = await listOutbox(tools.database, { limit: mostRows })
    return context.json(entries.map(({ recipient: to, kind, payload }) => ({ to, kind, ...payload })))
  })
  return app
}

async function readObject(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await context.req.json().catch(() => undefined)
  if (typeof body === 'object' && body !== null) return body as Record<string, unknown>
  throw new ProtocolFault(400, 'INVALID_ARGUMENT', say.jsonWrong)
}

function configuration(tools: Tools) {
  return {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: enumerationProtection(tools) },
  }
}

// Codes are stored as hashes only; the plain ones are in the outgoing messages.
async function waitingMailCodes(tools: Tools) {
  const mails = await listOutbox(tools.database, { kind: 'mail', limit: mostRows })
  const waiting = []
  for (const { payload, recipient } of mails.reverse()) {
    const link = /https?:\/\/\S+\/auth\/action\?\S+/.exec((payload as MailPayload).text)?.[0]
    const asked = link ? new URL(link).searchParams : undefined
    const oobCode = asked?.get('oobCode')
    if (!oobCode || !(await lookUpMailCode(tools.database, oobCode, tools.clock.now())).ok) continue
    const requestType = Object.entries(mailActionModes).find(([, mode]) => mode === asked?.get('mode'))?.[0]
    waiting.push({ email: recipient, oobCode, oobLink: link, requestType })
  }
  return waiting
}

async function waitingPhoneCodes(tools: Tools) {
  const messages = await listOutbox(tools.database, { kind: 'sms', limit: mostRows })
  const waiting = []
  for (const { payload, recipient, dedupeKey } of messages.reverse()) {
    const id = dedupeKey.replace('identity-sms:', '')
    const [challenge] = await tools.database.select().from(challengeTable).where(eq(challengeTable.id, id))
    if (!challenge || !isWaiting(challenge, tools.clock.now())) continue
    const code = /\d{6}/.exec((payload as SmsPayload).text)?.[0]
    waiting.push({ phoneNumber: recipient, code, sessionInfo: challengeToken(tools.environment, 'phone-code', id) })
  }
  return waiting
}
