// Why a file was not accepted as a photo, with sentences.

import { sentence } from '#catalogue/sentence.ts'

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
  'no-picture': () => sentence('homes.noPicture'),
  heic: () => sentence('homes.heic'),
  'too-heavy': () => sentence('homes.tooHeavy', { megabytes: heaviestPicture / 1024 / 1024 }),
  'too-many-pixels': () => sentence('homes.tooManyPixels', { millions: mostPixels / 1_000_000 }),
  'too-small': () => sentence('homes.tooSmall', { leastWidth, leastHeight }),
  'too-long': () => sentence('homes.tooLong', { longestShape }),
  broken: () => sentence('homes.brokenPicture'),
  'no-room': () => sentence('homes.noDisk'),
} as const

export type PictureRefusal = keyof typeof pictureRefusals
