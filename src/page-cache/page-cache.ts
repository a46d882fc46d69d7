// Whole open pages in the memory of a process, ready to be sent: bounded in bytes, the longest unused go first.

export type CachedPage = {
  /** Names and values in turn, as Node writes them. */
  readonly head: readonly string[]
  /** Encoded as the head says. */
  readonly body: Buffer
  readonly etag: string
  /** The pattern of the page's route, by which requests are counted. */
  readonly route: string
  /** From this moment on (in milliseconds since 1970) it may say what is no longer true. */
  readonly until: number
}

/** What stands around a page in memory: its key, its head, and the objects themselves; measured with Node 26, rounded up. */
const bytesBeside = 4096
/** How many keys are remembered of pages that were asked for once. */
const mostAskedOnce = 20_000

export type PageCache = ReturnType<typeof openPageCache>

/** A cache of at most `mostBytes`; with 0 it keeps nothing. */
export function openPageCache(mostBytes: number) {
  // In the order of their last use.
  const pages = new Map<string, CachedPage>()
  const askedOnce = new Set<string>()
  let bytes = 0
  let edition = 0

  function forget(key: string, page: CachedPage): void {
    pages.delete(key)
    bytes -= page.body.length + bytesBeside
  }

  return {
    /** Whether it keeps anything at all. */
    isOn: mostBytes > 0,
    /** The page of that key, unless its time is over. */
    find(key: string, now: number): CachedPage | undefined {
      const page = pages.get(key)
      if (!page) return undefined
      if (page.until <= now) return void forget(key, page)
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    /**
     * Whether a page that is about to be made is worth its room: the second time it is asked for. Addresses that only a
     * crawler asks for push out nothing.
     */
    isWanted(key: string): boolean {
      if (askedOnce.has(key)) return true
      if (askedOnce.size >= mostAskedOnce) askedOnce.clear()
      askedOnce.add(key)
      return false
    },
    /** Changes whenever all pages are dropped: what was read before belongs to the edition before. */
    edition: () => edition,
    /** Keeps a page that was made of what `madeIn` knew; whether it did. */
    keep(key: string, page: CachedPage, madeIn: number): boolean {
      const size = page.body.length + bytesBeside
      if (madeIn !== edition || size > mostBytes / 8) return false
      const before = pages.get(key)
      if (before) forget(key, before)
      pages.set(key, page)
      bytes += size
      for (const [oldest, old] of pages) {
        if (bytes <= mostBytes) break
        forget(oldest, old)
      }
      return true
    },
    dropAll(): void {
      edition++
      pages.clear()
      bytes = 0
    },
    size: () => ({ pages: pages.size, bytes }),
  }
}
