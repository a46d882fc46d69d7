// The legal texts in content/, with every version of them stored.

import { sql } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { languageCodes, type Mark, markOf } from '#catalogue/languages.ts'
import { type LegalText, readLegalText } from '#platform/files/legal-text.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { renderMarkdown } from '#ui/markdown.server.ts'

export const legalPageNames = ['tos', 'refund', 'privacy', 'contact'] as const

export type LegalPageName = (typeof legalPageNames)[number]

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

/** The paper as it is, in the current language; its first heading is its title and no part of the text. */
export async function readLegalPage(name: LegalPageName): Promise<Paper> {
  const { text, language } = await readLegalText(name, currentLanguage().code)
  return toLegalPage(text, language)
}

/** Stores today's texts, so that what somebody accepts can always be read again. */
export async function storeLegalPages({ database, clock }: Pick<Tools, 'database' | 'clock'>): Promise<void> {
  for (const name of legalPageNames) {
    for (const code of languageCodes) await store(database, name, code, clock.now())
  }
}

/** The version with that hash in whatever language, or today's in the current one; undefined when there never was such a version. */
export async function findLegalPageVersion(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  name: LegalPageName,
  hash: string | undefined,
): Promise<LegalPageVersion | undefined> {
  const now = clock.now()
  const current = await store(database, name, currentLanguage().code, now)
  const { rows } = await database.execute<{ text: string; hash: string; language: string | null; at: string }>(sql`
    select text, hash, language, to_char(first_shown_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from paper_version where name = ${name} and hash = ${hash ?? current.hash}`)
  const row = rows[0]
  if (!row) return undefined
  const holding = await Promise.all(languageCodes.map(code => readLegalText(name, code)))
  return {
    ...toLegalPage(row.text, row.language),
    hash: row.hash,
    firstShownAt: new Date(row.at),
    isCurrent: holding.some(each => each.hash === row.hash),
  }
}

const stored = new WeakMap<Queries, Set<string>>()

/** Stores each text once per database and process; of two processes at once, one row results. */
async function store(queries: Queries, name: LegalPageName, code: string, now: Date): Promise<LegalText> {
  const paper = await readLegalText(name, code)
  const known = stored.get(queries) ?? new Set()
  stored.set(queries, known)
  if (known.has(`${name} ${paper.hash}`)) return paper
  await queries.execute(sql`
    insert into paper_version (name, hash, text, language, first_shown_at)
    values (${name}, ${paper.hash}, ${paper.text}, ${paper.language}, ${now})
    on conflict (name, hash) do update set language = excluded.language where paper_version.language is null`)
  known.add(`${name} ${paper.hash}`)
  return paper
}

function toLegalPage(markdown: string, language: string | null): Paper {
  const [heading = '', ...text] = markdown.trim().split('\n')
  const { code, prefix } = currentLanguage()
  const html = renderMarkdown(text.join('\n'), { shift: 0 })
  return {
    title: heading.replace(/^#\s*/, ''),
    // The site's own addresses lead to pages in the language of this one.
    html: html.replaceAll('href="/', `href="${prefix}/`),
    mark: language === null || language === code ? undefined : markOf(language),
  }
}
