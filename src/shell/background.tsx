// What runs behind a live page: watching for a new version and prefetching links in sight.

import { useEffect } from 'react'
import { routeManifest } from '#shell/reloading/running-router.client.ts'
import { prefetchLinks } from './prefetch-links.client.ts'
import { watchVersion } from './version-watch.client.ts'

export function Background({ pollMs }: { readonly pollMs: number }) {
  useEffect(() => {
    const version = routeManifest()?.version
    return version === undefined ? undefined : watchVersion(version, pollMs)
  }, [pollMs])
  useEffect(() => prefetchLinks(), [])
  return null
}
