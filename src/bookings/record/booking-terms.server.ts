// The terms of the site as they stand, and the hash that a guest accepts.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { languageCodes } from '#catalogue/languages.ts'
import { type LegalText, readLegalText } from '#platform/files/legal-text.server.ts'

/** In the current language. */
export function currentTerms(): Promise<LegalText> {
  return readLegalText('tos', currentLanguage().code)
}

/** Whether that is the hash of the terms as they stand, in whatever language they were read. */
export async function areCurrentTerms(hash: string): Promise<boolean> {
  const terms = await Promise.all(languageCodes.map(code => readLegalText('tos', code)))
  return terms.some(each => each.hash === hash)
}
