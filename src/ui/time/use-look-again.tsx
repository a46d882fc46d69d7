// Loads a page's data anew while it waits for something that happens elsewhere: in a mailbox, in another tab, at a bank.

import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Every five seconds while somebody sees the page, and as soon as they come back to it; `before` each look, if there is something to do. */
export function useLookAgain(isWaiting: boolean, before?: () => void): void {
  const { revalidate } = useRevalidator()
  const prepare = useRef(before)
  prepare.current = before
  useEffect(() => {
    if (!isWaiting) return
    const look = () => {
      if (document.visibilityState !== 'visible') return
      prepare.current?.()
      void revalidate()
    }
    const timer = setInterval(look, 5000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isWaiting, revalidate])
}
