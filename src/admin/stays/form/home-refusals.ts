// Why a change of a home was refused, with sentences and statuses.

import { refusalTable } from '#catalogue/refusal-table.ts'
import { mostPhotos } from './home-limits.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'homes.notAllowed'],
  'home-unknown': [404, 'homes.unknown'],
  'out-of-date': [409, 'homes.outOfDate'],
  'slug-taken': [422, 'homes.slugTaken'],
  'not-registered': [422, 'homes.notRegistered'],
  'not-whole': [409, 'homes.notWhole'],
  'imprint-unread': [422, 'site.readWarning'],
  'not-next': [409, 'homes.notNext'],
  'photo-unknown': [409, 'homes.photoUnknown'],
  'photo-there': [409, 'homes.photoThere'],
  'too-many-photos': [409, 'homes.tooManyPhotos'],
  'last-photo': [409, 'homes.lastPhoto'],
  'translation-too-long': [422, 'homes.translationTooLong'],
}, { mostPhotos })

export const homeRefusals = refusals.sentences
export const homeRefusalStatus = refusals.statuses
export type HomeRefusal = keyof typeof homeRefusals

/** The field that a refusal is about; the others are about the whole. */
export const fieldOfRefusal: Readonly<Partial<Record<HomeRefusal, string>>> = {
  'slug-taken': 'slug',
  'not-registered': 'registrationNumber',
}

/** The fault of each field of a form. */
export type Faults = Readonly<Record<string, string | undefined>>
