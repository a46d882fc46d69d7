// Commands: an operator saves a snippet, changes or deletes it. Role: whoever may write to guests of all homes.

import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { inTransaction, type Queries, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Permitted, reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { SnippetInput } from './snippet-input.ts'
import type { SnippetRefusal } from './snippet-refusals.ts'
import { type Snippet, snippetTable } from './snippet-tables.server.ts'

type Saved = Outcome<{ readonly snippet: Snippet }, SnippetRefusal>

export function mayChangeSnippets(who: Permitted): boolean {
  return reachOf(who, 'conversations', 'change') === 'all'
}

/** In the order of their titles. Operators' alone: the type proves it. */
export function listSnippets(queries: Queries, _who: Operator): Promise<Snippet[]> {
  return queries
    .select()
    .from(snippetTable)
    .orderBy(asc(sql`lower(${snippetTable.title})`))
}

/** Saves a new snippet. The same title and texts sent twice are one. */
export async function makeSnippet({ database, clock }: Tools, operator: Operator, input: SnippetInput): Promise<Saved> {
  if (!mayChangeSnippets(operator)) return refused('not-allowed')
  const now = clock.now()
  return inTransaction<Saved>(database, async queries => {
    const { title } = input
    const texts = textsIn(input)
    const [snippet] = await queries
      .insert(snippetTable)
      .values({ id: randomUUID(), title, texts, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning()
    if (snippet) return done({ snippet })
    const [known] = await queries.select().from(snippetTable).where(hasTitle(title))
    const isSame = known && known.title === title && isEqual(known.texts, texts)
    return isSame ? done({ snippet: known }) : refused('title-taken')
  })
}

type Changed = SnippetInput & { readonly id: string; readonly version: number }

/** Changes a snippet as it was seen: refused when somebody has changed it since. */
export async function changeSnippet({ database, clock }: Tools, operator: Operator, input: Changed): Promise<Saved> {
  if (!mayChangeSnippets(operator)) return refused('not-allowed')
  return inTransaction<Saved>(database, async queries => {
    const seen = await lockSeen(queries, input)
    if (!seen.ok) return seen
    const [other] = await queries
      .select({ id: snippetTable.id })
      .from(snippetTable)
      .where(and(hasTitle(input.title), sql`${snippetTable.id} <> ${input.id}`))
    if (other) return refused('title-taken')
    const changes = { title: input.title, texts: textsIn(input), version: input.version + 1, updatedAt: clock.now() }
    const [snippet] = await queries.update(snippetTable).set(changes).where(eq(snippetTable.id, input.id)).returning()
    return done({ snippet: snippet! })
  })
}

type Removed = { readonly id: string; readonly version: number }

/** Deletes a snippet as it was seen. Messages that it was put into stay as they are. */
export async function removeSnippet({ database }: Tools, operator: Operator, input: Removed): Promise<Saved> {
  if (!mayChangeSnippets(operator)) return refused('not-allowed')
  return inTransaction<Saved>(database, async queries => {
    const seen = await lockSeen(queries, input)
    if (seen.ok) await queries.delete(snippetTable).where(eq(snippetTable.id, input.id))
    return seen
  })
}

async function lockSeen(queries: Transaction, { id, version }: Removed): Promise<Saved> {
  const [snippet] = await queries.select().from(snippetTable).where(eq(snippetTable.id, id)).for('update')
  if (!snippet) return refused('snippet-unknown')
  return snippet.version === version ? done({ snippet }) : refused('out-of-date')
}

const hasTitle = (title: string) => sql`lower(${snippetTable.title}) = lower(${title})`

function textsIn({ texts }: SnippetInput): Record<string, string> {
  return Object.fromEntries(texts.filter(({ text }) => text !== '').map(({ language, text }) => [language, text]))
}

function isEqual(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every(key => one[key] === other[key])
}
