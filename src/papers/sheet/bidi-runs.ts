// Text in the order in which it is drawn, from left to right, by the Unicode Bidirectional Algorithm (UAX 9).

import bidiFactory from 'bidi-js'

/** A paragraph in reading order, with the level of each of its UTF-16 units: odd ones are read from right to left. */
export type Paragraph = {
  readonly text: string
  readonly levels: Uint8Array
  /** What is drawn instead of brackets and their like, by the unit's place. */
  readonly mirrored: ReadonlyMap<number, string>
}

/** A stretch of one direction. Fonts are given `text` as it is read: they shape it, and turn it round where it is RTL. */
export type Run = { readonly text: string; readonly isRtl: boolean }

const bidi = bidiFactory()

/** What steers the order and is not drawn itself: marks, embeddings, overrides and isolates. */
const control = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** `base`: the direction of the paper, whatever the paragraph begins with. `text` has no line breaks. */
export function paragraphOf(text: string, base: 'ltr' | 'rtl'): Paragraph {
  const { levels } = bidi.getEmbeddingLevels(text, base)
  return { text, levels, mirrored: bidi.getMirroredCharactersMap(text, levels) }
}

/** The runs of the line from `start` up to `end`, leftmost first. Blanks at the end of a line belong to no line. */
export function runsOf({ text, levels, mirrored }: Paragraph, start = 0, end = text.length): Run[] {
  const found: { text: string; level: number }[] = []
  for (let at = start; at < end; at++) {
    if (control.test(text[at]!)) continue
    const letter = mirrored.get(at) ?? text[at]!
    const last = found.at(-1)
    if (last && last.level === levels[at]) last.text += letter
    else found.push({ text: letter, level: levels[at]! })
  }
  return reordered(found).map(({ text: letters, level }) => ({ text: letters, isRtl: level % 2 === 1 }))
}

/** Rule L2: from the highest level down to 1, whatever stands at it or above is turned round. */
function reordered<Levelled extends { readonly level: number }>(runs: readonly Levelled[]): Levelled[] {
  const order = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start
      while (end < order.length && order[end]!.level >= level) end++
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = end
    }
  }
  return order
}
