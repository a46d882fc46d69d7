// Why a file was not accepted as a photo, with sentences.

/** Whether it is the file that was refused, and not what was to be done with it. */
export function isPictureRefusal(reason: string): reason is PictureRefusal {
  return Object.hasOwn(pictureRefusals, reason)
}

/** Bytes of one file. */
export const heaviestPicture = 20 * 1024 * 1024
/** Bytes of one form with all its files. */
export const heaviestUpload = 64 * 1024 * 1024
export const mostPixels = 64_000_000
export const leastWidth = 800
export const leastHeight = 500
/** How many times as long as wide, or as wide as high. */
export const longestShape = 4

export const pictureRefusals = {
  'no-picture': 'This is no picture that we can show. Please choose a JPEG, PNG, WebP or AVIF file.',
  heic: 'Telephones save such pictures as HEIC, which browsers do not show. Please save it as JPEG first.',
  'too-heavy': `This file is too large. A picture may have up to ${heaviestPicture / 1024 / 1024} MB.`,
  'too-many-pixels': `This picture has too many pixels. It may have up to ${mostPixels / 1_000_000} million.`,
  'too-small': `This picture is too small to look good. It has to be at least ${leastWidth} pixels wide and ${leastHeight} high.`,
  'too-long': `This picture is too long or too narrow: one side may be at most ${longestShape} times the other.`,
  broken: 'This file is damaged or incomplete. Please choose it again, or save it anew.',
  'no-room': 'There is no room on the disk of the site. Whoever looks after it has to make some.',
} as const

export type PictureRefusal = keyof typeof pictureRefusals
