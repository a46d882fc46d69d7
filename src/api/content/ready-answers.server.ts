// Answers to searches by program, kept as they are sent: for as long as nothing they tell of has changed, and no clock either.

import { createHash } from 'node:crypto'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { IndexSnapshot } from '#search/index/index-snapshot.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import type { Holds } from '#search/listing/holds.ts'

/** A body as it is sent, and the tag by which it is asked about again. */
export type ReadyBody = { readonly bytes: Uint8Array; readonly tag: string }

type Kept = ReadyBody & Pick<Holds, 'since' | 'until'>

/** By query, the last used last. What belongs to a snapshot goes with it. */
const kept = new WeakMap<IndexSnapshot, Map<string, Kept>>()

/** So many are kept; a longer query is nobody's usual one. */
const mostFavourites = 300
const longestQuery = 300

export function readyBody(body: unknown): ReadyBody {
  const bytes = Buffer.from(JSON.stringify(body))
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
}

/** The body as JSON with its tag; a 304 without it to whoever has it already. */
export function sendReady({ bytes, tag }: ReadyBody, request: Request, headers: Record<string, string>): Response {
  const tagged = { ...headers, etag: tag }
  if (matches(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers: tagged })
  const typed = { ...tagged, 'content-type': 'application/json; charset=utf-8' }
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status: 200, headers: typed })
}

/** Whether one of the tags in `If-None-Match` is this one; compressing proxies mark theirs as weak. */
function matches(sent: string | null, tag: string): boolean {
  const known = (sent ?? '').split(',').map(each => each.trim().replace(/^W\//, ''))
  return known.includes('*') || known.includes(tag)
}

/**
 * What `query` was answered last, if it is answered the same now. Looks at the database first, as every search does: what
 * was committed before is in the answer, or there is none.
 */
export async function findReady(
  tools: Pick<Tools, 'database' | 'clock'>,
  query: string,
): Promise<ReadyBody | undefined> {
  const { snapshot } = await freshIndex(tools)
  const answers = kept.get(snapshot)
  const known = answers?.get(query)
  if (!answers || !known) return undefined
  answers.delete(query)
  const now = tools.clock.now().getTime()
  if (now < known.since || now >= known.until) return undefined
  answers.set(query, known)
  return known
}

export function keepReady(query: string, { bytes, tag }: ReadyBody, { snapshot, since, until }: Holds): void {
  if (query.length > longestQuery) return
  const answers = kept.get(snapshot) ?? new Map<string, Kept>()
  kept.set(snapshot, answers)
  answers.set(query, { bytes, tag, since, until })
  for (const oldest of answers.keys()) {
    if (answers.size <= mostFavourites) break
    answers.delete(oldest)
  }
}
