// The share picture of a home's page: its first picture with its name, 1200 by 630 pixels.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type FileSettings, readStoredFile } from '#platform/files/file-store.server.ts'
import { unlessMissing } from '#platform/storage/storage.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { largestAddress, storedPhotos } from '#stays/photos/photo.ts'
import { keepRecent } from '#values/keep-recent.ts'
import type { StayInBrief } from './stay.ts'

export type SharedStay = Pick<StayInBrief, 'slug' | 'name' | 'city' | 'region' | 'photo'>

const width = 1200
const height = 630
const margin = 64
/** For letters missing in the site's font. */
const fonts = 'Noto Serif, Noto Serif CJK, Liberation Serif, DejaVu Serif, serif'

/** Bump when the drawing changes: pictures are cached for ever under their mark. */
const drawing = 3

/** A hash of everything visible in the picture. */
function markOf({ name, city, region, photo }: SharedStay): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, name, city, region, photo?.path]))
    .digest('hex')
    .slice(0, 12)
}

/** The address of the picture; undefined for a home without pictures. */
export function sharePictureAddress(stay: SharedStay): string | undefined {
  return stay.photo && `/stays/${stay.slug}/share.jpg?v=${markOf(stay)}`
}

const drawn = new Map<string, Promise<Buffer | undefined>>()
const mostDrawn = 50
let lastDrawn: Promise<unknown> = Promise.resolve()

/** A JPEG; undefined when the home's picture is not there. Drawn one at a time, the last fifty are kept. */
export async function sharePicture(stay: SharedStay, settings: FileSettings): Promise<Buffer | undefined> {
  const { photo } = stay
  if (!photo) return undefined
  const key = `${stay.slug} ${markOf(stay)}`
  const known = drawn.get(key)
  if (known) return known
  const picture = fileOf(photo, settings).then(file => file && inTurn(() => draw(stay, file)))
  keepRecent(drawn, key, picture, mostDrawn)
  const forget = () => drawn.delete(key)
  picture.then(made => made ?? forget(), forget)
  return picture
}

function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
  const made = lastDrawn.then(work)
  lastDrawn = made.catch(() => {})
  return made
}

function fileOf(photo: NonNullable<SharedStay['photo']>, settings: FileSettings): Promise<Buffer | undefined> {
  const address = largestAddress(photo)
  const stored = `${storedPhotos}/`
  if (address.startsWith(stored)) return readStoredFile(settings, address.slice(stored.length))
  const parts = address.split('/').filter(part => part !== '' && part !== '..')
  return unlessMissing(readFile(inProject('public', ...parts)))
}

async function draw(stay: SharedStay, file: Buffer): Promise<Buffer> {
  const place = [stay.city, stay.region].filter((word, at, all) => word !== '' && all.indexOf(word) === at).join(', ')
  const small = await words(place, 34)
  const large = await words(stay.name, 68)
  const lower = height - margin - (small?.height ?? 0)
  const upper = lower - 16 - (large?.height ?? 0)
  // However many lines a name has, all of it stands where the shade is deep enough to read white words.
  const [from, deep] = [(upper - 140) / height, upper / height]
  const shade = Buffer.from(
    `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="${from}" stop-color="#1b120a" stop-opacity="0"/><stop offset="${deep}" stop-color="#1b120a" stop-opacity="0.55"/><stop offset="1" stop-color="#1b120a" stop-opacity="0.82"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  )
  return sharp(file)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .composite([
      { input: shade },
      ...(large ? [{ input: large.input, left: margin, top: upper }] : []),
      ...(small ? [{ input: small.input, left: margin, top: lower }] : []),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** White words at most as wide as the picture and half as high; undefined where neither we nor the machine have a font for them. */
async function words(text: string, size: number): Promise<{ input: Buffer; height: number } | undefined> {
  // Loaded with the first picture: a start of the site would wait for what reads fonts.
  const { outlinedWords } = await import('./outlined-words.server.ts')
  const outlined = outlinedWords(text, size, width - 2 * margin)
  if (outlined) return outlined.height < height / 2 ? outlined : undefined
  try {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="white">${escaped(text)}</span>`,
        font: `${fonts} ${size}`,
        width: width - 2 * margin,
        dpi: 72,
        rgba: true,
        wrap: 'word-char',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    return info.height < height / 2 ? { input: data, height: info.height } : undefined
  } catch {
    return undefined
  }
}

function escaped(text: string): string {
  return text.replace(/\p{C}/gu, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
