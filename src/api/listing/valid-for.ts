// How long a list stays valid.

import type { IndexSnapshot } from '#search/index/index-snapshot.ts'

/**
 * Valid for the same snapshot from `since` until `until` (milliseconds since 1970); another snapshot means that something has
 * changed.
 */
export type ValidFor = { readonly snapshot: IndexSnapshot; readonly since: number; readonly until: number }
