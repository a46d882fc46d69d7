// Answers that are text leave compressed, for whoever can unpack them.

import type { Context, MiddlewareHandler, Next } from 'hono'
import { compress } from 'hono/compress'

/**
 * Compresses what the handlers behind it answer, if it is text and not compressed yet. What is for one person only leaves
 * as it is: whoever sees how long an encrypted answer is, and may put words into it by its address, could guess from the
 * compressed length what else stands in it. That is what is kept nowhere, and each private answer to a request of somebody
 * who `mayBeKnown`.
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
