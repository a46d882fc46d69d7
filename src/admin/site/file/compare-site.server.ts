// What a file would change of a site, part by part.

import { isDeepStrictEqual } from 'node:util'
import { isLegalPage } from '#site/stored/page-names.ts'
import type { SiteFace } from './site-face.server.ts'
import type { FilePage, SiteFile } from './site-file.ts'
import type { PartOfSite, SiteChange } from './site-file-view.ts'

const whole = ['looks', 'front', 'navigation', 'footer', 'announcement', 'organisation'] as const

/** `pictures`: those of the file as they would lie here; one that lies here already is the same. */
export function compareSite(
  now: SiteFace,
  file: Omit<SiteFile, 'pictures'>,
  pictures: SiteFace['pictures'],
  mayChangeOrganisation: boolean,
): SiteChange[] {
  const ofWhole = whole.map((part): SiteChange => {
    const isSame = isDeepStrictEqual(now[part], file[part])
    const isClosed = part === 'organisation' && !mayChangeOrganisation
    return { part, name: '', kind: isSame ? 'same' : isClosed ? 'closed' : 'changed' }
  })
  const pages = file.pages.map(page => [page.name, page] as const)
  return [
    ...ofWhole,
    ...rows('picture', Object.entries(now.pictures), Object.entries(pictures), (one, other) => one.path === other.path),
    ...rows(
      'page',
      now.pages.filter(({ name, isShown }) => named(file, name) || (isShown && !isLegalPage(name))).map(byName),
      pages,
      isSamePage,
    ),
    ...rows('redirect', now.redirects.map(byFrom), file.redirects.map(byFrom), isDeepStrictEqual),
  ]
}

const named = (file: Pick<SiteFile, 'pages'>, name: string) => file.pages.some(page => page.name === name)
const byName = (page: FilePage) => [page.name, page] as const
const byFrom = (redirect: SiteFile['redirects'][number]) => [redirect.from, redirect] as const

function rows<Row>(
  part: PartOfSite,
  now: readonly (readonly [string, Row])[],
  wanted: readonly (readonly [string, Row])[],
  isSame: (now: Row, wanted: Row) => boolean,
): SiteChange[] {
  const [before, after] = [new Map(now), new Map(wanted)]
  return [...new Set([...before.keys(), ...after.keys()])].map(name => {
    const [was, will] = [before.get(name), after.get(name)]
    if (was === undefined) return { part, name, kind: 'new' }
    if (will === undefined) return { part, name, kind: 'gone' }
    return { part, name, kind: isSame(was, will) ? 'same' : 'changed' }
  })
}

function isSamePage(now: FilePage, wanted: FilePage): boolean {
  const { texts: _, ...place } = now
  const { texts: __, ...wantedPlace } = wanted
  return isDeepStrictEqual(place, wantedPlace) && textsToWrite(now, wanted).length === 0
}

/**
 * Of a page that says something here, what the file's readers would read and its drafts, where that is another text; of one
 * that says nothing yet, every version. What was published here stays among the versions.
 */
export function textsToWrite(now: FilePage | undefined, { texts }: FilePage): FilePage['texts'] {
  if (!now || now.texts.length === 0) return texts
  const current = (some: FilePage['texts'], language: string, isDraft: boolean) =>
    some.findLast(text => text.language === language && (text.publishedAt === null) === isDraft)
  return texts.filter(text => {
    const isDraft = text.publishedAt === null
    if (current(texts, text.language, isDraft) !== text) return false
    const here = current(now.texts, text.language, isDraft)
    return here?.title !== text.title || here.text !== text.text
  })
}
