// A component that hydrates later: its code is fetched on the first interaction with the page, or once it comes into sight.

import {
  type ComponentType,
  memo,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { seconds } from '#values/duration.ts'

const interactions = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const

/** How long code that could not be fetched is not asked for again. */
const pause = seconds(5)

/** Resolved on every page after the one that the server sent. */
const begun = Promise.withResolvers<void>()
if (!import.meta.env.SSR) {
  if (hasInteracted()) hydrateNow()
  else void nextInteraction().then(hydrateNow)
}

/** Fetches the code of every such component: on an interaction, and where something of the page is about to change. */
export function hydrateNow(): void {
  begun.resolve()
}

const firstTries: Promise<unknown>[] = []
const missing = new Set<string>()

/** Whether the code of any of them could not be fetched: such a page is whole only as a new document. */
export async function isCodeMissing(): Promise<boolean> {
  hydrateNow()
  await Promise.allSettled(firstTries)
  return missing.size > 0
}

/**
 * The component that `load` fetches. On the page that the server sent, its markup stays and works as it does without script until the first
 * interaction with the page, or until the element with this id is in sight; on later pages its code is fetched with the page.
 * `onServer` is the component itself where pages are rendered, and nowhere else.
 */
export function hydrateLater<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
): ComponentType<Props> {
  let known = onServer
  const inSight = Promise.withResolvers<void>()
  const loaded = Promise.withResolvers<ComponentType<Props>>()
  /** Tries again at a later interaction where the code cannot be fetched: offline, or because a newer version is out. */
  async function fetchCode(): Promise<void> {
    try {
      known = await load()
      missing.delete(id)
      loaded.resolve(known)
    } catch {
      missing.add(id)
      setTimeout(() => void nextInteraction().then(fetchCode), pause)
    }
  }
  if (!import.meta.env.SSR) firstTries.push(Promise.race([inSight.promise, begun.promise]).then(fetchCode))

  function Loaded(props: Props) {
    const Known = known ?? use(loaded.promise)
    return <Known {...props} />
  }

  return memo(function HydratedLater(props: Props) {
    const isLater = useFromServer()
    // An urgent change would take the server's markup away until the code is there; a deferred one waits for it.
    const deferred = useDeferredValue(props)
    const shown = known ? props : deferred
    useEffect(() => {
      const element = isLater && document.getElementById(id)
      if (!element) return
      const sight = new IntersectionObserver(entries => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio > 0)) inSight.resolve()
      })
      sight.observe(element)
      return () => sight.disconnect()
    }, [isLater])
    return useMemo(() => {
      const component = <Loaded {...shown} />
      return isLater ? <Suspense>{component}</Suspense> : component
    }, [shown, isLater])
  })
}

/** Whether this component came with the page that the server sent, and not to one that was hydrated already. */
export function useFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}

function nextInteraction(): Promise<void> {
  return new Promise(resolve => {
    for (const kind of interactions)
      addEventListener(kind, () => resolve(), { capture: true, passive: true, once: true })
  })
}

/** Whether somebody scrolled or pressed something while the script was on its way. */
function hasInteracted(): boolean {
  return window.scrollY > 0 || navigator.userActivation?.hasBeenActive === true
}
