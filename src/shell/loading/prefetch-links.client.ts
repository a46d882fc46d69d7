// Prefetches the code of pages that links in sight lead to, while the browser is idle (Spec 9).

import { routeManifest } from '#shell/reloading/running-router.client.ts'
import { prefetchQueue } from './prefetch-queue.ts'
import { routeChunks } from './route-chunks.ts'

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Watches the document's links until the returned function is called. */
export function prefetchLinks(): () => void {
  const manifest = routeManifest()
  if (!manifest) return () => {}
  const chunksOf = routeChunks(manifest.routes)
  const queue = prefetchQueue(fetchQuietly)
  const fetched = new Set<string>()

  const sight = new IntersectionObserver(entries => {
    if (isThrifty()) return
    for (const { isIntersecting, target } of entries) {
      const path = isIntersecting ? pathOf(target as HTMLAnchorElement) : undefined
      if (path === undefined || fetched.has(path)) continue
      fetched.add(path)
      const here = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
      queue.add(chunksOf(path).filter(chunk => !here.has(chunk)))
    }
  })
  const observed = new WeakSet<Element>()
  const look = () => {
    for (const link of document.querySelectorAll('a[href]:not([data-prefetch=off])')) {
      if (observed.has(link)) continue
      observed.add(link)
      sight.observe(link)
    }
  }
  let waits = false
  const lookSoon = () => {
    if (waits) return
    waits = true
    whenIdle(() => {
      waits = false
      look()
    })
  }
  lookSoon()
  const changes = new MutationObserver(lookSoon)
  // A link that was left out until now is looked at like one that is new.
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-prefetch'] })
  return () => {
    sight.disconnect()
    changes.disconnect()
  }
}

/** The path a link leads to in the app; undefined for one that leaves it or opens elsewhere. */
function pathOf(link: HTMLAnchorElement): string | undefined {
  const leaves = link.origin !== location.origin || link.hasAttribute('download') || link.dataset.prefetch === 'off'
  return leaves || (link.target && link.target !== '_self') ? undefined : link.pathname
}

/** Whether the connection is metered or slow. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

async function fetchQuietly(address: string): Promise<void> {
  await (await fetch(address, { priority: 'low' })).arrayBuffer()
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}
