// Input about the looks of the site: its name and colours, and its pictures.

import { z } from 'zod'
import { currentLocale } from '#catalogue/sentence.ts'
import { leastContrast } from '#site/looks/contrast.ts'
import { accentContrast, isReadable, sitePictureKinds } from '#site/looks/looks.ts'
import { line } from '#values/form-input.ts'
import { numberFormat } from '#values/formats.ts'
import { heaviestEmblem } from './emblem-refusals.ts'

const longestSiteName = 60

const seen = z.int().min(1).max(999_999_999).describe('The version of the looks that was seen.')

/** As the language of whoever reads it writes decimals. */
const decimal = (number: number) => numberFormat(currentLocale(), oneDecimal).format(number)
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** Refused where it could not be read as text on the grounds of that mode, with its contrast. */
const accent = (mode: 'light' | 'dark') =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: 'site.wrongColour', abort: true })
    .superRefine((colour, { addIssue }) => {
      if (isReadable(colour, mode)) return
      // Rounded down: what is shown as 4.5 would pass.
      const ratio = decimal(Math.floor(accentContrast(colour, mode) * 10) / 10)
      addIssue({ code: 'custom', message: 'site.lowContrast', params: { ratio, needed: decimal(leastContrast) } })
    })
    .nullable()

const looksInput = z.strictObject({
  name: line({ most: longestSiteName }).describe(
    'What the site is called; empty for the name that it was set up with.',
  ),
  accent: accent('light').meta({
    description:
      'The colour of buttons and links on light ground; null for the usual one. Refused below a contrast of 4.5.',
    example: '#1f5f8b',
  }),
  accentDark: accent('dark').meta({
    description: 'The same on dark ground, for guests whose device is set to dark; null for the usual one.',
    example: '#8cc8f0',
  }),
  logoSaysName: z.boolean().describe('Whether the logo already says the name, so that it is not written beside it.'),
})
export type LooksInput = z.output<typeof looksInput>

export const changeLooksInput = looksInput.extend({ version: seen })

export const sitePictureInput = z.strictObject({
  version: seen,
  kind: z
    .enum(sitePictureKinds)
    .describe('The logo, the icon of browsers, the picture that sharing shows, or that of the front page.'),
})

/**
 * The file of a picture in base64, four letters for three bytes; `wrong` is the sentence of a refusal. Of the library's form: a
 * pattern of our own ran out of the stack of regular expressions over megabytes.
 */
export function emblemInBase64(wrong?: string) {
  return z
    .base64(wrong)
    .min(1, wrong)
    .max(Math.ceil(heaviestEmblem / 3) * 4, wrong)
}
