// A cache of serialised search responses for API clients; each is valid until its content changes or it expires.

import type { ValidFor } from '#api/listing/valid-for.ts'
import { etagOf, isKnownTag } from '#platform/etag.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { IndexSnapshot } from '#search/index/index-snapshot.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { keepRecent } from '#values/keep-recent.ts'

/** A serialised body with its ETag. */
export type ReadyBody = { readonly bytes: Uint8Array; readonly tag: string }

type Cached = ReadyBody & Pick<ValidFor, 'since' | 'until'>

/** By query, most recently used last. An entry expires with the index it was built from. */
const cached = new WeakMap<IndexSnapshot, Map<string, Cached>>()

/** Number of cached responses; longer queries are not worth caching. */
const mostCached = 300
const longestQuery = 300

export function readyBody(body: unknown): ReadyBody {
  const bytes = Buffer.from(JSON.stringify(body))
  return { bytes, tag: etagOf(bytes) }
}

/** The body as JSON with its ETag; an empty 304 to a client that already has it. */
export function sendReady({ bytes, tag }: ReadyBody, request: Request, headers: Record<string, string>): Response {
  const tagged = { ...headers, etag: tag }
  if (isKnownTag(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers: tagged })
  const typed = { ...tagged, 'content-type': 'application/json; charset=utf-8' }
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status: 200, headers: typed })
}

/**
 * The last response to `query`, if still valid. Checks the database first, as every search does: the response includes
 * everything committed before, or is undefined.
 */
export async function findReady(
  tools: Pick<Tools, 'database' | 'clock'>,
  query: string,
): Promise<ReadyBody | undefined> {
  const { snapshot } = await freshIndex(tools)
  const answers = cached.get(snapshot)
  const known = answers?.get(query)
  if (!answers || !known) return undefined
  answers.delete(query)
  const now = tools.clock.now().getTime()
  if (now < known.since || now >= known.until) return undefined
  answers.set(query, known)
  return known
}

export function storeReady(query: string, { bytes, tag }: ReadyBody, { snapshot, since, until }: ValidFor): void {
  if (query.length > longestQuery) return
  const answers = cached.get(snapshot) ?? new Map<string, Cached>()
  cached.set(snapshot, answers)
  keepRecent(answers, query, { bytes, tag, since, until }, mostCached)
}
