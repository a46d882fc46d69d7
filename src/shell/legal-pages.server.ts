// The legal texts in content/, with every version of them stored.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { renderMarkdown } from '#ui/markdown.server.ts'

export const legalPageNames = ['tos', 'refund', 'privacy', 'contact'] as const

export type LegalPageName = (typeof legalPageNames)[number]

type Paper = { readonly title: string; readonly html: string }

/** A paper as it stood from a day on. */
type LegalPageVersion = Paper & {
  /** SHA-256 of its text in hexadecimal: how a booking records the accepted terms. */
  readonly hash: string
  readonly firstShownAt: Date
  /** False: there is a newer version. */
  readonly isCurrent: boolean
}

type WrittenLegalPage = { readonly text: string; readonly hash: string; readonly paper: Paper }

const papers = new Map<LegalPageName, Promise<WrittenLegalPage>>()

/** The text, read once per process. */
function written(name: LegalPageName): Promise<WrittenLegalPage> {
  const known = papers.get(name)
  if (known) return known
  const paper = readFile(inProject('content', `${name}.md`), 'utf8').then(text => ({
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    paper: toLegalPage(text),
  }))
  papers.set(name, paper)
  return paper
}

/** The paper as it is; its first heading is its title and no part of the text. */
export async function readLegalPage(name: LegalPageName): Promise<Paper> {
  return (await written(name)).paper
}

/** Stores today's texts, so that what somebody accepts can always be read again. */
export async function storeLegalPages({ database, clock }: Pick<Tools, 'database' | 'clock'>): Promise<void> {
  for (const name of legalPageNames) await store(database, name, clock.now())
}

/** The version with that hash, or today's without one; undefined when there never was such a version. */
export async function findLegalPageVersion(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  name: LegalPageName,
  hash: string | undefined,
): Promise<LegalPageVersion | undefined> {
  const current = await store(database, name, clock.now())
  const { rows } = await database.execute<{ text: string; hash: string; at: string }>(sql`
    select text, hash, to_char(first_shown_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from paper_version where name = ${name} and hash = ${hash ?? current.hash}`)
  const row = rows[0]
  return (
    row && {
      ...(row.hash === current.hash ? current.paper : toLegalPage(row.text)),
      hash: row.hash,
      firstShownAt: new Date(row.at),
      isCurrent: row.hash === current.hash,
    }
  )
}

const stored = new WeakMap<Queries, Set<string>>()

/** Stores each text once per database and process; of two processes at once, one row results. */
async function store(queries: Queries, name: LegalPageName, now: Date): Promise<WrittenLegalPage> {
  const paper = await written(name)
  const known = stored.get(queries) ?? new Set()
  stored.set(queries, known)
  if (known.has(name)) return paper
  await queries.execute(sql`
    insert into paper_version (name, hash, text, first_shown_at) values (${name}, ${paper.hash}, ${paper.text}, ${now})
    on conflict do nothing`)
  known.add(name)
  return paper
}

function toLegalPage(markdown: string): Paper {
  const [heading = '', ...text] = markdown.trim().split('\n')
  return { title: heading.replace(/^#\s*/, ''), html: renderMarkdown(text.join('\n'), { shift: 0 }) }
}
