// What the pages of the site say at the moment, in which language.

import { languageCodes } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'
import type { SitePage } from '#site/snapshot/site-snapshot.server.ts'
import { type LegalText, titleAndText } from '#site/stored/legal-text.server.ts'
import { addressOfPage, type LegalPageName, type PageLink } from '#site/stored/page-names.ts'
import { readStarterText } from '#site/stored/starter-text.server.ts'

type Asking = Pick<Tools, 'database' | 'environment'>

/**
 * In that language, else in the site's own, else in any. As soon as the operator has published a text in one language,
 * those that the site began with are shown in none: a translation of ours would promise what theirs does not.
 */
function publishedText(page: SitePage, code: string, environment: Tools['environment']): LegalText | undefined {
  const wanted = [code, ...siteLanguages(environment).map(language => language.code)]
  const language = wanted.find(each => page.texts.has(each))
  return language === undefined ? undefined : page.texts.get(language)
}

/** Undefined for a page that says nothing yet, that is not shown, or that there is none of. */
export async function findPageText(tools: Asking, name: string, code: string): Promise<LegalText | undefined> {
  const page = (await readSite(tools)).pages.find(each => each.name === name)
  if (!page?.isShown) return undefined
  return publishedText(page, code, tools.environment) ?? (page.isLegal ? readStarterText(name, code) : undefined)
}

/** The texts that count in whatever language they are read. */
export async function findPageTexts(tools: Asking, name: string): Promise<LegalText[]> {
  const texts = await Promise.all(languageCodes.map(code => findPageText(tools, name, code)))
  return texts.filter(text => text !== undefined)
}

/** The pages that say something, in their order, with their titles in that language. */
export async function listShownPages(
  tools: Asking,
  code: string,
): Promise<(PageLink & { readonly inFooter: boolean })[]> {
  const { pages, organisation } = await readSite(tools)
  return pages.flatMap(page => {
    const { name, isShown, inFooter, isLegal } = page
    const text = publishedText(page, code, tools.environment)
    const isEmpty = !text && (!isLegal || (name === 'imprint' && organisation.legalName === ''))
    if (!isShown || isEmpty) return []
    return [{ name, to: addressOfPage(name), title: text && titleAndText(text.text).title, inFooter }]
  })
}

/**
 * What is said to operators as long as the site has no imprint, or names nobody who answers for it: the law of many
 * countries asks for both. Undefined where nothing is missing.
 */
export async function imprintWarning(tools: Asking): Promise<string | undefined> {
  const { organisation, pages } = await readSite(tools)
  const { legalName, addressLines, city, country, responsiblePerson } = organisation
  const isNamed = legalName !== '' && (addressLines.length > 0 || city !== '') && country !== null
  const isWritten = pages.some(({ name, texts }) => name === ('imprint' satisfies LegalPageName) && texts.size > 0)
  const [lacksImprint, lacksPerson] = [!isNamed && !isWritten, responsiblePerson === '']
  if (!lacksImprint && !lacksPerson) return undefined
  const missing = lacksImprint && lacksPerson ? 'both' : lacksImprint ? 'imprint' : 'person'
  return sentence('site.imprintLacks', { missing })
}
