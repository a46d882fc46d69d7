// Files in a folder and in a bucket: the same tests for both.

import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { readBucketPlace } from '#platform/tools/storage-settings.server.ts'
import { temporaryFolder } from '#tests/support/folder.ts'
import { type ObjectStore, startObjectStore } from '#tests/support/object-store.ts'
import { folderStorage } from './folder-storage.server.ts'
import { openStorage } from './open-storage.server.ts'
import type { Storage } from './storage.server.ts'

const work = temporaryFolder()
const folder = temporaryFolder()
let store: ObjectStore
const settingsWith = (changed: Record<string, string> = {}) =>
  parseEnvironment({ NODE_ENV: 'test', ...store.settings, ...changed })

beforeAll(async () => {
  store = await startObjectStore('pictures')
})
afterAll(() => store?.close())

async function namesIn(storage: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of storage.list()) names.push(name)
  return names.sort()
}

describe.each([
  ['a folder', () => folderStorage(folder, { below: name => name.slice(0, 2), makes: true })],
  ['a bucket', () => openStorage('s3://pictures/of-homes', settingsWith())],
  ['a whole bucket', () => openStorage('s3://pictures', settingsWith())],
])('%s', (_what, open) => {
  const bytes = Buffer.from([0, 255, 10, 13, 128])

  it('gives back what it was given, whole and as a stream, and says how large it is', async () => {
    const storage = open()
    await storage.put('ab12.webp', bytes)
    expect(await storage.read('ab12.webp')).toEqual(bytes)
    expect(await buffer((await storage.open('ab12.webp'))!)).toEqual(bytes)
    expect(await storage.bytesOf('ab12.webp')).toBe(bytes.length)
    await storage.put('ab12.webp', Buffer.from('another'))
    expect(String(await storage.read('ab12.webp'))).toBe('another')
  })

  it('takes a file along, larger than one part of an upload', async () => {
    const storage = open()
    const path = join(storage.workFolder ?? work, 'large.draft')
    const large = Buffer.alloc(17 * 1024 * 1024, 'casita')
    writeFileSync(path, large)
    await storage.take('large', path)
    expect(existsSync(path)).toBe(false)
    expect((await storage.read('large'))!.equals(large)).toBe(true)
    expect(await storage.bytesOf('large')).toBe(large.length)
    await storage.remove(['large'])
  })

  it('knows what is missing, lists what is there, and removes only what is named', async () => {
    const storage = open()
    await Promise.all(['one', 'two', 'three'].map(name => storage.put(name, bytes)))
    expect(await namesIn(storage)).toEqual(['ab12.webp', 'one', 'three', 'two'])
    await storage.remove(['one', 'three', 'never-there'])
    expect(await namesIn(storage)).toEqual(['ab12.webp', 'two'])
    for (const asked of [storage.read('one'), storage.open('one'), storage.bytesOf('one')])
      expect(await asked).toBeUndefined()
    await storage.remove(['two', 'ab12.webp'])
    expect(await namesIn(storage)).toEqual([])
  })
})

it('a folder has one of two files that are put at once, never a mixture', async () => {
  const storage = folderStorage(folder, { makes: true })
  const both = ['a', 'b'].map(letter => Buffer.alloc(200_000, letter))
  await Promise.all(both.map(each => storage.put('same', each)))
  const found = await storage.read('same')
  expect(both.some(each => each.equals(found!))).toBe(true)
  await storage.remove(['same'])
})

it('of a folder nobody else reads the files, drafts count for nothing, and no name leads out of it', async () => {
  const storage = folderStorage(folder, { makes: true })
  await storage.put('mine', Buffer.from('words'))
  expect(statSync(join(folder, 'mine')).mode & 0o777).toBe(0o600)
  writeFileSync(join(folder, 'half.draft'), 'half')
  expect(await namesIn(storage)).toEqual(['mine'])
  for (const name of ['../out', '/etc/passwd', '..', 'a/b', '', '.hidden'])
    await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow('Not the name')
  expect(readdirSync(folder).sort()).toEqual(expect.arrayContaining(['half.draft', 'mine']))
})

it('a folder that is not there is no place for backups, and is not made', async () => {
  const path = join(folder, 'not-mounted')
  await expect(openStorage(path, settingsWith()).put('one', Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOENT' })
  expect(existsSync(path)).toBe(false)
})

it('a bucket that is missing, or a key that is wrong, is a fault with a name and never a missing file', async () => {
  await expect(openStorage('s3://elsewhere', settingsWith()).put('one', Buffer.from('x'))).rejects.toMatchObject({
    name: 'NoSuchBucket',
  })
  const wrong = openStorage('s3://pictures', settingsWith({ S3_SECRET_ACCESS_KEY: 'guessed' }))
  await expect(wrong.read('one')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
})

it('the address of a bucket is a bucket and plain folders, or it is refused at the start', () => {
  expect(readBucketPlace('s3://backups/casita/nightly/')).toEqual({ bucket: 'backups', prefix: 'casita/nightly' })
  expect(readBucketPlace('s3://backups')).toEqual({ bucket: 'backups', prefix: '' })
  for (const text of ['s3://', 's3://a', 's3://Backups', 's3://backups/../other', 's3://backups//x', 'https://backups'])
    expect(readBucketPlace(text), text).toBeUndefined()
  fc.assert(
    fc.property(fc.string(), text => {
      const place = readBucketPlace(`s3://backups/${text}`)
      expect(place === undefined || /^[\w./-]*$/.test(place.prefix)).toBe(true)
    }),
  )
})

it.each([
  [{ BACKUP_TO: 'backups' }, 'BACKUP_TO must be the whole path of a folder'],
  [{ FILES_TO: '/var/pictures' }, 'FILES_TO must be s3://bucket'],
  [{ S3_ENDPOINT: 'http://store.example' }, 'S3_ENDPOINT must be an address that starts with https://'],
  [{ S3_ENDPOINT: 'https://store.example' }, 'S3_ACCESS_KEY_ID is missing'],
  [{ S3_ACCESS_KEY_ID: 'key' }, 'belong together'],
  [{ FILES_TO: 's3://one/place', BACKUP_TO: 's3://one/place/' }, 'must not be the same place'],
  [{ BACKUP_HOURS: '0' }, 'BACKUP_HOURS must be between 1 and 720'],
])('%o is refused at the start', (settings, sentence) => {
  expect(() => parseEnvironment({ NODE_ENV: 'test', ...settings })).toThrow(sentence)
})
