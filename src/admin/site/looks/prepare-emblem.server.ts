// Decodes an uploaded logo, icon or share picture and encodes it anew: nothing of the file passes but what is to be seen.

import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { pictureKind } from '#admin/stays/photos/picture-kind.ts'
import { mostPixels } from '#admin/stays/photos/picture-refusals.ts'
import type { SitePicture, SitePictureKind } from '#site/looks/looks.ts'
import { storedPhotos } from '#stays/photos/photo.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { heaviestEmblem } from './emblem-refusals.ts'

export type EmblemRefusal = 'no-emblem' | 'emblem-heavy' | 'emblem-broken'

type Emblem = SitePicture & { readonly file: string; readonly bytes: Buffer }

type Form = {
  readonly width: number
  readonly height: number
  readonly fit: 'inside' | 'contain' | 'cover'
  readonly format: 'webp' | 'png' | 'jpg'
}

/** A logo keeps its shape and what shines through; an icon is square, as browsers want it; what sharing shows is 1.91 to 1; the front page has an arch. */
const forms: Readonly<Record<SitePictureKind, Form>> = {
  logo: { width: 640, height: 160, fit: 'inside', format: 'webp' },
  icon: { width: 192, height: 192, fit: 'contain', format: 'png' },
  share: { width: 1200, height: 630, fit: 'cover', format: 'jpg' },
  front: { width: 1100, height: 1200, fit: 'cover', format: 'webp' },
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const secondsToDecode = 20

/**
 * SVG is refused: it is a program with addresses in it, and no list of what is harmless in one has lasted. One picture of several is its
 * first. The name is made of what is seen, so that the same picture is the same file.
 */
export async function prepareEmblem(
  bytes: Uint8Array,
  kind: SitePictureKind,
): Promise<Outcome<{ readonly emblem: Emblem }, EmblemRefusal>> {
  if (bytes.length > heaviestEmblem) return refused('emblem-heavy')
  const found = pictureKind(bytes)
  if (!found || found === 'heic') return refused('no-emblem')
  const { width, height, fit, format } = forms[kind]
  try {
    const drawn = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: secondsToDecode })
      .autoOrient()
      .resize({ width, height, fit, background: clear, withoutEnlargement: fit === 'inside' })
      .toColourspace('srgb')
    const encoded = {
      webp: () => drawn.webp({ quality: 90, alphaQuality: 100 }),
      png: () => drawn.png(),
      jpg: () => drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }),
    }[format]()
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
    const file = `${hash}-${width}.${format}`
    return done({
      emblem: { file, bytes: data, path: `${storedPhotos}/${file}`, width: info.width, height: info.height },
    })
  } catch {
    // The decoder's message is of no use to an operator.
    return refused('emblem-broken')
  }
}
