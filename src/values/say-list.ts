// Texts one after another, as the language separates them.

import { sentence } from '#catalogue/sentence.ts'

/** `Porto, Portugal`: each text that is there. Empty for none. */
export function sayList(texts: readonly (string | null | undefined)[]): string {
  const [first = '', ...rest] = texts.flatMap(text => text || [])
  return rest.reduce<string>((list, next) => sentence('values.listed', { list, next }), first)
}
