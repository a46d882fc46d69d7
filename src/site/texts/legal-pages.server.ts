// The legal pages as they are shown, with every version of them stored.

import { sql } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { languageCodes, type Mark, markOf, prefixOf } from '#catalogue/languages.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type LegalText, titleAndText } from '#site/stored/legal-text.server.ts'
import { type LegalPageName, legalPageNames } from '#site/stored/page-names.ts'
import { renderMarkdown } from '#ui/markdown/markdown.server.ts'
import { findPageText, findPageTexts } from './current-texts.server.ts'

type Asking = Pick<Tools, 'database' | 'environment' | 'clock'>

type Paper = {
  readonly title: string
  readonly html: string
  /** Where it is written in another language than that of the page. */
  readonly mark: Mark | undefined
}

/** A paper as it stood from a day on. */
type LegalPageVersion = Paper & {
  /** SHA-256 of its text in hexadecimal: how a booking records the accepted terms. */
  readonly hash: string
  readonly firstShownAt: Date
  /** False: there is a newer version. */
  readonly isCurrent: boolean
}

/** The page as it is, in the current language; its first heading is its title and no part of the text. */
export async function readPage(tools: Asking, name: string): Promise<Paper | undefined> {
  const found = await findPageText(tools, name, currentLanguage().code)
  return found && toPaper(found)
}

/** Stores today's texts, so that what somebody accepts can always be read again. */
export async function storeLegalPages(tools: Asking): Promise<void> {
  for (const name of legalPageNames) {
    for (const code of languageCodes) await store(tools, name, code)
  }
}

/** The version with that hash in whatever language, or today's in the current one; undefined when there never was such a version. */
export async function findLegalPageVersion(
  tools: Asking,
  name: LegalPageName,
  hash: string | undefined,
): Promise<LegalPageVersion | undefined> {
  const current = await store(tools, name, currentLanguage().code)
  const wanted = hash ?? current?.hash
  if (wanted === undefined) return undefined
  const { rows } = await tools.database.execute<{
    text: string
    hash: string
    language: string | null
    at: string
  }>(sql`
    select text, hash, language, to_char(first_shown_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from paper_version where name = ${name} and hash = ${wanted}`)
  const row = rows[0]
  if (!row) return undefined
  const holding = await findPageTexts(tools, name)
  return {
    ...toPaper(row),
    hash: row.hash,
    firstShownAt: new Date(row.at),
    isCurrent: holding.some(each => each.hash === row.hash),
  }
}

const stored = new WeakMap<Queries, Set<string>>()

/** Stores each text once per database and process; of two processes at once, one row results. */
async function store(
  { database, environment, clock }: Asking,
  name: LegalPageName,
  code: string,
): Promise<LegalText | undefined> {
  const paper = await findPageText({ database, environment }, name, code)
  if (!paper) return undefined
  const known = stored.get(database) ?? new Set()
  stored.set(database, known)
  if (known.has(`${name} ${paper.hash}`)) return paper
  await storeLegalPage(database, name, paper, clock.now())
  known.add(`${name} ${paper.hash}`)
  return paper
}

/** Stores one text: guests may accept it from the moment on in which it is published, whether or not anybody opens its page. */
export async function storeLegalPage(
  queries: Pick<Queries, 'execute'>,
  name: LegalPageName,
  { hash, text, language }: LegalText,
  now: Date,
): Promise<void> {
  await queries.execute(sql`
    insert into paper_version (name, hash, text, language, first_shown_at)
    values (${name}, ${hash}, ${text}, ${language}, ${now})
    on conflict (name, hash) do update set language = excluded.language where paper_version.language is null`)
}

function toPaper({ text: markdown, language }: { readonly text: string; readonly language: string | null }): Paper {
  const { title, text } = titleAndText(markdown)
  return {
    title,
    html: renderPage(text),
    mark: language === null || language === currentLanguage().code ? undefined : markOf(language),
  }
}

/**
 * Markdown as a page of text shows it: the site's own addresses lead to pages in the language of this one, unless they name
 * a language themselves.
 */
export function renderPage(markdown: string): string {
  const { prefix } = currentLanguage()
  const inLanguage = (address: string) => {
    if (prefixOf(address.replace(/[?#].*$/, '')) !== undefined) return address
    return address === '/' && prefix ? prefix : prefix + address
  }
  return renderMarkdown(markdown, { shift: 0 }).replace(
    /href="(\/[^"]*)"/g,
    (_, address: string) => `href="${inLanguage(address)}"`,
  )
}
