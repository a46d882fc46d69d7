// The letters of the page of arrival: the site's own, as far as its words need them.

import figtreeEveryday from '@everyday/figtree-latin-everyday.woff2?url'
import frauncesEveryday from '@everyday/fraunces-latin-everyday-400.woff2?url'
import frauncesLatin from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2?url'
import frauncesFurther from '@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff2?url'
import figtreeFurther from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'

type Font = {
  readonly family: 'figtree' | 'fraunces'
  readonly file: string
  readonly weights: string
  /** As `unicode-range` in ui/fonts.css. */
  readonly range: string
  /** A letter of that range. */
  readonly letter: RegExp
}

const everyday = {
  range:
    'U+0000-00A1,U+00A3,U+00A5,U+00A7,U+00A9,U+00AB,U+00AD,U+00B0-00B2,U+00B7,U+00BB,U+00BD,U+00BF-00FF,U+0152-0153,U+2000-2031,U+2034-2043,U+2045-206F,U+20AC,U+2212,U+FEFF,U+FFFD',
  letter: /[a-z]/,
}
const latinRange =
  'U+00A2,U+00A4,U+00A6,U+00A8,U+00AA,U+00AC,U+00AE-00AF,U+00B3-00B6,U+00B8-00BA,U+00BC,U+00BE,U+0131,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2032-2033,U+2044,U+2122,U+2191,U+2193,U+2215'
const latin = { range: latinRange, letter: anyOf(latinRange) }
const further = {
  range:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  letter: /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u20a0-\u20ab\u20ad-\u20c0]/,
}
const ofArabic = {
  range: 'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+FB50-FDFF,U+FE70-FEFC',
  letter: /[\u0600-\u06ff\u0750-\u077f]/,
}

/** Any sign of a `unicode-range` of four digits each. */
function anyOf(range: string): RegExp {
  return new RegExp(
    `[${range
      .replaceAll('U+', '')
      .replaceAll(/[0-9A-F]{4}/g, '\\u$&')
      .replaceAll(',', '')}]`,
  )
}

const fonts: readonly Font[] = [
  { family: 'figtree', file: figtreeEveryday, weights: '300 900', ...everyday },
  { family: 'figtree', file: figtreeLatin, weights: '300 900', ...latin },
  { family: 'figtree', file: figtreeFurther, weights: '300 900', ...further },
  { family: 'figtree', file: arabic, weights: '300 900', ...ofArabic },
  { family: 'fraunces', file: frauncesEveryday, weights: '400', ...everyday },
  { family: 'fraunces', file: frauncesLatin, weights: '400', ...latin },
  { family: 'fraunces', file: frauncesFurther, weights: '400', ...further },
  { family: 'fraunces', file: arabic, weights: '400', ...ofArabic },
]

function fontsFor(words: string): Font[] {
  return fonts.filter(({ letter }) => letter.test(words))
}

/** The files with the letters of these words. */
export function fontFiles(words: string): string[] {
  return [...new Set(fontsFor(words).map(({ file }) => file))]
}

/** The style that names them. */
export function fontFaces(words: string): string {
  return fontsFor(words)
    .map(
      ({ family, file, weights, range }) =>
        `@font-face{font-family:${family};font-weight:${weights};font-display:swap;src:url("${file}") format("woff2");unicode-range:${range}}`,
    )
    .join('\n')
}
