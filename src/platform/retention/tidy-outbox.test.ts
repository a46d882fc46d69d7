// What stays of a message: its subject and words for a while, its links and codes only until it has left.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { listOutbox, type OutboxMessage, writeOutbox } from '#platform/outbox/outbox.server.ts'
import { linkLeftOut, textLeftOut, wordsLeftOut } from '#platform/outbox/without-links.ts'
import { sendOutbox } from '#platform/sending/send-outbox.server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { days, hours, later } from '#values/duration.ts'
import { tidyOutbox } from './tidy-outbox.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
})
afterAll(() => handed.drop())
beforeEach(() => handed.tools.database.execute(sql`delete from outbox`))

const secret = 'K3yThatOpensABooking'
const link = `https://casita.example/bookings/manage?key=${secret}`
const mail = {
  subject: sentence('pages.yourBooking'),
  text: `Look at it:\n${link}\nGoodbye.`,
  html: `<p>Look at it:</p><a href="${link}">Open</a>`,
  calendar: { method: 'REQUEST', content: `BEGIN:VCALENDAR\r\nURL:${link}\r\nEND:VCALENDAR` },
} as const
const write = (message: Partial<OutboxMessage>) =>
  writeOutbox(
    handed.tools.database,
    { kind: 'mail', recipient: 'ada@example.org', payload: mail, dedupeKey: randomUUID(), ...message } as OutboxMessage,
    handed.clock.now(),
  )
const stored = async () => (await listOutbox(handed.tools.database, { limit: 10 })).map(({ payload }) => payload)
const send = (kind: OutboxMessage['kind']) =>
  sendOutbox(handed.tools, kind, { deliver: async () => ({ outcome: 'accepted' }), close: () => {} })

test('marks take the place of links and codes when a message has left; subject and words stay', async () => {
  await write({})
  await write({ kind: 'sms', recipient: '+447700900123', payload: { text: '123456 is your code' } } as OutboxMessage)
  expect(JSON.stringify(await stored())).toContain(secret)
  await send('mail')
  await send('sms')
  const [text, sent] = await stored()
  expect(text).toEqual({ text: textLeftOut })
  expect(sent).toMatchObject({ subject: sentence('pages.yourBooking'), text: `Look at it:\n${linkLeftOut}\nGoodbye.` })
  expect(JSON.stringify(await stored())).not.toContain(secret)
})

test('without a transport a message keeps them while they live, and no longer', async () => {
  const now = handed.clock.now()
  await write({ secretsEndAt: later(now, days(30)) })
  await write({ secretsEndAt: later(now, hours(1)) })
  const keep = async () => {
    await tidyOutbox(handed.tools)
    return (await stored()).map(payload => JSON.stringify(payload).includes(secret))
  }
  expect(await keep()).toEqual([true, true])
  handed.clock.advance(hours(1))
  expect(await keep()).toEqual([false, true])
  handed.clock.advance(days(30))
  expect(await keep()).toEqual([false, false])
})

test('what has ended is not sent when a transport comes; what has not, is', async () => {
  const now = handed.clock.now()
  await write({ secretsEndAt: later(now, hours(1)) })
  await write({ secretsEndAt: later(now, hours(2)) })
  await write({})
  handed.clock.advance(hours(1))
  await tidyOutbox(handed.tools)
  expect((await send('mail')).tried).toBe(2)
  const entries = await listOutbox(handed.tools.database, { limit: 10 })
  expect(entries.map(({ state }) => state)).toEqual(['sent', 'sent', 'failed'])
  expect(entries[2]?.lastAnswer).toBe('Its link or code had ended before it could be sent.')
})

test('what was sent before marks were made loses its links by the next look, and goes after ninety days', async () => {
  await write({})
  await handed.tools.database.execute(sql`update outbox set state = 'sent', sent_at = created_at`)
  await tidyOutbox(handed.tools)
  expect(JSON.stringify(await stored())).not.toContain(secret)
  expect(JSON.stringify(await stored())).toContain('Goodbye.')
  handed.clock.advance(days(90))
  await tidyOutbox(handed.tools)
  expect(await stored()).toEqual([])
})

test('words that open a door go with the code when their time is over, also of a mail that never left', async () => {
  const now = handed.clock.now()
  const payload = { subject: 'Before you arrive', text: 'The code is 1900#.', html: '<p>1900#</p>' }
  const ends = later(now, hours(1))
  await write({ payload: { ...payload, isForReaderAlone: true }, secretsEndAt: ends })
  await write({ payload, secretsEndAt: ends })
  await tidyOutbox(handed.tools)
  expect(JSON.stringify(await stored()).match(/1900#/g)).toHaveLength(4)
  handed.clock.advance(hours(1))
  await tidyOutbox(handed.tools)
  const left = JSON.stringify(await stored())
  expect(left).toContain(wordsLeftOut)
  expect(left.match(/Before you arrive/g)).toHaveLength(2)
  expect(left.match(/1900#/g)).toHaveLength(2)
})
