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

/** On the page that the server sent; on later pages there has been one. */
const firstSign = Promise.withResolvers<void>()
if (!import.meta.env.SSR) {
  if (hasBegun()) giveSign()
  else void nextSign().then(giveSign)
}

/** Has the parts of the page come: also where something of it is about to change, which would have to wait for them. */
export function giveSign(): void {
  firstSign.resolve()
}

const firstTries: Promise<unknown>[] = []
const lacking = new Set<string>()

/** Whether the code of a part could not be had: such a page is whole only as a new document. */
export async function lacksParts(): Promise<boolean> {
  giveSign()
  await Promise.allSettled(firstTries)
  return lacking.size > 0
}

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
  const there = Promise.withResolvers<ComponentType<Props>>()
  /** Again after a failure, with the next sign: offline, or where a newer version is out, the part works on as without script. */
  async function fetchCode(): Promise<void> {
    try {
      known = await load()
      lacking.delete(id)
      there.resolve(known)
    } catch {
      lacking.add(id)
      setTimeout(() => void nextSign().then(fetchCode), pause)
    }
  }
  if (!import.meta.env.SSR) firstTries.push(Promise.race([wanted.promise, firstSign.promise]).then(fetchCode))

  function Part(props: Props) {
    const Known = known ?? use(there.promise)
    return <Known {...props} />
  }

  return memo(function LatePart(props: Props) {
    const isHydrating = useSyncExternalStore(neverChanges, isFalse, isTrue)
    const [isLate] = useState(isHydrating)
    // A change that cannot wait would take away what the server has written; deferred, it can.
    const deferred = useDeferredValue(props)
    const shown = known ? props : deferred
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

const neverChanges = () => () => {}
const isFalse = () => false
const isTrue = () => true

function nextSign(): Promise<void> {
  return new Promise(resolve => {
    for (const kind of signs) addEventListener(kind, () => resolve(), { capture: true, passive: true, once: true })
  })
}

/** Whether somebody scrolled or pressed something while the script was on its way. */
function hasBegun(): boolean {
  return window.scrollY > 0 || navigator.userActivation?.hasBeenActive === true
}
