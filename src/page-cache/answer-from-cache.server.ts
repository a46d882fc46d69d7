// Answers what is in memory before any other part of the site is asked.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isKnownTag } from '#platform/etag.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { PageFollower } from './follow-changes.server.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

type Memory = { readonly cache: PageCache; readonly follower: PageFollower }
type Ended = { readonly method: string; readonly route: string; readonly status: number; readonly ms: number }

/** Takes the requests of `server` before its listeners do. Each answer is logged and counted as any other. */
export function answerFromCache(
  server: Server,
  { cache, follower }: Memory,
  { clock, log }: Pick<Tools, 'clock' | 'log'>,
  requestEnded?: (request: Ended) => void,
): void {
  const others = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const page = find(request)
    if (!page) return others.forEach(listener => void listener.call(server, request, response))
    const requestId = randomUUID()
    const status = isKnownTag(request.headers['if-none-match'], page.etag) ? 304 : 200
    response.writeHead(status, [...(status === 304 ? headOf304(page) : page.head), ...['x-request-id', requestId]])
    response.end(status === 304 ? undefined : page.body)
    const path = request.url!.split('?', 1)[0]!
    requestEnded?.({ method: 'GET', route: page.route, status, ms: 0 })
    log.info({ requestId, method: 'GET', path, status, ms: 0 }, 'request')
  })

  function find(request: IncomingMessage): CachedPage | undefined {
    const key = pageKey(request)
    if (key === undefined || !follower.isCurrent()) return undefined
    return cache.find(key, clock.now().getTime())
  }
}

/** RFC 9110, 15.4.5: without what describes the body. */
function headOf304({ head }: CachedPage): string[] {
  const kept: string[] = []
  for (let at = 0; at < head.length; at += 2) {
    if (!head[at]!.startsWith('content-')) kept.push(head[at]!, head[at + 1]!)
  }
  return kept
}
