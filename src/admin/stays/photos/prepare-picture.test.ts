// Files made into pictures of the site: every honest kind, none of the others, and nothing passes but what is to be seen.

import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { hostileFiles, pictureFile } from '#tests/support/picture-files.ts'
import { pictureKind } from './picture-kind.ts'
import { heaviestPicture, pictureRefusals } from './picture-refusals.ts'
import { preparePicture } from './prepare-picture.server.ts'

async function prepared(bytes: Uint8Array) {
  const answer = await preparePicture(bytes)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.picture
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'that is %s becomes AVIF and WebP in the sizes of the site',
    async format => {
      const { files, width, height, placeholder } = await prepared(
        await pictureFile({ format, width: 850, height: 560 }),
      )
      expect([width, height]).toEqual([850, 560])
      expect(files.map(file => [file.format, file.width])).toEqual(
        ['avif', 'webp'].flatMap(each => [400, 800].map(wide => [each, wide])),
      )
      expect(placeholder).toMatch(/^#[0-9a-f]{6}$/)
      for (const { bytes, width: wide, format: as } of files) {
        const { format: written, width: is, exif, icc, xmp } = await sharp(bytes).metadata()
        expect([written, is, exif, icc, xmp]).toEqual([
          as === 'avif' ? 'heif' : as,
          wide,
          undefined,
          undefined,
          undefined,
        ])
        expect(bytes.includes('Secret Camera')).toBe(false)
      }
    },
  )

  it('is no larger than any page shows it, and stands upright however the camera was held', async () => {
    const large = await prepared(await pictureFile({ width: 1700, height: 1275 }))
    expect([large.width, large.height]).toEqual([1600, 1200])
    expect(large.files.map(({ format, width }) => `${format} ${width}`)).toEqual([
      ...['avif 400', 'avif 800', 'avif 1200', 'avif 1600'],
      ...['webp 400', 'webp 800', 'webp 1200'],
    ])
    const turned = await sharp(await pictureFile({ width: 1200, height: 900 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { width, height } = await prepared(turned)
    expect([width, height]).toEqual([900, 1200])
  })

  it('is named by what is to be seen', async () => {
    const one = await prepared(await pictureFile({ format: 'png' }))
    const same = await prepared(
      await sharp(await pictureFile({ format: 'png' }))
        .png({ compressionLevel: 1 })
        .toBuffer(),
    )
    const other = await prepared(await pictureFile({ format: 'png', colour: '#3366aa' }))
    expect(one.name).toMatch(/^[0-9a-f]{32}$/)
    expect([same.name === one.name, other.name === one.name]).toEqual([true, false])
  })

  it('loses what hides behind its end, and what shines through it becomes white', async () => {
    const hidden = Buffer.concat([await pictureFile(), Buffer.from('<script>alert(1)</script>')])
    for (const { bytes } of (await prepared(hidden)).files) expect(bytes.includes('<script>')).toBe(false)
    const glass = {
      create: { width: 900, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    } as const
    expect((await prepared(await sharp(glass).png().toBuffer())).placeholder).toBe('#ffffff')
  })
})

describe('no picture', () => {
  const [none, broken] = [sentence('homes.noPicture'), sentence('homes.brokenPicture')]
  const told: Readonly<Record<string, string>> = {
    'a drawing that runs script': none,
    'a drawing with an XML head': none,
    'a page': none,
    'a page with the head of a JPEG': broken,
    'a page with the head of a PNG': broken,
    'a GIF that is script too': none,
    'an honest GIF': none,
    'a TIFF': none,
    'a document': none,
    'a drawing with the head of a WebP': broken,
    'what a telephone saves': sentence('homes.heic'),
    'half a JPEG': broken,
    'half a PNG': broken,
    'a bomb': sentence('homes.tooManyPixels', { millions: 64 }),
    'a stamp': sentence('homes.tooSmall', { leastWidth: 800, leastHeight: 500 }),
    'a ribbon': sentence('homes.tooLong', { longestShape: 4 }),
    nothing: none,
  }
  let files: Awaited<ReturnType<typeof hostileFiles>>
  beforeAll(async () => {
    files = await hostileFiles()
  })

  it('is made of anything else, and each file is told why', async () => {
    expect(files.length).toBeGreaterThan(15)
    expect(files.map(({ called }) => called).sort()).toEqual(Object.keys(told).sort())
    for (const { called, bytes } of files) {
      const answer = await preparePicture(bytes)
      expect(answer.ok ? 'it was taken' : pictureRefusals[answer.reason](), called).toBe(told[called])
    }
  })

  it('is made of what is too heavy, before anybody looks into it', async () => {
    const heavy = Buffer.concat([await pictureFile(), Buffer.alloc(heaviestPicture)])
    expect(await preparePicture(heavy)).toEqual({ ok: false, reason: 'too-heavy' })
  })

  it('is judged by its name or by a few bytes', () => {
    for (const length of [0, 1, 3, 4, 8, 11]) expect(pictureKind(new Uint8Array(length))).toBeUndefined()
    expect(pictureKind(Buffer.from('\0\0\0\x1cftypavif\0\0\0\0mif1avif'))).toBe('avif')
    expect(pictureKind(Buffer.from('\0\0\0\x1cftypisom\0\0\0\0mp42'))).toBeUndefined()
  })
})
