// Answers that are text leave compressed, for whoever can unpack them.

import type { Context, MiddlewareHandler, Next } from 'hono'
import { compress } from 'hono/compress'

/**
 * Compresses what the handlers behind it answer, if it is text and not compressed yet. What is kept nowhere because it is
 * for one person only leaves as it is: whoever sees how long an encrypted answer is, and may put
 * words into it by its address, could guess from the compressed length what else stands in it.
 */
export function compressedAnswers(): MiddlewareHandler {
  const pack = compress({ encoding: 'gzip' })
  return async (context: Context, next: Next) => {
    await next()
    if (/\bno-store\b/.test(context.res.headers.get('cache-control') ?? '')) return
    await pack(context, async () => {})
  }
}
