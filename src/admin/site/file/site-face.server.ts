// Reads the site's whole face from the database, in the form of its file; pictures as where they lie.

import { createHash } from 'node:crypto'
import { asc, desc } from 'drizzle-orm'
import { readOrganisation } from '#organisation/organisation.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Looks } from '#site/looks/looks.ts'
import { readSections } from '#site/snapshot/site-snapshot.server.ts'
import { sitePageTable, siteRedirectTable, siteTextTable } from '#site/stored/site-tables.server.ts'
import { type FilePage, organisationFields, type SiteFile } from './site-file.ts'

export type SiteFace = Omit<SiteFile, 'pictures'> & { readonly pictures: Looks['pictures'] }

/** Letters of all earlier versions together: what guests read and every draft always come along. */
const mostEarlierLetters = 3_000_000

/** Two readings of a site that nobody changed between them are alike. */
export async function readFace(queries: Pick<Queries, 'select'>): Promise<SiteFace> {
  const { sections } = await readSections(queries)
  const { pictures, ...looks } = sections.looks
  const stored = await readOrganisation(queries)
  const organisation = Object.fromEntries(organisationFields.map(name => [name, stored[name]]))
  const redirects = await queries.select().from(siteRedirectTable).orderBy(asc(siteRedirectTable.fromPath))
  return {
    ...{ format: 'casita-site', version: 1 },
    ...{ looks, pictures, organisation: organisation as SiteFile['organisation'] },
    front: {
      ...sections.front,
      texts: [...sections.front.texts],
      sections: [...sections.front.sections],
    } as SiteFile['front'],
    navigation: { links: [...sections.navigation.links] },
    footer: { links: [...sections.footer.links] },
    announcement: { ...sections.announcement, texts: [...sections.announcement.texts] },
    pages: await readPages(queries),
    redirects: redirects
      .map(({ fromPath: from, leadsTo: to, isPermanent }) => ({ from, to, isPermanent }))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  }
}

/** By what a site was seen: another once anything of its face has changed. */
export function markOfFace(face: SiteFace): string {
  return createHash('sha256').update(JSON.stringify(face)).digest('hex')
}

async function readPages(queries: Pick<Queries, 'select'>): Promise<FilePage[]> {
  const pages = await queries.select().from(sitePageTable).orderBy(asc(sitePageTable.position), asc(sitePageTable.name))
  const rows = await queries.select().from(siteTextTable).orderBy(desc(siteTextTable.id))
  const seen = new Set<string>()
  let letters = 0
  const kept = rows.filter(({ page, language, text, publishedAt }) => {
    const key = `${page} ${language} ${publishedAt === null}`
    const isCurrent = !seen.has(key)
    seen.add(key)
    if (!isCurrent) letters += text.length
    return isCurrent || letters <= mostEarlierLetters
  })
  return pages.map(({ name, isShown, inFooter, position }) => ({
    ...{ name, isShown, inFooter, position },
    // As they were written.
    texts: kept
      .filter(({ page }) => page === name)
      .toReversed()
      .map(({ language, title, text, writtenAt, publishedAt }) => ({
        ...{ language, title, text, writtenAt: writtenAt.toISOString() },
        publishedAt: publishedAt?.toISOString() ?? null,
      })),
  }))
}
