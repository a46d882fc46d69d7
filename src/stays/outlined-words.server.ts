// Text as outlines in the site's own font, for pictures drawn on machines without fonts.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

type OutlinedWords = {
  /** An SVG of white letters. */
  readonly input: Buffer
  /** Pixels. */
  readonly height: number
}

type Line = { readonly paths: string; readonly wide: number }

const lineHeight = 1.18
/** Between the site's headings and bold: white on a picture looks thinner than it is. */
const weight = 500
/** Above the line on which letters stand, as a share of the size. */
const ascent = 0.92

/**
 * The text in lines at most `width` pixels wide, in letters of `size` pixels; a word longer than a line stands alone and
 * smaller. Undefined where the font has no letter for something in it.
 */
export function outlinedWords(text: string, size: number, width: number): OutlinedWords | undefined {
  const words = text.normalize().replace(/\p{C}/gu, ' ').split(/\s+/).filter(Boolean)
  const fonts = knownFonts()
  if (words.length === 0 || ![...words.join('')].every(letter => fontOf(letter, fonts))) return undefined
  const longest = Math.max(...words.map(word => outline(word, size, fonts).wide))
  const fitting = size * Math.min(1, width / longest)
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && outline(longer, fitting, fonts).wide <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const height = Math.ceil(lines.length * fitting * lineHeight)
  const drawn = lines.map((line, at) => {
    const base = (at * lineHeight + ascent) * fitting
    return `<g transform="translate(0 ${base.toFixed(2)})">${outline(line, fitting, fonts).paths}</g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="white">${drawn.join('')}</svg>`
  return { input: Buffer.from(svg), height }
}

function outline(text: string, size: number, fonts: readonly Font[]): Line {
  let wide = 0
  let paths = ''
  for (const { font, letters } of runs(text, fonts)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(letters)
    glyphs.forEach((glyph, at) => {
      const { xAdvance, xOffset, yOffset } = positions[at]!
      const [x, y] = [wide + xOffset * scale, -yOffset * scale]
      const shape = glyph.path.toSVG()
      if (shape)
        paths += `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" d="${shape}"/>`
      wide += xAdvance * scale
    })
  }
  return { paths, wide }
}

/** The text cut where another file of the font has to draw. */
function runs(text: string, fonts: readonly Font[]): { readonly font: Font; letters: string }[] {
  const found: { font: Font; letters: string }[] = []
  for (const letter of text) {
    const font = fontOf(letter, fonts)
    if (!font) continue
    const last = found.at(-1)
    if (last?.font === font) last.letters += letter
    else found.push({ font, letters: letter })
  }
  return found
}

function fontOf(letter: string, fonts: readonly Font[]): Font | undefined {
  return fonts.find(font => font.hasGlyphForCodePoint(letter.codePointAt(0)!))
}

let known: readonly Font[] | undefined

function knownFonts(): readonly Font[] {
  known ??= ['latin', 'latin-ext', 'vietnamese'].map(part => {
    const file = `@fontsource/fraunces/files/fraunces-${part}-${weight}-normal.woff`
    return create(readFileSync(createRequire(import.meta.url).resolve(file))) as Font
  })
  return known
}
