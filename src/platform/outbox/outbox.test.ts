// The outbox: a message is written once with its event, or not at all, and read from the newest.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, RolledBack } from '#platform/tools/database.server.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { listOutbox, type OutboxMessage, writeOutbox } from './outbox.server.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const now = new Date('2030-05-15T12:00:00Z')
const mail = (dedupeKey: string): OutboxMessage => ({
  kind: 'mail',
  recipient: 'ada@example.org',
  payload: { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  dedupeKey,
})

test('a message waits from the moment it is given', async () => {
  expect(await writeOutbox(fresh.database, mail('one'), now)).toBe(true)
  expect(await listOutbox(fresh.database, { limit: 10 })).toMatchObject([
    { ...mail('one'), state: 'waiting', attempts: 0, nextAttemptAt: now, createdAt: now },
  ])
})

test('the same key is written once, also by two at a time', async () => {
  const both = [writeOutbox(fresh.database, mail('two'), now), writeOutbox(fresh.database, mail('two'), now)]
  expect((await Promise.all(both)).sort()).toEqual([false, true])
  expect(await writeOutbox(fresh.database, mail('two'), now)).toBe(false)
})

test('a message of an event that did not happen is not there', async () => {
  await inTransaction(fresh.database, async queries => {
    await writeOutbox(queries, mail('undone'), now)
    throw new RolledBack('refused')
  })
  const keys = (await listOutbox(fresh.database, { limit: 10 })).map(({ dedupeKey }) => dedupeKey)
  expect(keys).not.toContain('undone')
})

test('it is read in pages, from the newest, by kind', async () => {
  for (const at of [1, 2, 3]) {
    const sms: OutboxMessage = {
      kind: 'sms',
      recipient: `+4477009${at}`,
      payload: { text: `${at}` },
      dedupeKey: `s${at}`,
    }
    await writeOutbox(fresh.database, sms, now)
  }
  const first = await listOutbox(fresh.database, { limit: 2 })
  expect(first.map(({ dedupeKey }) => dedupeKey)).toEqual(['s3', 's2'])
  const next = await listOutbox(fresh.database, { limit: 2, before: first[1]!.id })
  expect(next.map(({ dedupeKey }) => dedupeKey)).toEqual(['s1', 'two'])
  const texts = await listOutbox(fresh.database, { limit: 10, kind: 'sms', before: first[0]!.id })
  expect(texts.map(({ payload }) => payload)).toEqual([{ text: '2' }, { text: '1' }])
})

test('a kind that there is not is refused by the database', async () => {
  const strange = { ...mail('strange'), kind: 'pigeon' } as unknown as OutboxMessage
  await expect(writeOutbox(fresh.database, strange, now)).rejects.toThrow()
})
