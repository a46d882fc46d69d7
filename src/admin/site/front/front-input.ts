// Input about the front page.

import { z } from 'zod'
import { languageCodes } from '#catalogue/languages.ts'
import { frontSections } from '#site/front/front-page.ts'
import { line } from '#values/form-input.ts'

const seen = z.int().min(1).max(999_999_999).describe('The version of the front page that was seen.')

const frontText = z.strictObject({
  language: z.enum(languageCodes).describe('The language of the texts, such as `en`.'),
  headline: line({ most: 80 }).describe('The headline; empty to leave it to another language, or to the usual one.'),
  intro: line({ most: 300 }).describe('A few words below it; empty for none.'),
  alt: line({ most: 200 }).describe('What is to be seen on the picture, for those who do not see it.'),
})

export const frontInput = z
  .strictObject({
    version: seen,
    texts: z.array(frontText).max(languageCodes.length).describe('One a language.'),
    home: line({ most: 80 })
      .default('')
      .describe(
        'The slug of the home whose picture is shown where the site has none of its own; empty for one of the newest.',
      ),
    sections: z
      .array(z.enum(frontSections))
      .max(frontSections.length)
      .describe('The parts that are shown, in their order; each at most once.'),
  })
  .superRefine(({ texts, sections }, { addIssue }) => {
    const twice = (words: readonly string[]) => new Set(words).size < words.length
    if (twice(sections)) addIssue({ code: 'custom', path: ['sections'], message: 'site.onceEach' })
    if (twice(texts.map(({ language }) => language))) {
      addIssue({ code: 'custom', path: ['texts'], message: 'site.onceEach' })
    }
  })
export type FrontInput = z.output<typeof frontInput>
