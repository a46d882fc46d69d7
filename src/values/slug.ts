// The readable part of an address: lower-case words joined by single hyphens.

export type Slug = string & { readonly brand: 'Slug' }

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestSlug = 80

/** The slug in `text`, or undefined when the text is not one: at most 80 characters of a-z, 0-9 and single hyphens. */
export function parseSlug(text: string): Slug | undefined {
  return text.length <= longestSlug && slugShape.test(text) ? (text as Slug) : undefined
}

/** What an address made of these words would be: without accents and signs, at most 60 characters; empty when no letter is left. */
export function slugFrom(words: string): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  return plain
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 60)
    .replace(/-+$/, '')
}
