// A map as a cache of what was used last.

/** Puts the value last in `cache`, as the most recently used, and evicts the least recently used beyond `most`. */
export function keepRecent<Key, Value>(cache: Map<Key, Value>, key: Key, value: Value, most: number): void {
  cache.delete(key)
  cache.set(key, value)
  for (const oldest of cache.keys()) {
    if (cache.size <= most) break
    cache.delete(oldest)
  }
}
