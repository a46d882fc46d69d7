// A part of a page whose code comes once somebody turns to it; until then it stays as the server has written it.

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

/** What tells that somebody is there. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const

/** How long nothing is asked for after it could not be had. */
const pause = seconds(5)

/** Of the page that the server sent; in later pages there has been one. */
const firstSign = import.meta.env.SSR ? undefined : hasBegun() ? Promise.resolve() : nextSign()

/**
 * The component that `load` fetches. In the page that the server sent it waits for the first sign that somebody is there, or for the element
 * with this id to come into sight, and works meanwhile as it does without script; in later pages it comes with the page.
 * `onServer` is the component itself where pages are rendered, and nowhere else.
 */
export function latePart<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
): ComponentType<Props> {
  let known = onServer
  const wanted = Promise.withResolvers<void>()
  const code = firstSign && fetchAfter(Promise.race([wanted.promise, firstSign]), load)
  void code?.then(part => {
    known = part
  })
  const Part = (props: Props) => {
    const Known = known ?? use(code!)
    return <Known {...props} />
  }

  return memo(function LatePart(props: Props) {
    const isHydrating = useSyncExternalStore(
      () => () => {},
      () => false,
      () => true,
    )
    const [isLate] = useState(isHydrating)
    // A change that cannot wait would take away what the server has written: it waits for the code.
    const deferred = useDeferredValue(props)
    const shown = known ? props : deferred
    useEffect(() => {
      if (props !== deferred) wanted.resolve()
    }, [props, deferred])
    useEffect(() => {
      const element = isLate && document.getElementById(id)
      if (!element) return
      const sight = new IntersectionObserver(entries => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio > 0)) wanted.resolve()
      })
      sight.observe(element)
      return () => sight.disconnect()
    }, [isLate])
    return useMemo(() => {
      const part = <Part {...shown} />
      return isLate ? <Suspense>{part}</Suspense> : part
    }, [shown, isLate])
  })
}

/** After a failure it asks again with the next sign: offline, or where a newer version is out, the part works as without script. */
async function fetchAfter<Part>(sign: Promise<void>, load: () => Promise<Part>): Promise<Part> {
  await sign
  try {
    return await load()
  } catch {
    await new Promise(resolve => setTimeout(resolve, pause))
    return fetchAfter(nextSign(), load)
  }
}

function nextSign(): Promise<void> {
  return new Promise(resolve => {
    for (const kind of signs) addEventListener(kind, () => resolve(), { capture: true, passive: true, once: true })
  })
}

/** Whether somebody scrolled or pressed something while the script was on its way. */
function hasBegun(): boolean {
  return window.scrollY > 0 || navigator.userActivation?.hasBeenActive === true
}
