// The whole site as it is stored, read at once: what its pages say, and who runs it.

import { asc, desc, isNotNull } from 'drizzle-orm'
import { readOrganisation } from '#organisation/organisation.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { type Announcement, type FrameLinks, noAnnouncement, noLinks } from '#site/frame/site-frame.ts'
import { type FrontPage, usualFront } from '#site/front/front-page.ts'
import { type Looks, usualLooks } from '#site/looks/looks.ts'
import type { Redirects } from '#site/redirects/redirect.ts'
import { type LegalText, toLegalText } from '#site/stored/legal-text.server.ts'
import { sitePageTable, siteRedirectTable, siteSectionTable, siteTextTable } from '#site/stored/site-tables.server.ts'

/** The sections of the site's settings. */
export type SiteSections = {
  /** Name, colours, logo, icon and what sharing shows. */
  readonly looks: Looks
  /** Headline, words and parts of the front page. */
  readonly front: FrontPage
  /** Links in the header and at the foot of every page. */
  readonly navigation: FrameLinks
  readonly footer: FrameLinks
  /** What stands above every page. */
  readonly announcement: Announcement
}

export type SectionName = keyof SiteSections

/** What each says as long as nobody has changed it. */
export const usualSections: SiteSections = {
  ...{ looks: usualLooks, front: usualFront },
  ...{ navigation: noLinks, footer: noLinks, announcement: noAnnouncement },
}

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
  readonly sections: SiteSections
  /** Where former addresses lead. */
  readonly redirects: Redirects
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
  const redirects = await queries.select().from(siteRedirectTable)
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
    sections: (await readSections(queries)).sections,
    redirects: new Map(redirects.map(({ fromPath, leadsTo: to, isPermanent }) => [fromPath, { to, isPermanent }])),
  }
}

/** The sections with what nobody has changed, and the version of each. */
export async function readSections(queries: Pick<Queries, 'select'>) {
  const rows = await queries.select().from(siteSectionTable)
  const names = Object.keys(usualSections) as SectionName[]
  const of = (name: SectionName) => rows.find(row => row.name === name)
  return {
    sections: Object.fromEntries(
      names.map(name => [name, { ...usualSections[name], ...of(name)?.settings }]),
    ) as SiteSections,
    versions: Object.fromEntries(names.map(name => [name, of(name)?.version ?? 0])) as Record<SectionName, number>,
  }
}
