// Uploaded logos, icons and share pictures: every honest kind in the form of its place, none of the others, and nothing passes unseen.

import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { isFileName } from '#platform/files/file-store.server.ts'
import { type SitePictureKind, sitePictureKinds } from '#site/looks/looks.ts'
import { storedPhotos } from '#stays/photos/photo.ts'
import { hostileFiles, pictureFile } from '#tests/support/picture-files.ts'
import { emblemRefusals, heaviestEmblem, isEmblemRefusal } from './emblem-refusals.ts'
import { prepareEmblem } from './prepare-emblem.server.ts'

async function prepared(bytes: Uint8Array, kind: SitePictureKind) {
  const answer = await prepareEmblem(bytes, kind)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.emblem
}

const plain = (width: number, height: number, background = '#0000ff80') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

/** Red, green, blue and how much stands there, of one dot. */
async function dotOf(bytes: Uint8Array, left: number, top: number) {
  const { data } = await sharp(bytes)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

const written = {
  logo: ['webp', 'webp'],
  icon: ['png', 'png'],
  share: ['jpeg', 'jpg'],
  front: ['webp', 'webp'],
} as const

describe('a picture of the site', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'that comes as %s is encoded anew, for each place',
    async format => {
      const bytes = await pictureFile({ format, width: 1300, height: 700 })
      for (const kind of sitePictureKinds) {
        const { file, path, width, height, bytes: encoded } = await prepared(bytes, kind)
        const [wanted, suffix] = written[kind]
        const is = await sharp(encoded).metadata()
        expect([kind, is.format, is.width, is.height]).toEqual([kind, wanted, width, height])
        expect([is.exif, is.xmp, is.icc]).toEqual([undefined, undefined, undefined])
        expect(encoded.includes('Secret Camera')).toBe(false)
        expect(path).toBe(`${storedPhotos}/${file}`)
        expect([isFileName(file), file.endsWith(`.${suffix}`)]).toEqual([true, true])
      }
    },
  )

  it.each([
    // As it was drawn: a logo is never blown up, and never cut.
    ['logo', 30, 20, 30, 20],
    ['logo', 1280, 320, 640, 160],
    ['logo', 3000, 300, 640, 64],
    ['logo', 100, 1600, 10, 160],
    ['logo', 6000, 1, 640, 1],
    ['icon', 16, 16, 192, 192],
    ['icon', 900, 300, 192, 192],
    ['icon', 1, 4000, 192, 192],
    ['share', 50, 50, 1200, 630],
    ['share', 3000, 200, 1200, 630],
  ] as const)('as %s of %d by %d stands as %d by %d', async (kind, width, height, wide, high) => {
    const emblem = await prepared(await plain(width, height), kind)
    expect([emblem.width, emblem.height]).toEqual([wide, high])
  })

  it('lets shine through what did, except where sharing would make it black', async () => {
    const clear = await plain(400, 400, '#00000000')
    expect((await dotOf((await prepared(clear, 'logo')).bytes, 5, 5))[3]).toBe(0)
    expect((await dotOf((await prepared(clear, 'icon')).bytes, 5, 5))[3]).toBe(0)
    expect(await dotOf((await prepared(clear, 'share')).bytes, 5, 5)).toEqual([255, 255, 255, 255])
  })

  it('that is wide stands whole in the square of an icon, with nothing above and below', async () => {
    const { bytes } = await prepared(await plain(900, 300, '#ff0000'), 'icon')
    expect((await dotOf(bytes, 96, 4))[3]).toBe(0)
    expect((await dotOf(bytes, 96, 187))[3]).toBe(0)
    for (const left of [2, 96, 189]) expect(await dotOf(bytes, left, 96)).toEqual([255, 0, 0, 255])
  })

  it('stands upright however the camera was held', async () => {
    const turned = await sharp(await pictureFile({ width: 400, height: 100 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { width, height } = await prepared(turned, 'logo')
    expect([width, height]).toEqual([40, 160])
  })

  it('for printers is one for screens, and one that moves is its first picture', async () => {
    const print = await sharp(await plain(200, 100, '#ff0000'))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect((await sharp(print).metadata()).space).toBe('cmyk')
    expect((await sharp((await prepared(print, 'logo')).bytes).metadata()).space).toBe('srgb')
    const moving = await sharp([await plain(100, 100, '#ff0000'), await plain(100, 100, '#0000ff')], {
      join: { animated: true },
    })
      .webp({ lossless: true, loop: 0, delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const still = await prepared(moving, 'icon')
    expect((await sharp(still.bytes).metadata()).pages ?? 1).toBe(1)
    expect([still.width, still.height]).toEqual([192, 192])
    expect(await dotOf(still.bytes, 96, 96)).toEqual([255, 0, 0, 255])
  })

  it('is named by what is to be seen and by its place', async () => {
    const png = await pictureFile({ format: 'png' })
    const again = await sharp(png).png({ compressionLevel: 1 }).toBuffer()
    const [one, same, other] = await Promise.all([
      prepared(png, 'icon'),
      prepared(again, 'icon'),
      pictureFile({ format: 'png', colour: '#3366aa' }).then(bytes => prepared(bytes, 'icon')),
    ])
    expect(again.equals(png)).toBe(false)
    expect(same.file).toBe(one.file)
    expect(other.file).not.toBe(one.file)
    const files = await Promise.all(sitePictureKinds.map(async kind => (await prepared(png, kind)).file))
    expect(new Set(files).size).toBe(files.length)
  })

  it('loses what hides behind its end, up to the last byte that is allowed', async () => {
    const jpeg = await pictureFile()
    const script = Buffer.from('<script>alert(1)</script>')
    const filled = Buffer.concat([jpeg, script, Buffer.alloc(heaviestEmblem - jpeg.length - script.length)])
    expect(filled.length).toBe(heaviestEmblem)
    for (const kind of sitePictureKinds) {
      expect((await prepared(filled, kind)).bytes.includes('<script>')).toBe(false)
    }
    const heavier = Buffer.concat([filled, Buffer.alloc(1)])
    expect(await prepareEmblem(heavier, 'logo')).toEqual({ ok: false, reason: 'emblem-heavy' })
  })
})

describe('no picture of the site', () => {
  let files: Awaited<ReturnType<typeof hostileFiles>>
  beforeAll(async () => {
    files = await hostileFiles()
  })
  // Photos have to be large and shaped like photos, logos have not.
  const welcome = ['a stamp', 'a ribbon']
  const broken = [
    ...['a page with the head of a JPEG', 'a page with the head of a PNG', 'a drawing with the head of a WebP'],
    ...['half a JPEG', 'half a PNG', 'a bomb'],
  ]

  it.each(sitePictureKinds)('is made of anything that only claims to be one, as %s', async kind => {
    expect(files.map(({ called }) => called)).toEqual(expect.arrayContaining([...welcome, ...broken]))
    for (const { called, bytes } of files) {
      const answer = await prepareEmblem(bytes, kind)
      const wanted = welcome.includes(called) ? 'taken' : broken.includes(called) ? 'emblem-broken' : 'no-emblem'
      expect([called, answer.ok ? 'taken' : answer.reason]).toEqual([called, wanted])
    }
  })

  it('is made of what is cut off or changed anywhere: it is refused or drawn anew, and nothing is thrown', async () => {
    const whole = await pictureFile({ format: 'png', width: 60, height: 40 })
    const anywhere = fc.nat({ max: whole.length - 1 })
    const change = fc.record({ at: anywhere, byte: fc.nat({ max: 255 }), end: fc.option(anywhere) })
    await fc.assert(
      fc.asyncProperty(change, fc.constantFrom(...sitePictureKinds), async ({ at, byte, end }, kind) => {
        const bytes = Buffer.from(whole)
        bytes[at] = byte
        const answer = await prepareEmblem(bytes.subarray(0, end ?? undefined), kind)
        if (answer.ok) expect((await sharp(answer.emblem.bytes).metadata()).format).toBe(written[kind][0])
        else expect(isEmblemRefusal(answer.reason)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('is told why in a sentence of its own, and no other reason is taken for one of these', () => {
    const said = Object.values(emblemRefusals).map(say => say())
    expect(new Set(said).size).toBe(said.length)
    for (const reason of ['not-allowed', 'out-of-date', 'toString', '__proto__']) {
      expect(isEmblemRefusal(reason)).toBe(false)
    }
  })
})
