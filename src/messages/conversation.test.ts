// Conversations on the real database: kept once, mailed to both sides, limited across restarts, answered by mail.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { listOutbox, type MailPayload } from '#platform/outbox/outbox.server.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import { signedOut } from '#users/user/visitor.ts'
import { minutes } from '#values/duration.ts'
import type { ContactInput } from './contact-input.ts'
import { countConversations } from './count-conversations.server.ts'
import { messageTable } from './record/message-tables.server.ts'
import { parseMessageForm } from './threads/message-input.ts'
import { writeToGuest } from './threads/write-as-team.server.ts'
import { writeToUs } from './write-to-us.server.ts'

let handed: TestTools
let operator: Operator
beforeAll(async () => {
  const environment = { SITE_CONTACT: 'desk@casa.example', PUBLIC_URL: 'https://casa.example' }
  handed = await testTools({ environment })
  const somebody = await someGuest(handed.tools.database, handed.clock.now())
  operator = { ...somebody, roles: ['guest', 'reception'] } as unknown as Operator
})
afterAll(() => handed.drop())

let people = 0
function input(changes: Partial<ContactInput> = {}): ContactInput {
  people++
  const email = `writer-${people}@example.org`
  return { name: 'Ada', email, subject: '', text: 'Hello <b>there</b>', key: randomUUID(), ...changes }
}

let addresses = 0
const caller = () => ({ address: `203.0.113.${++addresses}` })
const write = (asked: ContactInput, from = caller()) => writeToUs(handed.tools, signedOut, from, asked)

async function mailsTo(recipient: string) {
  const entries = await listOutbox(handed.tools.database, { kind: 'mail', limit: 100 })
  return entries.filter(entry => entry.recipient === recipient).map(({ payload }) => payload as MailPayload)
}

test('a message is kept, told to the operator with the writer’s address for answers, and acknowledged', async () => {
  const asked = input({ subject: '7QK2M9XD' })
  expect((await write(asked)).ok).toBe(true)
  const [received] = await mailsTo('desk@casa.example')
  expect(received).toMatchObject({
    subject: sentence('messages.receivedAbout', { subject: '7QK2M9XD' }),
    replyTo: asked.email,
  })
  expect(received!.text).toContain('Hello <b>there</b>')
  expect(received!.html).toContain('Hello &lt;b&gt;there&lt;/b&gt;')
  expect(received!.text).toContain('https://casa.example/admin/inbox')
  const [acknowledged] = await mailsTo(asked.email)
  expect(acknowledged).toMatchObject({ replyTo: 'desk@casa.example' })
})

test('a stranger’s words are carried to nobody’s mailbox; whoever proved it theirs gets a copy', async () => {
  const stranger = input({ text: 'Buy now', subject: 'Cheap' })
  await write(stranger)
  expect((await mailsTo(stranger.email))[0]!.text).not.toMatch(/Buy|Cheap/)
  const user = await someGuest(handed.tools.database, handed.clock.now())
  const visitor = { kind: 'verified', user, sessionId: 'x' } as const
  await writeToUs(handed.tools, visitor, caller(), input({ email: user.email!.toUpperCase(), text: 'My own words' }))
  expect((await mailsTo(user.email!.toUpperCase()))[0]!.text).toContain('My own words')
})

test('the same form sent twice, also at once, is one message', async () => {
  const asked = input({ email: 'twice@example.org' })
  const from = caller()
  const both = await Promise.all([write(asked, from), write(asked, from)])
  expect(both[0]).toEqual(both[1])
  expect(await write(asked, from)).toEqual(both[0])
  expect(await mailsTo('twice@example.org')).toHaveLength(1)
})

test('a form without its key counts by its words', async () => {
  const asked = input({ key: '', email: 'keyless@example.org' })
  expect(await write(asked)).toEqual(await write(asked))
  expect(await write({ ...asked, text: 'Another' })).not.toEqual(await write(asked))
})

test('five messages in a row from one address, and one more every ten minutes, whatever process counts them', async () => {
  const from = caller()
  const tries = []
  for (let at = 0; at < 7; at++) tries.push((await write(input(), from)).ok)
  expect(tries).toEqual([true, true, true, true, true, false, false])
  // Another process, or the same one after a restart, has nothing but the database.
  const restarted = { ...handed.tools }
  expect((await writeToUs(restarted, signedOut, from, input())).ok).toBe(false)
  handed.clock.advance(minutes(10))
  expect((await writeToUs(restarted, signedOut, from, input())).ok).toBe(true)
})

test('nobody’s mailbox is filled from many addresses', async () => {
  const tries = []
  for (let at = 0; at < 6; at++) tries.push((await write(input({ email: 'victim@example.org' }))).ok)
  expect(tries).toEqual([true, true, true, true, true, false])
})

test('a refused message leaves nothing behind', async () => {
  const from = caller()
  for (let at = 0; at < 5; at++) await write(input(), from)
  const refused = input()
  expect(await write(refused, from)).toEqual({ ok: false, reason: 'too-many' })
  expect(await mailsTo(refused.email)).toEqual([])
})

test('an answer is kept and mailed once, with what it answers; then nobody waits', async () => {
  await handed.tools.database.execute(sql`delete from conversation`)
  const asked = input({ subject: 'The key', text: 'Where is it?' })
  const written = await write(asked)
  const conversationId = written.ok ? written.conversationId : ''
  expect((await countConversations(handed.tools, operator)).waiting).toBe(1)
  const answer = { conversationId, text: 'Under the stone.', key: randomUUID(), origin: 'https://casa.example' }
  for (let times = 0; times < 2; times++) {
    const cleaner = { ...operator, roles: ['guest', 'cleaner'] } as unknown as Operator
    const refused = { ok: false, reason: 'not-allowed' }
    expect(await writeToGuest(handed.tools, cleaner, answer)).toEqual(refused)
    expect(await writeToGuest(handed.tools, operator, answer)).toEqual({ ok: true, conversationId })
  }
  const mails = await mailsTo(asked.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Re: The key',
    sentence('messages.haveIt', { siteName: 'Casita' }),
  ])
  expect(mails[0]!.text).toMatch(/Under the stone\.[\s\S]*Where is it\?/)
  const { author, text } = messageTable
  const messages = await handed.tools.database.select({ author, text }).from(messageTable).orderBy(messageTable.id)
  expect(messages).toEqual([
    { author: 'guest', text: 'Where is it?' },
    { author: 'operator', text: 'Under the stone.' },
  ])
  expect(mails[0]!.text).toContain(`https://casa.example/messages/${conversationId}?key=`)
  expect((await countConversations(handed.tools, operator)).waiting).toBe(0)
})

test('an answer to nothing is refused', async () => {
  const answer = { conversationId: randomUUID(), text: 'Yes', key: randomUUID(), origin: '' }
  expect(await writeToGuest(handed.tools, operator, answer)).toEqual({
    ok: false,
    reason: 'conversation-unknown',
  })
})

test.each([
  ['', sentence('messages.textMissing')],
  ['a'.repeat(5001), sentence('messages.textTooLong', { most: '5000', length: '5001' })],
])('an answer that cannot be sent keeps what was typed', (text, fault) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ key: randomUUID(), text })) {
    form.set(name, value)
  }
  expect(parseMessageForm(form)).toMatchObject({ ok: false, values: { text }, faults: { text: fault } })
})
