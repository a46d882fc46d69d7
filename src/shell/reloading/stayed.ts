// Remembers a navigation that failed and left the visitor where they were, until another page is shown.

/** The page that was wanted, and the page that is still open. */
type Stayed = { readonly wanted: string; readonly at: string }

let latest: Stayed | undefined
const listeners = new Set<() => void>()

export function stayed(): Stayed | undefined {
  return latest
}

export function noteStayed(note: Stayed | undefined): void {
  if (note === undefined && latest === undefined) return
  latest = note
  for (const listener of listeners) listener()
}

/** Subscribes to changes; returns the unsubscribe function. */
export function onStayed(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
