// The site as somebody far away gets it: every page comes in pieces, and what has come is painted.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { type Milliseconds, seconds } from '#values/duration.ts'

/** Long enough for Chromium to paint what has come, and for a shift to count. */
const pause: Milliseconds = seconds(0.2)

/** Where a page is cut: between its bars, its main part and what stands in it. */
const cuts = /(?=<(?:header|main|section|footer|aside)\b)/

export type Piecemeal = { readonly origin: string; readonly stop: () => Promise<void> }

/** Stands before the site at `origin` and hands every page on in pieces; everything else comes as it is. Reads only. */
export async function startPiecemeal(origin: string): Promise<Piecemeal> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin), {
      headers: { ...(request.headers.cookie && { cookie: request.headers.cookie }) },
      redirect: 'manual',
    })
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, headers)
    if (!headers['content-type']?.startsWith('text/html')) {
      if (answer.body)
        await pipeline(Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream), response).catch(
          () => {},
        )
      else response.end()
      return
    }
    for (const piece of (await answer.text()).split(cuts)) {
      response.write(piece)
      await setTimeout(pause)
    }
    response.end()
    // A browser that has gone on loses nothing.
    await finished(response).catch(() => {})
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
