// The picture for sharing: its size, its words, kept as long as nothing on it changes.

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import type { Slug } from '#values/slug.ts'
import { type SharedStay, sharePicture, sharePictureAddress } from './share-picture.server.ts'

const settings = parseEnvironment({ NODE_ENV: 'test' })
const loft: SharedStay = {
  slug: 'harbour-loft' as Slug,
  name: 'Harbour Loft',
  city: 'Olhão',
  region: 'Algarve',
  photo: { alt: '', room: '', path: '/photos/harbour-loft/1', width: 1600, height: 1066, placeholder: '#fff' },
}

test('it is a JPEG of 1200 by 630 pixels, small enough to be sent around, and drawn once', async () => {
  const picture = await sharePicture(loft, settings)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(picture!.length).toBeLessThan(300_000)
  expect(await sharePicture(loft, settings)).toBe(picture)
})

test('another name is another picture; what a name holds is never markup', async () => {
  const [one, other] = [
    await sharePicture(loft, settings),
    await sharePicture({ ...loft, name: '<b>&</b> "Löft"' }, settings),
  ]
  expect(other).toBeDefined()
  expect(other!.equals(one!)).toBe(false)
})

test('the address changes with what is to be seen, and with nothing else', () => {
  const address = sharePictureAddress(loft)
  expect(address).toMatch(/^\/stays\/harbour-loft\/share\.jpg\?v=[0-9a-f]{12}$/)
  expect(sharePictureAddress({ ...loft })).toBe(address)
  expect(sharePictureAddress({ ...loft, name: 'Pier Loft' })).not.toBe(address)
})

test('a home without a picture has none for sharing', async () => {
  const bare = { ...loft, photo: undefined }
  expect(sharePictureAddress(bare)).toBeUndefined()
  expect(await sharePicture(bare, settings)).toBeUndefined()
  expect(
    await sharePicture({ ...loft, photo: { ...loft.photo!, path: '/photos/nowhere/1' } }, settings),
  ).toBeUndefined()
})

test('nobody reads other files by the path of a picture', async () => {
  expect(
    await sharePicture({ ...loft, photo: { ...loft.photo!, path: '/../../etc/passwd' } }, settings),
  ).toBeUndefined()
})
