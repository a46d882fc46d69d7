// The rows of the form: what is missing first, and nothing lost of what was typed.

import { isMissing, type TextInTwo, type TextKind, textKey } from './home-texts.ts'

/** What a refused form said of a text. */
export type TypedTranslation = {
  readonly source: string
  readonly translation: string
  readonly fault: string | undefined
}

export type TranslationRow = TypedTranslation & {
  /** Undefined for a text that the home no longer says. */
  readonly kind: TextKind | undefined
  readonly isMissing: boolean
}

/** `typed`: of a refused form; none otherwise. */
export function translationRows(
  texts: readonly TextInTwo[],
  typed: readonly TypedTranslation[] = [],
): readonly TranslationRow[] {
  const typedOf = new Map(typed.map(each => [textKey(each.source), each]))
  const rows = texts.map(text => {
    const { translation, fault } = typedOf.get(textKey(text.source)) ?? { ...text, fault: undefined }
    return { kind: text.kind, source: text.source, translation, fault, isMissing: isMissing(text) }
  })
  const said = new Set(texts.map(({ source }) => textKey(source)))
  const gone = typed
    .filter(({ source, translation }) => translation !== '' && !said.has(textKey(source)))
    .map(each => ({ ...each, kind: undefined, isMissing: false }))
  return [...rows.filter(row => row.isMissing), ...rows.filter(row => !row.isMissing), ...gone]
}
