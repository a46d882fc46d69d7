// What runs behind a live page: watching for a new version, prefetching links in sight, staying while there is no network, hydrating all of it.

import { useEffect } from 'react'
import { routeManifest, runningRouter } from '#shell/reloading/running-router.client.ts'
import { hydrateNow } from '#ui/hydrate-later.tsx'
import { useLoaded } from '#ui/use-loaded.tsx'
import { prefetchLinks } from './loading/prefetch-links.client.ts'
import { watchVersion } from './version-watch.client.ts'

const loadGuard = () => import('#shell/reloading/offline-guard.tsx')

type BackgroundProps = { readonly pollMs: number; readonly isSignedOut: boolean }

export function Background({ pollMs, isSignedOut }: BackgroundProps) {
  useEffect(() => {
    const version = routeManifest()?.version
    return version === undefined ? undefined : watchVersion(version, pollMs)
  }, [pollMs])
  useEffect(() => prefetchLinks(), [])
  useEffect(() => runningRouter()?.subscribe(hydrateNow), [])
  // After everything that the page needs, and before the network goes: without one it could not be fetched.
  const { part } = useLoaded(loadGuard)
  return part ? <part.OfflineGuard isSignedOut={isSignedOut} /> : null
}
