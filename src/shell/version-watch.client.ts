// Checks now and then for a newer version of the site; if there is one, the next navigation is a full load (Spec 4, 7).

import { redirectDocument } from 'react-router'
import { isWayElsewhere } from '#shell/reloading/load-document.client.ts'

let isStale = false

/** Polls `address` every `everyMs` until the version differs from `version`; first after one interval. */
export function watchVersion(version: string, everyMs: number, address = '/builds/latest.json'): () => void {
  let timer: ReturnType<typeof setTimeout>
  const arm = () => {
    timer = setTimeout(ask, everyMs)
  }
  const ask = async () => {
    arm()
    try {
      const answer = await fetch(`${address}?${Date.now()}`)
      const latest: unknown = answer.ok ? await answer.json() : undefined
      if (typeof latest !== 'object' || latest === null || !('id' in latest)) return
      if (typeof latest.id !== 'string' || latest.id === version) return
      isStale = true
      clearTimeout(timer)
    } catch {
      // Unreachable now: try again later.
    }
  }
  arm()
  return () => clearTimeout(timer)
}

/**
 * For the router, before anything of a page is asked for. Asking for the page that is open anew is no way to a page, and
 * a form keeps what was typed.
 */
export async function loadNewVersion(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<unknown> {
  if (isStale && isWayElsewhere(request)) throw redirectDocument(request.url)
  return next()
}
