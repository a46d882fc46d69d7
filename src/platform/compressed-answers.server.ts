// Compresses text responses for clients that accept it.

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { compress } from 'hono/compress'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { encodingFor, type PackedEncoding } from './accepted-encodings.ts'

/** As fast as gzip at its usual level, and a page is a fifth smaller; the window holds a page, and not megabytes for each answer. */
const brotliOfPages = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }

const packings: Readonly<Record<PackedEncoding, (page: ArrayBuffer) => Promise<Buffer<ArrayBuffer>>>> = {
  br: page => promisify(brotliCompress)(page, { params: brotliOfPages }),
  gzip: page => promisify(gzip)(page),
}

/**
 * Compresses text responses that are not compressed yet: pages by Brotli where it is accepted, all else by gzip. Personal
 * responses stay uncompressed: an attacker who sees the encrypted length and can inject text through the URL could guess
 * the rest (BREACH). That is every no-store response, and every private response to a request that `mayBeKnown`.
 */
export function compressedAnswers(mayBeKnown: (request: Request) => boolean): MiddlewareHandler {
  const pack = compress({ encoding: 'gzip' })
  return async (context: Context, next: Next) => {
    await next()
    const { headers } = context.res
    const caching = headers.get('cache-control') ?? ''
    if (/\bno-store\b/.test(caching)) return
    if (!/\bpublic\b/.test(caching) && mayBeKnown(context.req.raw)) return
    const encoding = encodingFor(context.req.header('accept-encoding'))
    if (encoding === undefined && mayBePacked(headers)) return headers.append('vary', 'accept-encoding')
    if (encoding && isPage(context)) return packPage(context, encoding)
    await pack(context, async () => {})
  }
}

/** What somebody else would have got packed: caches have to know, unless they are told already. */
function mayBePacked(headers: Headers): boolean {
  if (headers.has('content-encoding') || /\baccept-encoding\b/i.test(headers.get('vary') ?? '')) return false
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')
}

/** A page with its text, as rendering answers it: packed by nobody, and without a length. */
function isPage({ req, res: { status, headers } }: Context): boolean {
  const isWhole =
    req.method !== 'HEAD' && status !== 206 && !headers.has('content-encoding') && !headers.has('content-length')
  return isWhole && /^text\/html\b/.test(headers.get('content-type') ?? '')
}

/** At once, because a page is rendered whole. */
async function packPage(context: Context, encoding: PackedEncoding): Promise<void> {
  const { status, headers } = context.res
  const packed = await packings[encoding](await context.res.arrayBuffer())
  headers.set('content-encoding', encoding)
  headers.append('vary', 'accept-encoding')
  // Else the headers of the one that was there are written into it once more.
  context.res = undefined
  context.res = new Response(packed, { status, headers })
}
