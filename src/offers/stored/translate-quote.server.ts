// A stored price under the names of the current language, to be shown: what was agreed stays as it was.

import type { Quote } from '#offers/quote/quote.ts'
import { translateLines } from '#offers/terms/translate-offer.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { findTranslations } from '#stays/languages/find-translations.server.ts'

/** The same sums; labels that are not translated are as they were typed. */
export async function translateQuote(queries: Queries, quote: Quote): Promise<Quote> {
  const memory = (await findTranslations(queries, [quote.stayId]))(quote.stayId)
  return { ...quote, lines: translateLines(quote.lines, memory) }
}
