// Why something about a home was refused to an operator, and what they read then.

export type HomeRefusal = 'not-allowed' | 'home-unknown' | 'out-of-date' | 'slug-taken'

export const homeRefusals: Readonly<Record<HomeRefusal, string>> = {
  'not-allowed': 'Homes are entered and changed by managers and owners.',
  'home-unknown': 'There is no such home.',
  'out-of-date':
    'Somebody has changed this home since you opened the page. What you typed is still here: look at how it stands now, then keep your changes again.',
  'slug-taken': 'Another home has this address, or had it before. Please choose another one.',
}

// biome-ignore format: a table
export const homeRefusalStatus: Readonly<Record<HomeRefusal, 403 | 404 | 409 | 422>> = {
  'not-allowed': 403,
  'home-unknown': 404,
  'out-of-date': 409,
  'slug-taken': 422,
}
