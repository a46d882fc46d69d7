// Words as they are compared with what somebody types: whatever the case, the accents and the spelling of a letter.

/** Letters that are no other letter with a mark, by what people type instead of them. */
const typedAs: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  // Arabic: what ends a word in two spellings, and the line that only widens it.
  ة: 'ه',
  ى: 'ي',
  ـ: '',
}

const special = new RegExp(`[${Object.keys(typedAs).join('')}]`, 'gu')

/** Small letters without marks, with one space between words. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(special, letter => typedAs[letter]!)
    .replace(/[\p{P}\p{Z}\s]+/gu, ' ')
    .trim()
}

/** What somebody may look for: its own names, and what lies around it. */
export type Findable = { readonly words: string; readonly around: string }

/** How well something fits, 0 best: see `fitOf`. */
export const worstFit = 3

/**
 * How well it fits what was typed: its names begin with it, a word of them does, they contain it, or a word around it begins
 * so. Undefined where some part of what was typed is nowhere in it.
 */
export function fitOf({ words, around }: Findable, [first = '', ...others]: readonly string[]): number | undefined {
  if (others.some(part => !words.includes(part) && !around.includes(part))) return undefined
  if (words.startsWith(first)) return 0
  if (words.includes(` ${first}`)) return 1
  if (words.includes(first)) return 2
  return ` ${around}`.includes(` ${first}`) ? worstFit : undefined
}
