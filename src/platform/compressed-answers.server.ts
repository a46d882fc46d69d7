// Compresses text responses for clients that accept it.

import type { Context, MiddlewareHandler, Next } from 'hono'
import { compress } from 'hono/compress'

/**
 * Compresses text responses that are not compressed yet. Personal responses stay uncompressed: an attacker who sees the
 * encrypted length and can inject text through the URL could guess the rest (BREACH). That is every no-store response,
 * and every private response to a request that `mayBeKnown`.
 */
export function compressedAnswers(mayBeKnown: (request: Request) => boolean): MiddlewareHandler {
  const pack = compress({ encoding: 'gzip' })
  return async (context: Context, next: Next) => {
    await next()
    const caching = context.res.headers.get('cache-control') ?? ''
    if (/\bno-store\b/.test(caching)) return
    if (!/\bpublic\b/.test(caching) && mayBeKnown(context.req.raw)) return
    await pack(context, async () => {})
  }
}
