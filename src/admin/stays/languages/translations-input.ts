// The input of a home's texts in another language.

import { z } from 'zod'
import { longestDescription } from '#admin/stays/form/home-limits.ts'
import { tooLong } from '#admin/stays/form/typed-text.ts'
import { lines, parseFormInput } from '#values/form-input.ts'
import { type HomeText, longestOf, textKey } from './home-texts.ts'

const mostTranslations = 900

export const translationsInput = z.strictObject({
  translations: z
    .array(
      z.strictObject({
        source: lines({ most: longestDescription }).describe('The text as it was typed.'),
        translation: lines({ most: longestDescription })
          .default('')
          .describe('The same in the other language; empty for none.'),
      }),
    )
    .max(mostTranslations)
    .describe('Every translation into that language. One that is left out is removed.'),
})

export type TranslationsInput = z.output<typeof translationsInput>

export const parseTranslationsForm = (form: FormData) => parseFormInput(translationsInput, form)

/** What is wrong with a translation, by its place in the input: each may be as long as its source. */
export function translationFaults(
  texts: readonly HomeText[],
  { translations }: TranslationsInput,
): readonly (readonly [at: number, fault: string])[] {
  const kindOf = new Map(texts.map(({ source, kind }) => [textKey(source), kind]))
  return translations.flatMap(({ source, translation }, at) => {
    const kind = kindOf.get(textKey(source))
    const fault = kind && tooLong(translation, longestOf[kind])
    return fault ? [[at, fault] as const] : []
  })
}
