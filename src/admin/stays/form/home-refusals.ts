// Why a change of a home was refused, with sentences and statuses.

import { refusalTable } from '#values/result.ts'

export const mostPhotos = 60

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'Homes are entered and changed by managers and owners.'],
  'home-unknown': [404, 'There is no such home.'],
  'out-of-date': [409, 'Somebody has changed this home since you opened the page. What you typed is still here: have a look at the home, then keep your changes again.'],
  'slug-taken': [422, 'Another home has this address, or had it before. Please choose another one.'],
  'not-registered': [422, 'Guests see this home, so its number stays: write it, or take the home down first.'],
  'not-whole': [409, 'Something is still missing before guests can see this home. The list says what.'],
  'not-next': [409, 'This home stands otherwise by now. Here is how.'],
  'photo-unknown': [409, 'This picture has been removed meanwhile.'],
  'photo-there': [409, 'The home has this very picture already.'],
  'too-many-photos': [409, `A home has up to ${mostPhotos} pictures. Remove one first.`],
  'last-photo': [409, 'Guests see this home, so it keeps a picture. Add another one first, or take the home down.'],
})

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
