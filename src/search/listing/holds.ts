// How long a list is right.

import type { IndexSnapshot } from '#search/index/index-snapshot.ts'

/**
 * It is right for whoever asks of the same snapshot before `until`, and not before `since` (milliseconds since 1970); another
 * snapshot means that something has changed.
 */
export type Holds = { readonly snapshot: IndexSnapshot; readonly since: number; readonly until: number }
