// What of the running of the site is wrong: each by its cause, for those who may know, and nothing while all is well.

import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backupRunTable } from '#backup/backup-tables.server.ts'
import { databaseMark } from '#backup/read-backups.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { signingKeys } from '#identity/session/signing-keys.server.ts'
import { jobRunTable } from '#platform/jobs/job-tables.server.ts'
import { outboxTable } from '#platform/outbox/outbox-tables.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { temporaryFolder } from '#tests/support/folder.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import { days, earlier, hours } from '#values/duration.ts'
import { findTroubles, namesOfFailingJobs } from './find-troubles.server.ts'
import { isNearlyFull, writtenDisks } from './written-disks.server.ts'

const backups = temporaryFolder()
let handed: TestTools
let owner: Operator
let reception: Operator

beforeAll(async () => {
  handed = await testTools({ environment: { BACKUP_TO: backups, SMTP_URL: 'smtp://127.0.0.1:1', DATA_DIR: backups } })
  const { database } = handed.tools
  owner = await someOperator(database, handed.clock.now(), 'owner')
  reception = await someOperator(database, handed.clock.now(), 'reception')
})
afterAll(() => handed?.drop())

const kinds = async (who = owner, tools: Tools = handed.tools) => {
  const found = await findTroubles(tools, who, await namesOfFailingJobs(tools))
  return found.map(({ kind }) => kind)
}

it('finds nothing while all is well', async () => {
  await signingKeys(handed.tools)
  expect(await kinds()).toEqual([])
})

it('finds mails that a mail server does not take, and those that were given up', async () => {
  const { tools } = handed
  const now = tools.clock.now()
  const mail = (key: string, more: Partial<typeof outboxTable.$inferInsert>) => ({
    ...{ kind: 'mail' as const, recipient: 'a@example.org', payload: {}, dedupeKey: key },
    ...{ nextAttemptAt: now, createdAt: now, ...more },
  })
  await tools.database.insert(outboxTable).values([mail('new', {}), mail('hiccup', { attempts: 2 })])
  expect(await kinds()).toEqual([])
  await tools.database.insert(outboxTable).values([mail('stuck', { attempts: 3 }), mail('gone', { state: 'failed' })])
  expect(await kinds()).toEqual(['messages-given-up', 'mails-wait'])
  const [, waiting] = await findTroubles(tools, owner, [])
  expect(waiting).toMatchObject({ title: sentence('troubles.mailsWait', { mails: 1 }), more: { to: '/admin/outbox' } })
  // Where no mail server is set up, people send them by hand.
  const byHand = { ...tools, environment: { ...tools.environment, SMTP_URL: undefined } }
  expect(await kinds(owner, byHand)).toEqual(['messages-given-up'])
  expect(await kinds(reception)).toEqual([])
  await tools.database.delete(outboxTable)
})

it('finds jobs that fail now, and not those that ran under a former name', async () => {
  const { tools } = handed
  const now = tools.clock.now()
  await tools.database.insert(jobRunTable).values([
    { name: 'Mails', wellAt: earlier(now, hours(1)), wellMs: 1, faultAt: now, faultMs: 1, fault: 'EHOST' },
    { name: 'Mended', wellAt: now, wellMs: 1, faultAt: earlier(now, hours(1)), faultMs: 1, fault: 'EHOST' },
    { name: 'Former', faultAt: earlier(now, days(9)), faultMs: 1, fault: 'EHOST' },
  ])
  expect(await namesOfFailingJobs(tools)).toEqual(['Mails'])
  expect(await kinds()).toEqual(['jobs-fail'])
  expect(await kinds(reception)).toEqual([])
  await tools.database.delete(jobRunTable)
})

it('finds a backup that failed, and one that is old', async () => {
  const { database, clock } = handed.tools
  const madeIn = await databaseMark(database)
  const run = (name: string, begunAt: Date, end: { bytes: number } | { fault: string }) => ({
    ...{ id: randomUUID(), place: backups, name, madeIn, begunAt, endedAt: begunAt, ...end },
  })
  await database.insert(backupRunTable).values(run('old', earlier(clock.now(), hours(50)), { bytes: 1 }))
  expect(await kinds()).toEqual(['backup-old'])
  await database.insert(backupRunTable).values(run('failed', earlier(clock.now(), hours(2)), { fault: 'ENOSPC' }))
  expect(await kinds()).toEqual(['backup-failed'])
  await database.insert(backupRunTable).values(run('new', earlier(clock.now(), hours(1)), { bytes: 1 }))
  expect(await kinds()).toEqual([])
})

it('finds a signing key that another identity key sealed', async () => {
  const { tools } = handed
  const other = { ...tools.environment, IDENTITY_KEY: [randomBytes(32)] }
  const elsewhere = { ...tools, environment: other }
  expect(await kinds(owner, elsewhere)).toEqual(['second-key'])
  expect(await kinds(reception, elsewhere)).toEqual([])
})

it('calls a disk nearly full by what is left, whatever its size, and knows those that the site writes to', async () => {
  const disks = await writtenDisks(handed.tools.environment)
  expect(disks.map(({ folder }) => folder)).toEqual([backups, backups])
  for (const { free, size } of disks) expect(free).toBeLessThanOrEqual(size)
  const there = { ...handed.tools.environment, BACKUP_TO: '/no/such/folder' }
  expect(await writtenDisks(there)).toHaveLength(1)
  expect(isNearlyFull({ free: 0, size: 0 })).toBe(false)
  const gigabytes = (count: number) => count * 1024 ** 3
  expect(isNearlyFull({ free: gigabytes(1), size: gigabytes(40) })).toBe(true)
  expect(isNearlyFull({ free: gigabytes(20), size: gigabytes(4000) })).toBe(false)
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.maxSafeNat(), fc.maxSafeNat(), (one, other, size) => {
      // Less room is never better.
      if (isNearlyFull({ free: Math.max(one, other), size }))
        expect(isNearlyFull({ free: Math.min(one, other), size })).toBe(true)
    }),
  )
})
