// Backups on a schedule: when one is made, by whom, what is removed, and that it can be restored; in a folder and a bucket.

import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileStorage, readStoredFile, storeFile } from '#platform/files/file-store.server.ts'
import { formerMigrations, readMigrations } from '#platform/postgres/migrations.server.ts'
import { openStorage } from '#platform/storage/open-storage.server.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { emptyDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/folder.ts'
import { type ObjectStore, startObjectStore } from '#tests/support/object-store.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { hours, later } from '#values/duration.ts'
import { backUpWhenDue } from './back-up-when-due.server.ts'
import { nextBackup, surplusOf } from './backup-schedule.ts'
import { backupRunTable } from './backup-tables.server.ts'
import { withArchive } from './fetch-archive.server.ts'
import { openBackup } from './open-backup.server.ts'
import { databaseMark, readBackups } from './read-backups.server.ts'
import { restoreBackup } from './restore-backup.server.ts'

const folder = temporaryFolder()
const dataDir = temporaryFolder()
const picture = `${createHash('md5').update('picture').digest('hex')}-800.webp`
const migrations = [...formerMigrations(), ...readMigrations()]

let store: ObjectStore
beforeAll(async () => {
  store = await startObjectStore('site')
})
afterAll(() => store?.close())

describe.each([
  ['a folder', () => ({ BACKUP_TO: join(folder, 'kept'), DATA_DIR: join(dataDir, 'one') })],
  ['a bucket', () => ({ BACKUP_TO: 's3://site/backups', FILES_TO: 's3://site/files', DATA_DIR: join(dataDir, 'two') })],
])('a schedule to %s', (_what, where) => {
  let handed: TestTools
  let tools: Tools
  let place: string

  beforeAll(async () => {
    mkdirSync(join(folder, 'kept'), { recursive: true })
    const environment = { ...store.settings, ...where(), BACKUP_HOURS: '6', BACKUP_KEEP: '2' }
    handed = await testTools({ environment })
    tools = handed.tools
    place = tools.environment.BACKUP_TO!
    await storeFile(tools.environment, picture, Buffer.from('a picture'))
  })
  afterAll(() => handed?.drop())

  async function names(): Promise<string[]> {
    const found: string[] = []
    for await (const { name } of openStorage(place, tools.environment).list()) found.push(name)
    return found.sort()
  }
  const runs = async () => (await readBackups(tools)).runs

  it('makes one at once, though two processes want to, and none before the next is due', async () => {
    const other = { ...tools, database: openDatabase({ url: handed.url, log: tools.log, connections: 3 }) }
    await Promise.all([tools, other, tools, other].map(each => backUpWhenDue(each, place)))
    await other.database.$client.end()
    expect(await names()).toHaveLength(1)
    handed.clock.advance(hours(6) - 1)
    await backUpWhenDue(tools, place)
    expect(await names()).toHaveLength(1)
    const { nextAt, wrong, ...found } = await readBackups(tools)
    expect([nextAt!.getTime() - tools.clock.now().getTime(), wrong]).toEqual([1, undefined])
    expect(found.runs).toMatchObject([{ name: (await names())[0], isKept: true, fault: undefined }])
    expect(found.runs[0]!.bytes).toBeGreaterThan(10_000)
  })

  it('makes the next when it is due, and removes of its own those beyond the newest two, and nothing else', async () => {
    const storage = openStorage(place, tools.environment)
    await storage.put('casita-mine.backup', Buffer.from('by hand'))
    // As after a restore: the row came along, and the backup is one of the site that was lost.
    const [name, begunAt] = ['casita-of-another.backup', new Date('2020-01-01T00:00:00Z')]
    await storage.put(name, Buffer.from('precious'))
    const row = { id: randomUUID(), madeIn: '1/1', place, name, begunAt, endedAt: begunAt, bytes: 8 }
    await tools.database.insert(backupRunTable).values(row)
    const [first] = await runs()
    for (let made = 0; made < 2; made++) {
      handed.clock.advance(hours(6))
      await backUpWhenDue(tools, place)
    }
    const kept = (await runs()).filter(({ isKept }) => isKept).map(each => each.name)
    expect(kept).toHaveLength(2)
    expect(kept).not.toContain(first!.name)
    expect(await names()).toEqual([...kept, 'casita-mine.backup', name].sort())
    expect((await runs()).at(-1)).toMatchObject({ name, isKept: false })
  })

  it('writes down why one failed, tries again after an hour, and says so until one goes well', async () => {
    handed.clock.advance(hours(6))
    await tools.database.execute(sql`alter table migration rename to migration_away`)
    await expect(backUpWhenDue(tools, place)).rejects.toThrow()
    await tools.database.execute(sql`alter table migration_away rename to migration`)
    const failing = await readBackups(tools)
    expect(failing.wrong).toBe('failed')
    expect(failing.runs[0]).toMatchObject({ bytes: undefined, fault: 'database 42P01' })
    await backUpWhenDue(tools, place)
    expect((await readBackups(tools)).wrong).toBe('failed')
    handed.clock.advance(hours(1))
    await backUpWhenDue(tools, place)
    const after = await readBackups(tools)
    expect([after.wrong, after.runs.some(({ fault }) => fault !== undefined)]).toEqual([undefined, false])
  })

  it('notes one whose process ended: as made where it arrived, as interrupted where it did not', async () => {
    const madeIn = await databaseMark(tools.database)
    const begunAt = tools.clock.now()
    await tools.database.execute(
      sql`update backup_run set ended_at = null, bytes = null where name = ${(await runs())[0]!.name}`,
    )
    const row = { id: randomUUID(), madeIn, place, name: 'casita-cut-off.backup', begunAt: later(begunAt, hours(-1)) }
    await tools.database.insert(backupRunTable).values(row)
    const draft = openStorage(place, tools.environment).workFolder
    if (draft) writeFileSync(join(draft, `${row.name}.draft.draft`), 'half')
    await backUpWhenDue(tools, place)
    const found = await runs()
    expect(found[0]!.bytes).toBeGreaterThan(10_000)
    expect(found.find(({ name }) => name === row.name)).toMatchObject({ fault: 'interrupted', bytes: undefined })
    if (draft) expect(readdirSync(draft).filter(name => name.endsWith('.draft'))).toEqual([])
  })

  it('is old once two were missed', async () => {
    handed.clock.advance(hours(14))
    expect((await readBackups(tools)).wrong).toBe('old')
    await backUpWhenDue(tools, place)
    expect((await readBackups(tools)).wrong).toBeUndefined()
  })

  it('comes back whole: rows and pictures', async () => {
    const { name } = (await runs())[0]!
    const address = place.startsWith('s3://') ? `${place}/${name}` : join(place, name)
    const target = await emptyDatabase()
    const environment = parseEnvironment({ NODE_ENV: 'test', ...store.settings, DATA_DIR: join(dataDir, randomUUID()) })
    const bucket = tools.environment.FILES_TO ? 's3://site/restored' : undefined
    const settings = { ...environment, FILES_TO: bucket }
    await withArchive(address, tools.environment, async archive => {
      const backup = await openBackup(archive, migrations, () => {})
      expect(backup.manifest.files.map(file => file.name)).toEqual([picture])
      const files = bucket ? fileStorage(settings) : join(environment.DATA_DIR!, 'files')
      const keyFile = join(environment.DATA_DIR!, 'identity.key')
      await restoreBackup({ backup, url: target.url, files, keyFile, migrations, progress: () => {} })
      backup.close()
    })
    expect(String(await readStoredFile(settings, picture))).toBe('a picture')
    const restored = openDatabase({ url: target.url, log: tools.log, connections: 1 })
    const copy = { ...tools, database: restored }
    // The copy knows what the original made, and will remove none of it.
    const copied = await readBackups(copy)
    expect(copied.runs.length).toBeGreaterThan(2)
    expect(copied.runs.every(({ isKept }) => !isKept)).toBe(true)
    await restored.$client.end()
    await target.drop()
  })
})

it('files that are in the bucket already stay when a backup is restored there; another of the same name refuses', async () => {
  const settings = parseEnvironment({
    NODE_ENV: 'test',
    ...store.settings,
    FILES_TO: 's3://site/lost',
    DATA_DIR: dataDir,
  })
  const handed = await testTools({ environment: { ...store.settings, FILES_TO: 's3://site/lost', BACKUP_TO: folder } })
  await storeFile(settings, picture, Buffer.from('a picture'))
  const other = picture.replace('800', '400')
  await storeFile(settings, other, Buffer.from('smaller'))
  await backUpWhenDue(handed.tools, folder)
  const archive = join(folder, readdirSync(folder).find(name => name.endsWith('.backup'))!)
  const files = fileStorage(settings)
  const restore = async () => {
    const target = await emptyDatabase()
    const backup = await openBackup(archive, migrations, () => {})
    const keyFile = join(dataDir, 'restored.key')
    try {
      await restoreBackup({ backup, url: target.url, files, keyFile, migrations, progress: () => {} })
    } finally {
      backup.close()
      await target.drop()
    }
  }
  await files.remove([other])
  await restore()
  expect(String(await files.read(other))).toBe('smaller')
  await files.remove([other])
  await files.put(picture, Buffer.from('altered'))
  await expect(restore()).rejects.toThrow('Another file is named')
  // What the refused one had brought is gone again, and what was there stays.
  expect(await files.read(other)).toBeUndefined()
  expect(String(await files.read(picture))).toBe('altered')
  await handed.drop()
})

it('an address that names no backup is refused with a sentence', async () => {
  const settings = parseEnvironment({ NODE_ENV: 'test', ...store.settings })
  const open = (address: string) => withArchive(address, settings, async () => true)
  await expect(open('s3://site/backups/none.backup')).rejects.toThrow('There is no s3://site/backups/none.backup.')
  await expect(open('s3://site/')).rejects.toThrow('is no address of a backup')
  await expect(open('s3://gone/x')).rejects.toThrow('cannot be read: NoSuchBucket')
  expect(existsSync(join(folder, 'none.backup'))).toBe(false)
})

const anyRuns = fc.array(
  fc.record({ begunAt: fc.date({ noInvalidDate: true }), bytes: fc.option(fc.nat(), { nil: undefined }) }),
)

it('however it went before: the newest whole ones are kept, as many as wanted, and what failed after them', () => {
  fc.assert(
    fc.property(anyRuns, fc.integer({ min: 1, max: 20 }), (all, most) => {
      const surplus = new Set(surplusOf(all, most))
      const kept = all.filter(run => !surplus.has(run))
      const whole = (runs: typeof all) => runs.filter(({ bytes }) => bytes !== undefined)
      expect(whole(kept)).toHaveLength(Math.min(most, whole(all).length))
      const oldestKept = Math.min(...whole(kept).map(({ begunAt }) => begunAt.getTime()))
      for (const run of whole([...surplus])) expect(run.begunAt.getTime()).toBeLessThanOrEqual(oldestKept)
    }),
  )
})

it('the next is never later than the schedule says, and never sooner than an hour after one that failed', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, max: new Date('9000-01-01') }),
      fc.boolean(),
      fc.integer({ min: 1, max: 720 }),
      (begunAt, isWhole, every) => {
        const next = nextBackup({ begunAt, bytes: isWhole ? 1 : undefined }, every)!
        expect(next).toEqual(later(begunAt, hours(isWhole ? every : 1)))
      },
    ),
  )
})
