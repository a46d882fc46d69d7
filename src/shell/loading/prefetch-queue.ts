// A queue that prefetches each address once, at most four at a time (Spec 9).

/** Spec 9. */
const mostInFlight = 4

type PrefetchQueue = { readonly add: (addresses: readonly string[]) => void }

/** A queue that hands each new address to `fetchOne`; what fails is forgotten like what succeeds. */
export function prefetchQueue(fetchOne: (address: string) => Promise<unknown>): PrefetchQueue {
  const seen = new Set<string>()
  const waiting: string[] = []
  let inFlight = 0
  const goOn = () => {
    while (inFlight < mostInFlight && waiting.length > 0) {
      inFlight += 1
      fetchOne(waiting.shift()!)
        .catch(() => undefined)
        .then(() => {
          inFlight -= 1
          goOn()
        })
    }
  }
  return {
    add: addresses => {
      for (const address of addresses) {
        if (seen.has(address)) continue
        seen.add(address)
        waiting.push(address)
      }
      goOn()
    },
  }
}
