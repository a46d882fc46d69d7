// Why a file was not taken as logo, icon or share picture, with sentences.

import { sentence } from '#catalogue/sentence.ts'

/** Bytes of one file. */
export const heaviestEmblem = 4 * 1024 * 1024

export const emblemRefusals = {
  'no-file': () => sentence('homes.chooseFile'),
  'no-emblem': () => sentence('site.noEmblem'),
  'emblem-heavy': () => sentence('site.emblemHeavy', { megabytes: heaviestEmblem / 1024 / 1024 }),
  'emblem-broken': () => sentence('homes.brokenPicture'),
} as const

export function isEmblemRefusal(reason: string): reason is keyof typeof emblemRefusals {
  return Object.hasOwn(emblemRefusals, reason)
}
