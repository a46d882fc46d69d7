// Imports a file of the site: first what it would change, then all of it in one transaction.

import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { changeSite } from '#admin/site/change/change-site.server.ts'
import type { SiteRefusal } from '#admin/site/change/site-refusals.ts'
import { emblemRefusals } from '#admin/site/looks/emblem-refusals.ts'
import { prepareEmblem } from '#admin/site/looks/prepare-emblem.server.ts'
import { insertRedirects } from '#admin/site/redirects/change-redirects.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { organisationTable } from '#organisation/organisation-tables.server.ts'
import { readStoredFile, storeFile } from '#platform/files/file-store.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type SitePicture, sitePictureKinds } from '#site/looks/looks.ts'
import type { SectionName, SiteSections } from '#site/snapshot/site-snapshot.server.ts'
import { toLegalText } from '#site/stored/legal-text.server.ts'
import { isLegalPage } from '#site/stored/page-names.ts'
import { sitePageTable, siteRedirectTable, siteSectionTable, siteTextTable } from '#site/stored/site-tables.server.ts'
import { storeLegalPage } from '#site/texts/legal-pages.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { compareSite, textsToWrite } from './compare-site.server.ts'
import { readSiteFile, type SiteFileFault } from './read-site-file.server.ts'
import { markOfFace, readFace, type SiteFace } from './site-face.server.ts'
import type { FilePage, SiteFile } from './site-file.ts'
import type { SiteChange } from './site-file-view.ts'

type Preview = { readonly changes: readonly SiteChange[]; readonly seen: string; readonly file: SiteFile }

/** Nothing is stored. `seen` is to be sent along with the import: of a site that changed meanwhile it is refused. */
export async function previewImport(
  tools: Tools,
  operator: Operator,
  bytes: Uint8Array,
): Promise<Outcome<Preview, SiteRefusal> | SiteFileFault> {
  if (!may(operator, 'site', 'change')) return refused('not-allowed')
  const read = readSiteFile(bytes)
  if (!read.ok) return read
  const face = await readFace(tools.database)
  const prepared = await preparePictures(tools, face, read.file)
  if (!prepared.ok) return prepared
  const changes = compareSite(face, read.file, prepared.pictures, may(operator, 'organisation', 'change'))
  return done({ changes, seen: markOfFace(face), file: read.file })
}

/** All of it or nothing; every process shows it from the commit on. What was published before stays among the versions. */
export async function importSite(
  tools: Tools,
  operator: Operator,
  { bytes, seen }: { readonly bytes: Uint8Array; readonly seen: string },
): Promise<Outcome<object, SiteRefusal> | SiteFileFault> {
  if (!may(operator, 'site', 'change')) return refused('not-allowed')
  const read = readSiteFile(bytes)
  if (!read.ok) return read
  const { file } = read
  const prepared = await preparePictures(tools, await readFace(tools.database), file)
  if (!prepared.ok) return prepared
  // They are there before the site names them.
  for (const { name, bytes: encoded } of prepared.files) await storeFile(tools.environment, name, encoded)
  return changeSite(tools, operator, async queries => {
    await queries.execute(sql`lock table site_section, site_page, site_text, site_redirect in share row exclusive mode`)
    await queries.execute(sql`select from organisation for update`)
    const now = await readFace(queries)
    if (markOfFace(now) !== seen) return 'out-of-date'
    const work = { queries, operator, at: tools.clock.now() }
    await changeSections(work, now, file, prepared.pictures)
    if (may(operator, 'organisation', 'change')) await changeOrganisation(work, now, file)
    await changePages(work, now, file)
    await changeRedirects(tools, work, now, file)
    return undefined
  })
}

type Import = { readonly queries: Transaction; readonly operator: Operator; readonly at: Date }

type Prepared = {
  readonly pictures: SiteFace['pictures']
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

/** Encoded anew as uploads are; one that lies here byte by byte is not. */
async function preparePictures(
  { environment }: Pick<Tools, 'environment'>,
  face: SiteFace,
  { pictures }: SiteFile,
): Promise<Outcome<Prepared, never> | SiteFileFault> {
  const found: Record<string, SitePicture> = {}
  const files: Prepared['files'][number][] = []
  for (const kind of sitePictureKinds) {
    const sent = pictures[kind] === null ? undefined : Buffer.from(pictures[kind], 'base64')
    if (!sent) continue
    const here = face.pictures[kind]
    const stored = here && (await readStoredFile(environment, here.path.slice(here.path.lastIndexOf('/') + 1)))
    if (here && stored?.equals(sent)) {
      found[kind] = here
      continue
    }
    const prepared = await prepareEmblem(sent, kind)
    if (!prepared.ok) {
      const fault = emblemRefusals[prepared.reason]()
      return { ok: false, reason: 'fault', faults: [sentence('site.fileFault', { path: `pictures.${kind}`, fault })] }
    }
    const { file, bytes, ...picture } = prepared.emblem
    found[kind] = picture
    files.push({ name: file, bytes })
  }
  return done({ pictures: found, files })
}

async function changeSections(
  { queries, operator, at }: Import,
  now: SiteFace,
  file: SiteFile,
  pictures: SiteFace['pictures'],
): Promise<void> {
  const sections = (face: Omit<SiteFile, 'pictures'>, own: SiteFace['pictures']) =>
    ({
      looks: { ...face.looks, pictures: own } as SiteSections['looks'],
      ...{ front: face.front, navigation: face.navigation, footer: face.footer, announcement: face.announcement },
    }) satisfies SiteSections
  const [before, after] = [sections(now, now.pictures), sections(file, pictures)]
  for (const name of Object.keys(after) as SectionName[]) {
    if (isDeepStrictEqual(before[name], after[name])) continue
    await queries
      .update(siteSectionTable)
      .set({ settings: after[name], changedAt: at, changedBy: operator.id, version: sql`version + 1` })
      .where(eq(siteSectionTable.name, name))
  }
}

async function changeOrganisation({ queries, operator, at }: Import, now: SiteFace, file: SiteFile): Promise<void> {
  if (isDeepStrictEqual(now.organisation, file.organisation)) return
  const changed = { changedAt: at, changedBy: operator.id, version: sql`version + 1` }
  await queries.update(organisationTable).set({ ...file.organisation, ...changed })
}

async function changePages({ queries, operator, at }: Import, now: SiteFace, file: SiteFile): Promise<void> {
  const gone = now.pages.filter(
    ({ name, isShown }) => isShown && !isLegalPage(name) && !file.pages.some(page => page.name === name),
  )
  for (const { name } of gone) {
    await queries
      .update(sitePageTable)
      .set({ isShown: false, version: sql`version + 1` })
      .where(eq(sitePageTable.name, name))
  }
  for (const page of file.pages) {
    const here = now.pages.find(({ name }) => name === page.name)
    const { name, isShown, inFooter, position } = page
    const texts = textsToWrite(here, page)
    const isSamePlace =
      here && isDeepStrictEqual([here.isShown, here.inFooter, here.position], [isShown, inFooter, position])
    if (!here) await queries.insert(sitePageTable).values({ name, isShown, inFooter, position, createdAt: at })
    else if (!isSamePlace || texts.length > 0) {
      await queries
        .update(sitePageTable)
        .set({ isShown, inFooter, position, version: sql`version + 1` })
        .where(eq(sitePageTable.name, name))
    }
    await writeTexts({ queries, operator, at }, here, page, texts)
  }
}

/** A page that said nothing gets the history of the file; on another it begins now. */
async function writeTexts(
  { queries, operator, at }: Import,
  here: FilePage | undefined,
  { name }: FilePage,
  texts: FilePage['texts'],
): Promise<void> {
  if (texts.length === 0) return
  const isNew = !here || here.texts.length === 0
  const drafts = texts.filter(({ publishedAt }) => publishedAt === null).map(({ language }) => language)
  if (!isNew && drafts.length > 0) {
    await queries
      .delete(siteTextTable)
      .where(
        and(eq(siteTextTable.page, name), isNull(siteTextTable.publishedAt), inArray(siteTextTable.language, drafts)),
      )
  }
  for (const { language, title, text, writtenAt, publishedAt } of texts) {
    const written = isNew
      ? { writtenAt: new Date(writtenAt), publishedAt: publishedAt === null ? null : new Date(publishedAt) }
      : { writtenAt: at, writtenBy: operator.id, publishedAt: publishedAt === null ? null : at }
    await queries.insert(siteTextTable).values({ page: name, language, title, text, ...written })
  }
  if (!isLegalPage(name)) return
  for (const { language, title, text, publishedAt } of texts) {
    if (publishedAt !== null) await storeLegalPage(queries, name, toLegalText(title, text, language), at)
  }
}

async function changeRedirects(tools: Tools, { queries }: Import, now: SiteFace, file: SiteFile): Promise<void> {
  const isThere = (redirect: SiteFile['redirects'][number], among: SiteFile['redirects']) =>
    among.some(other => isDeepStrictEqual(other, redirect))
  const gone = now.redirects.filter(redirect => !isThere(redirect, file.redirects)).map(({ from }) => from)
  if (gone.length > 0) await queries.delete(siteRedirectTable).where(inArray(siteRedirectTable.fromPath, gone))
  const added = file.redirects.filter(redirect => !isThere(redirect, now.redirects))
  await insertRedirects(queries, added, tools)
}
