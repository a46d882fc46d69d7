// Computes the fallback fonts at build time: local fonts, scaled per weight to the web fonts' metrics, so that nothing moves.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import type { Plugin } from 'vite'

/** `npm` has the files of the font itself, or of one whose letters are as wide; `local` are its names on machines. */
type SystemFont = { readonly name: string; readonly npm: (weight: 400 | 700) => string; readonly local: LocalNames }
type LocalNames = { readonly regular: readonly string[]; readonly bold: readonly string[] }

type SiteFont = {
  readonly family: string
  readonly npm: (weight: number) => string
  /** From, to, and the weight whose letters are drawn there. */
  readonly weights: readonly (readonly [from: number, to: number, drawn: number])[]
  readonly fallbacks: readonly SystemFont[]
}

const fontsource = (name: string) => (weight: number) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`
const dejavu = (name: string) => (weight: number) => `dejavu-fonts-ttf/ttf/${name}${weight === 700 ? '-Bold' : ''}.ttf`

/** Windows and Apple's systems have Arial and Times New Roman, and Linux has fonts of the same widths or DejaVu. */
const sans: readonly SystemFont[] = [
  { name: 'Arial', npm: fontsource('arimo'), local: named('Arial', 'Liberation Sans', 'Arimo', 'Helvetica') },
  { name: 'Roboto', npm: fontsource('roboto'), local: named('Roboto') },
  { name: 'Noto Sans', npm: fontsource('noto-sans'), local: named('Noto Sans') },
  { name: 'DejaVu Sans', npm: dejavu('DejaVuSans'), local: named('DejaVu Sans') },
]

const serif: readonly SystemFont[] = [
  { name: 'Times', npm: fontsource('tinos'), local: named('Times New Roman', 'Liberation Serif', 'Tinos', 'Times') },
  { name: 'Noto Serif', npm: fontsource('noto-serif'), local: named('Noto Serif') },
  { name: 'DejaVu Serif', npm: dejavu('DejaVuSerif'), local: named('DejaVu Serif') },
]

/** The families of `src/ui/fonts.css` in the weights that the pages use. */
const siteFonts: readonly SiteFont[] = [
  {
    family: 'Figtree Variable',
    npm: fontsource('figtree'),
    weights: [
      [300, 449, 400],
      [450, 549, 500],
      [550, 649, 600],
      [650, 900, 700],
    ],
    fallbacks: sans,
  },
  {
    family: 'Fraunces',
    npm: fontsource('fraunces'),
    weights: [
      [100, 550, 400],
      [551, 900, 700],
    ],
    // A machine without any serif shows its sans instead.
    fallbacks: [...serif, ...sans],
  },
]

/** Browsers find a font of the machine by its full name or by its PostScript name. */
function named(...families: readonly string[]): LocalNames {
  const withStyle = (style: string) =>
    families.flatMap(name => [`${name} ${style}`, `${name.replaceAll(' ', '')}-${style}`])
  return { regular: [...families, ...withStyle('Regular')], bold: withStyle('Bold') }
}

const resolve = createRequire(import.meta.url).resolve

/** Words of the site's own pages: letters are weighed as often as they come. */
const sample = readFileSync(new URL('../content/en/tos.md', import.meta.url), 'utf8').replace(
  /[^\p{L}\p{N}.,’ -]+/gu,
  ' ',
)

function measured(file: string) {
  const font = openSync(resolve(file))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`)
  const { unitsPerEm, ascent, descent, lineGap } = font
  const width = font.layout(sample).advanceWidth / unitsPerEm
  return { width, ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm, lineGap: lineGap / unitsPerEm }
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

function facesOf({ family, npm, weights, fallbacks }: SiteFont): string[] {
  return weights.flatMap(([from, to, drawn]) => {
    const own = measured(npm(drawn))
    return fallbacks.map(({ name, npm: npmOf, local }) => {
      const [weight, names] = drawn < 600 ? ([400, local.regular] as const) : ([700, local.bold] as const)
      const stretch = own.width / measured(npmOf(weight)).width
      return `@font-face {
  font-family: "${family} Fallback ${name}";
  font-weight: ${from} ${to};
  src: ${names.map(each => `local("${each}")`).join(', ')};
  size-adjust: ${percent(stretch)};
  ascent-override: ${percent(own.ascent / stretch)};
  descent-override: ${percent(own.descent / stretch)};
  line-gap-override: ${percent(own.lineGap / stretch)};
}`
    })
  })
}

/** The faces, and for each family the list of their names as `var(--<family>-fallbacks)`. */
export function fallbackFaces(): string {
  const lists = siteFonts.map(({ family, fallbacks }) => {
    const names = fallbacks.map(({ name }) => `"${family} Fallback ${name}"`)
    return `  --${family.split(' ')[0]!.toLowerCase()}-fallbacks: ${names.join(', ')};`
  })
  return [...siteFonts.flatMap(facesOf), `:root {\n${lists.join('\n')}\n}`].join('\n')
}

/** Adds them to the style sheet of every page. */
export function fallbackFonts(): Plugin {
  return {
    name: 'casita:fallback-fonts',
    enforce: 'pre',
    transform: (code, id) => (/\/src\/root\.css$/.test(id) ? `${code}\n${fallbackFaces()}` : undefined),
  }
}
