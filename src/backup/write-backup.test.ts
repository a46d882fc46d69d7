// What a backup names of the migrations, when numbered ones and dated ones are applied.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesIn } from '#platform/files/file-store.server.ts'
import { inOrder, type Migration, migrate, readMigrations } from '#platform/postgres/migrations.server.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/folder.ts'
import { openBackup } from './open-backup.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'

const folder = temporaryFolder()
const archive = join(folder, 'dated.backup')
const landed = readMigrations()
const silent = () => {}
const step = (name: string, text: string): Migration => ({
  name,
  text,
  hash: createHash('sha256').update(text).digest('hex'),
})
// By character alone it would come after those named by a time.
const withNumber = [...landed, step('9998-last-number.sql', 'create table numbered_step (id int)')]
const numbered = inOrder(withNumber.map(({ name }) => name)).map(each => withNumber.find(({ name }) => name === each)!)
// After every time that a landed one may bear.
const dated = [
  step('9997-11-23-1045-first.sql', 'create table dated_step (id int primary key)'),
  step('9997-11-23-1100-second.sql', 'create table dated_next (step int references dated_step)'),
]
const later = step('9997-11-23-1050-between.sql', 'alter table dated_step add column late int')

let written: FreshDatabase
beforeAll(async () => {
  written = await freshDatabase()
  await migrate(written.url, [...numbered, ...dated])
  await written.database.$client.query('insert into dated_step values (1); insert into dated_next values (1)')
  await writeBackup({
    ...{ url: written.url, archive, files: filesIn(join(folder, 'none')), keyFile: undefined },
    ...{ now: new Date('2026-11-23T12:00:00Z'), progress: silent },
  })
})
afterAll(() => written.drop())

test('the numbered ones come first, then the dated ones by their time', async () => {
  const backup = await openBackup(archive, [...numbered, ...dated], silent)
  backup.close()
  expect(backup.manifest.migrations).toEqual([...numbered, ...dated].map(({ name, hash }) => ({ name, hash })))
})

test('a version without the dated ones refuses it', async () => {
  await expect(openBackup(archive, numbered, silent)).rejects.toThrow(/newer Casita.*9997-11-23-1045-first\.sql/)
})

test('it is restored by a version with one of a time between them, which is applied afterwards', async () => {
  const all = [...numbered, dated[0]!, later, dated[1]!]
  const empty = await freshDatabase()
  try {
    await empty.database.$client.query('drop schema public cascade; create schema public')
    const backup = await openBackup(archive, all, silent)
    await restoreBackup({
      ...{ backup, url: empty.url, migrations: all, progress: silent },
      ...{ files: join(folder, 'files'), keyFile: join(folder, 'identity.key') },
    })
    backup.close()
    expect(await migrate(empty.url, all)).toEqual([later.name])
    const { rows } = await empty.database.$client.query(
      'select step, late from dated_next join dated_step on id = step',
    )
    expect(rows).toEqual([{ step: 1, late: null }])
  } finally {
    await empty.drop()
  }
})
