// From an answer to a page in memory: its text is freed of what is this answer's alone, and packed.

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PackedEncoding } from '#platform/accepted-encodings.ts'
import { etagOf } from '#platform/etag.server.ts'
import type { CachedPage } from './page-cache.ts'

const packBy: Readonly<Record<PackedEncoding, (text: string) => Promise<Buffer>>> = {
  br: text => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: text => promisify(gzip)(text, { level: 6 }),
}

/** More inline scripts than that have no room in a header. */
const mostScripts = 40

/** The headers that belong to one sending of the page, or are written anew. */
const ownHeaders: ReadonlySet<string> = new Set([
  ...['content-encoding', 'content-length', 'content-security-policy', 'date', 'etag', 'transfer-encoding', 'vary'],
  'x-request-id',
])

type Made = {
  readonly text: string
  /** The headers of its answer. */
  readonly headers: Headers
  readonly nonce: string
  readonly encoding: PackedEncoding
  /** The policy that lets these sources of scripts run. */
  readonly policyFor: (scripts: readonly string[]) => string
}

/** Head, body and tag of the page; undefined where it cannot be the same for the next one who asks. */
export async function packPage(made: Made): Promise<Pick<CachedPage, 'head' | 'body' | 'etag'> | undefined> {
  const text = made.text.replaceAll(` nonce="${made.nonce}"`, '')
  const hashes = scriptHashes(text)
  if (text.includes(made.nonce) || hashes.length > mostScripts) return undefined
  const body = await packBy[made.encoding](text)
  const policy = made.policyFor(hashes)
  // With the policy: who has the page stored under another one must not keep it.
  const etag = etagOf(policy, body)
  const kept = [...made.headers].filter(([name]) => !ownHeaders.has(name))
  const head = [
    ...kept.flat(),
    ...['content-encoding', made.encoding, 'content-length', String(body.length), 'etag', etag],
    ...['vary', 'cookie, accept-language, accept-encoding'],
    ...['content-security-policy', policy],
  ]
  return { head, body, etag }
}

/** A source for each inline script of the page (CSP 3, 2.3.1). */
export function scriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  return [...new Set([...scripts].map(([, script]) => hashOf(script!)))]
}
