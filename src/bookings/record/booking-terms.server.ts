// The terms of the site as they stand, and the hash that a guest accepts.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { LegalText } from '#site/stored/legal-text.server.ts'
import { findPageText, findPageTexts } from '#site/texts/current-texts.server.ts'

type Asking = Pick<Tools, 'database' | 'environment'>

/** In the current language. */
export async function currentTerms(tools: Asking): Promise<LegalText> {
  const terms = await findPageText(tools, 'tos', currentLanguage().code)
  if (!terms) throw new Error('The site has no terms: content/en/tos.md is missing')
  return terms
}

/** Whether that is the hash of the terms as they stand, in whatever language they were read. */
export async function areCurrentTerms(tools: Asking, hash: string): Promise<boolean> {
  return (await findPageTexts(tools, 'tos')).some(terms => terms.hash === hash)
}
