// The pages of text as operators see them: in which languages they say something, their drafts and their versions.

import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { languageCodes } from '#catalogue/languages.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { titleAndText } from '#site/stored/legal-text.server.ts'
import { addressOfPage } from '#site/stored/page-names.ts'
import { sitePageTable, siteTextTable } from '#site/stored/site-tables.server.ts'
import { readStarterText } from '#site/stored/starter-text.server.ts'
import { findPageText } from '#site/texts/current-texts.server.ts'
import type { Operator } from '#users/user/visitor.ts'

const { id, page, language, title, text, writtenAt, writtenBy, publishedAt } = siteTextTable

export type ListedPage = Omit<typeof sitePageTable.$inferSelect, 'createdAt'> & {
  readonly address: string
  /** The codes of the languages in which something was published, and those with a draft. */
  readonly published: readonly string[]
  readonly drafts: readonly string[]
}

/** In the order of the footer. Operators' alone: the type proves it. */
export async function listPages({ database }: Pick<Tools, 'database'>, _who: Operator): Promise<ListedPage[]> {
  const rows = await database.select().from(sitePageTable).orderBy(asc(sitePageTable.position), asc(sitePageTable.name))
  const texts = await database
    .selectDistinct({ page, language, isDraft: sql<boolean>`${publishedAt} is null` })
    .from(siteTextTable)
  return rows.map(({ createdAt: _, ...row }) => {
    const languagesOf = (isDraft: boolean) =>
      languageCodes.filter(code =>
        texts.some(each => each.page === row.name && each.language === code && each.isDraft === isDraft),
      )
    return { ...row, address: addressOfPage(row.name), published: languagesOf(false), drafts: languagesOf(true) }
  })
}

type Words = { readonly title: string; readonly text: string }

/** A version of a text, without its words. */
export type TextVersion = {
  readonly id: number
  readonly language: string
  readonly title: string
  readonly writtenAt: Date
  readonly writtenBy: string | null
  /** Null: a draft. */
  readonly publishedAt: Date | null
}

type DescribedPage = ListedPage & {
  /** By the code of the language: the draft, else what was published, else what the site began with. */
  readonly words: Readonly<Record<string, Words>>
  /** The newest first. */
  readonly versions: readonly TextVersion[]
}

/** How many versions are listed; older ones stay, and are found by their number. */
const mostVersions = 100

export async function describePage(tools: Tools, who: Operator, name: string): Promise<DescribedPage | undefined> {
  const listed = (await listPages(tools, who)).find(each => each.name === name)
  if (!listed) return undefined
  const rows = await tools.database
    .select({ id, language, title, writtenAt, writtenBy, publishedAt })
    .from(siteTextTable)
    .where(eq(page, name))
    .orderBy(desc(id))
    .limit(mostVersions)
  const words: Record<string, Words> = {}
  for (const code of languageCodes) {
    const found = await newestWords(tools, name, code)
    if (found) words[code] = found
  }
  return { ...listed, words, versions: rows }
}

async function newestWords(tools: Tools, name: string, code: string): Promise<Words | undefined> {
  const [newest] = await tools.database
    .select({ title, text })
    .from(siteTextTable)
    .where(and(eq(page, name), eq(language, code)))
    .orderBy(desc(id))
    .limit(1)
  if (newest) return newest
  const begun = await readStarterText(name, code)
  return begun?.language === code ? titleAndText(begun.text) : undefined
}

/** A version with its words; undefined where the page has none of that number. */
export async function findVersion(
  { database }: Pick<Tools, 'database'>,
  _who: Operator,
  name: string,
  number: number,
): Promise<(TextVersion & Words) | undefined> {
  const [found] = await database
    .select({ id, language, title, text, writtenAt, writtenBy, publishedAt })
    .from(siteTextTable)
    .where(and(eq(page, name), eq(id, number)))
  return found
}

/** Whether guests find the page at the moment. */
export async function isFound(tools: Tools, name: string, code: string): Promise<boolean> {
  return (await findPageText(tools, name, code)) !== undefined
}

/** The languages in which the site's texts are written, its own first. */
export function textLanguages(environment: Tools['environment']) {
  return siteLanguages(environment)
    .filter(({ code }) => languageCodes.includes(code))
    .map(({ code, name, direction }) => ({ code, name, direction }))
}
