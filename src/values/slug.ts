// The readable part of an address: lower-case words joined by single hyphens.

export type Slug = string & { readonly brand: 'Slug' }

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestSlug = 80

/** The slug in `text`, or undefined when the text is not one: at most 80 characters of a-z, 0-9 and single hyphens. */
export function parseSlug(text: string): Slug | undefined {
  return text.length <= longestSlug && slugShape.test(text) ? (text as Slug) : undefined
}
