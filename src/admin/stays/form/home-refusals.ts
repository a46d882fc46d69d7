// Why a change of a home was refused, with sentences and statuses.

export const mostPhotos = 60

export const homeRefusals = {
  'not-allowed': 'Homes are entered and changed by managers and owners.',
  'home-unknown': 'There is no such home.',
  'out-of-date':
    'Somebody has changed this home since you opened the page. What you typed is still here: have a look at the home, then keep your changes again.',
  'slug-taken': 'Another home has this address, or had it before. Please choose another one.',
  'not-registered': 'Guests see this home, so its number stays: write it, or take the home down first.',
  'not-whole': 'Something is still missing before guests can see this home. The list says what.',
  'not-next': 'This home stands otherwise by now. Here is how.',
  'photo-unknown': 'This picture has been removed meanwhile.',
  'photo-there': 'The home has this very picture already.',
  'too-many-photos': `A home has up to ${mostPhotos} pictures. Remove one first.`,
  'last-photo': 'Guests see this home, so it keeps a picture. Add another one first, or take the home down.',
} as const

export type HomeRefusal = keyof typeof homeRefusals

/** The field that a refusal is about; the others are about the whole. */
export const fieldOfRefusal: Readonly<Partial<Record<HomeRefusal, string>>> = {
  'slug-taken': 'slug',
  'not-registered': 'registrationNumber',
}

/** The fault of each field of a form. */
export type Faults = Readonly<Record<string, string | undefined>>

// biome-ignore format: a table
export const homeRefusalStatus: Readonly<Record<HomeRefusal, 403 | 404 | 409 | 422>> = {
  'not-allowed': 403,
  'home-unknown': 404,
  'out-of-date': 409,
  'slug-taken': 422,
  'not-registered': 422,
  'not-whole': 409,
  'not-next': 409,
  'photo-unknown': 409,
  'photo-there': 409,
  'too-many-photos': 409,
  'last-photo': 409,
}
