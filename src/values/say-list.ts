// Texts one after another, as the language separates them.

import { sentence } from '#catalogue/sentence.ts'

type Texts = readonly (string | null | undefined)[]

/** `Porto, Portugal`: each text that is there. Empty for none. */
export function sayList(texts: Texts): string {
  const [first = '', ...rest] = texts.flatMap(text => text || [])
  return rest.reduce<string>((list, next) => sentence('values.listed', { list, next }), first)
}

/** Where something is, from the town outwards: `Budapest, Hungary` also where town and region have one name. */
export function sayPlace(names: Texts): string {
  return sayList([...new Set(names)])
}
