// The thin loading bar at the top during a navigation (Spec 2).

import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { driveLoadingBar, moment } from './drive-loading-bar.client.ts'
import type { Run } from './loading-progress.ts'

/** Each way to a page is a run, and so is each address that a redirect leads to; a way that fails ends like any other. */
export function LoadingBar() {
  const bar = useRef<HTMLDivElement>(null)
  const run = useRef<Run>(undefined)
  const going = useNavigation().location?.key
  useEffect(() => {
    if (going !== undefined) run.current = { begun: moment() }
    else if (run.current) run.current = { ...run.current, ended: moment() }
    return driveLoadingBar(bar.current!, run.current)
  }, [going])
  return <div ref={bar} className="loading-bar" data-loading-bar="" aria-hidden="true" />
}
