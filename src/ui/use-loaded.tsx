// Code that is fetched once something on a page wants it.

import { useEffect, useState } from 'react'

type Loaded<Part> = { readonly part?: Part; readonly fault?: unknown }

/** What `load` fetches, from when it is wanted on; `fault` is why it could not be had. `load` is the same at every call. */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted = true): Loaded<Part> {
  const [loaded, setLoaded] = useState<Loaded<Part>>({})
  const isThere = loaded.part !== undefined
  useEffect(() => {
    if (!isWanted || isThere) return
    load().then(
      part => setLoaded({ part }),
      fault => setLoaded({ fault }),
    )
  }, [load, isWanted, isThere])
  return loaded
}
