// A legal text as its page shows it, with its version and the day since which it has been in force.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { LegalPageName } from '#site/stored/page-names.ts'
import { findLegalPageVersion } from '#site/texts/legal-pages.server.ts'
import { dateFormat } from '#values/formats.ts'

/** The paper for the address `url`, which may ask for an earlier version by `version=<hash>`. */
export async function legalPageView(tools: Tools, name: LegalPageName, url: URL) {
  const asked = url.searchParams.get('version') ?? undefined
  const found = await findLegalPageVersion(tools, name, asked)
  if (!found) return undefined
  const { title, html, mark, hash, firstShownAt, isCurrent } = found
  const format = dateFormat(currentLanguage().locale, { dateStyle: 'long', timeZone: 'UTC' })
  const sinceDay = firstShownAt.toISOString().slice(0, 10)
  const since = format.format(firstShownAt)
  return { title, html, mark, version: { since, sinceDay, mark: hash.slice(0, 12), isCurrent, current: `/${name}` } }
}
