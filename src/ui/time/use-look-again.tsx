// Loads a page's data anew while it waits for something that happens elsewhere: in a mailbox, in another tab, at a bank.

import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Every five seconds while somebody sees the page, and as soon as they come back to it. */
export function useLookAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(look, 5000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isWaiting, revalidate])
}
