// Keeps a page for the next one who asks alike, while it is made for whoever asks first.

import type { IncomingMessage } from 'node:http'
import { consentTable } from '#consent/consent-table.ts'
import { encodingFor } from '#platform/accepted-encodings.ts'
import { contentSecurityPolicy } from '#platform/security-headers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { PageFollower } from './follow-changes.server.ts'
import type { PageCache } from './page-cache.ts'
import { isSameForAll, pageKey } from './page-key.ts'
import { packPage } from './store-page.server.ts'

export type PageMemory = { readonly cache: PageCache; readonly follower: PageFollower }

/** A page on its way into memory. */
export type PageToKeep = {
  /** Something failed while it was made: it is not kept. */
  readonly giveUp: () => void
  /** Reads the page, where it is the same for everybody; answers what to send on. */
  readonly read: (
    answer: Response,
    page: { nonce: string; origins: Parameters<typeof contentSecurityPolicy>[1] },
  ) => Promise<Response>
  /** With the headers that were sent, and the pattern by which it is counted. Resolves when it is kept, or is not. */
  readonly keep: (headers: Headers, route: string) => Promise<void>
}

/** Undefined for pages that are not kept. `path` is without its language. */
export function pageToKeep(
  { cache, follower }: PageMemory,
  { clock, log, environment }: Tools,
  request: IncomingMessage,
  path: string,
): PageToKeep | undefined {
  const key = isSameForAll(path) ? pageKey(request) : undefined
  if (key === undefined || !follower.isCurrent() || !cache.isWanted(key)) return undefined
  const encoding = encodingFor(request.headers['accept-encoding']?.toString())!
  const madeIn = cache.edition()
  const until = follower.changesAt(clock.now().getTime())
  let hasFailed = false
  let read: { text: string; nonce: string; policyFor: (scripts: readonly string[]) => string } | undefined
  return {
    giveUp: () => {
      hasFailed = true
    },
    read: async (answer, { nonce, origins }) => {
      const { status, headers } = answer
      if (status !== 200 || !isPageForAll(headers)) return answer
      const text = await answer.text()
      // Where only hashes let scripts run, not what they load (strict-dynamic), modules need their origin named.
      const elsewhere = consentTable(environment).optional.flatMap(({ script }) => originOf(script))
      const policyFor = (scripts: readonly string[]) =>
        contentSecurityPolicy(["'self'", ...scripts, ...new Set(elsewhere)], origins)
      read = { text, nonce, policyFor }
      return new Response(text, { status, headers })
    },
    keep: async (headers, route) => {
      if (!read) return
      try {
        const packed = await packPage({ ...read, headers, encoding })
        if (packed && !hasFailed) cache.keep(key, { ...packed, route, until }, madeIn)
      } catch (fault) {
        log.error({ err: fault }, 'a page could not be kept')
      }
    },
  }
}

function isPageForAll(headers: Headers): boolean {
  const type = headers.get('content-type') ?? ''
  return (
    type.startsWith('text/html') &&
    headers.getSetCookie().length === 0 &&
    headers.get('cache-control') === 'private, no-cache'
  )
}

function originOf(address: string | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : []
}
