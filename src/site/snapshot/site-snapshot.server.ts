// The whole site as it is stored, read at once: what its pages say, and who runs it.

import { asc, desc, isNotNull } from 'drizzle-orm'
import { readOrganisation } from '#organisation/organisation.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { type LegalText, toLegalText } from '#site/stored/legal-text.server.ts'
import { sitePageTable, siteTextTable } from '#site/stored/site-tables.server.ts'

/** What a page says in one language. */
type ShownText = LegalText & { readonly title: string }

export type SitePage = {
  readonly name: string
  readonly isLegal: boolean
  readonly isShown: boolean
  readonly inFooter: boolean
  /** What was published, by the code of the language. */
  readonly texts: ReadonlyMap<string, ShownText>
}

export type SiteSnapshot = {
  /** In the order of the footer. */
  readonly pages: readonly SitePage[]
  readonly organisation: Awaited<ReturnType<typeof readOrganisation>>
}

export async function readSnapshot(queries: Pick<Queries, 'select' | 'selectDistinctOn'>): Promise<SiteSnapshot> {
  // One after the other: a single connection may read them.
  const pages = await queries.select().from(sitePageTable).orderBy(asc(sitePageTable.position), asc(sitePageTable.name))
  const texts = await queries
    .selectDistinctOn([siteTextTable.page, siteTextTable.language])
    .from(siteTextTable)
    .where(isNotNull(siteTextTable.publishedAt))
    .orderBy(siteTextTable.page, siteTextTable.language, desc(siteTextTable.id))
  const organisation = await readOrganisation(queries)
  return {
    pages: pages.map(({ name, isLegal, isShown, inFooter }) => ({
      ...{ name, isLegal, isShown, inFooter },
      texts: new Map(
        texts
          .filter(({ page }) => page === name)
          .map(({ language, title, text }) => [language, { ...toLegalText(title, text, language), title }]),
      ),
    })),
    organisation,
  }
}
