// Pictures that operators uploaded, out of a bucket: served as out of the folder, removed as from there, and missed loudly.

import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storePhotoFiles, tidyPhotoFiles } from '#admin/stays/photos/photo-files.server.ts'
import { fileStorage } from '#platform/files/file-store.server.ts'
import { openStorage } from '#platform/storage/open-storage.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { photoFormats, photoWidths } from '#stays/photos/photo.ts'
import { type ObjectStore, startObjectStore } from '#tests/support/object-store.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { days } from '#values/duration.ts'
import { storedFiles } from './stored-files.server.ts'

const name = createHash('md5').update('harbour').digest('hex')
const file = `${name}-${photoWidths[0]}.webp`
const files = photoWidths.flatMap(width =>
  photoFormats.map(format => ({ width, format, bytes: Buffer.from(`${width}`) })),
)

let store: ObjectStore
let handed: TestTools
let tools: Tools

beforeAll(async () => {
  store = await startObjectStore('pictures')
  handed = await testTools({ environment: { ...store.settings, FILES_TO: 's3://pictures/homes' } })
  tools = handed.tools
})
afterAll(async () => {
  await store?.close()
  await handed?.drop()
})

const ask = (path: string, site = storedFiles(tools)) => site.request(path)

async function namesThere(): Promise<string[]> {
  const names: string[] = []
  for await (const each of openStorage('s3://pictures/homes', tools.environment).list()) names.push(each.name)
  return names.sort()
}

it('a picture is stored in every size, twice as well as once, and served to be kept for ever', async () => {
  const picture = { name, files } as unknown as Parameters<typeof storePhotoFiles>[1]
  expect(await storePhotoFiles(tools, picture)).toBe(true)
  expect(await storePhotoFiles(tools, picture)).toBe(true)
  expect(await namesThere()).toHaveLength(photoWidths.length * photoFormats.length)
  const answer = await ask(`/files/${file}`)
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'image/webp',
    String(photoWidths[0]),
  ])
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

it('a picture from before there was AVIF is sent as the WebP that it is', async () => {
  const older = createHash('md5').update('lighthouse').digest('hex')
  const picture = { name: older, files: files.filter(({ format }) => format === 'webp') }
  await storePhotoFiles(tools, picture as unknown as Parameters<typeof storePhotoFiles>[1])
  const typeOf = async (path: string) => (await ask(path)).headers.get('content-type')
  expect(await typeOf(`/files/${older}-800.avif`)).toBe('image/webp')
  expect(await typeOf(`/files/${name}-800.avif`)).toBe('image/avif')
  expect((await ask(`/files/${older}-801.avif`)).status).toBe(404)
})

it('what is not there, or is no name of a picture, is no address', async () => {
  for (const path of [`/files/${'0'.repeat(32)}-800.webp`, '/files/../homes/x', `/files/${name}-800.exe`, '/files/'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})

it('a store that is away is a fault of the server, never a picture that is gone', async () => {
  const environment = { ...tools.environment, S3_ENDPOINT: 'http://127.0.0.1:1' }
  const site = storedFiles({ ...tools, environment })
  const faults: Error[] = []
  site.onError((fault, context) => {
    faults.push(fault)
    return context.text('', 500)
  })
  expect((await ask(`/files/${file}`, site)).status).toBe(500)
  expect(faults).toHaveLength(1)
})

it('pictures that no home has shown for a day leave the bucket, and others of the bucket stay', async () => {
  await fileStorage(tools.environment).put('notes-of-somebody', Buffer.from('x'))
  handed.clock.advance(days(1) + 1)
  expect(await tidyPhotoFiles(tools)).toBe(2)
  expect(await namesThere()).toEqual(['notes-of-somebody'])
  const { rows } = await tools.database.execute(sql`select path from left_photo`)
  expect(rows).toEqual([])
})
