// Decodes an uploaded image and encodes it anew in every size.

import { createHash } from 'node:crypto'
import sharp, { type Raw, type Sharp } from 'sharp'
import { type PhotoFormat, photoFormats, widthsOf } from '#stays/photos/photo.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'
import {
  heaviestPicture,
  leastHeight,
  leastWidth,
  longestShape,
  mostPixels,
  type PictureRefusal,
} from './picture-refusals.ts'

export type PreparedPicture = {
  /** Made of what is to be seen: the same picture has the same. */
  readonly name: string
  readonly width: number
  readonly height: number
  /** "#c8b89a" */
  readonly placeholder: string
  readonly files: readonly { readonly width: number; readonly format: string; readonly bytes: Buffer }[]
}

type Prepared = Outcome<{ readonly picture: PreparedPicture }, PictureRefusal>

/** No page of the site shows a picture larger. */
const largest = { width: 1600, height: 2400 }
const secondsToDecode = 30
const white = { r: 255, g: 255, b: 255 }

let lastPrepared: Promise<unknown> = Promise.resolve()

/**
 * The picture in the sizes and formats of the site. Nothing of the file passes but what is to be seen: no place, no
 * camera, no colour profile, nothing hidden behind its end. One at a time, because decoding takes memory.
 */
export function preparePicture(bytes: Uint8Array): Promise<Prepared> {
  const prepared = lastPrepared.then(() => prepare(bytes))
  lastPrepared = prepared.catch(() => {})
  return prepared
}

async function prepare(bytes: Uint8Array): Promise<Prepared> {
  if (bytes.length > heaviestPicture) return refused('too-heavy')
  const kind = pictureKind(bytes)
  if (!kind) return refused('no-picture')
  if (kind === 'heic') return refused('heic')
  try {
    const refusal = await lookAt(bytes, kind)
    return refusal ? refused(refusal) : done({ picture: await drawn(bytes) })
  } catch {
    // The decoder's message is of no use to an operator.
    return refused('broken')
  }
}

const decoderOf: Readonly<Record<PictureKind, string>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' }

/** What the head of the file says, before anything of it is unpacked. */
async function lookAt(bytes: Uint8Array, kind: PictureKind): Promise<PictureRefusal | undefined> {
  const { format, compression, autoOrient } = await open(bytes, false).metadata()
  if (format !== decoderOf[kind] || (kind === 'avif' && compression !== 'av1')) return 'no-picture'
  const { width, height } = autoOrient
  if (width * height > mostPixels) return 'too-many-pixels'
  if (width < leastWidth || height < leastHeight) return 'too-small'
  return Math.max(width / height, height / width) > longestShape ? 'too-long' : undefined
}

function open(bytes: Uint8Array, limitInputPixels: number | false = mostPixels): Sharp {
  return sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true, pages: 1 })
}

async function drawn(bytes: Uint8Array): Promise<PreparedPicture> {
  const { data, info } = await open(bytes)
    .timeout({ seconds: secondsToDecode })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: white })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const raw = { width, height, channels }
  const files = []
  for (const format of photoFormats) {
    for (const each of widthsOf({ width }, format)) {
      const size = encode(sharp(data, { raw }).resize({ width: each }), format, each)
      files.push({ width: each, format, bytes: await size.toBuffer() })
    }
  }
  const name = createHash('sha256').update(`${width} ${height} `).update(data).digest('hex').slice(0, 32)
  return { name, width, height, files, placeholder: await placeholderOf(data, raw) }
}

/** Of about the same looks in either format; more effort would take an upload minutes. */
function encode(picture: Sharp, format: PhotoFormat, width: number): Sharp {
  return format === 'avif'
    ? picture.avif({ quality: width > 800 ? 52 : 55, effort: 3, chromaSubsampling: '4:2:0' })
    : picture.webp({ quality: width > 800 ? 74 : 76, effort: 4, smartSubsample: true })
}

async function placeholderOf(data: Buffer, raw: Raw): Promise<string> {
  const pixel = await sharp(data, { raw }).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer()
  return `#${[...pixel.subarray(0, 3)].map(part => part.toString(16).padStart(2, '0')).join('')}`
}
