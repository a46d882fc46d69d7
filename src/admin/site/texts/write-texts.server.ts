// The commands by which an operator writes the texts of a page: draft, publish, throw a draft away, take an earlier version.

import { and, eq, isNull, sql } from 'drizzle-orm'
import { type ChangedSite, changeSite } from '#admin/site/change/change-site.server.ts'
import type { SiteRefusal } from '#admin/site/change/site-refusals.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { toLegalText } from '#site/stored/legal-text.server.ts'
import { isLegalPage } from '#site/stored/page-names.ts'
import { sitePageTable, siteTextTable } from '#site/stored/site-tables.server.ts'
import { storeLegalPage } from '#site/texts/legal-pages.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { TextInput } from './text-input.ts'

type Seen = { readonly name: string; readonly version: number }

/** Takes the page as it was seen: of two who change the same version one is refused. */
export async function takePage(queries: Transaction, { name, version }: Seen): Promise<SiteRefusal | undefined> {
  const ofName = eq(sitePageTable.name, name)
  const [page] = await queries
    .select({ version: sitePageTable.version })
    .from(sitePageTable)
    .where(ofName)
    .for('update')
  if (!page) return 'page-unknown'
  if (page.version !== version) return 'out-of-date'
  await queries.update(sitePageTable).set({ version: sql`version + 1` }).where(ofName)
  return undefined
}

const draftOf = (page: string, language: string) =>
  and(eq(siteTextTable.page, page), eq(siteTextTable.language, language), isNull(siteTextTable.publishedAt))

type Written = Omit<TextInput, 'version'> & { readonly name: string }

/** The draft of a language is the last that was written; what guests read stays as it is. */
export async function writeDraft(
  queries: Transaction,
  operator: Operator,
  { name, language, title, text }: Written,
  now: Date,
): Promise<void> {
  await queries.delete(siteTextTable).where(draftOf(name, language))
  const written = { page: name, language, title, text, writtenAt: now, writtenBy: operator.id }
  await queries.insert(siteTextTable).values(written)
}

async function publishDraft(queries: Transaction, { name, language, title, text }: Written, now: Date): Promise<void> {
  await queries.update(siteTextTable).set({ publishedAt: now }).where(draftOf(name, language))
  if (isLegalPage(name)) await storeLegalPage(queries, name, toLegalText(title, text, language), now)
}

/** `publishes`: guests read it from the commit on, in every process. */
export function writeText(
  tools: Tools,
  operator: Operator,
  { publishes, ...input }: TextInput & { readonly name: string; readonly publishes: boolean },
): Promise<ChangedSite> {
  const now = tools.clock.now()
  return changeSite(tools, operator, async queries => {
    const refusal = await takePage(queries, input)
    if (refusal) return refusal
    await writeDraft(queries, operator, input, now)
    if (publishes) await publishDraft(queries, input, now)
    return undefined
  })
}

export function discardDraft(
  tools: Tools,
  operator: Operator,
  { language, ...seen }: Seen & { readonly language: string },
): Promise<ChangedSite> {
  return changeSite(tools, operator, async queries => {
    const refusal = await takePage(queries, seen)
    if (refusal) return refusal
    await queries.delete(siteTextTable).where(draftOf(seen.name, language))
    return undefined
  })
}

/** An earlier version becomes the draft of its language, to be looked at before it is published again. */
export function restoreText(
  tools: Tools,
  operator: Operator,
  { earlier, ...seen }: Seen & { readonly earlier: number },
): Promise<ChangedSite> {
  return changeSite(tools, operator, async queries => {
    const refusal = await takePage(queries, seen)
    if (refusal) return refusal
    const [found] = await queries
      .select()
      .from(siteTextTable)
      .where(and(eq(siteTextTable.id, earlier), eq(siteTextTable.page, seen.name)))
    if (!found) return 'version-unknown'
    const { language, title, text } = found
    await writeDraft(queries, operator, { name: seen.name, language, title, text }, tools.clock.now())
    return undefined
  })
}
