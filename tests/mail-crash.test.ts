// The site is killed at the moment a mail server has taken a mail: it leaves again, recognisable as the same one.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { listOutbox, writeOutbox } from '#platform/outbox/outbox.server.ts'
import { type Database, openDatabase } from '#platform/tools/database.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import { startApp } from './support/app.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'

let fresh: FreshDatabase
let database: Database
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, log: openLog('silent'), connections: 2 })
})
afterAll(async () => {
  await server?.close()
  await database?.$client.end()
  await fresh?.drop()
})

const start = () => startApp({ databaseUrl: fresh.url, environment: { SMTP_URL: server.url } })

test('killed between the acceptance and the note of it: sent a second time, under the same Message-ID', async () => {
  const app = await start()
  server.answer = async () => {
    await app.kill()
    return undefined
  }
  const payload = { subject: sentence('pages.yourBooking'), text: 'Yes.', html: '<p>Yes.</p>' }
  const mail = { kind: 'mail', recipient: 'guest@example.org', payload, dedupeKey: 'crash' } as const
  await writeOutbox(database, mail, new Date())
  await server.arrived(1)
  expect(await listOutbox(database, { limit: 2 })).toMatchObject([{ state: 'waiting', attempts: 1 }])
  server.answer = async () => undefined
  // As if the five minutes of the dead claim had passed.
  await database.execute(sql`update outbox set next_attempt_at = now()`)
  const next = await start()
  await server.arrived(2)
  expect(await next.stop()).toBe(0)
  expect(new Set(server.received.map(({ mail }) => mail.messageId)).size).toBe(1)
  expect(server.received).toHaveLength(2)
})
