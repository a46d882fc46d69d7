// Sending against a real mail server: once each, whoever sends; tried again or given up as the server answers.

import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import {
  listOutbox,
  type MailPayload,
  type OutboxEntry,
  sendAgain,
  writeOutbox,
} from '#platform/outbox/outbox.server.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { days, minutes } from '#values/duration.ts'
import { type Carrier, sendOutbox } from './send-outbox.server.ts'
import { smtpCarrier } from './smtp-carrier.server.ts'

let server: MailServer
let handed: TestTools
let carrier: Carrier
const logged: string[] = []

beforeAll(async () => {
  server = await startMailServer({ user: { name: 'ada', password: 's3cret/@' } })
  const environment = { SMTP_URL: server.url, MAIL_FROM: 'Homes <post@homes.example>' }
  handed = await testTools({ environment, logTo: logged, connections: 12 })
})
beforeEach(() => {
  carrier = smtpCarrier(handed.tools.environment)!
})
afterEach(async () => {
  carrier.close()
  server.answer = async () => undefined
  ;(server.received as unknown[]).length = 0
  logged.length = 0
  await handed.tools.database.execute(sql`delete from outbox`)
})
afterAll(async () => {
  await server.close()
  await handed.drop()
})

const send = () => sendOutbox(handed.tools, 'mail', carrier)

function write(dedupeKey: string, payload: Partial<MailPayload> = {}) {
  const mail = { subject: 'Grüße', text: 'The words.', html: '<p>The words.</p>', ...payload }
  const recipient = 'guest@example.org'
  return writeOutbox(handed.tools.database, { kind: 'mail', recipient, payload: mail, dedupeKey }, handed.clock.now())
}

async function only(): Promise<OutboxEntry> {
  const entries = await listOutbox(handed.tools.database, { limit: 2 })
  expect(entries).toHaveLength(1)
  return entries[0]!
}

test('a mail arrives as it was written: both forms, its sender, where answers go, and a mark against automatic replies', async () => {
  await write('one')
  expect(await send()).toEqual({ tried: 1, reached: true })
  const [{ from, to, mail }] = server.received as [(typeof server.received)[number]]
  expect([from, to]).toEqual(['post@homes.example', ['guest@example.org']])
  expect(mail).toMatchObject({
    subject: 'Grüße',
    from: { name: sentence('adminPages.homes'), address: 'post@homes.example' },
  })
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['The words.', '<p>The words.</p>'])
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['hello@casita.example'])
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  expect(mail.messageId).toMatch(/^<[0-9a-f]{40}@homes\.example>$/)
  expect(await only()).toMatchObject({ state: 'sent', attempts: 1, sentAt: handed.clock.now(), lastAnswer: null })
})

test('an invitation travels with its method, as calendars want it', async () => {
  const content = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
  await write('invited', { calendar: { method: 'CANCEL', content }, replyTo: 'writer@example.org' })
  await send()
  const { attachments, replyTo } = server.received[0]!.mail
  expect(attachments.some(({ mimeType, method }) => mimeType === 'text/calendar' && method === 'CANCEL')).toBe(true)
  expect(replyTo?.[0]?.address).toBe('writer@example.org')
})

test('thirty mails and four senders at once: each mail leaves once', async () => {
  for (let at = 0; at < 30; at++) await write(`each-${at}`)
  const carriers = Array.from({ length: 4 }, () => smtpCarrier(handed.tools.environment)!)
  const turns = await Promise.all(carriers.map(each => sendOutbox(handed.tools, 'mail', each)))
  for (const each of carriers) each.close()
  expect(turns.reduce((sum, { tried }) => sum + tried, 0)).toBe(30)
  expect(new Set(server.received.map(({ mail }) => mail.messageId)).size).toBe(30)
  expect(server.received).toHaveLength(30)
})

test('refused for now (451): tried again after a pause, with the same Message-ID', async () => {
  const ids: (string | undefined)[] = []
  server.answer = async mail => {
    ids.push(mail.messageId)
    return ids.length === 1 ? { code: 451, message: 'Greylisted' } : undefined
  }
  await write('later')
  await send()
  expect(await only()).toMatchObject({ state: 'waiting', attempts: 1, lastAnswer: expect.stringContaining('451') })
  expect(await send()).toEqual({ tried: 0, reached: true })
  handed.clock.advance(minutes(1))
  await send()
  expect(await only()).toMatchObject({ state: 'sent', attempts: 2 })
  expect(new Set(ids).size).toBe(1)
})

test('refused for good (550): given up at once, and sent when an operator asks for it again', async () => {
  server.answer = async () => ({ code: 550, message: 'No such person here' })
  await write('refused')
  await send()
  const given = await only()
  expect(given).toMatchObject({ state: 'failed', attempts: 1 })
  expect(given.lastAnswer).toContain('550 No such person here')
  handed.clock.advance(days(1))
  expect((await send()).tried).toBe(0)
  server.answer = async () => undefined
  expect(await sendAgain(handed.tools.database, given.id, handed.clock.now())).toBe(true)
  await send()
  expect(await only()).toMatchObject({ state: 'sent', attempts: 1 })
  expect(await sendAgain(handed.tools.database, given.id, handed.clock.now())).toBe(false)
})

test('one refused mail does not hold up the next one', async () => {
  server.answer = async ({ subject }) => (subject === 'bad' ? { code: 554, message: 'No' } : undefined)
  await write('bad', { subject: 'bad' })
  await write('good', { subject: 'good' })
  expect(await send()).toEqual({ tried: 2, reached: true })
  expect(server.received.map(({ mail }) => mail.subject)).toEqual(['good'])
})

test('a server that is down: the turn ends, every mail stays, and all leave when it is back', async () => {
  const port = Number(new URL(server.url).port)
  await server.close()
  for (const key of ['down-1', 'down-2', 'down-3']) await write(key)
  expect(await send()).toEqual({ tried: 1, reached: false })
  const states = (await listOutbox(handed.tools.database, { limit: 9 })).map(({ state }) => state)
  expect(states).toEqual(['waiting', 'waiting', 'waiting'])
  server = await startMailServer({ port, user: { name: 'ada', password: 's3cret/@' } })
  handed.clock.advance(minutes(1))
  expect(await send()).toEqual({ tried: 3, reached: true })
})

test('a wrong password is about the settings: no mail is given up for it', async () => {
  const wrong = smtpCarrier({ ...handed.tools.environment, SMTP_URL: server.url.replace('s3cret', 'wrong') })!
  await write('kept')
  expect(await sendOutbox(handed.tools, 'mail', wrong)).toEqual({ tried: 1, reached: false })
  wrong.close()
  expect(await only()).toMatchObject({ state: 'waiting' })
})

test('a claim whose sender died is taken over when it has run out, and only then', async () => {
  await write('orphan')
  const dying: Carrier = { deliver: () => Promise.reject(new Error('power cut')), close: () => {} }
  await expect(sendOutbox(handed.tools, 'mail', dying)).rejects.toThrow('power cut')
  expect((await send()).tried).toBe(0)
  handed.clock.advance(minutes(5))
  expect((await send()).tried).toBe(1)
  expect(await only()).toMatchObject({ state: 'sent', attempts: 2 })
})

test('a try that ends after its claim ran out changes nothing of what the next one noted', async () => {
  await write('slow')
  const slow: Carrier = {
    deliver: async () => {
      handed.clock.advance(minutes(6))
      await send()
      return { outcome: 'refused', answer: 'too late' }
    },
    close: () => {},
  }
  await sendOutbox(handed.tools, 'mail', slow)
  expect(await only()).toMatchObject({ state: 'sent', attempts: 2, lastAnswer: null })
})

test('what waited for days before anybody could send it is not sent as news', async () => {
  await write('old')
  handed.clock.advance(days(4))
  await send()
  expect(server.received).toEqual([])
  expect(await only()).toMatchObject({
    state: 'failed',
    attempts: 0,
    lastAnswer: expect.stringContaining('three days'),
  })
})

test('after the last try a mail is given up', async () => {
  server.answer = async () => ({ code: 450, message: 'Busy' })
  await write('hopeless')
  let tries = 0
  while ((await only()).state === 'waiting' && tries < 20) {
    await send()
    handed.clock.advance(days(1))
    tries++
  }
  expect(tries).toBe(9)
  expect(await only()).toMatchObject({ state: 'failed', attempts: 9 })
})

test('neither body nor address nor the server’s words are logged', async () => {
  server.answer = async () => ({ code: 550, message: 'guest@example.org is unknown' })
  await write('quiet')
  await send()
  const lines = logged.join('')
  expect(lines).toContain('a message was given up')
  expect(lines).not.toMatch(/example\.org|The words|Grüße|unknown/)
})
